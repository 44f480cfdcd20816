import type { Diagnostic } from "../../diagnostics.ts";
import type { LanguageRow } from "../languages.ts";
import { type Catalogues, messagePlace, messages, wording } from "../messages/format.ts";
import { withoutNames } from "./names.ts";

type Script = LanguageRow["script"];

/** The letters of each script, for a character class. */
export const letters: Record<Script, string> = {
  latin: "\\p{Script=Latin}",
  cyrillic: "\\p{Script=Cyrillic}",
  devanagari: "\\p{Script=Devanagari}",
  han: "\\p{Script=Han}",
  // Script_Extensions includes the long vowel mark ー, which both syllabaries share.
  japanese: "\\p{Script=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}",
};

const ownLetters = (script: Script) => new RegExp(`[\\p{L}&&[${letters[script]}]]`, "gv");
const foreignRuns = (script: Script) => new RegExp(`[\\p{L}--[${letters[script]}]]+`, "gv");

/** Scripts with letters that look alike: а, е, о are in Cyrillic and Latin, ο is Greek. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const addresses = /(?:https?:\/\/|[\w.+-]+@)[\w./?=&#%-]+/g;

const words = (message: string): string => wording(message).replaceAll(addresses, " ").normalize("NFC");

/** The words of a message with letters that the language does not use, except names (`keptNames`). */
const foreignWords = (message: string, { code, script }: LanguageRow): string[] => [
  ...new Set(withoutNames(words(message), code).match(foreignRuns(script))),
];

/** The words that mix scripts that look alike, such as a Latin word with a Cyrillic `а`. */
const mixedWords = (message: string): string[] =>
  (words(message).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => alike.filter((script) => script.test(word)).length > 1,
  );

/** The share of letters in the script of the language, from 0 to 1, names excluded; 1 for a text without letters. */
export function scriptShare(text: string, { code, script }: LanguageRow): number {
  const rest = withoutNames(words(text), code);
  const own = rest.match(ownLetters(script))?.length ?? 0;
  const all = rest.match(/\p{L}/gu)?.length ?? 0;
  return all === 0 ? 1 : own / all;
}

/** Every message of a language's catalogues that has words in a wrong script (LN-05). */
export const checkScripts = (row: LanguageRow, catalogues: Catalogues): Diagnostic[] =>
  Object.entries(catalogues).flatMap(([namespace, catalogue]) =>
    [...messages(catalogue)].flatMap(([key, message]) => {
      const mixed = mixedWords(message);
      const rest = mixed.reduce((text, word) => text.replace(word, " "), message);
      const found = [
        ...mixed.map((word) => ({
          message: `has "${word}", which mixes scripts that look alike`,
          fix: "type it again in one script",
        })),
        ...foreignIn(foreignWords(rest, row)).map((message) => ({
          message,
          fix: "translate it, or list it with a reason in src/i18n/lint/names.json",
        })),
      ];
      const place = messagePlace(row.code, namespace, key);
      return found.map(
        (each): Diagnostic => ({ code: "wrong-script", severity: "warning", ...place, ...each }),
      );
    }),
  );

/** How many words a diagnostic quotes: enough to find the place. */
const quotedWords = 3;

/** What is wrong with a message that has these words, once for all of them; nothing if there are none. */
function foreignIn(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const quoted = words.slice(0, quotedWords).map((word) => `"${word}"`);
  const more = words.length > quotedWords ? ` and ${words.length - quotedWords} more` : "";
  const verb = words.length > 1 ? "are" : "is";
  return [`has ${quoted.join(", ")}${more}, which ${verb} not in the language's script`];
}
