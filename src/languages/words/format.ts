/*
 * The catalogue format, i18next JSON v4: messages, lists and groups of them; `{{placeholders}}`; tags such as
 * `<strong>…</strong>`; a key per plural form, `traders_one` or `place_ordinal_two`.
 */

/** The messages of a language in one namespace: one file. Values are unknown until checked. */
export type Catalogue = Readonly<Record<string, unknown>>;

/** The catalogues of one language, by namespace. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

/** Whether a value is a group of named messages, that is a JSON object. */
export const isGroup = (value: unknown): value is Catalogue =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Splits a message: odd parts are its placeholders and tags, even parts its wording. */
const markup = /(\{\{[^{}]+\}\}|<\/?[a-z][\w-]*\s*\/?>)/gi;

export const splitMarkup = (message: string): string[] => message.split(markup);

export const wording = (message: string): string => message.replaceAll(markup, "");

/** Whether there is anything to translate: `+$50M`, `98%` and `{{brand}}` are the same in every language. */
export const hasWords = (message: string): boolean => /\p{L}{2}/u.test(wording(message));

/** The placeholders and opening tags of a message, in one spelling: `{{- brand }}` is `{{brand}}`. */
export function tokens(message: string): Set<string> {
  const found = message.match(markup) ?? [];
  return new Set(
    found
      .filter((token) => !token.startsWith("</"))
      .map((token) => token.replaceAll(/\s/g, "").replace("{{-", "{{")),
  );
}

/** What is wrong with the markup of a message by itself, in words; empty when it is sound. */
export function markupFaults(message: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const token of message.match(markup) ?? []) {
    const name = token.match(/[\w-]+/)?.[0] ?? "";
    if (token.startsWith("{{") || token.endsWith("/>")) continue;
    if (!token.startsWith("</")) open.push(name);
    else if (open.pop() !== name) faults.push(`${token} closes no <${name}>`);
  }
  faults.push(...open.map((name) => `<${name}> is not closed`));
  if (/[{}]/.test(wording(message))) faults.push("a brace belongs to no {{placeholder}}");
  if (/<\/?[a-z]/i.test(wording(message))) faults.push("a tag is not of the plain form <name>");
  return faults;
}

export interface PluralForm {
  /** The key without its suffix, as `t` takes it. */
  base: string;
  type: Intl.PluralRuleType;
  category: Intl.LDMLPluralRule;
}

/** `traders_one` -> base `traders`, cardinal, `one`. Undefined for a key that is no plural form. */
export function pluralForm(key: string): PluralForm | undefined {
  const [, base, ordinal, category] = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  if (base === undefined || category === undefined) return undefined;
  return { base, type: ordinal ? "ordinal" : "cardinal", category: category as Intl.LDMLPluralRule };
}

export const pluralKey = ({ base, type, category }: PluralForm): string =>
  `${base}${type === "ordinal" ? "_ordinal" : ""}_${category}`;

/**
 * The entries a language needs where English has this group: the same keys, but each plural in the forms that
 * CLDR gives the language. The value is the English to translate; for a plural that is its `other` form.
 * @param language a BCP 47 tag, in the language table or not yet
 */
export function neededEntries(english: Catalogue, language: string): Map<string, unknown> {
  const needed = new Map<string, unknown>();
  for (const [key, value] of Object.entries(english)) {
    const form = typeof value === "string" ? pluralForm(key) : undefined;
    if (!form) {
      needed.set(key, value);
      continue;
    }
    const source = english[pluralKey({ ...form, category: "other" })] ?? value;
    const { pluralCategories } = new Intl.PluralRules(language, { type: form.type }).resolvedOptions();
    for (const category of pluralCategories) needed.set(pluralKey({ ...form, category }), source);
  }
  return needed;
}

/** Every message of a catalogue by its key, `hero.title` or `features.0`; what is no message is left out. */
export function messages(catalogue: Catalogue): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string") found.set(path, value);
    else for (const [key, entry] of Object.entries(value ?? {})) visit(entry, path ? `${path}.${key}` : key);
  };
  visit(catalogue, "");
  return found;
}

/** Every message of a language by namespace and key, as `t` takes them: `home:hero.title`. */
export const allMessages = (catalogues: Catalogues): Map<string, string> =>
  new Map(
    Object.entries(catalogues).flatMap(([namespace, catalogue]) =>
      [...messages(catalogue)].map(([key, message]): [string, string] => [`${namespace}:${key}`, message]),
    ),
  );
