import { catalogueFile } from "../content.ts";
import { fieldsOf, lacks, type Row } from "../rows.ts";
import { type EditorState, faultsAt } from "./editorState.ts";

/** What of a row needs somebody's hand. */
export interface RowState {
  missing: string[];
  stale: string[];
  faulty: string[];
  changed: string[];
}

/** The places of a row in a catalogue. */
export const pathsOf = (row: Row, language: string) =>
  row.kind === "list" ? [row.path] : fieldsOf(row, language).map(({ path }) => path);

/** The languages in which a row is missing, stale, wrong or changed. */
export function stateOf(editor: EditorState, row: Row): RowState {
  const { content, changes, confirmed, faults } = editor;
  const codes = content.languages.map(({ code }) => code);
  const file = (language: string) => catalogueFile(language, row.namespace);
  return {
    missing: codes.filter((code) => lacks(row, editor.wordsOf(code, row.namespace), code)),
    stale: codes.filter((code) => staleSource(editor, row, code) !== undefined),
    faulty: codes.filter((code) =>
      pathsOf(row, code).some((path) => faultsAt(faults, file(code), path).length > 0),
    ),
    changed: codes.filter(
      (code) =>
        confirmed[code]?.some((key) => key.startsWith(`${row.namespace}:${row.path.join(".")}`)) ||
        pathsOf(row, code).some((path) => {
          const key = path.join(".");
          return changes.some((change) => {
            const own = change.path.join(".");
            return change.file === file(code) && `${own}.`.startsWith(`${key}.`);
          });
        }),
    ),
  };
}

/** The keys of a row's translation that are stale in a language, with the English that each was made from. */
export function staleSource(
  { content, confirmed }: EditorState,
  row: Row,
  language: string,
): [string, string] | undefined {
  const keys = pathsOf(row, language).map((path) => `${row.namespace}:${path.join(".")}`);
  return Object.entries((content.stale as Record<string, Record<string, string>>)[language] ?? {}).find(
    ([key]) =>
      keys.some((own) => key === own || key.startsWith(`${own}.`)) && !confirmed[language]?.includes(key),
  );
}
