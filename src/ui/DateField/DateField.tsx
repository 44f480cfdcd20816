import { useEffect, useRef, useState } from "react";
import { useRestoredInput } from "../hooks/useRestoredInput.ts";
import css from "./DateField.module.css";

interface DateFieldProps {
  id: string;
  /** ISO 8601 dates: what the document has, and the first and last day that may be chosen. */
  start: string;
  min: string;
  max: string;
  /** The days that may be chosen, in words. */
  range: string;
  /** What stands beside the field, unless a day was refused. */
  note?: string;
  /** Called with a day within the bounds, or with an empty text once the field is empty. */
  take: (day: string) => void;
}

/**
 * The browser's field for a day. A day that is half typed, or outside the bounds, changes nothing: when the field is left it
 * goes back, and for one outside the bounds the days that may be chosen are said, until the next day that is taken.
 */
export function DateField({ id, start, min, max, range, note = "", take }: DateFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const accepted = useRef(start);
  /** Chromium drops a day that is half typed when its element changes, so the bounds wait until it is left. */
  const [isBounded, bound] = useState(false);
  const [isRefused, refuse] = useState(false);

  const isTaken = ({ value, validity }: HTMLInputElement): boolean =>
    value === "" ? !validity.badInput : min <= value && value <= max;

  const accept = (input: HTMLInputElement): void => {
    if (!isTaken(input)) return;
    accepted.current = input.value;
    refuse(false);
    take(input.value);
  };

  const leave = (input: HTMLInputElement): void => {
    bound(true);
    // Chromium tells of no change when the last part is emptied.
    if (input.value !== accepted.current) accept(input);
    if (isTaken(input)) return;
    if (input.value !== "") refuse(true);
    input.value = accepted.current;
  };

  /** A visitor who is typing has not left the field. */
  const settle = (input: HTMLInputElement): void =>
    document.activeElement === input ? accept(input) : leave(input);

  useEffect(() => {
    if (document.activeElement !== field.current) bound(true);
  }, []);
  useRestoredInput(field, () => field.current && settle(field.current));

  return (
    <>
      <input
        ref={field}
        id={id}
        type="date"
        className={`${css.field} u-requires-script`}
        defaultValue={start || undefined}
        min={isBounded ? min : undefined}
        max={isBounded ? max : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => accept(target)}
        onBlur={({ target }) => leave(target)}
      />
      <output
        id={`${id}-note`}
        htmlFor={id}
        className={`${css.note} ${isRefused ? "" : "u-text-muted"} u-requires-script`}
      >
        {isRefused ? range : note}
      </output>
    </>
  );
}
