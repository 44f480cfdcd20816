import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { allMessages, type Catalogues, pluralForm, pluralKey, wording } from "../words/format.ts";
import type { Problem } from "./check.ts";
import { withoutCompanies } from "./names.ts";

const stem = z.string().trim().min(1);
const term = z.strictObject({
  /** Stems of one translation in its inflected forms. */
  use: z.array(stem).min(1),
  /** Stems that no message of the language may contain. */
  avoid: z.array(stem).default([]),
  /** Messages that say it otherwise: `home:hero.title`. */
  except: z.array(z.string().includes(":")).default([]),
});
const terms = z.record(stem, term);

/** A language's glossary by English term, as `docs/translating/<language>.terms.json` holds it. */
export type Terms = z.output<typeof terms>;

export const termsFile = (language: Language): string => `docs/translating/${language}.terms.json`;

/**
 * Reads the glossary of a language.
 * @param root the folder that holds `docs`
 * @returns undefined where there is none
 * @throws Error that names the file and what is wrong with it
 */
export async function readTerms(root: string, language: Language): Promise<Terms | undefined> {
  const file = termsFile(language);
  const text = await readFile(join(root, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return terms.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${file} is no glossary: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`,
    );
  }
}

/** A published language without a glossary, for which nothing holds its terms together. */
export const lackOfTerms = (language: Language): Problem => ({
  language,
  file: termsFile(language),
  key: "",
  what: "is missing",
  mend: "list the language's terms (docs/translating.md)",
});

/**
 * Holds a language to its glossary (LN-05): each message translates the terms of its English in the listed way, and
 * none uses a rejected one. Names of companies are no terms, and a longer term takes its words from a shorter one: "demo account" from "account".
 */
export function checkTerms(request: {
  language: Language;
  english: Catalogues;
  catalogues: Catalogues;
  terms: Terms;
}): Problem[] {
  const { language, terms } = request;
  const english = allMessages(request.english);
  const own = allMessages(request.catalogues);
  const rejected = Object.values(terms).flatMap(({ avoid }) => avoid);
  const longestFirst = Object.keys(terms).toSorted((one, other) => other.length - one.length);

  /** The terms that a message has in English and does not translate as listed. */
  const untranslated = (key: string, translation: string): string[] =>
    termsIn(english.get(key) ?? english.get(otherForm(key)) ?? "", longestFirst).filter(
      (term) => !terms[term]?.use.some((stem) => contains(translation, stem)),
    );

  const inMessage = ([key, translation]: [string, string]): Problem[] => {
    const [namespace = "", path = ""] = key.split(":");
    const place = { language, file: `${language}/${namespace}.json`, key: path };
    const source = JSON.stringify(english.get(key) ?? "");
    return [
      ...untranslated(key, translation)
        .filter((term) => !terms[term]?.except.includes(key))
        .map((term) => ({
          ...place,
          what: `translates "${term}" of ${source} otherwise: ${JSON.stringify(translation)}`,
          mend: `use ${terms[term]?.use.join(", ")}`,
        })),
      ...rejected
        .filter((stem) => contains(translation, stem))
        .map((stem) => ({
          ...place,
          what: `has the rejected "${stem}": ${JSON.stringify(translation)}, for ${source}`,
          mend: `use the term of ${termsFile(language)}`,
        })),
    ];
  };

  const needlessExceptions = Object.entries(terms).flatMap(([term, { except }]) =>
    except
      .filter((key) => !untranslated(key, own.get(key) ?? "").includes(term))
      .map((key) => ({
        language,
        file: termsFile(language),
        key: term,
        what: `excepts ${key}, which needs no exception`,
        mend: "remove it",
      })),
  );

  return [...[...own].flatMap(inMessage), ...needlessExceptions];
}

/** The key under which English has a plural form that it lacks. */
function otherForm(key: string): string {
  const form = pluralForm(key);
  return form ? pluralKey({ ...form, category: "other" }) : key;
}

/** The terms that an English message contains, in singular or plural. @param terms longest first */
function termsIn(message: string, terms: readonly string[]): string[] {
  let rest = plain(withoutCompanies(message));
  return terms.filter((term) => {
    const before = rest;
    rest = rest.replaceAll(new RegExp(`\\b${RegExp.escape(plain(term))}s?\\b`, "gi"), "\n");
    return rest !== before;
  });
}

const unspaced = "[\\p{Script=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}]";
const beginsUnspaced = new RegExp(`^${unspaced}`, "v");

/** Whether a text has a word that begins with the stem; Chinese and Japanese do not show where words begin. */
function contains(text: string, stem: string): boolean {
  const beginning = beginsUnspaced.test(stem) ? "" : `(?<![[\\p{L}\\p{M}]--${unspaced}])`;
  return new RegExp(beginning + RegExp.escape(plain(stem)), "iv").test(plain(text));
}

/** Without markup, with plain spaces and hyphens in place of those that do not break. */
const plain = (text: string): string =>
  wording(text)
    .normalize("NFC")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u2011", "-")
    .replaceAll("\u00ad", "");
