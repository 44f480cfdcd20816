import { use, useState } from "react";
import { isGroup, type Value, valueAt } from "../../publishing/changes.ts";
import type { Version } from "../../publishing/git.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import { wording } from "../../src/languages/words/format.ts";
import { blank, fieldsOf, itemOf, lacks, type Row, rowKey } from "../rows.ts";
import { call, messageOf } from "./api.ts";
import { faultsAt, isMissing, ShowRow, shown, useEditor } from "./editor.ts";
import { Marks } from "./Marks.tsx";
import { MessageField } from "./MessageField.tsx";
import { awaited, keysOf, marksOf, staleSource, unitOf } from "./rowState.ts";
import { setWords, together } from "./state.ts";

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
  const held = rows.flatMap((row) =>
    editor.content.languages
      .filter(({ code }) => waits.includes(code) || staleSource(editor, row, code) !== undefined)
      .map(({ code }) => [code, keysOf(row, code)] as const),
  );
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
      </h3>
      <Choice rows={[row]} />
      <div className="languages">
        {editor.content.languages.map(({ code, name }) => (
          <LanguageCard key={code} row={row} language={code} name={name} onFocus={() => show(row, code)} />
        ))}
      </div>
      <ItemButtons row={row} />
      <History row={row} />
    </section>
  );
}

/** Makes a list longer or shorter, in every language at once. */
function ItemButtons({ row }: { row: Row }) {
  const editor = useEditor();
  const item = itemOf(row);
  if (!item) return null;
  const change = (to: (list: readonly Value[]) => Value[]) =>
    editor.edit(
      together(
        ...editor.content.languages.flatMap(({ code }) => {
          const list = valueAt(editor.wordsOf(code, row.namespace), item.list);
          return Array.isArray(list) ? [setWords(code, row.namespace, item.list, to(list))] : [];
        }),
      ),
    );
  return (
    <p>
      Item {item.index + 1} of a list.{" "}
      <button
        type="button"
        className="small"
        onClick={() => change((list) => list.toSpliced(item.index + 1, 0, blank(list.at(-1))))}
      >
        Add an item after it
      </button>{" "}
      <button type="button" className="small" onClick={() => change((list) => list.toSpliced(item.index, 1))}>
        Remove it in every language
      </button>
    </p>
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
  const english = textOf(valueAt(editor.wordsOf("en", row.namespace), row.path));
  const stale = staleSource(editor, row, language);
  const unit = unitOf(editor, row);
  const isAwaited = unit !== undefined && awaited(editor, unit).includes(language);
  const isLacking = lacks(row, catalogue, language);
  const own = textOf(valueAt(catalogue, row.path));
  const grown = language === "en" ? undefined : growth(english, own);
  const isLong = grown !== undefined && grown > rehearsedGrowth && own.length > shortLabel;
  const marks = Object.entries(marksOf(editor, row)).filter(([, codes]) => codes.includes(language));
  return (
    <fieldset className="language" aria-label={name} data-language={language}>
      <h4>
        <span lang={language}>{name}</span>
        <Marks marks={Object.fromEntries(marks.map(([mark]) => [mark, [""]]))} />
        {grown !== undefined && (
          <span className={isLong ? "mark long" : "quiet"} title="Length compared with English">
            {grown > 0 ? "+" : ""}
            {grown}%
          </span>
        )}
      </h4>
      {fieldsOf(row, language).map(({ path, form }) => (
        <div key={path.join(".")}>
          {form && <p className="plural">{form}</p>}
          <MessageField
            label={form ? `${name}, ${form}` : name}
            language={language}
            value={textOf(valueAt(catalogue, path))}
            english={language === "en" ? undefined : english}
            faults={faultsAt(editor.faults, file, path).filter((fault) => !isMissing(fault))}
            onChange={(text) => editor.edit(setWords(language, row.namespace, path, text))}
            onFocus={onFocus}
          />
        </div>
      ))}
      {isLong && (
        <p className="warning">
          Longer than pages are tested with (+{rehearsedGrowth}%): look at it in the preview, at both widths
        </p>
      )}
      {!isLacking && (stale !== undefined || isAwaited) && (
        <div className="was">
          {stale && (
            <p>
              Shown in English. It was translated when English was: <q>{stale}</q>
            </p>
          )}
          <button type="button" onClick={() => editor.hold(language, keysOf(row, language))}>
            It still holds
          </button>
        </div>
      )}
    </fieldset>
  );
}
