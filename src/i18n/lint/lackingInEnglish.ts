import { allMessages, type Catalogues, otherForm, tokens } from "../messages/format.ts";
import type { TokensByKey } from "./check.ts";

/** The placeholders and tags of each message; of a plural, those of all its forms, by the key of the form `other`. */
function tokensByKey(catalogues: Catalogues): TokensByKey {
  const found = new Map<string, Set<string>>();
  for (const [key, message] of allMessages(catalogues)) {
    const other = otherForm(key);
    found.set(other, tokens(message).union(found.get(other) ?? new Set()));
  }
  return found;
}

/**
 * The placeholders and tags that an English message lacks and each of its translations has, if there are at least two: they
 * are an error of English, and none of the translations.
 * @param translations of the languages that are published
 */
export function lackingInEnglish(english: Catalogues, translations: readonly Catalogues[]): TokensByKey {
  const translated = translations.map(tokensByKey);
  const lacking = new Map<string, Set<string>>();
  for (const [key, message] of allMessages(english)) {
    const [first, second, ...others] = translated.flatMap((all) => all.get(key) ?? []);
    if (!first || !second) continue;
    const shared = [second, ...others].reduce<ReadonlySet<string>>(
      (rest, each) => rest.intersection(each),
      first,
    );
    lacking.set(key, shared.difference(tokens(message)));
  }
  return lacking;
}
