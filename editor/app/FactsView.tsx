import type { ReactNode } from "react";
import { isGroup, type Path, type Value, valueAt } from "../../publishing/changes.ts";
import type { Schema } from "../../publishing/inspection.ts";
import { Words } from "./Message.tsx";
import { Preview } from "./Preview.tsx";
import { Button, Marks } from "./parts.tsx";
import { emptyValue, entrySchema, nextId, plain, slugOf } from "./schema.ts";
import { type Edit, setValue, setWords, together } from "./state.ts";
import { edit, faultsAt, isMissing, keyed, useEditor, wordsOf } from "./store.ts";
import { sentence, titleOf } from "./titles.ts";

/** A place in the file of the address, and what may be there. */
interface FieldProps {
  path: Path;
  schema: Schema;
  /** The fields beside this one. */
  siblings?: Readonly<Record<string, Schema>>;
}

/** The file that is edited, and what its fields need. */
function useFile() {
  const editor = useEditor();
  const file = editor.address.name;
  const { [file]: root = {} } = editor.content.schemas;
  return {
    ...editor,
    file,
    root,
    at: (path: Path): Value => valueAt(editor.values[file], path),
    set: (path: Path, value: Value): Edit => setValue(file, path, value),
    faultsAt: (path: Path) => faultsAt(editor.faults, file, path),
    isNew: (path: Path): boolean => valueAt(editor.content.files[file], path) === undefined,
    /** Where the words are that a schema names, as `home:proof.awards`, and what has some in English, with its name. */
    wordsNamed: (words = ":") => {
      const [namespace = "", key = ""] = words.split(":");
      const group = valueAt(wordsOf(editor, "en", namespace), key.split("."));
      const named = Object.entries(Object(group)).map(
        ([id, value]) => [id, nameIn(value as Value) || id] as const,
      );
      return { namespace, group: key.split("."), names: new Map(named) };
    },
  };
}

/** What an entry or its words are called. */
const nameIn = (value: Value): string => {
  const { company, name, title } = Object(value);
  return [value, company, name, title].find((each) => typeof each === "string") ?? "";
};

/** A file of facts, or the settings: a form made of its schema. */
export function FactsView() {
  const { at, content, file, root, row } = useFile();
  // The page of the first words that the file names shows most of it.
  const named = /"words":"([\w-]+):/.exec(JSON.stringify(root))?.[1];
  const page = content.routes.find(({ catalogue }) => file.includes(`/${catalogue}`))?.catalogue;
  const namespace = row?.namespace ?? named ?? page ?? "home";
  return (
    <div className="facts">
      <div className="fields">
        <h2>{titleOf(file)}</h2>
        <code>{file}</code>
        <p>{at(["$comment"]) as string}</p>
        <Notes path={[]} schema={root} />
        <Fields path={[]} schema={root} />
      </div>
      <div className="detail">
        <Preview key={namespace} namespace={namespace} row={row} />
      </div>
    </div>
  );
}

/** What a value is for, and what is wrong with it. */
function Notes({ path, schema }: FieldProps) {
  const own = useFile()
    .faultsAt(path)
    .filter(({ key }) => key === path.join("."));
  const texts = new Set(own.map((fault) => (isMissing(fault) ? "" : fault.what)));
  return (
    <>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {[...texts].map((text) => (
        <p key={text} className={text ? "fault" : "quiet"}>
          {text || "To be filled in"}
        </p>
      ))}
    </>
  );
}

/** The fields of an object. Those that begin with $ are not the owner's. */
const Fields = ({ path, schema: { properties = {} } }: FieldProps) =>
  Object.entries(properties)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, schema]) => (
      <Field key={name} path={[...path, name]} schema={schema} siblings={properties} />
    ));

const labelOf = (path: Path): string => {
  const name = path.at(-1);
  return typeof name === "number" ? `${name + 1}` : sentence(`${name}`);
};

function Field(props: FieldProps) {
  const schema = plain(props.schema, useFile().root);
  if (schema.type !== "object" && schema.type !== "array") return <Plain {...props} />;
  const Content = schema.kinds ? Result : schema.type === "array" || schema.propertyNames ? List : Fields;
  return (
    <fieldset>
      <legend>{labelOf(props.path)}</legend>
      <Notes path={props.path} schema={schema} />
      <Content path={props.path} schema={schema} />
    </fieldset>
  );
}

/** A control with its label, and what is to be said of it. */
function Labelled({ path, schema, label, children }: FieldProps & { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <label htmlFor={path.join(".")}>{label}</label>
      {children}
      <Notes path={path} schema={schema} />
    </div>
  );
}

/** Without the last digits, which computing leaves: 0.31 * 100. */
const rounded = (number: number): number => Number(number.toPrecision(12));

interface NumberProps {
  id: string;
  value: Value;
  set: (value: Value) => void;
  /** What is shown is the number without `base`, times `scale`: 100 for a share in percent. */
  base?: number;
  scale?: number;
}

const NumberInput = ({ value, set, base = 0, scale = 1, ...props }: NumberProps) => (
  <input
    type="number"
    step="any"
    value={typeof value === "number" ? rounded((value - base) * scale) : ""}
    onChange={({ target }) => set(target.value === "" ? null : rounded(target.valueAsNumber / scale + base))}
    // Scrolling the page would change it.
    onWheel={({ currentTarget }) => currentTarget.blur()}
    {...props}
  />
);

/** A text, number, date, truth or choice. */
function Plain({ path, schema, siblings = {} }: FieldProps) {
  const { at, faultsAt, root, set, wordsNamed } = useFile();
  const own = plain(schema, root);
  const value = at(path);
  const text = `${value ?? ""}`;
  const { names } = wordsNamed(own.words);
  const choices = own.enum ?? (own.words && [...names.keys()]);
  const change = (after: Value) => edit(set(path, after));
  function changeText(after: string): void {
    const [slug = ""] = Object.entries(siblings).find(([, each]) => each.slugOf === path.at(-1)) ?? [];
    const place = [...path.slice(0, -1), slug];
    const follows = slug !== "" && at(place) === slugOf(text);
    edit(together(set(path, after), ...(follows ? [set(place, slugOf(after))] : [])));
  }
  const common = { id: path.join("."), "aria-invalid": faultsAt(path).length > 0 || undefined };
  const control = (): ReactNode => {
    if (own.type === "boolean")
      return (
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked || (own.const === true ? undefined : false))}
          {...common}
        />
      );
    if (own.type === "number" || own.type === "integer")
      return <NumberInput value={value} set={change} {...common} />;
    if (choices)
      return (
        <select value={text} onChange={({ target }) => change(target.value || undefined)} {...common}>
          {[...new Set([text, ...choices])].map((each) => (
            <option key={each} value={each}>
              {(names.get(each) ?? each) || "none"}
            </option>
          ))}
        </select>
      );
    return (
      <input
        type={own.format === "date" ? "date" : "text"}
        value={text}
        disabled={own.isNullable && value === null}
        onChange={({ target }) => changeText(target.value)}
        {...common}
      />
    );
  };
  return (
    <Labelled path={path} schema={own} label={labelOf(path)}>
      {control()}
      {own.isNullable && (
        <label className="check">
          <input
            type="checkbox"
            checked={value === null}
            onChange={({ target }) => change(target.checked ? null : "")}
          />{" "}
          none
        </label>
      )}
    </Labelled>
  );
}

/** What is measured, and its figures: only growth where companies keep figures secret, and shares in percent. */
function Result({ path, schema: { kinds = "", properties = {} } }: FieldProps) {
  const { at, set } = useFile();
  const kind = at([kinds, `${at([...path, "measure"])}`]);
  const isGrowth = kind === "growth";
  const unit = isGrowth || kind === "share" ? "%" : `${kind}`;
  const figures = isGrowth ? { after: "Growth" } : { before: "Before", after: "After" };
  const change = (name: string, value: Value) =>
    edit(together(...(isGrowth ? [set([...path, "before"], 1)] : []), set([...path, name], value)));
  return (
    <>
      <Plain path={[...path, "measure"]} schema={properties.measure ?? {}} />
      {Object.entries(figures).map(([name, label]) => (
        <Labelled key={label} path={[...path, name]} schema={{}} label={`${label}, in ${unit}`}>
          <NumberInput
            id={[...path, name].join(".")}
            value={at([...path, name])}
            set={(value) => change(name, value)}
            base={isGrowth ? 1 : 0}
            scale={unit === "%" ? 100 : 1}
          />
        </Labelled>
      ))}
    </>
  );
}

/** A list, or entries by id; entries may have words. */
function List({ path, schema }: FieldProps) {
  const { at, content, faultsAt, isNew, root, set, wordsNamed } = useFile();
  const label = labelOf(path).toLowerCase();
  const value = at(path);
  const item = entrySchema(schema, schema.prefixItems?.length);
  const { properties: { id: idSchema, ...properties } = {}, ...own } = plain(item, root);
  const isRecord = schema.propertyNames !== undefined;
  const words = isRecord ? schema.words : idSchema?.words;
  const { namespace, group, names } = wordsNamed(words);
  const hasIds = isRecord || words !== undefined;
  const entries: [string | number, Value][] = isGroup(value)
    ? Object.entries(value)
    : [...(Array.isArray(value) ? value : []).entries()];
  const ids = entries.map(([key, each]) => (isRecord ? `${key}` : `${valueAt(each, ["id"])}`));
  const taken = [...ids, ...names.keys()];
  const setEntries = (list: readonly [string | number, Value][]): Edit =>
    set(path, isRecord ? Object.fromEntries(list) : list.map(([, each]) => each));
  function add(id: string): void {
    const entry = emptyValue(item, root);
    edit(setEntries([...entries, [id, words && !isRecord ? { ...Object(entry), id } : entry]]));
  }
  function remove(index: number): void {
    const codes = words ? content.languages.map(({ code }) => code) : [];
    const gone = codes.map((code) => setWords(code, namespace, [...group, ids[index] ?? ""], undefined));
    edit(together(setEntries(entries.toSpliced(index, 1)), ...gone));
  }
  const move = (from: number, to: number) =>
    edit(setEntries(entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))));
  return (
    <>
      <ol className="items">
        {keyed(entries).map(({ key, item: [name, each], index }) => {
          const place = [...path, name];
          const id = hasIds ? `${ids[index]}` : key;
          const wrong = faultsAt(place).filter((fault) => !isMissing(fault)).length;
          const to = { up: index - 1, down: index + 1 };
          return (
            <li key={id}>
              {hasIds && (own.type === "object" || words) ? (
                <details open={isNew(place)}>
                  <summary>
                    {own.type === "object" && nameIn(each)} <code>{id}</code>
                    <Marks marks={{ new: isNew(place) ? [""] : [], "to fix": wrong }} />
                  </summary>
                  <Notes path={place} schema={{}} />
                  {own.type === "object" ? (
                    <Fields path={place} schema={{ properties }} />
                  ) : (
                    <Field path={place} schema={item} />
                  )}
                  {words && <Words namespace={namespace} path={[...group, id]} />}
                </details>
              ) : (
                <Field path={place} schema={entrySchema(schema, index)} />
              )}
              {schema.items !== false && (
                <span className="buttons">
                  {Object.entries(to).map(([way, next]) => (
                    <Button
                      key={way}
                      aria-label={`Move ${hasIds ? id : `${label} ${index + 1}`} ${way}`}
                      disabled={!entries[next]}
                      onClick={() => move(index, next)}
                    >
                      {way === "up" ? "↑" : "↓"}
                    </Button>
                  ))}
                  <Button
                    aria-label={`Remove ${hasIds ? id : `${label} ${index + 1}`}`}
                    onClick={() => remove(index)}
                  >
                    Remove
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {schema.items !== false && (
        <form
          className="add"
          onSubmit={(event) => {
            event.preventDefault();
            add(`${new FormData(event.currentTarget).get("id")}`);
          }}
        >
          {hasIds && (
            <label>
              New in {label}, a short name without spaces{" "}
              <input
                key={taken.length}
                name="id"
                required
                pattern={`(?!(?:${taken.join("|")})$)[a-zA-Z][\\w\\-]*`}
                title="A short name without spaces that is not taken"
                defaultValue={nextId(ids.at(-1) ?? "", taken)}
              />
            </label>
          )}
          <button type="submit" className="small">
            Add to {label}
          </button>
        </form>
      )}
    </>
  );
}
