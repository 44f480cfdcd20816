import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "../src/i18n/languages.ts";
import type { CatalogueReader } from "../src/i18n/messages/backends.ts";
import { readLimits, type Source } from "../src/i18n/messages/catalogues.ts";
import { fontTexts } from "./fontTexts.ts";

/** A source of one message a language. */
const source = (messages: Partial<Record<string, string>>): Source => {
  const read: CatalogueReader = async (language) => {
    const message = messages[language];
    if (message === undefined) throw new Error("not there");
    return { list: ["Bell", message], group: { inner: "Cup" } };
  };
  return {
    read,
    english: { common: { list: ["Bell", "Bell"], group: { inner: "Cup" } } },
    limits: { ...readLimits, retryTimeout: 1 },
  };
};

const lettersMissing = (text = "", wanted: string): string[] => {
  const letters = new Set(text);
  return [...new Set(wanted)].filter((letter) => !letters.has(letter));
};

test("a language has its own messages, in lists and groups, and none of another language", async () => {
  const texts = await fontTexts(["es", "ru"], "", source({ en: "Bell", es: "ŵ", ru: "Ѳ" }));
  expect([...texts.keys()]).toEqual(["es", "ru"]);
  expect(texts.get("es")).toContain("BellŵCup");
  expect(texts.get("es")).not.toContain("Ѳ");
  expect(texts.get("ru")).toContain("BellѲCup");
  expect(texts.get("ru")).not.toContain("ŵ");
});

test("content, names of the company and names of languages in the same script may be shown in every language", async () => {
  const texts = await fontTexts(["en", "ru"], "Ǿ & Ѫ", source({ en: "Bell", ru: "Bell" }));
  const content = globSync("src/content/**/*.json").map((file) => readFileSync(file, "utf8"));
  expect(content.length).toBeGreaterThan(0);
  for (const text of texts.values()) {
    expect(text).toContain("Ǿ & Ѫ");
    expect(lettersMissing(text, content.join(""))).toEqual([]);
  }
  for (const name of ["English", "Español", "Português"]) {
    expect(texts.get("en")).toContain(name);
    expect(texts.get("ru")).not.toContain(name);
  }
  expect(texts.get("ru")).toContain("Русский");
  expect(texts.get("en")).not.toContain("Русский");
});

test("languages in other scripts have the names only, and those that are not built have no text", async () => {
  const built: Language[] = ["hi", "ja"];
  const names = built.map((code) => [code, "Bell"] as const);
  expect(await fontTexts(built, "Bell", source({ en: "Bell" }))).toEqual(new Map(names));
});
