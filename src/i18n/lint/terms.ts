import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../content/readJson.ts";
import { validated } from "../../content/validate.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { type Language, languages } from "../languages.ts";
import { allMessages, type Catalogues, messagePlace, otherForm, wording } from "../messages/format.ts";
import { withoutCompanies } from "./names.ts";
import { letters, scriptShare } from "./scripts.ts";

const stem = z.string().trim().min(1);
const term = z.strictObject({
  /** Stems of the inflected forms of a translation. */
  use: z.array(stem).min(1),
  /** Stems that no message of the language may contain. */
  avoid: z.array(stem).default([]),
  /** Messages that express the term in other words: `home:hero.title`. */
  except: z.array(z.string().includes(":", { error: "expected a key such as home:hero.title" })).default([]),
});
const terms = z.record(stem, term);

/** The glossary of a language by English term, as in `docs/translating/<language>.terms.json`. */
export type Terms = z.output<typeof terms>;

const termsFile = (language: Language): string => `docs/translating/${language}.terms.json`;

/**
 * Reads the glossary of a language.
 * @param root the folder that holds `docs`
 * @returns undefined if there is none
 * @throws {DiagnosticsError} with its errors
 */
export function readTerms(root: string, language: Language): Terms | undefined {
  const file = termsFile(language);
  if (!existsSync(join(root, file))) return undefined;
  return validated(terms, parseJson(readFileSync(join(root, file), "utf8"), file));
}

/** Says that a language has no glossary. */
export const missingTerms = (language: Language): Diagnostic => ({
  code: "wrong-term",
  severity: "warning",
  file: termsFile(language),
  path: [],
  message: "is missing",
  fix: "list the language's terms (docs/translating.md)",
});

/**
 * Checks a language against its glossary (LN-05): messages translate each term of their English as listed and use no
 * rejected translation. Company names are no terms. In "demo account", the term "account" does not count.
 */
export function checkTerms(request: {
  language: Language;
  english: Catalogues;
  catalogues: Catalogues;
  terms: Terms;
}): Diagnostic[] {
  const { language, terms } = request;
  const english = allMessages(request.english);
  const own = allMessages(request.catalogues);
  const row = languages.find(({ code }) => code === language);
  const texts = [...own.values()].map(lowerCase).join("\n");
  const rejected = Object.values(terms).flatMap(({ avoid, use }) =>
    avoid.filter((stem) => texts.includes(lowerCase(stem))).map((stem) => ({ stem, use })),
  );
  const ordered = longestFirst(terms);

  /** The terms of an English message that its translation does not translate as listed. */
  const untranslated = (key: string, translation: string): string[] =>
    termsIn(english.get(key) ?? english.get(otherForm(key)) ?? "", ordered).filter(
      (term) => !terms[term]?.use.some((stem) => contains(translation, stem)),
    );

  const inMessage = ([key, translation]: [string, string]): Diagnostic[] => {
    const [namespace = "", path = ""] = key.split(":");
    const at = {
      code: "wrong-term",
      severity: "warning",
      ...messagePlace(language, namespace, path),
    } as const;
    const source = JSON.stringify(english.get(key) ?? "");
    const wrong = untranslated(key, translation).filter((term) => !terms[term]?.except.includes(key));
    const usable = (term: string): string =>
      `use ${anyOf(terms[term]?.use ?? [])}${wrong.length > 1 ? ` for "${term}"` : ""}`;
    return [
      // A message without a letter of the language is not translated at all: `checkScripts` says so.
      ...(wrong.length > 0 && (!row || scriptShare(translation, row) > 0)
        ? [
            {
              ...at,
              message: `translates ${wrong.map((term) => `"${term}"`).join(", ")} of ${source} otherwise: ${JSON.stringify(translation)}`,
              fix: wrong.map(usable).join("; "),
            },
          ]
        : []),
      ...rejected
        .filter(({ stem }) => contains(translation, stem))
        .map(({ stem, use }) => ({
          ...at,
          message: `has the rejected "${stem}": ${JSON.stringify(translation)}, for ${source}`,
          fix: `use ${anyOf(use)}`,
        })),
    ];
  };

  const needlessExceptions = Object.entries(terms).flatMap(([term, { except }]) =>
    except
      .filter((key) => !untranslated(key, own.get(key) ?? "").includes(term))
      .map(
        (key): Diagnostic => ({
          code: "wrong-term",
          severity: "warning",
          file: termsFile(language),
          path: [term],
          message: `excepts ${key}, which needs no exception`,
          fix: "remove it",
        }),
      ),
  );

  return [...[...own].flatMap(inMessage), ...needlessExceptions];
}

/** The terms of a glossary, so that "demo account" comes before "account". */
export const longestFirst = (terms: Terms): string[] =>
  Object.keys(terms).toSorted((one, other) => other.length - one.length);

/** "a, b or c". */
const anyOf = (stems: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(stems);

/** The terms in an English message, singular or plural. @param terms longest first */
export function termsIn(message: string, terms: readonly string[]): string[] {
  let rest = withoutNamesOfCompanies(message);
  return terms.filter((term) => {
    // Spares nearly all terms the slow pattern.
    if (!lowerCase(rest).includes(lowerCase(term))) return false;
    const before = rest;
    rest = rest.replaceAll(termPattern(term), "\n");
    return rest !== before;
  });
}

/** A function of a text that remembers its results: the same messages and terms are looked at again and again. */
function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    results.set(text, result);
    return result;
  };
}

const withoutNamesOfCompanies = remembered((message) => plain(withoutCompanies(message)));

const termPattern = remembered((term) => new RegExp(`\\b${RegExp.escape(plain(term))}s?\\b`, "gi"));

const unspaced = `[${letters.japanese}]`;
const beginsUnspaced = new RegExp(`^${unspaced}`, "v");

const isLetterOfWord = new RegExp(`[[\\p{L}\\p{M}]--${unspaced}]`, "v");

const lowerCase = remembered((text) => plain(text).toLowerCase());

/** Whether a word begins with the stem. In Chinese and Japanese, which do not mark words, the stem may be anywhere. */
function contains(text: string, stem: string): boolean {
  const [whole, start] = [lowerCase(text), lowerCase(stem)];
  const isAnywhere = beginsUnspaced.test(start);
  for (let index = whole.indexOf(start); index >= 0; index = whole.indexOf(start, index + 1))
    if (isAnywhere || !isLetterOfWord.test(whole[index - 1] ?? "")) return true;
  return false;
}

/** Removes markup and replaces no-break spaces and hyphens by plain ones. */
const plain = remembered((text) =>
  wording(text)
    .normalize("NFC")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u2011", "-")
    .replaceAll("\u00ad", ""),
);
