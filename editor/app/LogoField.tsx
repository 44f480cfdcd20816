import { type ReactNode, useState } from "react";
import type { Path } from "../../publishing/changes.ts";
import type { Schema } from "../../publishing/inspection.ts";
import { set } from "./state.ts";
import { call, edit, shown, sizeOf, textAt, useEditor } from "./store.ts";
import { labelOf } from "./titles.ts";

interface LogoFieldProps {
  place: Path;
  media: Schema["media"];
  children: ReactNode;
}

/** A logo in a file of its own, with a colour around it. */
function pictureOf(markup: string, colour: string): string {
  const { width, height } = sizeOf(markup);
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${colour}" fill="currentColor">${markup}</svg>`)}`;
}

/** An SVG file, as it looks on light and on dark. The server cleans and checks a file that is chosen. */
export function LogoField({ place, media, children }: LogoFieldProps) {
  const [refusal, setRefusal] = useState("");
  const markup = textAt(useEditor().values, place);
  const choose = async (file: File): Promise<void> =>
    call<{ markup: string }>("logo", { text: await file.text(), media }).then(
      ({ markup }) => {
        setRefusal("");
        edit(set(place, markup));
      },
      ({ message }) => setRefusal(`Not used: ${file.name} ${message}.`),
    );
  const id = place.join(".");
  return (
    <div className="fact">
      <label htmlFor={id}>{labelOf(place)}</label>
      <span className="logo">
        {markup &&
          Object.entries({ light: "black", dark: "white" }).map(([scheme, colour]) => (
            // A picture runs no script of a file that somebody has written by hand.
            <img key={scheme} className={scheme} alt={`On ${scheme}`} src={pictureOf(markup, colour)} />
          ))}
        {shown(markup)}
        <input
          id={id}
          type="file"
          accept=".svg"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
      </span>
      {refusal && (
        <p className="fault" role="alert">
          {refusal}
        </p>
      )}
      {children}
    </div>
  );
}
