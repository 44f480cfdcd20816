import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Language } from "../languages.ts";
import { readLimits, type Source } from "../words/catalogues.ts";
import type { Catalogues } from "../words/format.ts";
import { inWords } from "./check.ts";
import { reviewLanguages } from "./review.ts";
import type { Stale } from "./stale.ts";

const title = "Open a demo account in each of the competitions that our brokers run for all of their clients";
const english = { common: { meta: { title }, cta: "Book  demo", list: ["One account", "Two {{brand}}"] } };

/** What is wrong with catalogues of the languages. English is in place of what is in `stale`. */
async function review(
  byLanguage: Partial<Record<Language, Catalogues>>,
  stale?: Stale,
  own: Catalogues = english,
) {
  const root = await mkdtemp(join(tmpdir(), "review-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "docs/translating"), { recursive: true });
  await mkdir(join(root, "src"));
  await writeFile(join(root, "src/page.ts"), 't("common:meta.title") t("common:cta") t("common:list")');
  const terms = { account: { use: ["счёт"], except: ["common:cta", "common:meta.title"] } };
  await writeFile(join(root, "docs/translating/ru.terms.json"), JSON.stringify(terms));
  const catalogues: Partial<Record<string, Catalogues>> = { en: own, ...byLanguage };
  const source: Source = {
    read: async (language, namespace) => catalogues[language]?.[namespace] ?? {},
    english: own,
    limits: readLimits,
    ...(stale && { stale }),
  };
  const { blocking, others, inEnglish, translations } = await reviewLanguages({
    chosen: Object.keys(catalogues) as Language[],
    published: [],
    source,
    root,
    pages: {
      variables: { brand: "Northbell" },
      headings: (t) => [
        { catalogue: "common", title: `${t("common:meta.title" as never)}`, description: "" },
      ],
    },
  });
  const inRussian = (problem: { language: Language }) => problem.language === "ru";
  return {
    blocking: blocking.map(inWords),
    others: others.filter(inRussian).map(inWords),
    inEnglish: Object.fromEntries(inEnglish.get("ru") ?? []),
    russian: translations.get("ru"),
  };
}

const russian = {
  common: { meta: { title: "Откройте account" }, cta: "Демо  x", list: ["Один", "Два {{brand}} y"] },
};

const all = {
  ru: {
    "common:meta.title": "Open an account",
    "common:cta": "",
    "common:list.0": "An account",
    "common:list.1": "Two",
  },
};

test("LN-05 neither English that stands in nor the translation behind it is checked", async () => {
  expect((await review({ ru: russian })).others.length).toBeGreaterThan(3);
  const { blocking, others, inEnglish } = await review({ ru: russian }, all);
  expect([...blocking, ...others]).toEqual([]);
  expect(inEnglish).toEqual({
    "common:meta.title": title,
    "common:cta": "Book  demo",
    "common:list.0": "One account",
    "common:list.1": "Two {{brand}}",
  });
});

test("LN-05 what English stands in for may be missing, and all else is checked as ever", async () => {
  const list = ["Один счёт", "Два {{brand}} y"];
  const found = await review(
    { ru: { common: { list } } },
    { ru: { "common:cta": "", "common:meta.title": "", "common:old": "" } },
  );
  expect(found.blocking).toEqual([]);
  expect(found.others).toEqual([
    expect.stringContaining('ru/common.json list.1 has "y"'),
    expect.stringContaining("stale.json ru common:old is unknown in English"),
  ]);
  expect(found.russian).toEqual({ common: { meta: { title: undefined }, cta: undefined, list } });
  expect((await review({ ru: { common: { list } } }, { ru: { "common:cta": "" } })).blocking).toEqual([
    expect.stringContaining("ru/common.json meta.title is missing"),
  ]);
});

test("LN-05 what English has lost stops the build as a problem of English", async () => {
  const lost = { common: { ...english.common, cta: "Book demo" } };
  const cta = "Демо {{brand}}";
  const es = { common: { ...lost.common, cta } };
  const { blocking } = await review({ es, ru: { common: { ...lost.common, cta } } }, undefined, lost);
  expect(blocking).toEqual([
    "en/common.json cta lacks {{brand}}, which every translation has; put it back, or take it out of the translations",
  ]);
});
