import { useEffect, useRef, useState } from "react";
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
  /** Chromium drops a day that is half typed when its element changes, so the bounds wait until it is left. */
  const [isBounded, bound] = useState(false);
  useEffect(() => {
    if (document.activeElement !== field.current) bound(true);
  }, []);
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
      defaultValue={start || undefined}
      min={isBounded ? min : undefined}
      max={isBounded ? max : undefined}
      onChange={({ target }) => accept(target.value)}
      onBlur={({ target }) => {
        target.value = accepted.current;
        bound(true);
      }}
    />
  );
}
