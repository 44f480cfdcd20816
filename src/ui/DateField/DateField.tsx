import { useRef } from "react";
import { useRestoredInput } from "../hooks/useRestoredInput.ts";
import css from "./DateField.module.css";

interface DateFieldProps {
  id: string;
  /** ISO 8601 dates: what the document has, and the first and last day that may be chosen. */
  start: string;
  min: string;
  max: string;
  /** Called with a day within the bounds. */
  take: (day: string) => void;
}

/** The browser's field for a day. What is no day, or outside the bounds, changes nothing, and the field goes back when it is left. */
export function DateField({ id, start, min, max, take }: DateFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const accepted = useRef(start);
  const accept = (day: string): void => {
    if (day === "" || day < min || day > max) return;
    accepted.current = day;
    take(day);
  };
  useRestoredInput(field, accept);
  return (
    <input
      ref={field}
      id={id}
      type="date"
      className={`${css.field} u-requires-script`}
      defaultValue={start}
      min={min}
      max={max}
      onChange={({ target }) => accept(target.value)}
      onBlur={({ target }) => {
        target.value = accepted.current;
      }}
    />
  );
}
