import { isGroup } from "../../src/i18n/messages/format.ts";
import { type MessageKey, placeOf } from "../messageKeys.ts";
import { type Path, type Value, valueAt } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { LogoField } from "./LogoField.tsx";
import { Words } from "./Message.tsx";
import { Preview } from "./Preview.tsx";
import { Button, Diagnostics, ForEngineers, Marks } from "./parts.tsx";
import { emptyValue, entrySchema, idFor, resolved, slugOf } from "./schema.ts";
import { type Edit, schemaOf, set } from "./state.ts";
import { type Editor, edit, languageName, textAt, toFixAt, useEditor } from "./store.ts";
import { labelOf, sentence, titleOf } from "./titles.ts";

interface Props {
  /** The file, and the path in it. */
  place: Path;
  schema: Schema;
}

interface PlainProps extends Props {
  schema: ReturnType<typeof resolved>;
  label: string;
  /** A number is shown without `base` and times `scale`: 100 for a share in percent. */
  base?: number;
  scale?: number;
  /** What changes with the value. */
  also?: readonly Edit[];
}

/** The schema of the file that is edited. */
const rootOf = (editor: Editor): Schema => schemaOf(editor, editor.address.name);

/** A file of content, or the settings: a form made of its schema. */
export function ContentView() {
  const editor = useEditor();
  const { name: file } = editor.address;
  const schema = rootOf(editor);
  // The page of the first words that the file names shows most of it.
  const named = /"words":"([\w-]+):/.exec(JSON.stringify(schema))?.[1];
  const namespace = editor.messageKey?.namespace ?? named ?? "home";
  return (
    <div className="fields">
      <div className="fields">
        <h2>{titleOf(file)}</h2>
        <Notes place={[file]} schema={schema} />
        <Fields place={[file]} schema={schema} />
        <ForEngineers>
          <code>{file}</code>
          <p>{textAt(editor.values, [file, "$comment"])}</p>
        </ForEngineers>
      </div>
      <div className="detail">
        <Preview key={namespace} namespace={namespace} messageKey={editor.messageKey} />
      </div>
    </div>
  );
}

/** What a value is for, and what is wrong with it. */
const Notes = ({ place, schema }: Props) => (
  <>
    {schema.description && <p className="quiet">{schema.description}</p>}
    <Diagnostics place={place} />
  </>
);

/** The fields of an object, first those that everybody needs. Those that begin with $ are not the owner's. */
function Fields({ place, schema: { properties = {} } }: Props) {
  const editor = useEditor();
  const own = Object.keys(properties).filter((name) => !name.startsWith("$"));
  const technical = own.filter((name) => properties[name]?.technical);
  const fields = (names: readonly string[]) =>
    names.map((name) => <Field key={name} place={[...place, name]} schema={properties[name] ?? {}} />);
  const isWrong = technical.some((name) => toFixAt(editor, [...place, name]).length > 0);
  return (
    <>
      {fields(own.filter((name) => !technical.includes(name)))}
      {technical.length > 0 && (
        <details className="technical" open={isWrong || undefined}>
          <summary>Technical</summary>
          {fields(technical)}
        </details>
      )}
    </>
  );
}

function Field({ place, ...props }: Props) {
  const editor = useEditor();
  const schema = resolved(props.schema, rootOf(editor));
  const label = nameOfField(editor, place, schema);
  if (schema.media)
    return (
      <LogoField place={place} label={label} media={schema.media}>
        <Notes place={place} schema={schema} />
      </LogoField>
    );
  if (schema.type !== "object" && schema.type !== "array")
    return <Plain place={place} schema={schema} label={label} />;
  const Content = schema.kinds ? Result : schema.type === "array" || schema.propertyNames ? List : Fields;
  return (
    <fieldset>
      <legend>{label}</legend>
      <Notes place={place} schema={schema} />
      <Content place={place} schema={schema} />
    </fieldset>
  );
}

/** Without the last digits, which computing leaves: 0.31 * 100. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/** The group of words that a schema names, such as `home:awards`, or an entry of it. */
function groupOf(words: string, ...id: string[]): MessageKey {
  const [namespace = "", key = ""] = words.split(":");
  return { namespace, path: [...key.split("."), ...id] };
}

/** The ids that have words in a group that a schema names, with what they are called. */
function wordedIds({ values }: Editor, words = ":"): Map<string, string> {
  const group = Object(valueAt(values, placeOf(groupOf(words), "en")));
  return new Map(Object.keys(group).map((id) => [id, nameIn(group[id]) || id]));
}

/** What a value is called: a text in a language by that. */
const nameOfField = (editor: Editor, place: Path, { title }: Schema): string =>
  title ?? languageName(editor, place.at(-1)) ?? labelOf(place);

/** What is called by an id: an entry of the file, or a language. */
function nameOfId(editor: Editor, id: string): string | undefined {
  const groups = Object.values<Value>(Object(editor.values[editor.address.name]));
  const names = groups.map((group) => (isGroup(group) ? nameIn(group[id]) : ""));
  return names.find(Boolean) ?? languageName(editor, id);
}

/** What an entry or its words are called. */
const nameIn = (value: Value): string => {
  const { company, name, title } = Object(value);
  return [value, company, name, title].find((each) => typeof each === "string") ?? "";
};

/** A text, number, date, truth or choice. */
function Plain({ place, schema, label, base = 0, scale = 1, also = [] }: PlainProps) {
  const editor = useEditor();
  const value = valueAt(editor.values, place);
  const names = wordedIds(editor, schema.words);
  const isNumber = schema.type === "number" || schema.type === "integer";
  const isTruth = schema.type === "boolean";
  const change = (after: Value) => edit(set(place, after), ...also);
  const read = ({ checked, value, valueAsNumber }: HTMLInputElement): Value => {
    if (isTruth) return checked || (schema.const === true ? undefined : false);
    if (value === "" && (schema.isNullable || isNumber)) return null;
    return isNumber ? rounded(valueAsNumber / scale + base) : value;
  };
  const text = typeof value === "number" ? `${rounded((value - base) * scale)}` : `${value ?? ""}`;
  const common = {
    id: place.join("."),
    value: text,
    "aria-invalid": toFixAt(editor, place).length > 0 || undefined,
  };
  const choices = [text, ...(schema.isNullable ? [""] : []), ...(schema.enum ?? names.keys())];
  return (
    <div className="field">
      <label htmlFor={common.id}>{label}</label>
      {(schema.enum || schema.words) && !isNumber ? (
        <select onChange={({ target }) => change(target.value || undefined)} {...common}>
          {[...new Set(choices)].map((each) => (
            <option key={each} value={each}>
              {names.get(each) ??
                nameOfId(editor, each) ??
                (/^[a-z]+$/i.test(each) ? sentence(each) : each || "none")}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={isTruth ? "checkbox" : isNumber ? "number" : schema.format}
          step="any"
          checked={value === true}
          placeholder={schema.isNullable ? "none" : undefined}
          onChange={({ target }) => change(read(target))}
          // Scrolling the page would change a number.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          {...common}
        />
      )}
      <Notes place={place} schema={schema} />
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
  const figures = isGrowth ? { after: "Growth" } : { before: "Before", after: "After" };
  return (
    <>
      <Field place={at("measure")} schema={properties.measure ?? {}} />
      {Object.entries(figures).map(([name, label]) => (
        <Plain
          key={label}
          place={at(name)}
          schema={{ type: "number", isNullable: false }}
          label={`${label}, in ${unit}`}
          base={isGrowth ? 1 : 0}
          scale={unit === "%" ? 100 : 1}
          also={isGrowth ? [set(at("before"), 1)] : []}
        />
      ))}
    </>
  );
}

/** A list, or entries by id; entries may have words. */
function List({ place, schema }: Props) {
  const editor = useEditor();
  const root = rootOf(editor);
  const label = nameOfField(editor, place, schema);
  const item = entrySchema(schema, schema.prefixItems?.length);
  const { id: idSchema, ...properties } = resolved(item, root).properties ?? {};
  const naming = ["company", "name"].find((name) => properties[name]);
  const slug = Object.keys(properties).find((name) => naming && properties[name]?.slugOf === naming);
  const isRecord = schema.propertyNames !== undefined;
  const words = isRecord ? schema.words : idSchema?.words;
  const hasIds = isRecord || words !== undefined;
  const list = valueAt(editor.values, place);
  const entries: [string, Value][] = Object.entries(Object(list));
  const idOf = ([key, entry]: [string, Value]): string =>
    isRecord ? key : words ? textAt(entry, ["id"]) : `${Number(key) + 1}`;
  const sharesWords = idSchema?.sharesWords;
  const names = wordedIds(editor, words);
  const ids = entries.map(idOf);
  const setEntries = (entries: readonly [string, Value][]): Edit =>
    set(place, isRecord ? Object.fromEntries(entries) : entries.map(([, each]) => each));
  function add(data: FormData): void {
    const name = `${data.get("name") ?? ""}`;
    const id = idFor(name, sharesWords ? ids : [...ids, ...names.keys()]);
    const empty = emptyValue(item, root);
    const own = {
      ...(idSchema?.words && { id }),
      ...(naming && { [naming]: name }),
      ...(slug && { [slug]: slugOf(name) }),
    };
    edit(setEntries([...entries, [id, isGroup(empty) ? { ...empty, ...own } : empty]]));
  }
  function remove(index: number, id: string): void {
    const languages = words && !sharesWords ? editor.content.languages : [];
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
          const name = isGroup(each)
            ? nameIn(each) || names.get(id) || sentence(id)
            : (nameOfId(editor, `${each}`) ?? sentence(id));
          return (
            <li key={id}>
              {hasIds && (isGroup(each) || words) ? (
                <details open={isNew}>
                  <summary>
                    {name}
                    <Marks marks={{ "to fix": toFixAt(editor, own).length }} />
                  </summary>
                  <Diagnostics place={own} />
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
                      aria-label={`Move ${name} ${to < index ? "up" : "down"}`}
                      disabled={!entries[to]}
                      onClick={() => move(index, to)}
                    >
                      {arrow}
                    </Button>
                  ))}
                  <Button aria-label={`Remove ${name}`} onClick={() => remove(index, id)}>
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
              {naming ? labelOf([naming]) : "A short name for it"} <input name="name" required />
            </label>
          )}
          <button type="submit">Add to {label}</button>
        </form>
      )}
    </>
  );
}
