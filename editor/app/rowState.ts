import { valueAt } from "../../publishing/changes.ts";
import { catalogueFile, settingsFile } from "../../publishing/inspection.ts";
import { isOneOf, type Unit, untranslated } from "../../publishing/units.ts";
import { fieldsOf, lacks, type Row, rowKey } from "../rows.ts";
import { type Editor, faultsAt, isMissing } from "./editor.ts";

/** What of a row needs somebody's hand: languages for each. */
export interface RowState {
  missing: string[];
  /** Shown in English until it is translated. */
  english: string[];
  faulty: string[];
  changed: string[];
}

/** The places of a row in a catalogue. */
export const pathsOf = (row: Row, language: string) =>
  row.kind === "list" ? [row.path] : fieldsOf(row, language).map(({ path }) => path);

/** The unit of changes that a row is in. */
export const unitOf = ({ units }: Editor, row: Row): Unit | undefined =>
  units.find(({ key }) => isOneOf(key, rowKey(row)));

/** The published languages that a unit waits for. */
export const awaited = ({ content, confirmed }: Editor, unit: Unit): string[] =>
  untranslated(unit, valueAt(content.files[settingsFile], ["languages"]) as string[], confirmed);

/** The languages in which a row is missing, in English, wrong or changed. */
export function stateOfRow(editor: Editor, row: Row): RowState {
  const { content, confirmed, faults } = editor;
  const codes = content.languages.map(({ code }) => code);
  const file = (language: string) => catalogueFile(language, row.namespace);
  const changes = unitOf(editor, row)?.changes ?? [];
  const key = row.path.join(".");
  return {
    missing: codes.filter((code) => lacks(row, editor.wordsOf(code, row.namespace), code)),
    english: codes.filter((code) => staleSource(editor, row, code) !== undefined),
    faulty: codes.filter((code) =>
      pathsOf(row, code).some((path) =>
        faultsAt(faults, file(code), path).some((fault) => !isMissing(fault)),
      ),
    ),
    changed: codes.filter(
      (code) =>
        confirmed[code]?.some((each) => each.startsWith(`${row.namespace}:${key}`)) ||
        changes.some((change) => change.file === file(code)),
    ),
  };
}

/** The key of a row's translation for which English is shown in a language, with the English that it was made from. */
export function staleSource(
  { content, confirmed }: Editor,
  row: Row,
  language: string,
): [string, string] | undefined {
  const keys = pathsOf(row, language).map((path) => `${row.namespace}:${path.join(".")}`);
  return Object.entries((content.stale as Record<string, Record<string, string>>)[language] ?? {}).find(
    ([key]) =>
      keys.some((own) => key === own || key.startsWith(`${own}.`)) && !confirmed[language]?.includes(key),
  );
}

/** The keys that say of a row's translation in a language that it still holds. */
export const keysOf = (row: Row, language: string): string[] =>
  pathsOf(row, language).map((path) => `${row.namespace}:${path.join(".")}`);
