import type { Problem } from "../checking/check.ts";
import { type Stale, staleFile } from "../checking/stale.ts";
import { defaultLanguage, type Language } from "../languages.ts";
import { type Catalogues, isGroup, neededEntries, tokens } from "./format.ts";

/**
 * The English messages that stand in for those of a language until their translation follows, by key such as
 * `home:hero.title` (ADR 043).
 * @param stale the list of them; entries that English does not have are left out
 */
export function englishInPlace(
  english: Catalogues,
  language: Language,
  stale: Stale = {},
): Map<string, string> {
  if (language === defaultLanguage) return new Map();
  return new Map(
    Object.keys(stale[language] ?? {}).flatMap((key): [string, string][] => {
      const message = messageAt(english, pathOf(key), language);
      return message === undefined ? [] : [[key, message]];
    }),
  );
}

/** The entries of the list that no English message belongs to. Nothing stands in for them. */
export const unknownInPlace = (english: Catalogues, language: Language, stale: Stale = {}): Problem[] =>
  Object.keys(stale[language] ?? {})
    .filter((key) => messageAt(english, pathOf(key), language) === undefined)
    .map((key) => ({
      language,
      file: staleFile.replace(/^catalogues\//, ""),
      key: `${language} ${key}`,
      what: "is unknown in English",
      fix: "remove the line, or correct the key",
    }));

/** Catalogues with other messages at some keys, or with none there. @param english has groups and lists that they lack */
export function withMessages(
  catalogues: Catalogues,
  english: Catalogues,
  messages: ReadonlyMap<string, string | undefined>,
): Catalogues {
  let changed: unknown = catalogues;
  for (const [key, message] of messages) changed = withMessage(changed, english, pathOf(key), message);
  return changed as Catalogues;
}

/** `home:hero.title` as `["home", "hero", "title"]`. */
const pathOf = (key: string): string[] => {
  const [namespace = "", path = ""] = key.split(":");
  return [namespace, ...path.split(".")];
};

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The English message at a path, in the plural form that a language needs there. */
function messageAt(
  english: unknown,
  [name, ...rest]: readonly string[],
  language: Language,
): string | undefined {
  if (name === undefined) return typeof english === "string" ? english : undefined;
  if (!isGroup(english)) return messageAt(valueAt(english, name), rest, language);
  const needed = neededEntries(english, language);
  const source = needed.get(name);
  const own = valueAt(english, name);
  const isForm = typeof source === "string" && typeof own === "string" && needed.has(name);
  // "One trader" is no form for the numbers 1, 21 and 31, which Russian has one form for.
  const keepsAll = isForm && tokens(source).isSubsetOf(tokens(own));
  return messageAt(keepsAll ? own : source, rest, language);
}

function withMessage(
  own: unknown,
  english: unknown,
  [name, ...rest]: readonly string[],
  message: string | undefined,
): unknown {
  if (name === undefined) return message;
  const changed = withMessage(valueAt(own, name), valueAt(english, name), rest, message);
  if (!Array.isArray(english)) return { ...(isGroup(own) ? own : {}), [name]: changed };
  const items = Array.isArray(own) ? [...own] : [];
  items[Number(name)] = changed;
  return items;
}
