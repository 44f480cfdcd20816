import { formatFinding } from "../../src/diagnostics.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { limitOf } from "../../src/i18n/lint/lengths.ts";
import { longestFirst, readTerms, type Terms, termsIn } from "../../src/i18n/lint/terms.ts";
import { searchResult, widthInSearchResult } from "../../src/i18n/lint/widths.ts";
import { otherForm, pluralForm, tokens } from "../../src/i18n/messages/format.ts";
import { confirmTranslation, type Edit, edited, type State, set } from "../app/state.ts";
import { placeName } from "../app/titles.ts";
import { blank, formatKey, itemOf, placeOf } from "../messageKeys.ts";
import { type Path, valueAt } from "../publishing/changes.ts";
import { type Check, checkChanges } from "../publishing/save.ts";
import { type Unit, unitsOf, waiting } from "./units.ts";
import { readXliff, writeXliff, type XliffUnit } from "./xliff.ts";

/** What has been made of a translator's file. */
export interface Imported {
  language: string;
  taken: number;
  /** Texts that are not taken, and why. Without a place if the site has no such message. */
  refused: readonly { id: string; place?: Path | undefined; text: string; why: string }[];
}

/** @throws {Error} if it is no language that English is translated into */
function translated({ content }: State, code: string): State["content"]["languages"][number] {
  const others = content.languages.slice(1);
  const row = others.find((each) => each.code === code);
  if (row) return row;
  throw new Error(
    `"${code}" is none of the languages that are translated: ${others.map(({ code }) => code).join(", ")}`,
  );
}

/**
 * What a translator gets for a language, as XLIFF 1.2.
 * @param isAll whether also what needs no translation
 * @throws {Error} if there is nothing, or no such language
 */
export function exportXliff(state: State, language: string, isAll = false): string {
  const { code, name } = translated(state, language);
  const terms = readTerms(".", code as Language) ?? {};
  const all = unitsOf(state, code);
  const units = isAll ? all : waiting(all);
  if (units.length === 0) throw new Error(`Nothing waits for ${name}`);
  return writeXliff(
    code,
    units.map((unit) => ({ ...unit, notes: notesOf(unit, terms, { code, name }) })),
  );
}

/** What a translator needs to know of a text, each if there is something to say. */
function notesOf(
  { messageKey, place, form, source }: Unit,
  terms: Terms,
  { code, name }: { code: string; name: string },
): string[] {
  const [file = "", ...path] = place;
  const [namespace = "", key = ""] = formatKey(messageKey).split(":");
  const kept = [...tokens(source)];
  const used = termsIn(source, longestFirst(terms)).map((term) => `${term}: ${terms[term]?.use.join(", ")}`);
  const limit = limitOf(namespace, key);
  const part = (["title", "description"] as const).find((each) => key === `meta.${each}`);
  // The name of a language is in its letters.
  const letters =
    part && Math.floor((searchResult[part].room * name.length) / widthInSearchResult(part, name));
  return [
    `Where: ${placeName(`${file}`, key.split("."))}`,
    form && `Plural form "${form}", for numbers such as ${numbersOf(path.join("."), code).join(", ")}`,
    kept.length > 0 && `Keep ${kept.join(" ")}`,
    used.length > 0 && `Terms (beginnings of words): ${used.join("; ")}`,
    limit && `Length: in English, ${limit.what} may have ${limit.most} characters`,
    letters && `Length: search results have room for some ${letters} characters`,
  ].filter((note) => typeof note === "string");
}

/** Some numbers that a language says in a plural form. */
function numbersOf(key: string, language: string): number[] {
  const form = pluralForm(key);
  const rules = new Intl.PluralRules(language, { type: form?.type ?? "cardinal" });
  // Some forms are only for fractions, some only for whole millions.
  const numbers = [...Array(101).keys(), 1.5, 1_000_000];
  return numbers.filter((number) => rules.select(number) === form?.category).slice(0, 4);
}

/** Writes a translation. If it is an item of a list that the language lacks or has shorter, the list comes first. */
function translate({ values }: State, { messageKey, place }: Unit, text: string): Edit[] {
  const { list = [], index = 0 } = itemOf(messageKey) ?? {};
  const english = valueAt(values, placeOf({ ...messageKey, path: list }, "en"));
  const own = place.slice(0, list.length + 1);
  if (!Array.isArray(english) || valueAt(values, [...own, index]) !== undefined) return [set(place, text)];
  const withItems: Edit = (values) => {
    const items = english.map((item, index) => valueAt(values, [...own, index]) ?? blank(item));
    return set(own, items)(values);
  };
  return [withItems, set(place, text)];
}

/** A text without what tools change in it. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What a text of a file changes, or why it is not taken. @param units of its language by id */
function judge(
  state: State,
  language: string,
  given: XliffUnit,
  units: ReadonlyMap<string, Unit>,
): { edits: Edit[]; why?: string } {
  const { id, source, target } = given;
  const no = (why: string) => ({ edits: [], why });
  const unit = units.get(id);
  if (!unit)
    return no(
      units.has(otherForm(id))
        ? "is a plural form that the language does not have"
        : "is no message of the site",
    );
  if (plain(unit.source) !== plain(source))
    return no(
      `is a translation of ${JSON.stringify(source)}, and by now English has ${JSON.stringify(unit.source)}`,
    );
  if (target === "") return no("is not translated yet");
  const [file = ""] = unit.place;
  if (!(file in state.content.files))
    return no(`has no file yet: write {} into ${file}, and import it again`);
  if (target !== unit.target) return { edits: translate(state, unit, target) };
  if (unit.state === "translated") return { edits: [] };
  if (["translated", "signed-off", "final"].includes(given.state))
    return { edits: [confirmTranslation(language, formatKey(unit.messageKey))] };
  return no(
    "is as it was, although its English has changed: change it, or say in the editor that it still holds",
  );
}

/**
 * Takes what a translator gives back: as edits that are not saved. What the checks of the build would refuse is left out.
 * @param language that the file must be for
 * @throws {Error} if the file is no XLIFF 1.2, or for another language
 */
export async function importXliff(
  state: State,
  text: string,
  { language, check }: { language?: string; check?: Check } = {},
): Promise<Imported & { state: State }> {
  const file = readXliff(text);
  const { code, name } = translated(state, file.language.replace(/[-_].*$/, "").toLowerCase());
  if (language !== undefined && language !== code)
    throw new Error(`The file is for ${name}: import it there`);
  const units = new Map(unitsOf(state, code).map((unit) => [unit.id, unit]));
  const judged = file.units.map((given) => ({
    ...{ id: given.id, text: given.target, place: units.get(given.id)?.place },
    ...judge(state, code, given, units),
  }));
  const all = edited(state, ...judged.flatMap(({ edits }) => edits));
  const { diagnostics } = await checkChanges(all, check);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const checked = judged.map((each) => {
    const error = errors.find(({ file, path }) => [file, ...path].join(".") === each.place?.join("."));
    return error && each.edits.length > 0 ? { ...each, edits: [], why: formatFinding(error) } : each;
  });
  const taken = checked.flatMap(({ edits }) => (edits.length > 0 ? [edits] : []));
  return {
    language: code,
    taken: taken.length,
    refused: checked.flatMap(({ id, place, text, why }) => (why ? [{ id, place, text, why }] : [])),
    state: edited(state, ...taken.flat()),
  };
}
