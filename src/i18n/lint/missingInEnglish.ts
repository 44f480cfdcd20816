import { defaultLanguage } from "../languages.ts";
import { allMessages, type Catalogues, otherForm, tokens } from "../messages/format.ts";
import { keyOf, type Problem, surplus } from "./check.ts";

/** The placeholders and tags of each message; of a plural, those of all its forms, by the key of the form `other`. */
function tokensByKey(catalogues: Catalogues): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, message] of allMessages(catalogues)) {
    const other = otherForm(key);
    found.set(other, tokens(message).union(found.get(other) ?? new Set()));
  }
  return found;
}

/**
 * Problems with one of English in place of one of each translation, where a placeholder or tag is missing in English:
 * each translation of the message has it, and there are at least two.
 * @param translations of the languages that are published
 */
export function withMissingInEnglish(
  problems: readonly Problem[],
  english: Catalogues,
  translations: readonly Catalogues[],
): Problem[] {
  const translated = translations.map(tokensByKey);
  const missing = [...allMessages(english)].flatMap(([key, message]) => {
    const [first, second, ...others] = translated.flatMap((all) => all.get(key) ?? []);
    if (!first || !second) return [];
    const shared = [second, ...others].reduce((rest, each) => rest.intersection(each), first);
    return Array.from(shared.difference(tokens(message)), (token) => ({ key, token }));
  });
  const isOfEnglish = (problem: Problem): boolean =>
    missing.some(({ key, token }) => otherForm(keyOf(problem)) === key && problem.what === surplus(token));
  return [
    ...missing.map(({ key, token }) => {
      const [namespace, path = ""] = key.split(":");
      return {
        language: defaultLanguage,
        file: `${defaultLanguage}/${namespace}.json`,
        key: path,
        what: `lacks ${token}, which every translation has`,
        fix: "put it back, or take it out of the translations",
      };
    }),
    ...problems.filter((problem) => !isOfEnglish(problem)),
  ];
}
