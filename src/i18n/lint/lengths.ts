import type { Diagnostic } from "../../diagnostics.ts";
import { defaultLanguage } from "../languages.ts";
import { type Catalogues, messagePlace, messages, pluralForm, wording } from "../messages/format.ts";

interface Limit {
  /** The last names of keys: `hero.title` is a `title`. */
  roles: readonly string[];
  what: string;
  /** Characters without markup. */
  most: number;
}

/** What each role has room for, somewhat above the longest of today. Other messages may have any length. */
const limits: readonly Limit[] = [
  { roles: ["title", "headline", "highlight"], what: "a headline", most: 64 },
  { roles: ["subtitle", "lead"], what: "an introduction", most: 280 },
  { roles: ["description", "summary"], what: "a description", most: 240 },
  { roles: ["cta", "secondary", "link", "tab"], what: "a button or link", most: 32 },
  { roles: ["name", "author", "role", "company"], what: "a name or role", most: 40 },
  { roles: ["value", "stat"], what: "a figure", most: 12 },
  { roles: ["quote"], what: "a quotation", most: 220 },
  { roles: ["question"], what: "a question", most: 80 },
  { roles: ["answer"], what: "an answer", most: 440 },
];

/** Asks for consent, in a window of its own. */
const free = "common:consent.question";

/** `items.0.title_other` is a `title`, `features.0` one of `features`. */
const roleOf = (key: string): string => {
  const name = key.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
  return pluralForm(name)?.base ?? name;
};

/** How long an English message may be; undefined if it may have any length. `checkWidths` measures those in `meta`. */
export const limitOf = (namespace: string, key: string): Limit | undefined =>
  key.startsWith("meta.") || `${namespace}:${key}` === free
    ? undefined
    : limits.find(({ roles }) => roles.includes(roleOf(key)));

/**
 * Every English message that is longer than its role has room for (LN-05). Only English is measured: its limits leave room
 * for translations, which the editor compares with their English.
 */
export const checkLengths = (english: Catalogues): Diagnostic[] =>
  Object.entries(english).flatMap(([namespace, catalogue]) =>
    [...messages(catalogue)].flatMap(([key, message]) => {
      const limit = limitOf(namespace, key);
      const length = [...wording(message)].length;
      if (!limit || length <= limit.most) return [];
      return {
        code: "long-message",
        severity: "warning",
        ...messagePlace(defaultLanguage, namespace, key),
        message: `has ${length} characters, and ${limit.what} may have ${limit.most}`,
        fix: `shorten it to ${limit.most} characters`,
      };
    }),
  );
