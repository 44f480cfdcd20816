import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Language } from "../languages.ts";
import { serve } from "../negotiation/testing.ts";
import { type CatalogueReader, httpReader, TemporaryFailure } from "./backends.ts";
import { catalogues, loadCatalogues, readLimits, type Source } from "./catalogues.ts";
import type { Catalogues } from "./format.ts";

vi.mock("./english.ts", () => ({ english: { common: { cta: "Book demo" } } }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const english = {
  common: { cta: "Book demo" },
  home: {
    title: "Ring the <strong>{{brand}}</strong> bell",
    day: "Day {{day}}",
    features: ["Run by {{brand}}", "A second"],
    traders_one: "{{count}} trader",
    traders_other: "{{count}} traders",
  },
};

const russian = {
  common: { cta: "Заказать" },
  home: {
    title: "<strong>{{brand}}</strong>",
    day: "День {{day}}",
    features: ["На {{brand}}", "Два"],
    traders_one: "{{count}} трейдер",
    traders_few: "{{count}} трейдера",
    traders_many: "{{count}} трейдеров",
    traders_other: "{{count}} трейдера",
  },
};

const quick = { ...readLimits, retryTimeout: 1 };

const memory =
  (byLanguage: Readonly<Record<string, Catalogues>>): CatalogueReader =>
  async (language, namespace) =>
    byLanguage[language]?.[namespace] ?? Promise.reject(new Error("not there"));

const publication = (...languages: Language[]) => ({ languages, variables: { brand: "A & B" } });

/** Fixtures have keys that the site's English does not have, so `t` is typed anew. */
async function translate(language: Language, source: Partial<Source> = {}) {
  const read = memory({ en: english, ru: russian });
  const words = await loadCatalogues(publication("en", "ru"), { read, english, limits: quick, ...source });
  return words.translate(language) as unknown as (key: string, options?: object) => unknown;
}

describe("LN-05 t", () => {
  test("LN-05 has one language, with the global variables unescaped", async () => {
    expect((await translate("en"))("home:title")).toBe("Ring the <strong>A & B</strong> bell");
    expect((await translate("ru"))("home:day", { day: 2 })).toBe("День 2");
    expect((await translate("ru"))("cta")).toBe("Заказать");
  });

  test("LN-05 takes the plural form, and joins ranges that its values make", async () => {
    const t = await translate("ru");
    const traders = [1, 3, 5].map((count) => t("home:traders", { count }));
    expect(traders).toEqual(["1 трейдер", "3 трейдера", "5 трейдеров"]);
    expect(t("home:day", { day: "1–2" })).toBe("День 1–\u20602");
  });

  test("LN-05 sets line ends in large type only, also in lists", async () => {
    const t = await translate("en");
    expect(t("home:title")).toBe("Ring the <strong>A & B</strong> bell");
    expect(t("home:title", { large: true })).toBe("Ring the\u00a0<strong>A\u00a0& B</strong> bell");
    expect(t("home:features", { returnObjects: true, large: true })).toEqual([
      "Run by A\u00a0& B",
      "A\u00a0second",
    ]);
  });

  test("a misspelt key is told with the nearest one", async () => {
    const t = await translate("en");
    expect(() => t("common:ctaa")).toThrow("en has no message common:ctaa. Did you mean common:cta?");
  });

  test("LN-05 throws for a missing message, plural or value, and for a list taken as a message", async () => {
    const t = await translate("ru");
    expect(() => t("home:hero.title")).toThrow("ru has no message home:hero.title");
    expect(() => t("home:hero", { count: 2 })).toThrow("ru has no message home:hero_one");
    expect(() => t("home:day")).toThrow('No value for {{day}} in "День {{day}}"');
    expect(() => t("home:features")).toThrow("features");
  });

  test("LN-05 is not given for a language that is not published", async () => {
    const source = { read: memory({ en: english }), english, limits: quick };
    const { translate } = await loadCatalogues(publication("en"), source);
    expect(() => translate("ru")).toThrow('"ru" is not published');
  });
});

describe("LN-05 publication", () => {
  test("LN-05 one error lists all that is wrong in every language", async () => {
    const read = memory({
      en: english,
      ru: { common: {}, home: { ...russian.home, day: "День" } },
      ja: { common: { cta: "予約", extra: "?" } },
    });
    const loading = loadCatalogues(publication("en", "ru", "ja"), { read, english, limits: quick });
    await expect(loading).rejects.toThrow(
      [
        'catalogues/ru/common.json: cta: is missing; translate "Book demo"',
        'catalogues/ru/home.json: day: lacks {{day}}; keep it, as in "Day {{day}}"',
        "catalogues/ja/home.json: cannot be read: not there; provide it as a JSON object, beginning with catalogues/en/home.json",
        "catalogues/ja/common.json: extra: is unknown in English; remove it, or correct the key",
      ].join("\n"),
    );
  });
});

describe("LN-07 retries", () => {
  test("LN-07 five retries, after 350 ms and then twice as long each time", async () => {
    vi.useFakeTimers();
    const attempts: number[] = [];
    const read: CatalogueReader = async () => {
      attempts.push(Date.now());
      throw new TemporaryFailure("busy");
    };
    const loading = loadCatalogues(publication("en"), {
      read,
      english: { home: english.home },
      limits: readLimits,
    });
    const rejected = expect(loading).rejects.toThrow("catalogues/en/home.json: cannot be read: busy");
    await vi.runAllTimersAsync();
    await rejected;
    const waits = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
  });

  test("LN-07 a service that fails at first and then answers is read, and a final failure is not tried again", async () => {
    const attempts = new Map<string | undefined, number>();
    const address = await serve(({ url }, response) => {
      const attempt = (attempts.get(url) ?? 0) + 1;
      attempts.set(url, attempt);
      const isFinal = url === "/en/home.json";
      if (attempt <= 4 || isFinal) response.writeHead(isFinal ? 404 : 503).end();
      else response.end(JSON.stringify(english.common));
    });
    const loading = loadCatalogues(publication("en"), { read: httpReader(address), english, limits: quick });
    await expect(loading).rejects.toThrow(/^catalogues\/en\/home\.json: cannot be read: .* answered 404/);
    expect(Object.fromEntries(attempts)).toEqual({ "/en/common.json": 5, "/en/home.json": 1 });
  });

  test("LN-07 at most ten catalogues are read at a time", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, page) => [`page${page}`, { title: "98%" }]),
    );
    let reading = 0;
    let most = 0;
    const read: CatalogueReader = async () => {
      reading += 1;
      most = Math.max(most, reading);
      await setImmediate();
      reading -= 1;
      return { title: "98%" };
    };
    await loadCatalogues(publication("en"), { read, english: many, limits: readLimits });
    expect(most).toBe(10);
  });
});

test("LN-07 CATALOGUE_URL names the service; catalogues are read once for all pages", async () => {
  const paths: (string | undefined)[] = [];
  const address = await serve(({ url }, response) => {
    paths.push(url);
    response.end('{ "cta": "Book demo" }');
  });
  vi.stubEnv("CATALOGUE_URL", address);
  const [words, same] = await Promise.all([catalogues(publication("en")), catalogues(publication("en"))]);
  expect(words).toBe(same);
  expect(await catalogues(publication("en"))).toBe(words);
  expect(paths).toEqual(["/en/common.json"]);
});
