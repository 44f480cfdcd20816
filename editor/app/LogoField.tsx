import { type ReactNode, useState } from "react";
import type { Path } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { FileInput, Shown } from "./parts.tsx";
import { set } from "./state.ts";
import { edit, request, textAt, useEditor } from "./store.ts";

interface LogoFieldProps {
  place: Path;
  label: string;
  media: Schema["media"];
  children: ReactNode;
}

/** An SVG file, as it looks on light and on dark. The server cleans and checks a file that is chosen. */
export function LogoField({ place, label, media, children }: LogoFieldProps) {
  const [refusal, setRefusal] = useState("");
  const { values } = useEditor();
  const choose = async (file: File): Promise<void> =>
    request<{ markup: string }>("logo", { text: await file.text(), media }).then(
      ({ markup }) => {
        setRefusal("");
        edit(set(place, markup));
      },
      ({ message }) => setRefusal(`Not used: ${file.name} ${message}.`),
    );
  const id = place.join(".");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="buttons">
        <Shown value={textAt(values, place)} />
        <FileInput id={id} accept=".svg" onFile={(file) => void choose(file)} />
      </span>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      {children}
    </div>
  );
}
