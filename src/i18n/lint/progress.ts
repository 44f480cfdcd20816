import type { Diagnostic } from "../../diagnostics.ts";
import type { Language } from "../languages.ts";
import {
  type Catalogue,
  type Catalogues,
  catalogueFile,
  hasWords,
  messages,
  wording,
} from "../messages/format.ts";
import { withoutNames } from "./names.ts";

/** How complete the translation of one file is. */
interface Progress {
  language: Language;
  namespace: string;
  messages: number;
  missing: number;
  /** Messages equal to English that have words other than names. */
  unchanged: number;
  /** The message that is longest compared with English, in percent of characters. */
  growth: { key: string; percent: number } | undefined;
}

/**
 * The progress of a language, one row per English namespace.
 * @param diagnostics those of the language, of `checkCatalogues`
 */
export const progress = (
  language: Language,
  english: Catalogues,
  catalogue: Catalogues,
  diagnostics: readonly Diagnostic[],
): Progress[] =>
  Object.entries(english).map(([namespace, source]) => {
    const file = catalogueFile(language, namespace);
    const own = catalogue[namespace];
    const translations = own ? pairs(source, own) : [];
    const lacking = diagnostics.filter((each) => each.file === file && each.code === "missing-message");
    return {
      language,
      namespace,
      messages: messages(own ?? {}).size,
      missing: own ? lacking.length : messages(source).size,
      unchanged: translations.filter(({ from, to }) => from === to && hasWords(withoutNames(from, language)))
        .length,
      growth: translations
        .map(({ key, from, to }) => ({ key, percent: Math.round((length(to) / length(from) - 1) * 100) }))
        .toSorted((one, other) => other.percent - one.percent)[0],
    };
  });

const pairs = (english: Catalogue, own: Catalogue): { key: string; from: string; to: string }[] => {
  const translations = messages(own);
  return [...messages(english)].flatMap(([key, from]) => {
    const to = translations.get(key);
    return to !== undefined && hasWords(from) ? [{ key, from, to }] : [];
  });
};

const length = (message: string): number => [...wording(message)].length;
