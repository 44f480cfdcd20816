import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { mistake, parseJson } from "../../facts/readJson.ts";
import { defaultLanguage, type Language, languageCodes } from "../languages.ts";
import { allMessages, type Catalogues, otherForm, pluralForm, pluralKey } from "../words/format.ts";

/** A list of messages that are shown in English until their translation follows (ADR 043). */
export const staleFile = "catalogues/stale.json";

const schema = z.partialRecord(z.enum(languageCodes), z.record(z.string().includes(":"), z.string()));

/** By language and key, `home:hero.title`: the English that the translation was made from; empty if there is none. */
export type Stale = z.output<typeof schema>;

/**
 * Reads the list.
 * @param text content of `catalogues/stale.json`
 * @throws {Error} that names the file and its mistake
 */
export function parseStale(text: string): Stale {
  const { value, lineOf } = parseJson(text, staleFile);
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const line = lineOf(checked.error.issues[0]?.path ?? []);
  throw new Error(mistake(staleFile, line, z.prettifyError(checked.error)));
}

/** The list in the working folder; without a file it is empty. */
export const readStale = (): Stale =>
  existsSync(staleFile) ? parseStale(readFileSync(staleFile, "utf8")) : {};

type Messages = ReadonlyMap<string, string>;

const messagesOf = (catalogues: Catalogues | undefined): Messages => allMessages(catalogues ?? {});

/** The English of a key, which may be a plural form that English lacks. */
const englishOf = (english: Messages, key: string): string | undefined =>
  english.get(key) ?? english.get(otherForm(key));

/** The list without messages that English no longer has. */
export function withoutRemoved(stale: Stale, english: Catalogues): Stale {
  const messages = messagesOf(english);
  return Object.fromEntries(
    Object.entries(stale).map(([language, rows]) => [
      language,
      Object.fromEntries(Object.entries(rows).filter(([key]) => englishOf(messages, key) !== undefined)),
    ]),
  );
}

/** The keys that a language needs for an English message: itself, or its own plural forms. */
function keysIn(language: Language, key: string): string[] {
  const form = pluralForm(key);
  if (!form) return [key];
  const { pluralCategories } = new Intl.PluralRules(language, { type: form.type }).resolvedOptions();
  return pluralCategories.map((category) => pluralKey({ ...form, category }));
}

/**
 * The list after a change of words. A translation becomes stale when its English changes and it does not; it is no
 * longer stale when it changes, when English is again what it was made from, or when somebody says that it still holds.
 * @param request.confirmed keys of translations that hold, by language
 * @param request.missing whether a message that has no translation is to be listed, as made from no English
 */
export function updateStale(
  stale: Stale,
  before: ReadonlyMap<Language, Catalogues>,
  after: ReadonlyMap<Language, Catalogues>,
  {
    confirmed = {},
    missing = () => false,
  }: {
    confirmed?: Readonly<Partial<Record<Language, readonly string[]>>>;
    missing?: (key: string) => boolean;
  } = {},
): Stale {
  const [oldEnglish, newEnglish] = [before, after].map((words) => messagesOf(words.get(defaultLanguage))) as [
    Messages,
    Messages,
  ];
  const updated = languageCodes.flatMap((language) => {
    if (language === defaultLanguage) return [];
    const [was, is] = [before, after].map((words) => messagesOf(words.get(language))) as [Messages, Messages];
    const rows = [...is].flatMap(([key, translation]): [string, string][] => {
      const source = stale[language]?.[key] ?? englishOf(oldEnglish, key);
      const isHeld = confirmed[language]?.includes(key) || was.get(key) !== translation;
      return source === undefined || isHeld || source === englishOf(newEnglish, key) ? [] : [[key, source]];
    });
    const needed = new Set([...newEnglish.keys()].flatMap((key) => keysIn(language, key)));
    for (const key of needed)
      if (!is.has(key) && (stale[language]?.[key] !== undefined || missing(key))) rows.push([key, ""]);
    return rows.length > 0 ? [[language, Object.fromEntries(rows)]] : [];
  });
  return Object.fromEntries(updated);
}
