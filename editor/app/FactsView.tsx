import { useId, useState } from "react";
import { isGroup, isSame, type Path, type Value, valueAt } from "../changes.ts";
import { type Content, catalogueFile, type Schema, settingsFile } from "../content.ts";
import { blank, type Row, rowKey, rowsOf } from "../rows.ts";
import { type EditorState, faultsAt, shown, useEditorState } from "./editorState.ts";
import { Preview } from "./Preview.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { ShowRow } from "./showRow.ts";
import { sentence, titleOf } from "./titles.ts";

interface FieldProps {
  file: string;
  root: Schema;
  schema: Schema;
  path: Path;
}

/** A file of facts, or the settings: a form made of its schema. */
export function FactsView({ file }: { file: string }) {
  const editor = useEditorState();
  const [language, setLanguage] = useState("en");
  const [row, setRow] = useState<Row>();
  const schema = editor.content.schemas[file];
  const value = editor.current(file);
  const comment = valueAt(value, ["$comment"]);
  const overall = editor.faults.filter((fault) => fault.file === file && fault.key === "");
  if (!schema) return <p className="notice">There is no file {file} to edit.</p>;
  return (
    <div className="facts">
      <div className="form">
        <h2>{titleOf(file)}</h2>
        <p className="quiet">
          <code>{file}</code>
        </p>
        {typeof comment === "string" && <p>{comment}</p>}
        {overall.map(({ what }) => (
          <p key={what} className="fault">
            {what}
          </p>
        ))}
        <ShowRow
          value={(next, code) => {
            setRow(next);
            setLanguage(code);
          }}
        >
          {Object.entries(schema.properties ?? {})
            .filter(([name]) => name !== "$comment")
            .map(([name, own]) => (
              <Field key={name} file={file} root={schema} schema={own} path={[name]} />
            ))}
        </ShowRow>
      </div>
      <Preview
        key={row?.namespace}
        namespace={row?.namespace ?? pageOf(editor.content, file, schema)}
        row={row}
        language={language}
        onLanguage={setLanguage}
      />
    </div>
  );
}

/** The namespace whose page shows most of a file: that of the first words it names. */
function pageOf({ routes }: Content, file: string, schema: Schema): string {
  const named = /"words":"([\w-]+):/.exec(JSON.stringify(schema))?.[1];
  const own = routes.find(({ catalogue }) => file.includes(`/${catalogue}`))?.catalogue;
  return named ?? own ?? "home";
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  return (name !== undefined && root.$defs?.[name]) || schema;
}

const isNullable = ({ type, anyOf }: Schema): boolean =>
  (Array.isArray(type) && type.includes("null")) || (anyOf?.some((each) => each.type === "null") ?? false);

/** The schema of a value that is there: without null, and of several the first. */
function present(schema: Schema): Schema {
  const [first] = schema.anyOf?.filter((each) => each.type !== "null") ?? [];
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== "null") : schema.type;
  return first ? { ...schema, ...first } : { ...schema, ...(type !== undefined && { type }) };
}

const itemSchema = ({ items, prefixItems }: Schema, index: number): Schema =>
  prefixItems?.[index] ?? (typeof items === "object" ? items : {});

/** A new value: empty texts, the first of several choices, and null for a number that is to be written. */
function emptyValue(schema: Schema, root: Schema): Value {
  const own = present(resolved(schema, root));
  if (isNullable(schema)) return null;
  if (own.const !== undefined) return own.const;
  if (own.enum) return own.enum[0] ?? "";
  if (own.type === "object")
    return Object.fromEntries(
      (own.required ?? []).map((name) => [name, emptyValue(own.properties?.[name] ?? {}, root)]),
    );
  if (own.type === "array")
    return Array.from({ length: own.prefixItems?.length ?? own.minItems ?? 0 }, (_, index) =>
      emptyValue(itemSchema(own, index), root),
    );
  if (own.type === "boolean") return false;
  if (own.type === "number" || own.type === "integer") return null;
  return "";
}

/** Where the group of words is that a schema names. */
function groupOf(words: string): { namespace: string; path: string[] } {
  const [namespace = "", path = ""] = words.split(":");
  return { namespace, path: path.split(".") };
}

/** The ids that have words, among the group that a schema names. */
function wordedIds(editor: EditorState, words: string): string[] {
  const { namespace, path } = groupOf(words);
  const group = valueAt(editor.wordsOf("en", namespace), path);
  return isGroup(group) ? Object.keys(group) : [];
}

function Field(props: FieldProps) {
  const id = useId();
  const { file, root, path } = props;
  const editor = useEditorState();
  const schema = resolved(props.schema, root);
  const value = valueAt(editor.current(file), path);
  const name = `${path.at(-1)}`;
  const label = typeof path.at(-1) === "number" ? `${Number(name) + 1}` : sentence(name);
  const own = present(schema);
  const help = file === settingsFile ? editor.content.comments[path.join(".")] : undefined;
  const faults = faultsAt(editor.faults, file, path).filter(({ key }) => key === path.join("."));
  const set = (after: Value) => editor.set(file, path, after);
  const notes = (
    <>
      {help && <p className="quiet">{help}</p>}
      {faults.map(({ what }) => (
        <p key={what} className="fault">
          {what}
        </p>
      ))}
    </>
  );

  if (own.type === "object" && own.propertyNames)
    return <Entries {...props} schema={own} label={label} notes={notes} />;
  if (own.type === "array") return <Items {...props} schema={own} label={label} notes={notes} />;
  if (own.type === "object")
    return (
      <fieldset>
        <legend>{label}</legend>
        {notes}
        {Object.entries(own.properties ?? {}).map(([key, each]) => (
          <Field key={key} file={file} root={root} schema={each} path={[...path, key]} />
        ))}
      </fieldset>
    );
  const choices = own.words ? wordedIds(editor, own.words) : own.enum;
  const isMissing = value === null || value === undefined;
  const common = { id, "aria-invalid": faults.length > 0 || undefined };
  return (
    <div className="fact">
      <label htmlFor={id}>{label}</label>
      {own.type === "boolean" ? (
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked || (own.const === true ? undefined : false))}
          {...common}
        />
      ) : choices ? (
        <select
          value={isMissing ? "" : `${value}`}
          onChange={({ target }) => set(target.value === "" ? undefined : target.value)}
          {...common}
        >
          {(isMissing || !choices.includes(`${value}`)) && (
            <option value={isMissing ? "" : `${value}`}>{isMissing ? "none" : `${value}`}</option>
          )}
          {choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : own.type === "number" || own.type === "integer" ? (
        <NumberField value={value} set={set} {...common} />
      ) : (
        <input
          type={own.format === "date" ? "date" : "text"}
          value={isMissing ? "" : `${value}`}
          disabled={isNullable(schema) && value === null}
          onChange={({ target }) => set(target.value)}
          {...common}
        />
      )}
      {isNullable(schema) && (
        <label className="check">
          <input
            type="checkbox"
            checked={value === null}
            onChange={({ target }) => set(target.checked ? null : "")}
          />{" "}
          none
        </label>
      )}
      {notes}
    </div>
  );
}

/** A number. Another text is kept as it is typed, and told by the check. */
function NumberField({ value, set, ...rest }: { value: Value; set: (value: Value) => void }) {
  const [text, setText] = useState(value === null || value === undefined ? "" : `${value}`);
  const number = Number(text);
  const isInStep =
    text.trim() === "" ? value === null || value === undefined : isSame(number, value) || isSame(text, value);
  return (
    <input
      type="text"
      inputMode="decimal"
      value={isInStep ? text : shown(value ?? "")}
      onChange={({ target }) => {
        setText(target.value);
        const typed = target.value.trim();
        set(typed === "" ? null : Number.isNaN(Number(typed)) ? target.value : Number(typed));
      }}
      {...rest}
    />
  );
}

interface ListProps extends FieldProps {
  label: string;
  notes: React.ReactNode;
}

/** Up, down and remove, for an item of a list. */
function ItemButtons({
  name,
  index,
  count,
  move,
  remove,
}: {
  name: string;
  index: number;
  count: number;
  move: (to: number) => void;
  remove: () => void;
}) {
  return (
    <span className="buttons">
      <button
        type="button"
        className="small"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="small"
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        ↓
      </button>
      <button type="button" className="small" aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </button>
    </span>
  );
}

const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** A list: of entries whose ids have words, of choices, or of any values. */
function Items({ file, root, schema, path, label, notes }: ListProps) {
  const editor = useEditorState();
  const value = valueAt(editor.current(file), path);
  const items = Array.isArray(value) ? value : [];
  const set = (after: Value) => editor.set(file, path, after);
  const isFixed = schema.items === false;
  const item = itemSchema(schema, schema.prefixItems?.length ?? 0);
  const { id: idSchema, ...others } = resolved(item, root).properties ?? {};
  const words = idSchema?.words;
  const idOf = (each: Value | undefined): string | undefined =>
    words && isGroup(each) ? shown(each.id) : undefined;
  return (
    <fieldset>
      <legend>{label}</legend>
      {notes}
      <ol className="items">
        {items.map((each, index) => {
          const id = idOf(each);
          const own = itemSchema(schema, index);
          const name = id ?? `${label} ${index + 1}`;
          return (
            <li key={id ?? index}>
              {id === undefined ? (
                <Field file={file} root={root} schema={own} path={[...path, index]} />
              ) : (
                <>
                  <Worded id={id} words={words ?? ""} file={file} path={[...path, index, "id"]} />
                  {Object.entries(others).map(([key, other]) => (
                    <Field key={key} file={file} root={root} schema={other} path={[...path, index, key]} />
                  ))}
                </>
              )}
              {!isFixed && (
                <ItemButtons
                  name={name}
                  index={index}
                  count={items.length}
                  move={(to) => set(moved(items, index, to))}
                  remove={() => {
                    set(items.toSpliced(index, 1));
                    if (id !== undefined && words) removeWords(editor, words, id);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!isFixed &&
        (words ? (
          <AddById
            label={label}
            taken={[...wordedIds(editor, words), ...items.flatMap((each) => idOf(each) ?? [])]}
            last={idOf(items.at(-1))}
            add={(id) => {
              set([...items, { ...Object(emptyValue(item, root)), id }]);
              addWords(editor, words, id, idOf(items[0]) ?? "");
            }}
          />
        ) : (
          <button type="button" className="small" onClick={() => set([...items, emptyValue(item, root)])}>
            Add to {label.toLowerCase()}
          </button>
        ))}
    </fieldset>
  );
}

/** Entries by id. */
function Entries({ file, root, schema, path, label, notes }: ListProps) {
  const editor = useEditorState();
  const value = valueAt(editor.current(file), path);
  const entries = Object.entries(isGroup(value) ? value : {});
  const entry = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  const set = (after: readonly [string, Value][]) => editor.set(file, path, Object.fromEntries(after));
  const { words } = schema;
  const isPlain = resolved(entry, root).type !== "object";
  return (
    <fieldset>
      <legend>{label}</legend>
      {notes}
      <ol className="items">
        {entries.map(([id], index) => (
          <li key={id}>
            {isPlain ? (
              <Field file={file} root={root} schema={entry} path={[...path, id]} />
            ) : (
              <Entry id={id} file={file} root={root} schema={entry} path={[...path, id]} />
            )}
            {words && <Worded id={id} words={words} file={file} path={[...path, id]} />}
            <ItemButtons
              name={id}
              index={index}
              count={entries.length}
              move={(to) => set(moved(entries, index, to))}
              remove={() => {
                set(entries.toSpliced(index, 1));
                if (words) removeWords(editor, words, id);
              }}
            />
          </li>
        ))}
      </ol>
      <AddById
        label={label}
        taken={[...entries.map(([id]) => id), ...(words ? wordedIds(editor, words) : [])]}
        last={entries.at(-1)?.[0]}
        add={(id) => {
          set([...entries, [id, emptyValue(entry, root)]]);
          if (words) addWords(editor, words, id, entries[0]?.[0] ?? "");
        }}
      />
    </fieldset>
  );
}

const nameFields = ["company", "name", "title"] as const;

function Entry({ id, file, root, schema, path }: FieldProps & { id: string }) {
  const editor = useEditorState();
  const value = valueAt(editor.current(file), path);
  const [name] = nameFields.flatMap((field) => valueAt(value, [field]) ?? []);
  const own = resolved(schema, root);
  const faults = faultsAt(editor.faults, file, path);
  const isNew = valueAt(editor.content.files[file], path) === undefined;
  return (
    <details open={isNew}>
      <summary>
        {typeof name === "string" && name ? `${name} ` : ""}
        <code>{id}</code>
        {isNew && <span className="mark changed">new</span>}
        {faults.length > 0 && <span className="mark fault">{faults.length} to fix</span>}
      </summary>
      {faults
        .filter(({ key }) => key === path.join("."))
        .map(({ what }) => (
          <p key={what} className="fault">
            {what}
          </p>
        ))}
      {Object.entries(own.properties ?? {}).map(([key, each]) => (
        <Field key={key} file={file} root={root} schema={each} path={[...path, key]} />
      ))}
    </details>
  );
}

/** The words of an id in all languages. */
function Worded({ id, words, file, path }: { id: string; words: string; file: string; path: Path }) {
  const editor = useEditorState();
  const { namespace, path: group } = groupOf(words);
  const own = [...group, id];
  const english = valueAt(editor.wordsOf("en", namespace), own);
  const rows =
    typeof english === "string"
      ? [{ namespace, path: own, kind: "message" as const }]
      : rowsOf(namespace, english, own);
  const isNew = valueAt(editor.content.files[catalogueFile("en", namespace)], own) === undefined;
  const faults = faultsAt(editor.faults, file, path).filter(({ key }) => key === path.join("."));
  const [name] = nameFields.flatMap((field) => valueAt(english, [field]) ?? []);
  return (
    <details open={isNew} className="worded">
      <summary>
        Words of {typeof name === "string" && name ? `${name} ` : ""}
        <code>{id}</code>
        {isNew && <span className="mark changed">new</span>}
      </summary>
      {faults.map(({ what }) => (
        <p key={what} className="fault">
          {what}
        </p>
      ))}
      {rows.map((row) => (
        <RowEditor key={rowKey(row)} row={row} />
      ))}
    </details>
  );
}

/** Gives an id empty words, in the form of those of another id, in every language. */
function addWords(editor: EditorState, words: string, id: string, like: string): void {
  const { namespace, path } = groupOf(words);
  for (const { code } of editor.content.languages) {
    const model = valueAt(editor.wordsOf(code, namespace), [...path, like]);
    editor.setWords(code, namespace, [...path, id], blank(model));
  }
}

function removeWords(editor: EditorState, words: string, id: string): void {
  const { namespace, path } = groupOf(words);
  for (const { code } of editor.content.languages) editor.setWords(code, namespace, [...path, id], undefined);
}

/** The id after the last one, if that ends with a number: `broker-7` after `broker-6`. */
function nextId(last: string | undefined, taken: readonly string[]): string {
  const [, stem, number] = /^(.*?)(\d+)$/.exec(last ?? "") ?? [];
  if (stem === undefined) return "";
  for (let next = Number(number) + 1; ; next += 1)
    if (!taken.includes(`${stem}${next}`)) return `${stem}${next}`;
}

/** Asks for the id of a new entry. */
function AddById({
  label,
  taken,
  last,
  add,
}: {
  label: string;
  taken: readonly string[];
  last: string | undefined;
  add: (id: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const id = typed ?? nextId(last, taken);
  const isFree = /^[a-z][\w-]*$/i.test(id) && !taken.includes(id);
  return (
    <form
      className="add"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFree) return;
        add(id);
        setTyped(undefined);
      }}
    >
      <label>
        New in {label.toLowerCase()}, a short name without spaces{" "}
        <input value={id} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <button type="submit" className="small" disabled={!isFree}>
        Add to {label.toLowerCase()}
      </button>
      {taken.includes(id) && <p className="fault">“{id}” is taken already.</p>}
    </form>
  );
}
