import { type KeyboardEvent, useRef, useState } from "react";
import { useRestoredInput } from "../hooks/useRestoredInput.ts";
import css from "./NumberField.module.css";
import { bounded, isBlank, type NumberBounds, numberIn } from "./numberIn.ts";

interface NumberFieldProps {
  id: string;
  /** What the document has, and what counts now. */
  start: number;
  value: number;
  bounds: NumberBounds & { step: number };
  /** Writes a number in the language. */
  write: (value: number) => string;
  /** What stands in place of the field without a script. */
  fixed: string;
  take: (value: number) => void;
  "aria-labelledby"?: string;
}

/**
 * A field for a number. It is a text field, because fields for numbers drop a comma in some browsers and take it in others.
 * What is no number is refused, one above its bounds becomes the bound at once, and one below them when the field is left;
 * as long as that is so, the range is shown. A field that is left empty has its last number again.
 */
export function NumberField({ id, start, value, bounds, write, fixed, take, ...rest }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** The last text that was a number. */
  const accepted = useRef(write(start));
  const [isRefused, refuse] = useState(false);

  const show = (text: string): void => {
    accepted.current = text;
    if (field.current) field.current.value = text;
  };

  const accept = (text: string): void => {
    if (isBlank(text)) {
      show(text);
      refuse(false);
      return;
    }
    const entered = numberIn(text, bounds);
    show(entered === undefined ? accepted.current : entered === bounds.max ? write(entered) : text);
    refuse(entered === undefined || numberIn(text, { ...bounds, min: 0, max: Infinity }) !== entered);
    if (entered !== undefined) take(entered);
  };

  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    accept(write(bounded(value + direction * bounds.step, bounds)));
  };

  useRestoredInput(field, accept);

  return (
    <>
      <span className={css.fixed}>{fixed}</span>
      <span className={`${css.field} u-requires-script`}>
        <input
          {...rest}
          ref={field}
          id={id}
          role="spinbutton"
          inputMode="decimal"
          aria-valuemin={bounds.min}
          aria-valuemax={bounds.max}
          aria-valuenow={value}
          defaultValue={write(start)}
          autoComplete="off"
          onChange={({ target }) => accept(target.value)}
          onKeyDown={step}
          onBlur={() => {
            show(write(value));
            refuse(false);
          }}
        />
        <span role="status" className={css.range}>
          {isRefused && `${write(bounds.min)}–${write(bounds.max)}`}
        </span>
      </span>
    </>
  );
}
