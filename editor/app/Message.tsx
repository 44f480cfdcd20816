import { useState } from "react";
import { isGroup, type Path, type Value, valueAt } from "../../publishing/changes.ts";
import type { Version } from "../../publishing/git.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import type { LanguageRow } from "../../src/languages/languages.ts";
import { wording } from "../../src/languages/words/format.ts";
import { blank, fieldsOf, itemOf, lacks, type Row, rowKey, rowsOf } from "../rows.ts";
import { MessageField } from "./MessageField.tsx";
import { Button, Marks, Select } from "./parts.tsx";
import { awaited, keysOf, marksOf, staleSource, unitOf } from "./rowState.ts";
import { choose, hold, setWords, together } from "./state.ts";
import { call, edit, messageOf, shown, textAt, useEditor, wordsOf } from "./store.ts";
import { sentence } from "./titles.ts";

/** What happens to changed English until it is translated; and whether its translations still hold. */
function Choice({ rows: [first, ...others] }: { rows: readonly [Row, ...Row[]] }) {
  const editor = useEditor();
  const unit = unitOf(editor, first);
  const waits = unit ? awaited(editor, unit) : [];
  const held = [first, ...others].flatMap((row) =>
    editor.content.languages
      .filter(({ code }) => waits.includes(code) || staleSource(editor, row, code) !== undefined)
      .map(({ code }) => [code, keysOf(row, code)] as const),
  );
  const codes = [...new Set(held.map(([code]) => code))];
  if (codes.length === 0) return null;
  const isNew = unit?.changes.some(({ before, after }) => before === undefined && isGroup(after));
  const isEnglish = unit !== undefined && editor.english.includes(unit.key);
  const choices = [
    [false, `Wait: ${isNew ? "it is on no page" : "the former words stay in every language"} until then`],
    [true, "English until translated: it is on the site at once, in these languages in English"],
  ] as const;
  return (
    <fieldset className="choice">
      <legend>Not translated yet: {codes.join(", ")}</legend>
      {unit &&
        waits.length > 0 &&
        choices.map(([is, label]) => (
          <label key={label}>
            <input type="radio" checked={is === isEnglish} onChange={() => edit(choose(unit.key, is))} />{" "}
            {label}
          </label>
        ))}
      {!isNew && (
        <Button onClick={() => edit(together(...held.map(([code, keys]) => hold(code, keys))))}>
          The translations still hold, all of them
        </Button>
      )}
    </fieldset>
  );
}

/** A message in all languages, side by side. */
export function Message({ row }: { row: Row }) {
  return (
    <section className="row" aria-label={rowKey(row)}>
      <h3>
        <code>{rowKey(row)}</code>
      </h3>
      <Choice rows={[row]} />
      <Languages row={row} languages={useEditor().content.languages} />
      <ItemButtons row={row} />
      <History row={row} />
    </section>
  );
}

/** The words of an entry: in English, and on demand in the other languages. */
export function Words({ namespace, path }: { namespace: string; path: Path }) {
  const editor = useEditor();
  const [isWide, setWide] = useState(false);
  const all = wordsOf(editor, "en", namespace);
  const english = valueAt(all, path);
  // An entry that is not finished has the fields of the one beside it.
  const model = Object.values(Object(valueAt(all, path.slice(0, -1)))).find(isGroup);
  const isOne = typeof english === "string" || !model;
  const rows = isOne ? [{ namespace, path }] : rowsOf(namespace, { ...model, ...Object(english) }, path);
  const { languages } = editor.content;
  const missing = languages.filter(
    ({ code }) => code !== "en" && rows.some((row) => lacks(row, wordsOf(editor, code, namespace), code)),
  );
  return (
    <>
      {rows.map((row) => (
        <section key={rowKey(row)} className="row" aria-label={rowKey(row)}>
          <h3>{sentence(`${row.path.at(-1)}`)}</h3>
          <Languages row={row} languages={languages.filter(({ code }) => isWide || code === "en")} />
        </section>
      ))}
      <Choice rows={rows as [Row, ...Row[]]} />
      <Button aria-expanded={isWide} onClick={() => setWide(!isWide)}>
        Other languages{missing.length > 0 && `: ${missing.length} to write, now or later`}
      </Button>
    </>
  );
}

const Languages = ({ row, languages }: { row: Row; languages: readonly LanguageRow[] }) => (
  <div className="languages">
    {languages.map(({ code, name }) => (
      <LanguageCard key={code} row={row} language={code} name={name} />
    ))}
  </div>
);

/** Makes a list longer or shorter, in every language at once. */
function ItemButtons({ row }: { row: Row }) {
  const editor = useEditor();
  const item = itemOf(row);
  if (!item) return null;
  const change = (to: (list: readonly Value[]) => Value[]): void => {
    const edits = editor.content.languages.flatMap(({ code }) => {
      const list = valueAt(wordsOf(editor, code, row.namespace), item.list);
      return Array.isArray(list) ? [setWords(code, row.namespace, item.list, to(list))] : [];
    });
    edit(together(...edits));
  };
  return (
    <p>
      Item {item.index + 1} of a list.{" "}
      <Button onClick={() => change((list) => list.toSpliced(item.index + 1, 0, blank(list.at(-1))))}>
        Add an item after it
      </Button>{" "}
      <Button onClick={() => change((list) => list.toSpliced(item.index, 1))}>
        Remove it in every language
      </Button>
    </p>
  );
}

/** What a message has been in each language, by the commits of its file. */
function History({ row: { namespace, path } }: { row: Row }) {
  const editor = useEditor();
  const [language, setLanguage] = useState("en");
  const [versions, setVersions] = useState<Version[] | string>("Reading…");
  function read(code: string): void {
    setLanguage(code);
    const place = { file: catalogueFile(code, namespace), path };
    call<Version[]>("history", place).then(setVersions, (reason) => setVersions(messageOf(reason)));
  }
  const names = editor.content.languages.map(({ code, name }) => [code, name] as const);
  return (
    <details className="history" onToggle={({ currentTarget }) => currentTarget.open && read(language)}>
      <summary>History</summary>
      <Select label="In" value={language} options={names} onChange={read} />
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
              <Button
                disabled={value === valueAt(wordsOf(editor, language, namespace), path)}
                onClick={() => edit(setWords(language, namespace, path, value))}
              >
                Use again
              </Button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** Pages are tested with texts this much longer than English (`npm run rehearse`), in percent of characters. */
const rehearsedGrowth = 40;

/** Short labels grow more, and find room. */
const shortLabel = 20;

/** By how much a translation is longer than its English, in percent of characters. */
function growth(english: string, own: string): number | undefined {
  const [before, after] = [english, own].map((text) => [...wording(text)].length) as [number, number];
  return before > 0 && after > 0 ? Math.round((after / before - 1) * 100) : undefined;
}

/** A row in one language. */
function LanguageCard({ row, language, name }: { row: Row; language: string; name: string }) {
  const editor = useEditor();
  const catalogue = wordsOf(editor, language, row.namespace);
  const stale = staleSource(editor, row, language);
  const unit = unitOf(editor, row);
  const isBehind = stale !== undefined || (unit !== undefined && awaited(editor, unit).includes(language));
  const own = textAt(catalogue, row.path);
  const grown =
    language === "en" ? undefined : growth(textAt(wordsOf(editor, "en", row.namespace), row.path), own);
  const isLong = grown !== undefined && grown > rehearsedGrowth && own.length > shortLabel;
  const marks = Object.entries(marksOf(editor, row)).filter(([, codes]) => codes.includes(language));
  return (
    <fieldset className="language" aria-label={name}>
      <h4>
        <span lang={language}>{name}</span>
        <Marks marks={Object.fromEntries(marks.map(([mark]) => [mark, [""]]))} />
        {grown !== undefined && (
          <span className={isLong ? "mark long" : "quiet"} title="Length compared with English">
            {grown > 0 && "+"}
            {grown}%
          </span>
        )}
      </h4>
      {fieldsOf(row, language).map((field) => (
        <MessageField key={field.path.join(".")} row={row} field={field} language={language} name={name} />
      ))}
      {isLong && (
        <p className="warning">
          Longer than pages are tested with (+{rehearsedGrowth}%): look at it in the preview, at both widths
        </p>
      )}
      {isBehind && !lacks(row, catalogue, language) && (
        <div className="was">
          {stale && (
            <p>
              Shown in English. It was translated when English was: <q>{stale}</q>
            </p>
          )}
          <Button className="" onClick={() => edit(hold(language, keysOf(row, language)))}>
            It still holds
          </Button>
        </div>
      )}
    </fieldset>
  );
}
