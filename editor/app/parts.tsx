import type { ComponentProps, ReactNode } from "react";
import { formatFinding } from "../../src/diagnostics.ts";
import { type Path, type Value, valueAt } from "../publishing/changes.ts";
import { type Schema, settingsFile } from "../publishing/inspection.ts";
import { set } from "./state.ts";
import { edit, isMissing, textAt, useEditor } from "./store.ts";

export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** A choice of a file, which can be chosen again. */
export const FileInput = ({
  onFile,
  ...props
}: { onFile: (file: File) => void } & ComponentProps<"input">) => (
  <input
    {...props}
    type="file"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
      target.value = "";
    }}
  />
);

interface SelectProps {
  label: string;
  value: string;
  options: readonly string[];
  nameOf?: (option: string) => string | undefined;
  onChange: (value: string) => void;
}

/** Files and keys, which nobody else needs. */
export const ForEngineers = ({ children }: { children: ReactNode }) => (
  <details className="engineers">
    <summary>For engineers</summary>
    {children}
  </details>
);

/** A choice of one of several. */
export const Select = ({ label, value, options, nameOf = String, onChange }: SelectProps) => (
  <label>
    {label}{" "}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  </label>
);

/** A value beside its label. A logo is drawn on light and on dark: as a picture, which runs no script. */
export function Shown({ value }: { value: Value }) {
  if (value === undefined) return "nothing";
  if (typeof value !== "string") return JSON.stringify(value);
  if (!value.startsWith("<svg")) return value;
  return Object.entries({ light: "black", dark: "white" }).map(([scheme, colour]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}" fill="currentColor">${value}</svg>`;
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return <img key={scheme} className={`logo ${scheme}`} alt={`On ${scheme}`} src={address} />;
  });
}

/** What there is to do, each with its number or its languages. */
export type Marks = Readonly<Record<string, number | readonly string[]>>;

export const Marks = ({ marks }: { marks: Marks }) =>
  Object.entries(marks)
    .filter(([, each]) => (typeof each === "number" ? each : each.length) > 0)
    .map(([mark, each]) => (
      <span key={mark} className="mark" data-kind={mark}>
        {typeof each === "number" ? `${each} ${mark}` : `${mark} ${each.join(" ")}`}
      </span>
    ));

/** What is said of a value itself, or that it is still to be filled in. */
export const Diagnostics = ({ place }: { place: Path }) =>
  useEditor()
    .diagnostics.filter(({ file, path }) => [file, ...path].join(".") === place.join("."))
    .map((each) => {
      const text = isMissing(each) ? "To be filled in" : formatFinding(each);
      return (
        <p key={text} className={isMissing(each) ? "quiet" : each.severity}>
          {text}
        </p>
      );
    });

/** What a value is for, and what is said of it. */
export const Notes = ({ place, schema }: { place: Path; schema: Schema }) => (
  <>
    {schema.description && <p className="quiet">{schema.description}</p>}
    <Diagnostics place={place} />
  </>
);

/** Says what goes with a language that is not published any more. */
export function LanguagesGone() {
  const { content, values } = useEditor();
  const languagesIn = (files: Value) => Object.values(Object(valueAt(files, [settingsFile, "languages"])));
  const now = languagesIn(values);
  const gone = languagesIn(content.files).filter((code) => !now.includes(code));
  return content.languages
    .filter(({ code }) => gone.includes(code))
    .map(({ code, name }) => (
      <p key={code} className="alert" role="note">
        {name} goes from the site: its {content.routes.length} pages, and links to them show English. Its
        words are kept.
      </p>
    ));
}

/** Today as the browser has it, as `2026-11-29`. */
const today = (): string => new Date().toLocaleDateString("sv");

/** Sets a day to today. */
export const DateToday = ({ place }: { place: Path }) => (
  <Button onClick={() => edit(set(place, today()))}>Date it today</Button>
);

/** Offers to date the legal text anew, if it is among what has changed. */
export function LegalDate() {
  const { changes, publication, values } = useEditor();
  const place = [settingsFile, "legalUpdated"];
  const date = textAt(values, place);
  const files = [...changes, ...(publication.changes ?? [])].map(({ file }) => file);
  if (date === today() || !files.some((file) => /\/(?:legal|terms)\.json$/.test(file))) return null;
  return (
    <p className="alert" role="note">
      The legal text has changed; its page says that it was last changed on {date}.{" "}
      <DateToday place={place} />
    </p>
  );
}
