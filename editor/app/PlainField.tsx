import { type Path, type Value, valueAt } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { nameOfId, wordedIds } from "./entries.ts";
import { Notes } from "./parts.tsx";
import type { resolved } from "./schema.ts";
import { type Edit, set } from "./state.ts";
import { edit, toFixAt, useEditor } from "./store.ts";
import { sentence } from "./titles.ts";

export interface PlainProps {
  place: Path;
  schema: Schema & Pick<ReturnType<typeof resolved>, "isNullable">;
  label: string;
  /** A number is shown without `base` and times `scale`: 100 for a share in percent. */
  base?: number;
  scale?: number;
  /** What changes with the value. */
  also?: readonly Edit[];
}

/** Without the last digits, which computing leaves: 0.31 * 100. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/** A text, number, date, truth or choice. */
export function PlainField({ place, schema, label, base = 0, scale = 1, also = [] }: PlainProps) {
  const editor = useEditor();
  const value = valueAt(editor.values, place);
  const isNumber = schema.type === "number" || schema.type === "integer";
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
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      {(schema.enum || schema.words) && !isNumber ? (
        <select onChange={({ target }) => change(target.value || undefined)} {...control}>
          <Options schema={schema} value={control.value} />
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
      <Notes place={place} schema={schema} />
    </div>
  );
}

/** What can be chosen, and what is chosen now. */
function Options({ schema, value }: Pick<PlainProps, "schema"> & { value: string }) {
  const editor = useEditor();
  const names = wordedIds(editor, schema.words);
  const choices = new Set([value, ...(schema.isNullable ? [""] : []), ...(schema.enum ?? names.keys())]);
  return [...choices].map((each) => (
    <option key={each} value={each}>
      {names.get(each) ??
        nameOfId(editor, each) ??
        (/^[a-z]+$/i.test(each) ? sentence(each) : each || "none")}
    </option>
  ));
}
