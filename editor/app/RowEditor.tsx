import { use } from "react";
import { otherForm, wording } from "../../src/languages/words/format.ts";
import { isGroup, type Path, type Value, valueAt } from "../changes.ts";
import { catalogueFile } from "../content.ts";
import { blank, fieldsOf, lacks, type Row, rowKey } from "../rows.ts";
import { faultsAt, keyed, useEditorState } from "./editorState.ts";
import { MessageField } from "./MessageField.tsx";
import { staleSource, stateOf } from "./rowState.ts";
import { ShowRow } from "./showRow.ts";
import { sentence } from "./titles.ts";

const textOf = (value: Value): string => (typeof value === "string" ? value : "");

/** By how much a translation is longer than its English, in percent of characters. */
function growth(english: string, own: string): number | undefined {
  const [before, after] = [english, own].map((text) => [...wording(text)].length) as [number, number];
  return before > 0 && after > 0 ? Math.round((after / before - 1) * 100) : undefined;
}

/** Pages are tested with texts this much longer than English (`npm run rehearse`). */
const rehearsedGrowth = 40;

/** Short labels grow more, and find room. */
const shortLabel = 20;

/** A row in all languages, side by side. */
export function RowEditor({ row }: { row: Row }) {
  const editor = useEditorState();
  const show = use(ShowRow);
  return (
    <section className="row" aria-label={rowKey(row)}>
      <h3>
        <code>{rowKey(row)}</code>
        {row.kind === "plural" && <span> in its plural forms</span>}
        {row.kind === "list" && <span>, a list</span>}
      </h3>
      <div className="languages">
        {editor.content.languages.map(({ code, name }) => (
          <LanguageCard key={code} row={row} language={code} name={name} onFocus={() => show(row, code)} />
        ))}
      </div>
    </section>
  );
}

function LanguageCard({
  row,
  language,
  name,
  onFocus,
}: {
  row: Row;
  language: string;
  name: string;
  onFocus: () => void;
}) {
  const editor = useEditorState();
  const file = catalogueFile(language, row.namespace);
  const catalogue = editor.wordsOf(language, row.namespace);
  const english = editor.wordsOf("en", row.namespace);
  const { changed } = stateOf(editor, row);
  const stale = staleSource(editor, row, language);
  const source = (path: Path): string =>
    textOf(valueAt(english, path) ?? valueAt(english, [...path.slice(0, -1), otherForm(`${path.at(-1)}`)]));
  const field = (path: Path, label: string) => (
    <MessageField
      key={path.join(".")}
      label={label}
      language={language}
      value={textOf(valueAt(catalogue, path))}
      english={language === "en" ? undefined : source(path)}
      faults={faultsAt(editor.faults, file, path).filter(({ what }) => !what.startsWith("is missing"))}
      onChange={(text) => editor.setWords(language, row.namespace, path, text)}
      onFocus={onFocus}
    />
  );
  const grown =
    row.kind !== "message" || language === "en"
      ? undefined
      : growth(source(row.path), textOf(valueAt(catalogue, row.path)));
  const isLong =
    grown !== undefined &&
    grown > rehearsedGrowth &&
    textOf(valueAt(catalogue, row.path)).length > shortLabel;
  const list = valueAt(catalogue, row.path);
  return (
    <fieldset className="language" aria-label={name} data-language={language}>
      <h4>
        <span lang={language}>{name}</span>
        {lacks(row, catalogue, language) && <span className="mark missing">missing</span>}
        {stale && <span className="mark stale">stale</span>}
        {changed.includes(language) && <span className="mark changed">changed</span>}
        {grown !== undefined && (
          <span className={isLong ? "mark long" : "quiet"} title="Length compared with English">
            {grown > 0 ? "+" : ""}
            {grown}%
          </span>
        )}
      </h4>
      {row.kind === "list" ? (
        <>
          {faultsAt(editor.faults, file, row.path)
            .filter(({ key }) => key === row.path.join("."))
            .map(({ what }) => (
              <p key={what} className="fault">
                {what}
              </p>
            ))}
          <List
            row={row}
            language={language}
            name={name}
            value={Array.isArray(list) ? list : []}
            field={field}
          />
        </>
      ) : (
        fieldsOf(row, language).map(({ path, form }) => (
          <div key={path.join(".")}>
            {form && <p className="form">{form}</p>}
            {field(path, form ? `${name}, ${form}` : name)}
          </div>
        ))
      )}
      {isLong && (
        <p className="warning">
          Longer than pages are tested with (+{rehearsedGrowth}%): look at it in the preview, at both widths
        </p>
      )}
      {stale && (
        <div className="was">
          <p>
            Translated when English was: <q>{stale[1]}</q>
          </p>
          <button type="button" onClick={() => editor.confirm(language, stale[0])}>
            It still holds
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** The items of a list, as many as the language has. */
function List({
  row,
  language,
  name,
  value,
  field,
}: {
  row: Row;
  language: string;
  name: string;
  value: Value[];
  field: (path: Path, label: string) => React.ReactNode;
}) {
  const editor = useEditorState();
  const english = valueAt(editor.wordsOf("en", row.namespace), row.path);
  const model = value.at(-1) ?? (Array.isArray(english) ? english.at(0) : "");
  const set = (items: Value[]) => editor.setWords(language, row.namespace, row.path, items);
  return (
    <>
      <ol>
        {keyed(value).map(({ key, item, index }) => {
          const path = [...row.path, index];
          return (
            <li key={key}>
              {isGroup(item)
                ? Object.keys(item).map((key) => (
                    <div key={key}>
                      <p className="form">{sentence(key)}</p>
                      {field([...path, key], `${name}, item ${index + 1}, ${sentence(key)}`)}
                    </div>
                  ))
                : field(path, `${name}, item ${index + 1}`)}
              <button
                type="button"
                className="small"
                aria-label={`Remove item ${index + 1} in ${name}`}
                onClick={() => set(value.toSpliced(index, 1))}
              >
                Remove
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="small"
        aria-label={`Add an item in ${name}`}
        onClick={() => set([...value, blank(model)])}
      >
        Add an item
      </button>
    </>
  );
}
