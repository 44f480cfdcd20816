import type { Language } from "../languages.ts";
import type { Problem } from "../lint/check.ts";
import { type Catalogue, type Catalogues, isGroup, neededEntries } from "./format.ts";

/** Shows that a text is English in place of a message that a draft lacks, in characters that every font has. */
export const marked = (text: string): string => `[[${text}]]`;

/**
 * The catalogues of a draft, complete: in place of each message that is missing or has a problem stands the English
 * one, marked (ADR 038).
 * @param problems those of `checkCatalogues` in this language
 */
export function completeDraft({
  english,
  language,
  catalogue,
  problems,
}: {
  english: Catalogues;
  language: Language;
  catalogue: Catalogues;
  problems: readonly Problem[];
}): Catalogues {
  const faulty = new Set(problems.map(({ file, key }) => `${file} ${key}`));
  const complete = (file: string, key: string, source: unknown, given: unknown): unknown => {
    const own = faulty.has(`${file} ${key}`) ? undefined : given;
    const below = (name: string | number) => (key ? `${key}.${name}` : `${name}`);
    if (isGroup(source)) return completeGroup(source, isGroup(own) ? own : {}, file, below);
    if (Array.isArray(source))
      return Array.isArray(own)
        ? own.map((item, index) => complete(file, below(index), source[index], item))
        : source.map((item, index) => complete(file, below(index), item, undefined));
    return own ?? marked(`${source}`);
  };
  const completeGroup = (
    source: Catalogue,
    own: Catalogue,
    file: string,
    below: (name: string) => string,
  ): Catalogue =>
    Object.fromEntries(
      [...neededEntries(source, language)].map(([name, value]) => [
        name,
        complete(file, below(name), value, own[name]),
      ]),
    );
  return Object.fromEntries(
    Object.entries(english).map(([namespace, source]) => {
      const file = `${language}/${namespace}.json`;
      return [namespace, completeGroup(source, catalogue[namespace] ?? {}, file, (name) => name)];
    }),
  );
}
