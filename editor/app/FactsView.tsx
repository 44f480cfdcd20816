import { type ReactNode, useId, useState } from "react";
import { isGroup, type Path, type Value, valueAt } from "../../publishing/changes.ts";
import type { Schema } from "../../publishing/inspection.ts";
import type { Content } from "../content.ts";
import { blank, type Row } from "../rows.ts";
import { type Editor, faultsAt, isMissing, ShowRow, shown, useEditor } from "./editor.ts";
import { Marks } from "./Marks.tsx";
import { NumberField } from "./NumberField.tsx";
import { Preview } from "./Preview.tsx";
import { emptyValue, groupOf, isNullable, itemSchema, nextId, present, resolved, slugOf } from "./schema.ts";
import { setValue, setWords, together } from "./state.ts";
import { sentence, titleOf } from "./titles.ts";
import { Words } from "./Words.tsx";

interface FieldProps {
  file: string;
  root: Schema;
  schema: Schema;
  path: Path;
  /** The fields beside this one. */
  siblings?: Readonly<Record<string, Schema>> | undefined;
}

/** A file of facts, or the settings: a form made of its schema. */
export function FactsView({ file }: { file: string }) {
  const editor = useEditor();
  const [language, setLanguage] = useState("en");
  const [row, setRow] = useState<Row>();
  const schema = editor.content.schemas[file];
  const comment = valueAt(editor.current(file), ["$comment"]);
  if (!schema) return <p className="notice">There is no file {file} to edit.</p>;
  return (
    <div className="facts">
      <div className="fields">
        <h2>{titleOf(file)}</h2>
        <p className="quiet">
          <code>{file}</code>
        </p>
        {typeof comment === "string" && <p>{comment}</p>}
        <Notes file={file} paths={[[]]} />
        <ShowRow
          value={(next, code) => {
            setRow(next);
            setLanguage(code);
          }}
        >
          <Fields file={file} root={schema} schema={schema} path={[]} />
        </ShowRow>
      </div>
      <Preview
        key={row?.namespace}
        namespace={row?.namespace ?? pageOf(editor.content, file, schema)}
        rows={row ? [row] : []}
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

/** What a value is for, and what is wrong with values themselves. */
function Notes({ file, schema, paths }: { file: string; schema?: Schema; paths: readonly Path[] }) {
  const { faults } = useEditor();
  const keys = paths.map((path) => path.join("."));
  const own = faults.filter((fault) => fault.file === file && keys.includes(fault.key));
  const texts = new Set(own.filter((fault) => !isMissing(fault)).map(({ what }) => what));
  return (
    <>
      {schema?.description && <p className="quiet">{schema.description}</p>}
      {own.some(isMissing) && <p className="quiet">To be filled in</p>}
      {[...texts].map((text) => (
        <p key={text} className="fault">
          {text}
        </p>
      ))}
    </>
  );
}

/** The fields of an object. Those that begin with $ are not the owner's. */
function Fields({ file, root, schema, path, without }: FieldProps & { without?: string | undefined }) {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== without && !name.startsWith("$"))
    .map(([name, own]) => (
      <Field
        key={name}
        file={file}
        root={root}
        schema={own}
        path={[...path, name]}
        siblings={schema.properties}
      />
    ));
}

/** The ids that have words, among the group that a schema names, and what they are called in English. */
function wordedIds(editor: Editor, words: string | undefined): Map<string, string> {
  if (words === undefined) return new Map();
  const { namespace, path } = groupOf(words);
  const group = valueAt(editor.wordsOf("en", namespace), path);
  return new Map(
    Object.entries(isGroup(group) ? group : {}).map(([id, value]) => [
      id,
      typeof value === "string" ? value : nameIn(value, id),
    ]),
  );
}

/** What an entry is called. */
function nameIn(value: Value, otherwise: string): string {
  const [name] = ["company", "name", "title"].flatMap((field) => valueAt(value, [field]) ?? []);
  return typeof name === "string" && name ? name : otherwise;
}

const labelOf = (path: Path): string => {
  const name = path.at(-1);
  return typeof name === "number" ? `${name + 1}` : sentence(`${name}`);
};

function Field(props: FieldProps) {
  const { root, path } = props;
  const schema = resolved(props.schema, root);
  const own = present(schema);
  if (own.type !== "object" && own.type !== "array") return <Plain {...props} schema={schema} />;
  const Content = own.kinds ? Result : own.type === "array" || own.propertyNames ? List : Fields;
  return (
    <fieldset>
      <legend>{labelOf(path)}</legend>
      <Notes file={props.file} schema={schema} paths={[path]} />
      <Content {...props} schema={own} />
    </fieldset>
  );
}

/** A field with a label. */
function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="fact">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** A text, number, date, truth or choice. */
function Plain({ file, path, schema, siblings }: FieldProps) {
  const editor = useEditor();
  const value = valueAt(editor.current(file), path);
  const own = present(schema);
  const text = value === null || value === undefined ? "" : `${value}`;
  const worded = wordedIds(editor, own.words);
  const choices = own.enum ?? (own.words ? [...worded.keys()] : undefined);
  const set = (after: Value) => editor.edit(setValue(file, path, after));
  function setText(after: string): void {
    const [slug] = Object.entries(siblings ?? {}).find(([, each]) => each.slugOf === path.at(-1)) ?? [];
    const place = [...path.slice(0, -1), slug ?? ""];
    const isDerived = slug !== undefined && valueAt(editor.current(file), place) === slugOf(text);
    editor.edit(
      together(setValue(file, path, after), ...(isDerived ? [setValue(file, place, slugOf(after))] : [])),
    );
  }
  const control = (common: { id: string; "aria-invalid": true | undefined }): ReactNode => {
    if (own.type === "boolean")
      return (
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked || (own.const === true ? undefined : false))}
          {...common}
        />
      );
    if (own.type === "number" || own.type === "integer")
      return <NumberField value={value} set={set} {...common} />;
    if (choices)
      return (
        <select value={text} onChange={({ target }) => set(target.value || undefined)} {...common}>
          {!choices.includes(text) && <option value={text}>{text || "none"}</option>}
          {choices.map((each) => (
            <option key={each} value={each}>
              {worded.get(each) ?? each}
            </option>
          ))}
        </select>
      );
    return (
      <input
        type={own.format === "date" ? "date" : "text"}
        value={text}
        disabled={isNullable(schema) && value === null}
        onChange={({ target }) => setText(target.value)}
        {...common}
      />
    );
  };
  return (
    <Labelled label={labelOf(path)}>
      {(id) => (
        <>
          {control({ id, "aria-invalid": faultsAt(editor.faults, file, path).length > 0 || undefined })}
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
          <Notes file={file} schema={schema} paths={[path]} />
        </>
      )}
    </Labelled>
  );
}

/** What is measured, and its figures: only growth where companies keep figures secret, and shares in percent. */
function Result({ file, root, schema, path }: FieldProps) {
  const editor = useEditor();
  const place = (name: string) => [...path, name];
  const current = (name: string) => valueAt(editor.current(file), place(name));
  const [measure, before, after] = ["measure", "before", "after"].map(current);
  const kind = valueAt(editor.current(file), [schema.kinds ?? "", shown(measure)]);
  const growth = typeof after === "number" && typeof before === "number" ? after / before - 1 : after;
  const setGrowth = (next: Value) =>
    editor.edit(
      together(
        setValue(file, place("before"), 1),
        setValue(file, place("after"), typeof next === "number" ? 1 + next : next),
      ),
    );
  const set = (name: string) => (next: Value) => editor.edit(setValue(file, place(name), next));
  const unit = kind === "share" ? "in %" : `in ${kind}`;
  const figures =
    kind === "growth"
      ? [{ label: "Growth, in %", value: growth, set: setGrowth }]
      : [
          { label: `Before, ${unit}`, value: before, set: set("before") },
          { label: `After, ${unit}`, value: after, set: set("after") },
        ];
  return (
    <>
      <Plain file={file} root={root} schema={schema.properties?.measure ?? {}} path={place("measure")} />
      {figures.map(({ label, ...figure }) => (
        <Labelled key={`${measure} ${label}`} label={label}>
          {(id) => (
            <NumberField id={id} scale={kind === "growth" || kind === "share" ? 100 : 1} {...figure} />
          )}
        </Labelled>
      ))}
      <Notes file={file} paths={[place("before"), place("after")]} />
    </>
  );
}

const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** A list, or entries by id; entries may have words. */
function List({ file, root, schema, path }: FieldProps) {
  const editor = useEditor();
  const label = labelOf(path);
  const value = valueAt(editor.current(file), path);
  const isRecord = schema.propertyNames !== undefined;
  const item = isRecord
    ? typeof schema.additionalProperties === "object"
      ? schema.additionalProperties
      : {}
    : itemSchema(schema, schema.prefixItems?.length ?? 0);
  const own = resolved(item, root);
  const words = isRecord ? schema.words : own.properties?.id?.words;
  const entries: [string | number, Value][] = isRecord
    ? Object.entries(isGroup(value) ? value : {})
    : [...(Array.isArray(value) ? value : []).entries()];
  const ids = entries.map(([key, each]) =>
    isRecord ? `${key}` : words ? shown(valueAt(each, ["id"])) : undefined,
  );
  const isFixed = schema.items === false;
  const isNew = (place: Path) => valueAt(editor.content.files[file], place) === undefined;
  const listOf = (list: readonly [string | number, Value][]): Value =>
    isRecord ? Object.fromEntries(list) : list.map(([, each]) => each);
  const { namespace, path: group } = groupOf(words ?? "");
  const inWords = (id: string | undefined, to: (code: string) => Value) =>
    words && id !== undefined
      ? editor.content.languages.map(({ code }) => setWords(code, namespace, [...group, id], to(code)))
      : [];
  function add(id?: string): void {
    const fresh = emptyValue(item, root);
    const entry = id === undefined || isRecord ? fresh : { ...Object(fresh), id };
    const like = (code: string) => valueAt(editor.wordsOf(code, namespace), [...group, ids[0] ?? ""]);
    const grown = listOf([...entries, [id ?? entries.length, entry]]);
    editor.edit(together(setValue(file, path, grown), ...inWords(id, (code) => blank(like(code)))));
  }
  return (
    <>
      <ol className="items">
        {entries.map(([key, each], index) => {
          const id = ids[index];
          const place = [...path, key];
          const name = id ?? `${label} ${index + 1}`;
          return (
            <li key={id ?? key}>
              {id !== undefined && (own.type === "object" || words) ? (
                <details open={isNew(place)}>
                  <summary>
                    {nameIn(each, "")} <code>{id}</code>
                    <Marks
                      marks={{
                        new: isNew(place) ? [""] : [],
                        "to fix": faultsAt(editor.faults, file, place).filter((fault) => !isMissing(fault))
                          .length,
                      }}
                    />
                  </summary>
                  <Notes file={file} paths={[place]} />
                  {own.type === "object" ? (
                    <Fields
                      file={file}
                      root={root}
                      schema={own}
                      path={place}
                      without={isRecord ? undefined : "id"}
                    />
                  ) : (
                    <Field file={file} root={root} schema={item} path={place} />
                  )}
                  {words && <Words namespace={namespace} path={[...group, id]} />}
                </details>
              ) : (
                <Field
                  file={file}
                  root={root}
                  schema={isRecord ? item : itemSchema(schema, index)}
                  path={place}
                />
              )}
              {!isFixed && (
                <span className="buttons">
                  {([-1, 1] as const).map((step) => (
                    <button
                      key={step}
                      type="button"
                      className="small"
                      aria-label={`Move ${name} ${step < 0 ? "up" : "down"}`}
                      disabled={entries[index + step] === undefined}
                      onClick={() =>
                        editor.edit(setValue(file, path, listOf(moved(entries, index, index + step))))
                      }
                    >
                      {step < 0 ? "↑" : "↓"}
                    </button>
                  ))}
                  <button
                    type="button"
                    className="small"
                    aria-label={`Remove ${name}`}
                    onClick={() =>
                      editor.edit(
                        together(
                          setValue(file, path, listOf(entries.toSpliced(index, 1))),
                          ...inWords(id, () => undefined),
                        ),
                      )
                    }
                  >
                    Remove
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {isFixed ? null : isRecord || words ? (
        <AddById
          label={label}
          taken={[...ids.flatMap((id) => id ?? []), ...wordedIds(editor, words).keys()]}
          last={ids.at(-1)}
          add={add}
        />
      ) : (
        <button type="button" className="small" onClick={() => add()}>
          Add to {label.toLowerCase()}
        </button>
      )}
    </>
  );
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
