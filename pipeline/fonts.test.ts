import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { languages } from "../src/languages/languages.ts";
import { readCatalogues, sourceFrom } from "../src/languages/words/catalogues.ts";
import { allMessages } from "../src/languages/words/format.ts";
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

/** The characters requested for each font, in the order of `urls`. */
const charactersAsked = () => subset.mock.calls.map(([, text]) => text);

test("both fonts of a script have every character of its catalogues", async () => {
  const codes = languages.filter(({ script }) => script === "latin" || script === "cyrillic");
  const { catalogues } = await readCatalogues(
    { languages: codes.map(({ code }) => code), variables: {} },
    sourceFrom({}),
  );
  await makeFonts(cache);
  const [headlineLatin, textLatin, headlineCyrillic, textCyrillic] = charactersAsked().map(
    (text) => new Set(text),
  );
  for (const { code, script } of codes) {
    const own = catalogues.get(code) ?? expect.fail("no catalogues");
    const messages = [...allMessages(own).values()].join("");
    // Format and control characters, such as joiners, need no glyph.
    const drawn = new Set(messages.replaceAll(/[\p{Cf}\p{Cc}]/gu, ""));
    const faces = script === "latin" ? [headlineLatin, textLatin] : [headlineCyrillic, textCyrillic];
    for (const face of faces) expect([...drawn].filter((character) => !face?.has(character))).toEqual([]);
  }
});

test("every script has digits, symbols, both cases, and additional characters", async () => {
  await makeFonts(cache, "Ǿ");
  const [latin = "", , cyrillic = ""] = charactersAsked();
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  for (const text of [latin, cyrillic]) {
    expect(text.startsWith(ascii)).toBe(true);
    for (const character of "\u00a0\u202f\u2011–—“”«»−±→₽€Ǿ") expect(text).toContain(character);
  }
  for (const character of "áéíñüßÁÉÍÑÜ") expect(latin).toContain(character);
  for (const character of "абёяАБЁЯ") expect(cyrillic).toContain(character);
  expect(latin).not.toContain("я");
  expect(cyrillic).not.toContain("é");
});

test("headlines have one size and weight, text has a range of weights, code is unchanged", async () => {
  await makeFonts(cache);
  const asked = subset.mock.calls.map(([, , options]) => options);
  const common = { targetFormat: "woff2", noLayoutClosure: true };
  const headline = { ...common, variationAxes: { opsz: 60, wght: 600 } };
  const text = { ...common, variationAxes: { wdth: 100, wght: { min: 400, max: 700 } } };
  const code = { ...common, variationAxes: {} };
  expect(asked).toEqual([headline, text, headline, text, code]);
});

test("each script has its rules and addresses, and the files behind them", async () => {
  const { sets, files } = await makeFonts(cache);
  const [headline, text] = sets.cyrillic.urls;
  expect(headline).toMatch(/^\/_astro\/headline-cyrillic\.[\da-f]{10}\.woff2$/);
  expect(text).toMatch(/^\/_astro\/text-cyrillic\.[\da-f]{10}\.woff2$/);
  expect(sets.cyrillic.css).toBe(
    `@font-face{font-family:Headline;src:url(${headline});font-weight:600;font-display:optional}` +
      '@font-face{font-family:"Headline Fallback";src:local("Georgia"),local("Liberation Serif");size-adjust:94%}' +
      `@font-face{font-family:Text;src:url(${text});font-weight:400 700;font-display:optional}`,
  );
  expect(sets.code.css).toBe(
    `@font-face{font-family:Code;src:url(${sets.code.urls[0]});font-weight:400;font-display:optional}`,
  );
  expect([...sets.latin.urls, ...sets.cyrillic.urls, ...sets.code.urls]).toEqual(
    [...files.keys()].map((name) => `/_astro/${name}`),
  );
  for (const [name, content] of files) expect(name).toContain(digest(content));
});

test("finished subsets are reused, except for other characters", async () => {
  const first = await makeFonts(cache);
  const kept = await readdir(cache);
  expect(kept).toHaveLength(5);
  for (const name of kept) expect(name).toMatch(/^[\da-f]{10}\.woff2$/);
  expect(await makeFonts(cache)).toEqual(first);
  expect(subset).toHaveBeenCalledTimes(5);
  await makeFonts(cache, "Ǿ");
  // The font for code does not depend on the characters of the brand.
  expect(subset).toHaveBeenCalledTimes(9);
});

test("a digest depends on all its parts", () => {
  expect(digest("ab")).toBe("fb8e20fc2e");
  expect(digest("a", Buffer.from("b"))).toBe(digest("ab"));
  expect(digest()).not.toBe(digest("ab"));
});
