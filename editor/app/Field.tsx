import { type FocusEvent, useState } from "react";
import { isGroup } from "../../src/i18n/messages/format.ts";
import type { MessageKey } from "../messageKeys.ts";
import { type Path, valueAt } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import {
  addEntry,
  type Entry,
  type EntryList,
  groupOf,
  listAt,
  marksOfEntry,
  moveEntry,
  nameOfEntry,
  nameOfField,
  removeEntry,
  wordsOf,
} from "./entries.ts";
import { LogoField } from "./LogoField.tsx";
import { Words } from "./Message.tsx";
import { PlainField } from "./PlainField.tsx";
import { Button, Diagnostics, Marks, Notes } from "./parts.tsx";
import { emptyValue, entrySchema, ofKind, resolved } from "./schema.ts";
import { set } from "./state.ts";
import { edit, rootOf, showMessage, textAt, toFixAt, useEditor } from "./store.ts";
import { labelOf, uncapitalized } from "./titles.ts";

interface Props {
  /** The file, and the path in it. */
  place: Path;
  schema: Schema;
}

/** The fields of an object, first those that everybody needs. A kind, and those that begin with $, are not the owner's. */
export function Fields({ place, schema: { properties = {} } }: Props) {
  const editor = useEditor();
  const own = Object.keys(properties).filter(
    (name) => !name.startsWith("$") && typeof properties[name]?.const !== "string",
  );
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

/** One value, or all that is in it. */
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
    return <PlainField place={place} schema={schema} label={label} />;
  const Content = schema.kinds ? Result : schema.type === "array" || schema.propertyNames ? Entries : Fields;
  const words = wordsOf(editor, place, schema);
  return (
    <fieldset onFocus={words && shows(words)}>
      <legend>{label}</legend>
      <Notes place={place} schema={schema} />
      {schema.isNullable && <Presence place={place} schema={schema} label={label} />}
      {valueAt(editor.values, place) !== null && <Content place={place} schema={schema} />}
    </fieldset>
  );
}

/** Whether pages say something at all. What was there before comes back, and otherwise empty fields. */
function Presence({ place, schema, label }: Props & { label: string }) {
  const { content, values } = useEditor();
  const id = [...place, "presence"].join(".");
  const given = () => valueAt(content.files, place) ?? emptyValue({ ...schema, type: "object" }, schema);
  return (
    <div className="field">
      <label htmlFor={id}>Publish {uncapitalized(label)}</label>
      <input
        id={id}
        type="checkbox"
        checked={valueAt(values, place) !== null}
        onChange={({ target }) => edit(set(place, target.checked ? given() : null))}
      />
    </div>
  );
}

/** Has the page beside the form show the words of what has the focus. */
const shows =
  (words: MessageKey) =>
  (event: FocusEvent): void => {
    // What is around it would show its own.
    event.stopPropagation();
    showMessage(words);
  };

/** What is measured, and its figures: only growth where companies keep figures secret, and shares in percent. */
function Result({ place, schema: { kinds = "", properties = {} } }: Props) {
  const { address, values } = useEditor();
  const at = (name: string) => [...place, name];
  const kind = textAt(values, [address.name, kinds, textAt(values, at("measure"))]);
  const isGrowth = kind === "growth";
  const isFraction = isGrowth || kind === "share";
  const figures = isGrowth ? { after: "Growth" } : { before: "Before", after: "After" };
  return (
    <>
      <Field place={at("measure")} schema={properties.measure ?? {}} />
      {Object.entries(figures).map(([name, label]) => (
        <PlainField
          key={label}
          place={at(name)}
          schema={{ type: "number", isNullable: false, isFraction }}
          label={isFraction ? label : `${label}, in ${kind}`}
          base={isGrowth ? 1 : 0}
          also={isGrowth ? [set(at("before"), 1)] : []}
        />
      ))}
    </>
  );
}

/** A list, or entries by id; entries may have words. */
function Entries({ place, schema }: Props) {
  const list = listAt(useEditor(), place, schema);
  return (
    <>
      <ol className="items">
        {list.entries.map((entry, index) => (
          <li key={entry.id}>
            <EntryFields list={list} entry={entry} index={index} />
            {list.isOpen && <EntryButtons list={list} entry={entry} index={index} />}
          </li>
        ))}
      </ol>
      {list.isOpen && <AddEntry list={list} />}
    </>
  );
}

interface EntryProps {
  list: EntryList;
  entry: Entry;
  index: number;
}

/** The fields of an entry. One that has an id or words is closed until it is wanted, unless it is new. */
function EntryFields({ list, entry, index }: EntryProps) {
  const editor = useEditor();
  const { item, schema, words } = list;
  const place = [...list.place, entry.key];
  const [isOpen, setOpen] = useState(valueAt(editor.content.files, place) === undefined);
  const hasFields = isGroup(entry.value);
  const { id: _, ...properties } = resolved(ofKind(item, entry.value), rootOf(editor)).properties ?? {};
  if (!list.hasIds || !(hasFields || words))
    return <Field place={place} schema={entrySchema(schema, index)} />;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onFocus={words === undefined ? undefined : shows(groupOf(words, entry.id))}
    >
      <summary>
        {nameOfEntry(editor, list, entry)}
        <Marks marks={marksOfEntry(editor, list, entry)} />
      </summary>
      <Diagnostics place={place} />
      {hasFields ? <Fields place={place} schema={{ properties }} /> : <Field place={place} schema={item} />}
      {words && <Words entry={groupOf(words, entry.id)} />}
    </details>
  );
}

function EntryButtons({ list, entry, index }: EntryProps) {
  const editor = useEditor();
  const name = nameOfEntry(editor, list, entry);
  return (
    <span className="buttons">
      {Object.entries({ "↑": index - 1, "↓": index + 1 }).map(([arrow, to]) => (
        <Button
          key={arrow}
          aria-label={`Move ${name} ${to < index ? "up" : "down"}`}
          disabled={!list.entries[to]}
          onClick={() => edit(moveEntry(list, entry, to))}
        >
          {arrow}
        </Button>
      ))}
      <Button aria-label={`Remove ${name}`} onClick={() => edit(...removeEntry(editor, list, entry))}>
        Remove
      </Button>
    </span>
  );
}

function AddEntry({ list }: { list: EntryList }) {
  const editor = useEditor();
  return (
    <form className="add" action={(data) => edit(addEntry(editor, list, `${data.get("name") ?? ""}`))}>
      {list.hasIds && (
        <label>
          {list.naming ? labelOf([list.naming]) : "A short name for it"} <input name="name" required />
        </label>
      )}
      <button type="submit">Add to {nameOfField(editor, list.place, list.schema)}</button>
    </form>
  );
}
