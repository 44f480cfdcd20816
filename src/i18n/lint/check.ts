import type { Diagnostic, DiagnosticCode } from "../../diagnostics.ts";
import { defaultLanguage, type Language } from "../languages.ts";
import {
  type Catalogue,
  type Catalogues,
  isGroup,
  markupErrors,
  messagePlace,
  neededEntries,
  otherForm,
  pluralForm,
  tokens,
} from "../messages/format.ts";

/** A list whose length differs from English in one language. */
interface Exception {
  language: Language;
  namespace: string;
  key: string;
  items: number;
  reason: string;
}

/** The lists that may differ, each with its reason. */
const exceptions: readonly Exception[] = [
  {
    language: "ja",
    namespace: "brokers",
    key: "workflow.steps",
    items: 3,
    reason: "The specification gives both readings: five steps, and in Japanese setup, launch, growth (D15).",
  },
];

interface Place {
  language: Language;
  namespace: string;
  key: string;
  lacking: TokensByKey;
}

/** Placeholders and tags by key: `home:hero.title`. */
export type TokensByKey = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Compares a language with English, key by key (LN-05).
 * @param request.english the reference, also for English itself
 * @param request.catalogue the same namespaces in `language`
 * @param request.lacking what English lacks and every translation has (`lackingInEnglish`)
 * @returns errors; none if the language is complete
 */
export function checkCatalogues(request: {
  english: Catalogues;
  language: Language;
  catalogue: Catalogues;
  lacking?: TokensByKey;
}): Diagnostic[] {
  const { english, language, catalogue, lacking = new Map() } = request;
  const namespaces = new Set([...Object.keys(english), ...Object.keys(catalogue)]);
  return [...namespaces].flatMap((namespace) => {
    const root = { language, namespace, key: "", lacking };
    return [...compareGroups(root, english[namespace] ?? {}, catalogue[namespace] ?? {})];
  });
}

function* compare(place: Place, english: unknown, own: unknown): Generator<Diagnostic> {
  if (own === undefined) {
    yield* lack(place, english);
  } else if (typeof own !== "string" && !Array.isArray(own) && !isGroup(own)) {
    yield error("wrong-message", place, `is ${kind(own)}`, "write a message in quotes, a list or a group");
  } else if (kind(own) !== kind(english)) {
    yield error("wrong-message", place, `is ${kind(own)}`, `write ${kind(english)}, as in English`);
  } else if (typeof own === "string" && typeof english === "string") {
    yield* compareMessages(place, english, own);
  } else if (Array.isArray(own) && Array.isArray(english)) {
    yield* compareLists(place, english, own);
  } else if (isGroup(own) && isGroup(english)) {
    yield* compareGroups(place, english, own);
  }
}

function* lack(place: Place, english: unknown): Generator<Diagnostic> {
  if (isGroup(english)) yield* compareGroups(place, english, {});
  else if (Array.isArray(english))
    for (const [index, item] of english.entries()) yield* lack(below(place, `${index}`), item);
  else {
    const form = pluralForm(place.key)?.category;
    const task = form ? `write the plural form "${form}" of` : "translate";
    yield error("missing-message", place, "is missing", `${task} ${JSON.stringify(english)}`);
  }
}

function* compareGroups(place: Place, english: Catalogue, own: Catalogue): Generator<Diagnostic> {
  const needed = neededEntries(english, place.language);
  for (const [key, source] of needed) yield* compare(below(place, key), source, own[key]);
  for (const key of Object.keys(own)) {
    if (needed.has(key)) continue;
    const form = pluralForm(key);
    const isPlural = form && needed.has(otherForm(key));
    const what = isPlural ? "is a plural form the language lacks" : "is unknown in English";
    const fix = isPlural ? "remove it" : "remove it, or correct the key";
    yield error("unknown-message", below(place, key), what, fix);
  }
}

function* compareLists(
  place: Place,
  english: readonly unknown[],
  own: readonly unknown[],
): Generator<Diagnostic> {
  const count = `has ${own.length} ${own.length === 1 ? "item" : "items"}`;
  if (own.length !== english.length && own.length !== exceptionOf(place)?.items)
    yield error("wrong-message", place, count, `write ${english.length}, as in English`);
  for (const [index, item] of own.slice(0, english.length).entries())
    yield* compare(below(place, `${index}`), english[index], item);
}

function* compareMessages(place: Place, english: string, own: string): Generator<Diagnostic> {
  const { language, namespace, key, lacking } = place;
  if (own.trim() === "") {
    yield error("wrong-message", place, "is empty", `translate ${JSON.stringify(english)}`);
    return;
  }
  for (const fault of markupErrors(own))
    yield error("wrong-message", place, `is malformed: ${fault}`, "correct the markup");
  const source = tokens(english);
  const target = tokens(own);
  for (const token of source.difference(target))
    if (token !== "{{count}}" || !namesOneNumber(place))
      yield error(
        "missing-placeholder",
        place,
        `lacks ${token}`,
        `keep it, as in ${JSON.stringify(english)}`,
      );
  const lost = lacking.get(`${namespace}:${otherForm(key)}`) ?? new Set();
  if (language === defaultLanguage && key === otherForm(key))
    for (const token of lost) {
      const fix = "put it back, or take it out of the translations";
      yield error("missing-placeholder", place, `lacks ${token}, which every translation has`, fix);
    }
  for (const token of target.difference(source).difference(lost))
    yield error("surplus-placeholder", place, `has ${token}, which English has not`, "remove or correct it");
}

/** Whether a plural form is for one number only and may spell it out: "one trader". Russian `one` includes 21. */
function namesOneNumber({ key, language }: Place): boolean {
  const form = pluralForm(key);
  if (!form) return false;
  const rules = new Intl.PluralRules(language, { type: form.type });
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === form.category).length === 1;
}

const exceptionOf = ({ language, namespace, key }: Place): Exception | undefined =>
  exceptions.find((row) => row.language === language && row.namespace === namespace && row.key === key);

const below = (place: Place, key: string): Place => ({
  ...place,
  key: place.key ? `${place.key}.${key}` : key,
});

const error = (
  code: DiagnosticCode,
  { language, namespace, key }: Place,
  message: string,
  fix: string,
): Diagnostic => ({ code, severity: "error", ...messagePlace(language, namespace, key), message, fix });

function kind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (isGroup(value)) return "a group";
  return typeof value === "string" ? "a message" : `a ${typeof value}`;
}
