import { isGroup, type Path, type Value, valueAt } from "../../publishing/changes.ts";
import type { Schema } from "../../publishing/inspection.ts";
import { placeOf, type Row } from "../rows.ts";
import { Words } from "./Message.tsx";
import { Preview } from "./Preview.tsx";
import { Button, Faults, Marks } from "./parts.tsx";
import { emptyValue, entrySchema, nextId, plain, slugOf } from "./schema.ts";
import { type Edit, set } from "./state.ts";
import { type Editor, edit, faultsAt, textAt, useEditor } from "./store.ts";
import { labelOf, titleOf } from "./titles.ts";

interface Props {
  /** The file, and the path in it. */
  place: Path;
  schema: Schema;
}

interface PlainProps extends Props {
  label?: string;
  /** A number is shown without `base` and times `scale`: 100 for a share in percent. */
  base?: number;
  scale?: number;
  /** What changes with the value. */
  following?: (after: Value) => readonly Edit[];
}

/** The schema of the file that is edited. */
const rootOf = ({ address, content }: Editor): Schema => content.schemas[address.name] ?? {};

/** A file of facts, or the settings: a form made of its schema. */
export function FactsView() {
  const editor = useEditor();
  const { name: file } = editor.address;
  const schema = rootOf(editor);
  // The page of the first words that the file names shows most of it.
  const named = /"words":"([\w-]+):/.exec(JSON.stringify(schema))?.[1];
  const namespace = editor.row?.namespace ?? named ?? "home";
  return (
    <div className="facts">
      <div className="fields">
        <h2>{titleOf(file)}</h2>
        <code>{file}</code>
        <p>{textAt(editor.values, [file, "$comment"])}</p>
        <Notes place={[file]} schema={schema} />
        <Fields place={[file]} schema={schema} />
      </div>
      <div className="detail">
        <Preview key={namespace} namespace={namespace} row={editor.row} />
      </div>
    </div>
  );
}

/** What a value is for, and what is wrong with it. */
const Notes = ({ place, schema }: Props) => (
  <>
    {schema.description && <p className="quiet">{schema.description}</p>}
    <Faults place={place} />
  </>
);

/** The fields of an object. Those that begin with $ are not the owner's. */
function Fields({ place, schema: { properties = {} } }: Props) {
  const { values } = useEditor();
  const following = (name: string) => (after: Value) => {
    const [slug] = Object.keys(properties).filter((each) => properties[each]?.slugOf === name);
    const own = slugOf(textAt(values, [...place, name]));
    if (slug === undefined || textAt(values, [...place, slug]) !== own) return [];
    return [set([...place, slug], slugOf(`${after}`))];
  };
  return Object.entries(properties)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, schema]) => (
      <Field key={name} place={[...place, name]} schema={schema} following={following(name)} />
    ));
}

function Field(props: PlainProps) {
  const { place } = props;
  const schema = plain(props.schema, rootOf(useEditor()));
  if (schema.type !== "object" && schema.type !== "array") return <Plain {...props} />;
  const Content = schema.kinds ? Result : schema.type === "array" || schema.propertyNames ? List : Fields;
  return (
    <fieldset>
      <legend>{labelOf(place)}</legend>
      <Notes place={place} schema={schema} />
      <Content place={place} schema={schema} />
    </fieldset>
  );
}

/** Without the last digits, which computing leaves: 0.31 * 100. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/** The group of words that a schema names, such as `home:proof.awards`, or an entry of it. */
function groupOf(words: string, ...id: string[]): Row {
  const [namespace = "", key = ""] = words.split(":");
  return { namespace, path: [...key.split("."), ...id] };
}

/** The ids that have words in a group that a schema names, with what they are called. */
function wordedIds({ values }: Editor, words = ":"): Map<string, string> {
  const group = Object(valueAt(values, placeOf(groupOf(words), "en")));
  return new Map(Object.keys(group).map((id) => [id, nameIn(group[id]) || id]));
}

/** What an entry or its words are called. */
const nameIn = (value: Value): string => {
  const { company, name, title } = Object(value);
  return [value, company, name, title].find((each) => typeof each === "string") ?? "";
};

/** A text, number, date, truth or choice. */
function Plain({ place, schema, label = labelOf(place), base = 0, scale = 1, following }: PlainProps) {
  const editor = useEditor();
  const own = plain(schema, rootOf(editor));
  const value = valueAt(editor.values, place);
  const names = wordedIds(editor, own.words);
  const isNumber = own.type === "number" || own.type === "integer";
  const isTruth = own.type === "boolean";
  const change = (after: Value) => edit(set(place, after), ...(following?.(after) ?? []));
  const read = ({ checked, value, valueAsNumber }: HTMLInputElement): Value => {
    if (isTruth) return checked || (own.const === true ? undefined : false);
    if (value === "" && (own.isNullable || isNumber)) return null;
    return isNumber ? rounded(valueAsNumber / scale + base) : value;
  };
  const text = typeof value === "number" ? `${rounded((value - base) * scale)}` : `${value ?? ""}`;
  const common = {
    id: place.join("."),
    value: text,
    "aria-invalid": faultsAt(editor, place).length > 0 || undefined,
  };
  return (
    <div className="fact">
      <label htmlFor={common.id}>{label}</label>
      {(own.enum || own.words) && !isNumber ? (
        <select onChange={({ target }) => change(target.value || undefined)} {...common}>
          {[...new Set([text, ...(own.enum ?? names.keys())])].map((each) => (
            <option key={each} value={each}>
              {(names.get(each) ?? each) || "none"}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={isTruth ? "checkbox" : isNumber ? "number" : own.format === "date" ? "date" : "text"}
          step="any"
          checked={value === true}
          placeholder={own.isNullable ? "none" : undefined}
          onChange={({ target }) => change(read(target))}
          // Scrolling the page would change a number.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          {...common}
        />
      )}
      <Notes place={place} schema={own} />
    </div>
  );
}

/** What is measured, and its figures: only growth where companies keep figures secret, and shares in percent. */
function Result({ place, schema: { kinds = "", properties = {} } }: Props) {
  const { address, values } = useEditor();
  const at = (name: string) => [...place, name];
  const kind = textAt(values, [address.name, kinds, textAt(values, at("measure"))]);
  const isGrowth = kind === "growth";
  const unit = isGrowth || kind === "share" ? "%" : kind;
  const scale = unit === "%" ? 100 : 1;
  const figures = isGrowth ? { after: "Growth" } : { before: "Before", after: "After" };
  return (
    <>
      <Plain place={at("measure")} schema={properties.measure ?? {}} />
      {Object.entries(figures).map(([name, label]) => (
        <Plain
          key={label}
          place={at(name)}
          schema={{ type: "number" }}
          label={`${label}, in ${unit}`}
          base={isGrowth ? 1 : 0}
          scale={scale}
          following={() => (isGrowth ? [set(at("before"), 1)] : [])}
        />
      ))}
    </>
  );
}

/** A list, or entries by id; entries may have words. */
function List({ place, schema }: Props) {
  const editor = useEditor();
  const root = rootOf(editor);
  const label = labelOf(place).toLowerCase();
  const item = entrySchema(schema, schema.prefixItems?.length);
  const { id: idSchema, ...properties } = plain(item, root).properties ?? {};
  const isRecord = schema.propertyNames !== undefined;
  const words = isRecord ? schema.words : idSchema?.words;
  const hasIds = isRecord || words !== undefined;
  const list = valueAt(editor.values, place);
  const entries: [string, Value][] = Object.entries(Object(list));
  const idOf = ([key, entry]: [string, Value]): string =>
    isRecord ? key : words ? textAt(entry, ["id"]) : `${Number(key) + 1}`;
  const taken = [...wordedIds(editor, words).keys(), ...entries.map(idOf)];
  const setEntries = (entries: readonly [string, Value][]): Edit =>
    set(place, isRecord ? Object.fromEntries(entries) : entries.map(([, each]) => each));
  function add(data: FormData): void {
    const id = `${data.get("id")}`;
    const entry = emptyValue(item, root);
    edit(setEntries([...entries, [id, isGroup(entry) && idSchema?.words ? { ...entry, id } : entry]]));
  }
  function remove(index: number, id: string): void {
    const languages = words ? editor.content.languages : [];
    const gone = languages.map(({ code }) => set(placeOf(groupOf(`${words}`, id), code), undefined));
    edit(setEntries(entries.toSpliced(index, 1)), ...gone);
  }
  const move = (from: number, to: number) =>
    edit(setEntries(entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))));
  return (
    <>
      <ol className="items">
        {entries.map(([key, each], index) => {
          const own = [...place, key];
          const id = idOf([key, each]);
          const isNew = valueAt(editor.content.files, own) === undefined;
          return (
            <li key={id}>
              {hasIds && (isGroup(each) || words) ? (
                <details open={isNew}>
                  <summary>
                    {isGroup(each) && nameIn(each)} <code>{id}</code>
                    <Marks marks={{ "to fix": faultsAt(editor, own).length }} />
                  </summary>
                  <Faults place={own} />
                  {isGroup(each) ? (
                    <Fields place={own} schema={{ properties }} />
                  ) : (
                    <Field place={own} schema={item} />
                  )}
                  {words && <Words entry={groupOf(words, id)} />}
                </details>
              ) : (
                <Field place={own} schema={entrySchema(schema, index)} />
              )}
              {schema.items !== false && (
                <span className="buttons">
                  {Object.entries({ "↑": index - 1, "↓": index + 1 }).map(([arrow, to]) => (
                    <Button
                      key={arrow}
                      aria-label={`Move ${id} ${to < index ? "up" : "down"}`}
                      disabled={!entries[to]}
                      onClick={() => move(index, to)}
                    >
                      {arrow}
                    </Button>
                  ))}
                  <Button aria-label={`Remove ${id}`} onClick={() => remove(index, id)}>
                    Remove
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {schema.items !== false && (
        <form className="add" action={add}>
          {hasIds && (
            <label>
              New in {label}, a short name without spaces{" "}
              <input
                key={entries.length}
                name="id"
                required
                pattern={`(?!(?:${taken.join("|")})$)[a-zA-Z][\\w\\-]*`}
                title="A short name without spaces that is not taken"
                defaultValue={nextId(taken)}
              />
            </label>
          )}
          <button type="submit">Add to {label}</button>
        </form>
      )}
    </>
  );
}
