import { valueAt } from "../../publishing/changes.ts";
import { catalogueFile, settingsFile } from "../../publishing/inspection.ts";
import { isOneOf, type Unit, untranslated } from "../../publishing/units.ts";
import { fieldsOf, lacks, placeOf, type Row, rowKey, rowsOf } from "../rows.ts";
import { type Editor, faultsAt, textAt } from "./store.ts";

/** What there is to do, as it is called in the editor. */
export const marks = ["changed", "missing", "to fix"] as const;

export type Mark = (typeof marks)[number];

/** The rows of a page. */
export const rowsIn = ({ values }: Editor, namespace: string): Row[] =>
  rowsOf(namespace, values[catalogueFile("en", namespace)]);

/** The English of a row. */
export const englishOf = ({ values }: Editor, row: Row): string => textAt(values, placeOf(row, "en"));

/** The unit of changes that a row is in. */
export const unitOf = ({ units }: Editor, row: Row): Unit | undefined =>
  units.find(({ key }) => isOneOf(rowKey(row), key));

/** The published languages that a unit waits for. */
export const awaited = ({ content, confirmed }: Editor, unit: Unit | undefined): string[] =>
  unit ? untranslated(unit, valueAt(content.files, [settingsFile, "languages"]) as string[], confirmed) : [];

/** The languages in which there is something to do for a row. */
export function marksOf(editor: Editor, row: Row): Record<Mark, string[]> {
  const { content, confirmed } = editor;
  const changes = unitOf(editor, row)?.changes ?? [];
  const languagesWith = (has: (code: string) => boolean): string[] =>
    content.languages.map(({ code }) => code).filter(has);
  return {
    changed: languagesWith(
      (code) =>
        changes.some(({ file }) => file === catalogueFile(code, row.namespace)) ||
        (confirmed[code]?.includes(rowKey(row)) ?? false),
    ),
    missing: languagesWith((code) => lacks(editor.values, row, code)),
    "to fix": languagesWith((code) =>
      fieldsOf(row, code).some(({ place }) => faultsAt(editor, place).length > 0),
    ),
  };
}
