import { valueAt } from "../../publishing/changes.ts";
import { catalogueFile, settingsFile } from "../../publishing/inspection.ts";
import { isOneOf, type Unit, untranslated } from "../../publishing/units.ts";
import { fieldsOf, lacks, type Row, rowKey } from "../rows.ts";
import { type Editor, faultsAt, isMissing, wordsOf } from "./store.ts";

/** What there is to do, as it is called in the editor. */
export const marks = ["changed", "missing", "in English", "to fix"] as const;

export type Mark = (typeof marks)[number];

/** The keys of a row in a language, such as `home:hero.title`. */
export const keysOf = (row: Row, language: string): string[] =>
  fieldsOf(row, language).map(({ path }) => `${row.namespace}:${path.join(".")}`);

/** The unit of changes that a row is in. */
export const unitOf = ({ units }: Editor, row: Row): Unit | undefined =>
  units.find(({ key }) => isOneOf(rowKey(row), key));

/** The published languages that a unit waits for. */
export const awaited = ({ content, confirmed }: Editor, unit: Unit): string[] =>
  untranslated(unit, valueAt(content.files[settingsFile], ["languages"]) as string[], confirmed);

/** The languages in which there is something to do for a row. */
export function marksOf(editor: Editor, row: Row): Record<Mark, string[]> {
  const { content, confirmed, faults } = editor;
  const changes = unitOf(editor, row)?.changes ?? [];
  const languagesWith = (has: (code: string, file: string) => boolean): string[] =>
    content.languages.map(({ code }) => code).filter((code) => has(code, catalogueFile(code, row.namespace)));
  return {
    changed: languagesWith(
      (code, file) =>
        changes.some((change) => change.file === file) ||
        keysOf(row, code).some((key) => confirmed[code]?.includes(key)),
    ),
    missing: languagesWith((code) => lacks(row, wordsOf(editor, code, row.namespace), code)),
    "in English": languagesWith((code) => staleSource(editor, row, code) !== undefined),
    "to fix": languagesWith((code, file) =>
      fieldsOf(row, code).some(({ path }) => faultsAt(faults, file, path).some((fault) => !isMissing(fault))),
    ),
  };
}

/** The English that a row's translation was made from, if English is shown in its place; empty if it has none. */
export function staleSource({ content, confirmed }: Editor, row: Row, language: string): string | undefined {
  const stale = content.stale[language as keyof typeof content.stale] ?? {};
  const key = keysOf(row, language).find((each) => each in stale && !confirmed[language]?.includes(each));
  return key === undefined ? undefined : stale[key];
}
