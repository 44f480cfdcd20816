import type { ComponentProps } from "react";
import type { Change } from "../../publishing/changes.ts";
import { settingsFile } from "../../publishing/inspection.ts";
import { set } from "./state.ts";
import { edit, textAt, useEditor } from "./store.ts";

export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

interface SelectProps {
  label: string;
  value: string;
  /** Each with its name, if that is another. */
  options: readonly (string | readonly [string, string])[];
  onChange: (value: string) => void;
}

/** A choice of one of several. */
export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <label>
    {label}{" "}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((each) => {
        const [id, name] = typeof each === "string" ? [each, each] : each;
        return (
          <option key={id} value={id}>
            {name}
          </option>
        );
      })}
    </select>
  </label>
);

/** What there is to do, each with its number or its languages. */
export const Marks = ({ marks }: { marks: Readonly<Record<string, number | readonly string[]>> }) => (
  <span className="marks">
    {Object.entries(marks)
      .filter(([, each]) => (typeof each === "number" ? each : each.length) > 0)
      .map(([mark, each]) => (
        <span key={mark} className="mark" data-kind={mark}>
          {typeof each === "number" ? `${each} ${mark}` : `${mark} ${each.join(" ")}`}
        </span>
      ))}
  </span>
);

/** Offers to date the legal text anew, if it is among what has changed. */
export function LegalDate({ changes }: { changes: readonly Change[] }) {
  const place = [settingsFile, "legalUpdated"];
  const date = textAt(useEditor().values, place);
  const today = new Date().toLocaleDateString("sv");
  if (date === today || !changes.some(({ file }) => /\/(?:legal|terms)\.json$/.test(file))) return null;
  return (
    <p className="alert" role="note">
      The legal text has changed; its page says that it was last changed on {date}.{" "}
      <Button onClick={() => edit(set(place, today))}>Date it today</Button>
    </p>
  );
}
