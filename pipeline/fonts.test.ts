import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Language } from "../src/languages/languages.ts";
import { digest, makeFonts } from "./fonts.ts";

// Subsetting takes seconds, and only its arguments are checked here.
vi.mock("subset-font", () => ({
  default: vi.fn(async (source: Buffer, text: string, options: object) =>
    Buffer.from(`${source.length} ${text} ${JSON.stringify(options)}`),
  ),
}));
const subset = vi.mocked(subsetFont);

let cache: string;
beforeEach(async () => {
  subset.mockClear();
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  cache = join(folder, "fonts");
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** What two languages may show, with a joiner and a line break, which no font draws. */
const texts = new Map<Language, string>([
  ["es", "Ñandú\u200d"],
  ["ru", "Ёлка\n"],
]);

/** The characters requested for each font: two of each language, and that for code. */
async function charactersAsked(from: ReadonlyMap<Language, string> = texts) {
  subset.mockClear();
  await makeFonts(cache, from);
  return subset.mock.calls.map(([, text]) => text);
}

test("both fonts of a language have every character of its texts, and none of other languages", async () => {
  const [headlineSpanish, textSpanish, headlineRussian, textRussian, code] = await charactersAsked();
  const common = "\u00a0\u202f\u2011–—‘’“”„«»…·•×−±→←↑↓↗≤≥©®™€£₽°№§¿¡ºª";
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const inOrder = (text: string) => ascii + [...text].sort().join("");
  expect([headlineSpanish, textSpanish]).toEqual(Array(2).fill(inOrder(`${common}Ñú`)));
  expect([headlineRussian, textRussian]).toEqual(Array(2).fill(inOrder(`${common}Ёлка`)));
  expect(code).toBe(inOrder(common));
});

test("headlines have one size and weight, text has a range of weights, code has none, and no font has hints", async () => {
  await makeFonts(cache, texts);
  const asked = subset.mock.calls.map(([, , options]) => options);
  const common = { targetFormat: "woff2", noLayoutClosure: true, noHinting: true };
  const headline = { ...common, variationAxes: { opsz: 60, wght: 600 } };
  const text = { ...common, variationAxes: { wdth: 100, wght: { min: 400, max: 700 } } };
  const code = { ...common, variationAxes: {} };
  expect(asked).toEqual([headline, text, headline, text, code]);
});

test("each language has its fonts, their rules, and the files behind them", async () => {
  const { languages, code, files } = await makeFonts(cache, texts);
  expect(Object.keys(languages)).toEqual(["es", "ru"]);
  const addresses = [...files.keys()].map((name) => `/_astro/${name}`);
  const [, , headline, text, codeUrl] = addresses;
  expect(headline).toMatch(/^\/_astro\/headline-ru\.[\da-f]{10}\.woff2$/);
  expect(text).toMatch(/^\/_astro\/text-ru\.[\da-f]{10}\.woff2$/);
  expect(codeUrl).toMatch(/^\/_astro\/code-code\./);
  expect(languages.ru).toBe(
    `@font-face{font-family:Headline;src:url(${headline});font-weight:600;font-display:swap}` +
      `@font-face{font-family:Text;src:url(${text});font-weight:400 700;font-display:swap}`,
  );
  expect(code).toBe(`@font-face{font-family:Code;src:url(${codeUrl});font-weight:400;font-display:swap}`);
  const named = [languages.es, languages.ru, code].flatMap((css) => css?.match(/(?<=url\()[^)]+/g) ?? []);
  expect(named).toEqual(addresses);
  expect(files.size).toBe(5);
  for (const [name, content] of files) expect(name).toContain(digest(content));
});

test("without texts there is only the font for code", async () => {
  const { languages, files } = await makeFonts(cache, new Map());
  expect(languages).toEqual({});
  expect([...files.keys()]).toEqual([expect.stringMatching(/^code-/)]);
});

test("finished subsets are reused, except for other characters", async () => {
  const first = await makeFonts(cache, texts);
  const kept = await readdir(cache);
  expect(kept).toHaveLength(5);
  for (const name of kept) expect(name).toMatch(/^[\da-f]{10}\.woff2$/);
  expect(await makeFonts(cache, texts)).toEqual(first);
  expect(subset).toHaveBeenCalledTimes(5);
  // The same letters in another order.
  expect(await charactersAsked(new Map(texts).set("es", "úúÑnd"))).toEqual([]);
  const [headline, text, ...others] = await charactersAsked(new Map(texts).set("es", "Ñandú Ǿ"));
  expect([headline, text]).toEqual(Array(2).fill(expect.stringContaining("Ǿ")));
  expect(others).toEqual([]);
});

test("a digest depends on all its parts", () => {
  expect(digest("ab")).toBe("fb8e20fc2e");
  expect(digest("a", Buffer.from("b"))).toBe(digest("ab"));
  expect(digest()).not.toBe(digest("ab"));
});
