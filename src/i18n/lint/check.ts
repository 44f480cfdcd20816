import type { Language } from "../languages.ts";
import {
  type Catalogue,
  type Catalogues,
  isGroup,
  markupFaults,
  neededEntries,
  otherForm,
  pluralForm,
  tokens,
} from "../messages/format.ts";

/** A problem that prevents the publication of a language. */
export interface Problem {
  language: Language;
  /** Path below the catalogues' folder or address: `ja/home.json`. */
  file: string;
  /** `hero.title` or `features.0`; empty for the whole file. */
  key: string;
  what: string;
  fix: string;
}

/** A list whose length differs from English in one language. */
interface Variant {
  language: Language;
  namespace: string;
  key: string;
  items: number;
  reason: string;
}

/** The lists that may differ, each with its reason. */
const variants: readonly Variant[] = [
  {
    language: "ja",
    namespace: "brokers",
    key: "workflow.steps",
    items: 3,
    reason: "The specification gives both readings: five steps, and in Japanese setup, launch, growth (D15).",
  },
];

/** What is said of a message that a language lacks. */
export const missing = "is missing";

interface Place {
  language: Language;
  namespace: string;
  key: string;
}

/**
 * Compares a language with English, key by key (LN-05).
 * @param english the reference, also for English itself
 * @param catalogue the same namespaces in `language`
 * @returns all problems; none if the language is complete
 */
export function checkCatalogues(request: {
  english: Catalogues;
  language: Language;
  catalogue: Catalogues;
}): Problem[] {
  const { english, language, catalogue } = request;
  const namespaces = new Set([...Object.keys(english), ...Object.keys(catalogue)]);
  return [...namespaces].flatMap((namespace) => {
    const root = { language, namespace, key: "" };
    return [...compareGroups(root, english[namespace] ?? {}, catalogue[namespace] ?? {})];
  });
}

/** A problem as one line: place, problem, remedy. */
export const problemText = ({ file, key, what, fix }: Problem): string =>
  `${key ? `${file} ${key}` : file} ${what}; ${fix}`;

/** The key of the message that has a problem, as passed to `t`: `home:hero.title`. */
export const keyOf = ({ file, key }: Problem): string =>
  `${file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "")}:${key}`;

/** What is wrong with a message that has a placeholder or tag more than English. */
export const surplus = (token: string): string => `has ${token}, which English has not`;

function* compare(place: Place, english: unknown, own: unknown): Generator<Problem> {
  if (own === undefined) {
    yield* lack(place, english);
  } else if (typeof own !== "string" && !Array.isArray(own) && !isGroup(own)) {
    yield problem(place, `is ${kind(own)}`, "write a message in quotes, a list or a group");
  } else if (kind(own) !== kind(english)) {
    yield problem(place, `is ${kind(own)}`, `write ${kind(english)}, as in English`);
  } else if (typeof own === "string" && typeof english === "string") {
    yield* compareMessages(place, english, own);
  } else if (Array.isArray(own) && Array.isArray(english)) {
    yield* compareLists(place, english, own);
  } else if (isGroup(own) && isGroup(english)) {
    yield* compareGroups(place, english, own);
  }
}

function* lack(place: Place, english: unknown): Generator<Problem> {
  if (isGroup(english)) yield* compareGroups(place, english, {});
  else if (Array.isArray(english))
    for (const [index, item] of english.entries()) yield* lack(below(place, `${index}`), item);
  else {
    const form = pluralForm(place.key)?.category;
    const task = form ? `write the plural form "${form}" of` : "translate";
    yield problem(place, missing, `${task} ${JSON.stringify(english)}`);
  }
}

function* compareGroups(place: Place, english: Catalogue, own: Catalogue): Generator<Problem> {
  const needed = neededEntries(english, place.language);
  for (const [key, source] of needed) yield* compare(below(place, key), source, own[key]);
  for (const key of Object.keys(own)) {
    if (needed.has(key)) continue;
    const form = pluralForm(key);
    const isPlural = form && needed.has(otherForm(key));
    const what = isPlural ? "is a plural form the language lacks" : "is unknown in English";
    yield problem(below(place, key), what, isPlural ? "remove it" : "remove it, or correct the key");
  }
}

function* compareLists(
  place: Place,
  english: readonly unknown[],
  own: readonly unknown[],
): Generator<Problem> {
  const count = `has ${own.length} ${own.length === 1 ? "item" : "items"}`;
  if (own.length !== english.length && own.length !== variantOf(place)?.items)
    yield problem(place, count, `write ${english.length}, as in English`);
  for (const [index, item] of own.slice(0, english.length).entries())
    yield* compare(below(place, `${index}`), english[index], item);
}

function* compareMessages(place: Place, english: string, own: string): Generator<Problem> {
  if (own.trim() === "") {
    yield problem(place, "is empty", `translate ${JSON.stringify(english)}`);
    return;
  }
  for (const fault of markupFaults(own)) yield problem(place, `is malformed: ${fault}`, "correct the markup");
  const source = tokens(english);
  const target = tokens(own);
  for (const token of source.difference(target))
    if (token !== "{{count}}" || !namesOneNumber(place))
      yield problem(place, `lacks ${token}`, `keep it, as in ${JSON.stringify(english)}`);
  for (const token of target.difference(source)) yield problem(place, surplus(token), "remove or correct it");
}

/** Whether a plural form is for one number only and may spell it out: "one trader". Russian `one` includes 21. */
function namesOneNumber({ key, language }: Place): boolean {
  const form = pluralForm(key);
  if (!form) return false;
  const rules = new Intl.PluralRules(language, { type: form.type });
  const numberFormats = Array.from({ length: 200 }, (_, number) => number);
  return numberFormats.filter((number) => rules.select(number) === form.category).length === 1;
}

const variantOf = ({ language, namespace, key }: Place): Variant | undefined =>
  variants.find((row) => row.language === language && row.namespace === namespace && row.key === key);

const below = (place: Place, key: string): Place => ({
  ...place,
  key: place.key ? `${place.key}.${key}` : key,
});

const problem = ({ language, namespace, key }: Place, what: string, fix: string): Problem => ({
  language,
  file: `${language}/${namespace}.json`,
  key,
  what,
  fix,
});

function kind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (isGroup(value)) return "a group";
  return typeof value === "string" ? "a message" : `a ${typeof value}`;
}
