/*
 * The catalogue format, i18next JSON v4: messages, lists and groups; `{{placeholders}}`; tags such as
 * `<strong>…</strong>`; one key per plural form, such as `traders_one` or `place_ordinal_two`.
 */

/** One file: the messages of a language in one namespace. Values are unknown until checked. */
export type Catalogue = Readonly<Record<string, unknown>>;

/** The catalogues of one language, by namespace. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

/** Where the words of a language in a namespace are, from the folder of the site. */
export const catalogueFile = (language: string, namespace: string): string =>
  `catalogues/${language}/${namespace}.json`;

/** Language and namespace of a catalogue, or undefined for another file. */
export function catalogueOf(file: string): { language: string; namespace: string } | undefined {
  const [, language, namespace] = /^catalogues\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
  return language && namespace ? { language, namespace } : undefined;
}

/** Where a message is. @param key below the namespace; empty for the whole file */
export const messagePlace = (language: string, namespace: string, key: string) => ({
  file: catalogueFile(language, namespace),
  path: key.split(".").filter(Boolean),
});

/** Whether a value is a group of named messages, which is a JSON object. */
export const isGroup = (value: unknown): value is Catalogue =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A placeholder or tag. */
const markup = /(\{\{[^{}]+\}\}|<\/?[a-z][\w-]*\s*\/?>)/gi;

/** Splits a message: parts with an odd index are placeholders and tags, the others are text. */
export const splitMarkup = (message: string): string[] => message.split(markup);

/** The text of a message without placeholders and tags. */
export const wording = (message: string): string => message.replaceAll(markup, "");

/** Whether a message needs translation: `+$50M`, `98%` and `{{brand}}` are the same in every language. */
export const hasWords = (message: string): boolean => /\p{L}{2}/u.test(wording(message));

/** The placeholders and opening tags of a message, normalised: `{{- brand }}` becomes `{{brand}}`. */
export function tokens(message: string): Set<string> {
  const found = message.match(markup) ?? [];
  return new Set(
    found
      .filter((token) => !token.startsWith("</"))
      .map((token) => token.replaceAll(/\s/g, "").replace("{{-", "{{")),
  );
}

/** The findings in the markup of a message; empty if it is valid. */
export function markupErrors(message: string): string[] {
  const findings: string[] = [];
  const open: string[] = [];
  for (const token of message.match(markup) ?? []) {
    const name = token.match(/[\w-]+/)?.[0] ?? "";
    if (token.startsWith("{{") || token.endsWith("/>")) continue;
    if (!token.startsWith("</")) open.push(name);
    else if (open.pop() !== name) findings.push(`${token} closes no <${name}>`);
  }
  findings.push(...open.map((name) => `<${name}> is not closed`));
  if (/[{}]/.test(wording(message))) findings.push("a brace belongs to no {{placeholder}}");
  if (/<\/?[a-z]/i.test(wording(message))) findings.push("a tag is not of the plain form <name>");
  return findings;
}

interface PluralForm {
  /** The key without its suffix, as passed to `t`. */
  base: string;
  type: Intl.PluralRuleType;
  category: Intl.LDMLPluralRule;
}

/** `traders_one` gives base `traders`, cardinal, `one`. Undefined if the key is no plural form. */
export function pluralForm(key: string): PluralForm | undefined {
  const [, base, ordinal, category] = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  if (base === undefined || category === undefined) return undefined;
  return { base, type: ordinal ? "ordinal" : "cardinal", category: category as Intl.LDMLPluralRule };
}

const pluralKey = ({ base, type, category }: PluralForm): string =>
  `${base}${type === "ordinal" ? "_ordinal" : ""}_${category}`;

/** The key of the plural form `other`, which every language has; a key that is no plural form stays as it is. */
export function otherForm(key: string): string {
  const form = pluralForm(key);
  return form ? pluralKey({ ...form, category: "other" }) : key;
}

/**
 * The entries that a language needs for an English group: the same keys, but plurals in the forms that CLDR gives the
 * language. Values are the English to translate, for plurals the form `other`.
 * @param language a BCP 47 tag, not necessarily in the language table
 */
export function neededEntries(english: Catalogue, language: string): Map<string, unknown> {
  const needed = new Map<string, unknown>();
  for (const [key, value] of Object.entries(english)) {
    const form = typeof value === "string" ? pluralForm(key) : undefined;
    if (!form) {
      needed.set(key, value);
      continue;
    }
    const source = english[otherForm(key)] ?? value;
    const { pluralCategories } = new Intl.PluralRules(language, { type: form.type }).resolvedOptions();
    for (const category of pluralCategories) needed.set(pluralKey({ ...form, category }), source);
  }
  return needed;
}

/** All messages of a catalogue by key, such as `hero.title` or `features.0`. Other values are left out. */
export function messages(catalogue: Catalogue): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string") found.set(path, value);
    else for (const [key, entry] of Object.entries(value ?? {})) visit(entry, path ? `${path}.${key}` : key);
  };
  visit(catalogue, "");
  return found;
}

/** All messages of a language by namespace and key, as passed to `t`: `home:hero.title`. */
export const allMessages = (catalogues: Catalogues): Map<string, string> =>
  new Map(
    Object.entries(catalogues).flatMap(([namespace, catalogue]) =>
      [...messages(catalogue)].map(([key, message]): [string, string] => [`${namespace}:${key}`, message]),
    ),
  );
