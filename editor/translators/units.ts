import { catalogueOf } from "../../src/i18n/messages/format.ts";
import type { State } from "../app/state.ts";
import {
  fieldsOf,
  formatKey,
  itemOf,
  lacks,
  type MessageKey,
  messageKeysOf,
  placeOf,
} from "../messageKeys.ts";
import { overlaps, untranslatedKeys } from "../publishing/changeSets.ts";
import { type Path, type Value, valueAt } from "../publishing/changes.ts";

/** Of a file that is read. All words of the site are a tenth of it. */
export const mostCharacters = 5_000_000;

/** A text to translate: a message, an item of a list, or a plural form of the language. */
export interface Unit {
  /** `home:hero.title`, `common:traders_few`. */
  id: string;
  messageKey: MessageKey;
  /** Of the translation. */
  place: Path;
  /** Which plural form it is. */
  form: string | undefined;
  source: string;
  /** The translation; empty if there is none. */
  target: string;
  /** What XLIFF calls it: it has no translation, its English has changed since, or there is nothing to do. */
  state: "new" | "needs-translation" | "translated";
}

const textAt = (values: Value, place: Path): string => `${valueAt(values, place) ?? ""}`;

/** All that a language translates. */
export function unitsOf(state: State, language: string): Unit[] {
  const { values, content, changeSets, confirmed } = state;
  const changed = changeSets.flatMap((changeSet) => untranslatedKeys(changeSet, language, confirmed));
  const messageKeys = Object.keys(values).flatMap((file) => {
    const catalogue = catalogueOf(file);
    return catalogue?.language === "en" ? messageKeysOf(catalogue.namespace, values[file]) : [];
  });
  return messageKeys.flatMap((messageKey): Unit[] => {
    const { namespace } = messageKey;
    const english = placeOf(messageKey, "en");
    const source = textAt(values, english);
    const isLacking = lacks(values, messageKey, language);
    // A list is one change set, and most of its items may be as they were.
    const isItemAsBefore = itemOf(messageKey) && textAt(content.files, english) === source;
    const isChanged = !isItemAsBefore && changed.some((key) => overlaps(key, formatKey(messageKey)));
    return fieldsOf(messageKey, language).flatMap(({ place, form }) => {
      const target = textAt(values, place);
      // A list may be shorter than in English.
      if (source === "" || (target === "" && !isLacking)) return [];
      const state = target === "" ? "new" : isChanged ? "needs-translation" : "translated";
      const id = `${namespace}:${place.slice(1).join(".")}`;
      return { id, messageKey, place, form, source, target, state };
    });
  });
}

/** What waits for a translator. */
export const waiting = (units: readonly Unit[]): Unit[] =>
  units.filter(({ state }) => state !== "translated");
