import type { Diagnostic } from "../../diagnostics.ts";
import type { Language } from "../languages.ts";
import { type Catalogue, type Catalogues, catalogueFile, isGroup, neededEntries } from "./format.ts";

/** Shows that a text is English in place of a message that a draft lacks, in characters that every font has. */
export const marked = (text: string): string => `[[${text}]]`;

/**
 * The catalogues of a draft, complete: in place of each message that is missing or wrong stands the English
 * one, marked (ADR 038).
 * @param errors those of `checkCatalogues` in this language
 */
export function completeDraft({
  english,
  language,
  catalogue,
  errors,
}: {
  english: Catalogues;
  language: Language;
  catalogue: Catalogues;
  errors: readonly Diagnostic[];
}): Catalogues {
  const faulty = new Set(errors.map(({ file, path }) => `${file} ${path.join(".")}`));
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
      const file = catalogueFile(language, namespace);
      return [namespace, completeGroup(source, catalogue[namespace] ?? {}, file, (name) => name)];
    }),
  );
}
