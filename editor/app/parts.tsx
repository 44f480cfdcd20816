import type { ComponentProps } from "react";
import type { Change } from "../../publishing/changes.ts";
import { settingsFile } from "../../publishing/inspection.ts";
import type { Mark } from "./rowState.ts";
import { setValue } from "./state.ts";
import { edit, useEditor } from "./store.ts";

export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className="small" {...props} />
);

/** A choice of one of several. @param options each with its name, if that is another */
export function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (string | readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  return (
    <label>
      {label}{" "}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => {
          const [id, name] = typeof option === "string" ? [option, option] : option;
          return (
            <option key={id} value={id}>
              {name}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** What there is to do, each with its number or its languages. */
export const Marks = ({
  marks,
}: {
  marks: Readonly<Partial<Record<Mark | "new", number | readonly string[]>>>;
}) => (
  <span className="marks">
    {Object.entries(marks).map(([mark, each]) =>
      each === 0 || (typeof each !== "number" && each.length === 0) ? null : (
        <span key={mark} className="mark" data-kind={mark}>
          {typeof each === "number" ? `${each} ${mark}` : `${mark} ${each.join(" ")}`}
        </span>
      ),
    )}
  </span>
);

/** Offers to date the legal text anew, if it is among what has changed. */
export function LegalDate({ changes }: { changes: readonly Change[] }) {
  const { legalUpdated } = Object(useEditor().values[settingsFile]);
  const today = new Date().toLocaleDateString("sv");
  if (legalUpdated === today || !changes.some(({ file }) => /\/(?:legal|terms)\.json$/.test(file)))
    return null;
  return (
    <p className="alert" role="note">
      The legal text has changed; its page says that it was last changed on {legalUpdated}.{" "}
      <Button onClick={() => edit(setValue(settingsFile, ["legalUpdated"], today))}>Date it today</Button>
    </p>
  );
}
