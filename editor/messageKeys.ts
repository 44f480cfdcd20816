import {
  catalogueFile,
  isGroup,
  messages,
  neededEntries,
  otherForm,
  pluralForm,
} from "../src/i18n/messages/format.ts";
import { type Path, type Value, valueAt } from "./publishing/changes.ts";

/** What the editor shows as one: a message, or all plural forms of one. */
export interface MessageKey {
  namespace: string;
  /** Of a plural, that of the form `other`. */
  path: Path;
}

/** All messages of an English group of words, in its order. Each message of a list is one. @param path of the group */
export function messageKeysOf(namespace: string, english: Value, path: Path = []): MessageKey[] {
  const keys = new Set([...messages({ ...Object(english) }).keys()].map(otherForm));
  const own = (key: string): Path => key.split(".").map((each) => (/^\d+$/.test(each) ? Number(each) : each));
  return [...keys].map((key) => ({ namespace, path: [...path, ...own(key)] }));
}

/** `home:hero.title`, without the form for a plural. */
export function formatKey({ namespace, path }: MessageKey): string {
  const key = path.join(".");
  return `${namespace}:${pluralForm(key)?.base ?? key}`;
}

/** The place of a message in a language. */
export const placeOf = ({ namespace, path }: MessageKey, language: string): Path => [
  catalogueFile(language, namespace),
  ...path,
];

/** A message of a message in one language; `form` is the plural form that it is. */
export interface Field {
  place: Path;
  form: string | undefined;
}

/** The fields of a message in a language: one, or as many as the language has plural forms. */
export function fieldsOf(messageKey: MessageKey, language: string): Field[] {
  const place = placeOf(messageKey, language);
  const keys = [...neededEntries({ [`${place.at(-1)}`]: "" }, language).keys()];
  return keys.map((key) => ({ place: [...place.slice(0, -1), key], form: pluralForm(key)?.category }));
}

/** The list that a message is an item of, or in one, and which one. */
export function itemOf({ path }: MessageKey): { list: Path; index: number } | undefined {
  const place = path.findIndex((key) => typeof key === "number");
  return place < 0 ? undefined : { list: path.slice(0, place), index: Number(path[place]) };
}

/** Whether a message has no word in a language, or lacks some. A list may be shorter than in English: the checks know. */
export function lacks(values: Value, messageKey: MessageKey, language: string): boolean {
  const item = itemOf(messageKey);
  const list = item && valueAt(values, placeOf({ ...messageKey, path: item.list }, language));
  if (item && Array.isArray(list) && list.length > 0 && item.index >= list.length) return false;
  return fieldsOf(messageKey, language).some(({ place }) => !valueAt(values, place));
}

/** A value like another one, with empty messages. */
export function blank(value: Value): Value {
  if (Array.isArray(value)) return value.map(blank);
  if (!isGroup(value)) return "";
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, blank(each)]));
}

/** A catalogue without empty messages and without groups that have nothing else; they count as missing. */
export function withoutBlanks(value: Value): Value {
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => [...messages({ each }).values()].some(Boolean));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutBlanks(each)]));
}
