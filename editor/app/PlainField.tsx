import { placeholders } from "../../src/site/placeholders.ts";
import { type Path, type Value, valueAt } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { nameOfId, wordedIds } from "./entries.ts";
import { DateToday, Marks, Notes } from "./parts.tsx";
import type { resolved } from "./schema.ts";
import { type Edit, set } from "./state.ts";
import { edit, toFixAt, useEditor } from "./store.ts";
import { sentence } from "./titles.ts";

export interface PlainProps {
  place: Path;
  schema: Schema & Partial<Pick<ReturnType<typeof resolved>, "isNullable" | "choices">>;
  label: string;
  /** A number is shown without it. */
  base?: number;
  /** What changes with the value. */
  also?: readonly Edit[];
}

/** Without the last digits, which computing leaves: 0.31 * 100. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/** A text, number, date, truth or choice. */
export function PlainField({ place, schema, label, base = 0, also = [] }: PlainProps) {
  const editor = useEditor();
  const value = valueAt(editor.values, place);
  const isNumber = schema.type === "number" || schema.type === "integer";
  const scale = schema.isFraction ? 100 : 1;
  const isTruth = schema.type === "boolean";
  const control = {
    id: place.join("."),
    value: typeof value === "number" ? `${rounded((value - base) * scale)}` : `${value ?? ""}`,
    "aria-invalid": toFixAt(editor, place).length > 0 || undefined,
  };
  const change = (after: Value) => edit(set(place, after), ...also);
  const read = ({ checked, value, valueAsNumber }: HTMLInputElement): Value => {
    if (isTruth) return checked || (schema.const === true ? undefined : false);
    if (value === "" && (schema.isNullable || isNumber)) return null;
    return isNumber ? rounded(valueAsNumber / scale + base) : value;
  };
  const { choices = [] } = schema;
  const chosen = (id: string): Value =>
    choices.find((each) => `${each.const}` === id)?.const ?? (id || undefined);
  return (
    <div className="field">
      <label htmlFor={control.id}>{schema.isFraction ? `${label}, in %` : label}</label>
      {schema.enum || schema.words || choices.length > 1 ? (
        <select onChange={({ target }) => change(chosen(target.value))} {...control}>
          <Options schema={schema} value={control.value} isEmpty={value === ""} />
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
          {...control}
        />
      )}
      {schema.isDated && (
        <p>
          <DateToday place={place} />
        </p>
      )}
      {placeholders(value).length > 0 && (
        <p>
          <Marks marks={{ placeholder: [""] }} />
        </p>
      )}
      <Notes place={place} schema={schema} />
    </div>
  );
}

/** What can be chosen, and what is chosen now. */
function Options({
  schema,
  value,
  isEmpty,
}: Pick<PlainProps, "schema"> & { value: string; isEmpty: boolean }) {
  const editor = useEditor();
  const titles = schema.choices?.map((each) => [`${each.const}`, each.title] as const) ?? [];
  const names = new Map([...titles, ...wordedIds(editor, schema.words)]);
  const ids = new Set([value, ...(schema.isNullable ? [""] : []), ...(schema.enum ?? names.keys())]);
  return [...ids].map((each) => (
    <option key={each} value={each}>
      {names.get(each) ??
        nameOfId(editor, each) ??
        (/^[a-z]+$/i.test(each) ? sentence(each) : each || (isEmpty ? "choose one" : "none"))}
    </option>
  ));
}
