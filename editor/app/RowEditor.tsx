import { type ReactNode, use, useState } from "react";
import { isGroup, type Path, type Value, valueAt } from "../../publishing/changes.ts";
import type { Version } from "../../publishing/git.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import { otherForm, wording } from "../../src/languages/words/format.ts";
import { blank, fieldsOf, lacks, type Row, rowKey } from "../rows.ts";
import { call, messageOf } from "./api.ts";
import { faultsAt, isMissing, keyed, ShowRow, shown, useEditor } from "./editor.ts";
import { MessageField } from "./MessageField.tsx";
import { awaited, keysOf, staleSource, stateOfRow, unitOf } from "./rowState.ts";
import { setWords } from "./state.ts";
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

/** What happens to changed English until it is translated; and whether its translations still hold. */
export function Choice({ rows }: { rows: readonly Row[] }) {
  const editor = useEditor();
  const [first] = rows;
  const unit = first && unitOf(editor, first);
  const waits = unit ? awaited(editor, unit) : [];
  const stale = rows.flatMap((row) =>
    editor.content.languages.flatMap(({ code }) => {
      const source = staleSource(editor, row, code);
      return source ? [[code, [source[0]]] as const] : [];
    }),
  );
  const held = [...stale, ...rows.flatMap((row) => waits.map((code) => [code, keysOf(row, code)] as const))];
  const codes = [...new Set(held.map(([code]) => code))];
  if (codes.length === 0) return null;
  const isNew = unit?.changes.some(({ before, after }) => before === undefined && isGroup(after));
  const isEnglish = unit !== undefined && editor.english.includes(unit.key);
  return (
    <fieldset className="choice">
      <legend>Not translated yet: {codes.join(", ")}</legend>
      {unit && waits.length > 0 && (
        <>
          <label>
            <input type="radio" checked={!isEnglish} onChange={() => editor.choose(unit.key, false)} /> Wait:{" "}
            {isNew ? "it is on no page" : "the former words stay in every language"} until then
          </label>
          <label>
            <input type="radio" checked={isEnglish} onChange={() => editor.choose(unit.key, true)} /> English
            until translated: it is on the site at once, in these languages in English
          </label>
        </>
      )}
      {!isNew && (
        <button
          type="button"
          className="small"
          onClick={() => {
            for (const [code, keys] of held) editor.hold(code, keys);
          }}
        >
          The translations still hold, all of them
        </button>
      )}
    </fieldset>
  );
}

/** A row in all languages, side by side. */
export function RowEditor({ row }: { row: Row }) {
  const editor = useEditor();
  const show = use(ShowRow);
  return (
    <section className="row" aria-label={rowKey(row)}>
      <h3>
        <code>{rowKey(row)}</code>
        {row.kind === "plural" && <span> in its plural forms</span>}
        {row.kind === "list" && <span>, a list</span>}
      </h3>
      <Choice rows={[row]} />
      <div className="languages">
        {editor.content.languages.map(({ code, name }) => (
          <LanguageCard key={code} row={row} language={code} name={name} onFocus={() => show(row, code)} />
        ))}
      </div>
      {row.kind === "message" && <History row={row} />}
    </section>
  );
}

/** What a message has been in each language, by the commits of its file. */
function History({ row }: { row: Row }) {
  const editor = useEditor();
  const [language, setLanguage] = useState("en");
  const [versions, setVersions] = useState<Version[] | string>("Reading…");
  function read(code: string): void {
    setLanguage(code);
    const place = { file: catalogueFile(code, row.namespace), path: row.path };
    call<Version[]>("history", place).then(setVersions, (reason) => setVersions(messageOf(reason)));
  }
  return (
    <details className="history" onToggle={({ currentTarget }) => currentTarget.open && read(language)}>
      <summary>History</summary>
      <label>
        In{" "}
        <select value={language} onChange={({ target }) => read(target.value)}>
          {editor.content.languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {typeof versions === "string" ? (
        <p>{versions}</p>
      ) : (
        <ol>
          {versions.map(({ date, author, subject, value }) => (
            <li key={date}>
              <p className="quiet">
                <time dateTime={date}>{date.slice(0, 10)}</time>, {author}: {subject}
              </p>
              <q lang={language}>{shown(value)}</q>{" "}
              <button
                type="button"
                className="small"
                disabled={value === valueAt(editor.wordsOf(language, row.namespace), row.path)}
                onClick={() => editor.edit(setWords(language, row.namespace, row.path, value))}
              >
                Use again
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** A row in one language. */
export function LanguageCard({
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
  const editor = useEditor();
  const file = catalogueFile(language, row.namespace);
  const catalogue = editor.wordsOf(language, row.namespace);
  const english = editor.wordsOf("en", row.namespace);
  const { changed } = stateOfRow(editor, row);
  const stale = staleSource(editor, row, language);
  const unit = unitOf(editor, row);
  const canHold =
    unit !== undefined && awaited(editor, unit).includes(language) && !lacks(row, catalogue, language);
  const source = (path: Path): string =>
    textOf(valueAt(english, path) ?? valueAt(english, [...path.slice(0, -1), otherForm(`${path.at(-1)}`)]));
  const field = (path: Path, label: string) => (
    <MessageField
      key={path.join(".")}
      label={label}
      language={language}
      value={textOf(valueAt(catalogue, path))}
      english={language === "en" ? undefined : source(path)}
      faults={faultsAt(editor.faults, file, path).filter((fault) => !isMissing(fault))}
      onChange={(text) => editor.edit(setWords(language, row.namespace, path, text))}
      onFocus={onFocus}
    />
  );
  const own = textOf(valueAt(catalogue, row.path));
  const grown = row.kind !== "message" || language === "en" ? undefined : growth(source(row.path), own);
  const isLong = grown !== undefined && grown > rehearsedGrowth && own.length > shortLabel;
  const marks = {
    missing: lacks(row, catalogue, language),
    "in English": stale,
    changed: changed.includes(language),
  };
  return (
    <fieldset className="language" aria-label={name} data-language={language}>
      <h4>
        <span lang={language}>{name}</span>
        {Object.entries(marks).map(
          ([kind, is]) =>
            is && (
              <span key={kind} className="mark" data-kind={kind}>
                {kind}
              </span>
            ),
        )}
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
          <List row={row} language={language} name={name} field={field} />
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
      {(stale || canHold) && (
        <div className="was">
          {stale?.[1] && (
            <p>
              Shown in English. It was translated when English was: <q>{stale[1]}</q>
            </p>
          )}
          {!lacks(row, catalogue, language) && (
            <button
              type="button"
              onClick={() => editor.hold(language, stale ? [stale[0]] : keysOf(row, language))}
            >
              It still holds
            </button>
          )}
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
  field,
}: {
  row: Row;
  language: string;
  name: string;
  field: (path: Path, label: string) => ReactNode;
}) {
  const editor = useEditor();
  const [own, english] = [language, "en"].map((code) => {
    const list = valueAt(editor.wordsOf(code, row.namespace), row.path);
    return Array.isArray(list) ? list : [];
  }) as [Value[], Value[]];
  const set = (items: Value[]) => editor.edit(setWords(language, row.namespace, row.path, items));
  return (
    <>
      <ol>
        {keyed(own).map(({ key, item, index }) => {
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
                onClick={() => set(own.toSpliced(index, 1))}
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
        onClick={() => set([...own, blank(own.at(-1) ?? english[0] ?? "")])}
      >
        Add an item
      </button>
    </>
  );
}
