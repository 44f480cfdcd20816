import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Language } from "../src/i18n/languages.ts";
import { siteFonts } from "./fonts.ts";

// Subsetting takes seconds, and only its arguments are checked here.
vi.mock("subset-font", () => ({
  default: vi.fn(async (source: Buffer, text: string, options: object) =>
    Buffer.from(`${source.length} ${text} ${JSON.stringify(options)}`),
  ),
}));
const subset = vi.mocked(subsetFont);

let folder: string;
beforeEach(async () => {
  subset.mockClear();
  const parent = await mkdtemp(join(tmpdir(), "fonts-"));
  folder = join(parent, "fonts");
  onTestFinished(() => rm(parent, { recursive: true }));
});

/** What two languages may show, with a joiner and a line break, which no font draws. */
const texts = new Map<Language, string>([
  ["es", "Ñandú\u200d"],
  ["ru", "Ёлка\n"],
]);

test("both fonts of a language have every character of its texts, and none of other languages", async () => {
  await siteFonts(folder, texts);
  const asked = subset.mock.calls.map(([, text]) => text).filter((text) => text.includes("A"));
  const common = "\u00a0\u202f\u2011–—‘’“”„«»…·•×−±→←↑↓↗≤≥©®™€£₽°№§¿¡ºª";
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const inOrder = (text: string) => ascii + [...text].sort().join("");
  const spanish = inOrder(`${common}Ñú`);
  const russian = inOrder(`${common}Ёлка`);
  expect(asked.toSorted()).toEqual([spanish, spanish, russian, russian, inOrder(common)].toSorted());
});

test("letters of a typed name that a language does not use are in one more file, only for them", async () => {
  const families = await siteFonts(folder, texts);
  const [spanish] = families.filter(({ cssVariable }) => cssVariable === "--headline-es");
  const [own, others] = spanish?.options.variants ?? [];
  expect(own).not.toHaveProperty("unicodeRange");
  // Ñ (D1), × (D7) and ú (FA) are its own.
  expect(others?.unicodeRange?.slice(1, 3)).toEqual(["U+D2-D6", "U+D8-F9"]);
  const [letters] = subset.mock.calls.map(([, text]) => text).filter((text) => !text.includes("A"));
  for (const letter of "åğŠøΩЖ") expect(letters).toContain(letter);
});

test("a language of another script has figures, Latin letters and names in the font of headlines, and no more", async () => {
  await siteFonts(folder, new Map([["ja", "Bell Ü"]]));
  const [headline = "", ...others] = subset.mock.calls
    .map(([, text]) => text)
    .filter((text) => text.includes("A"))
    .toSorted((one, other) => other.indexOf("Ü") - one.indexOf("Ü"));
  // Beside it, only the font of code.
  expect(others).toHaveLength(1);
  for (const character of "BbZz09+%−×Ü") expect(headline).toContain(character);
  // In Japanese they are as wide as a character.
  for (const character of "“”…·—") expect(headline).not.toContain(character);
});

test("finished subsets are reused, except for other characters", async () => {
  await siteFonts(folder, texts);
  expect(await readdir(folder)).toHaveLength(6);
  // The same letters in another order.
  await siteFonts(folder, new Map(texts).set("es", "úúÑnd"));
  expect(subset).toHaveBeenCalledTimes(6);
  await siteFonts(folder, new Map(texts).set("es", "Ñandú Ǿ"));
  expect(subset.mock.calls.slice(6).map(([, text]) => text)).toEqual(
    Array(2).fill(expect.stringContaining("Ǿ")),
  );
});
