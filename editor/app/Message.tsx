import { useState } from "react";
import { isGroup, type Value, valueAt } from "../../publishing/changes.ts";
import type { Version } from "../../publishing/git.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import { blank, itemOf, type Row, rowKey, rowsOf } from "../rows.ts";
import { LanguageCard } from "./MessageField.tsx";
import { Button, Select } from "./parts.tsx";
import { awaited, isLacking, keysOf, placeOf, staleSource, unitOf } from "./rowState.ts";
import { choose, hold, set } from "./state.ts";
import { call, edit, fail, shown, useEditor } from "./store.ts";
import { sentence } from "./titles.ts";

/** What happens to changed English until it is translated; and whether its translations still hold. */
function Choice({ rows }: { rows: readonly Row[] }) {
  const editor = useEditor();
  const [unit] = rows.flatMap((row) => unitOf(editor, row) ?? []);
  const waits = awaited(editor, unit);
  const held = rows.flatMap((row) =>
    editor.content.languages
      .filter(({ code }) => waits.includes(code) || staleSource(editor, row, code) !== undefined)
      .map(({ code }) => [code, keysOf(row, code)] as const),
  );
  if (held.length === 0) return null;
  const isNew = unit?.changes.some(({ before, after }) => before === undefined && isGroup(after));
  const choices = [
    [false, `Wait: ${isNew ? "it is on no page" : "the former words stay in every language"} until then`],
    [true, "English until translated: it is on the site at once, in these languages in English"],
  ] as const;
  return (
    <fieldset className="choice">
      <legend>Not translated yet: {[...new Set(held.map(([code]) => code))].join(", ")}</legend>
      {unit &&
        waits.length > 0 &&
        choices.map(([isEnglish, label]) => (
          <label key={label}>
            <input
              type="radio"
              checked={editor.english.includes(unit.key) === isEnglish}
              onChange={() => edit(choose(unit.key, isEnglish))}
            />{" "}
            {label}
          </label>
        ))}
      {!isNew && (
        <Button onClick={() => edit(...held.flatMap(([code, keys]) => hold(code, keys)))}>
          The translations still hold, all of them
        </Button>
      )}
    </fieldset>
  );
}

/** A message in all languages, side by side. */
export function Message({ row }: { row: Row }) {
  const { languages } = useEditor().content;
  return (
    <section className="row" aria-label={rowKey(row)}>
      <h3>
        <code>{rowKey(row)}</code>
      </h3>
      <Choice rows={[row]} />
      <div className="languages">
        {languages.map((language) => (
          <LanguageCard key={language.code} row={row} language={language} />
        ))}
      </div>
      <ItemButtons row={row} />
      <History row={row} />
    </section>
  );
}

/** The words of an entry: in English, and on demand in the other languages. @param name such as `home:proof.awards.first` */
export function Words({ name }: { name: string }) {
  const editor = useEditor();
  const [isWide, setWide] = useState(false);
  const [namespace = "", key = ""] = name.split(":");
  const path = key.split(".");
  const group = valueAt(editor.values, [catalogueFile("en", namespace), ...path.slice(0, -1)]);
  const { [path.at(-1) ?? ""]: english, ...others } = Object(group);
  // An entry that is not finished has the fields of the one beside it.
  const model = Object.values(others).find(isGroup);
  const isOne = typeof english === "string" || !model;
  const rows = isOne ? [{ namespace, path }] : rowsOf(namespace, { ...model, ...english }, path);
  const [own, ...translations] = editor.content.languages;
  const missing = translations.filter(({ code }) => rows.some((row) => isLacking(editor, row, code)));
  return (
    <>
      {rows.map((row) => (
        <section key={rowKey(row)} className="row" aria-label={rowKey(row)}>
          <h3>{sentence(`${row.path.at(-1)}`)}</h3>
          <div className="languages">
            {[own, ...(isWide ? translations : [])].map(
              (language) => language && <LanguageCard key={language.code} row={row} language={language} />,
            )}
          </div>
        </section>
      ))}
      <Choice rows={rows} />
      <Button aria-expanded={isWide} onClick={() => setWide(!isWide)}>
        Other languages{missing.length > 0 && `: ${missing.length} to write, now or later`}
      </Button>
    </>
  );
}

/** Makes a list longer or shorter, in every language at once. */
function ItemButtons({ row }: { row: Row }) {
  const { content, values } = useEditor();
  const item = itemOf(row);
  if (!item) return null;
  const { index } = item;
  const change = (to: (list: readonly Value[]) => Value[]): void => {
    const edits = content.languages.flatMap(({ code }) => {
      const place = placeOf(row, code, item.list);
      const list = valueAt(values, place);
      return Array.isArray(list) ? [set(place, to(list))] : [];
    });
    edit(...edits);
  };
  return (
    <p>
      Item {index + 1} of a list.{" "}
      <Button onClick={() => change((list) => list.toSpliced(index + 1, 0, blank(list.at(-1))))}>
        Add an item after it
      </Button>{" "}
      <Button onClick={() => change((list) => list.toSpliced(index, 1))}>Remove it in every language</Button>
    </p>
  );
}

/** What a message has been in each language, by the commits of its file. */
function History({ row }: { row: Row }) {
  const { content, values } = useEditor();
  const [language, setLanguage] = useState("en");
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const place = placeOf(row, language);
  function read(code: string): void {
    setLanguage(code);
    const request = { file: catalogueFile(code, row.namespace), path: row.path };
    call<Version[]>("history", request).then(setVersions, fail("No history"));
  }
  const names = content.languages.map(({ code, name }) => [code, name] as const);
  return (
    <details className="history" onToggle={({ currentTarget }) => currentTarget.open && read(language)}>
      <summary>History</summary>
      <Select label="In" value={language} options={names} onChange={read} />
      <ol>
        {versions.map(({ date, author, subject, value }) => (
          <li key={date}>
            <p className="quiet">
              {date.slice(0, 10)}, {author}: {subject}
            </p>
            <q lang={language}>{shown(value)}</q>{" "}
            <Button disabled={value === valueAt(values, place)} onClick={() => edit(set(place, value))}>
              Use again
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
