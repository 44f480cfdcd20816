import { useState } from "react";
import { isSame, type Value } from "../../publishing/changes.ts";
import { shown } from "./editor.ts";

const isEmpty = (value: Value): boolean => value === null || value === undefined;

/** Without the last digits, which computing leaves: 0.31 * 100. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/**
 * A number. Another text is kept as it is typed, and told by the check.
 * @param scale by what the number is multiplied to be shown: 100 for a share in percent
 */
export function NumberField({
  value,
  set,
  scale = 1,
  ...rest
}: {
  value: Value;
  set: (value: Value) => void;
  scale?: number;
  id?: string;
}) {
  const outer = typeof value === "number" ? rounded(value * scale) : value;
  const [text, setText] = useState(isEmpty(outer) ? "" : `${outer}`);
  const isInStep = text.trim() === "" ? isEmpty(outer) : isSame(Number(text), outer) || isSame(text, outer);
  return (
    <input
      type="text"
      inputMode="decimal"
      value={isInStep ? text : shown(outer ?? "")}
      onChange={({ target }) => {
        setText(target.value);
        const typed = target.value.trim();
        const number = Number(typed);
        set(typed === "" ? null : Number.isNaN(number) ? target.value : rounded(number / scale));
      }}
      {...rest}
    />
  );
}
