import { useId, useRef } from "react";
import { catalogueFile } from "../../publishing/inspection.ts";
import { tokens } from "../../src/languages/words/format.ts";
import type { Field, Row } from "../rows.ts";
import { Button } from "./parts.tsx";
import { setWords } from "./state.ts";
import { edit, faultsAt, isMissing, keyed, showRow, textAt, useEditor, wordsOf } from "./store.ts";

/** Characters that cannot be seen, and their names. */
const invisible: Readonly<Record<string, string>> = {
  "\u00a0": "no-break space",
  "\u202f": "narrow no-break space",
  "\u2011": "no-break hyphen",
  "\u2060": "word joiner: no line break here",
  "\u200b": "a line may break here",
  "\u00ad": "soft hyphen",
};

const marked = new RegExp(`([${Object.keys(invisible).join("")}])`);

/** The tag with its closing one; a placeholder as it is. */
const paired = (token: string): string =>
  token.startsWith("<") && !token.endsWith("/>") ? `${token}${token.replace("<", "</")}` : token;

/** One message: its text, the characters and placeholders that can be put in, and what is wrong with it. */
export function MessageField({
  row,
  field: { path, form },
  language,
  name,
}: {
  row: Row;
  field: Field;
  language: string;
  /** Of the language. */
  name: string;
}) {
  const editor = useEditor();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const words = wordsOf(editor, language, row.namespace);
  const value = textAt(words, path);
  const source = language === "en" ? "" : textAt(wordsOf(editor, "en", row.namespace), row.path);
  const faults = faultsAt(editor.faults, catalogueFile(language, row.namespace), path);
  const wrong = faults.filter((fault) => !isMissing(fault));
  const set = (text: string) => edit(setWords(language, row.namespace, path, text));
  const insert = (text: string): void => {
    input.current?.focus();
    input.current?.setRangeText(text, input.current.selectionStart, input.current.selectionEnd, "end");
    set(input.current?.value ?? value);
  };
  const lacking = [...tokens(source).difference(tokens(value))];
  const present = Object.entries(invisible).filter(([character]) => value.includes(character));
  return (
    <div className="message">
      {form && <p className="plural">{form}</p>}
      <div className="field">
        {/* The text behind the field, which shows what cannot be seen in it and gives it its height. */}
        <div className="mirror" aria-hidden="true">
          {keyed(value.split(marked)).map(({ key, item, index }) =>
            index % 2 === 1 ? <mark key={key}>{item}</mark> : item,
          )}{" "}
        </div>
        <textarea
          ref={input}
          aria-label={form ? `${name}, ${form}` : name}
          aria-invalid={wrong.some(({ stopsBuild }) => stopsBuild) || undefined}
          aria-describedby={id}
          lang={language}
          rows={1}
          value={value}
          onChange={({ target }) => set(target.value)}
          onFocus={() => showRow(language, row)}
        />
      </div>
      <div className="insert">
        {lacking.map((token) => (
          <Button key={token} onClick={() => insert(paired(token))}>
            put in {token}
          </Button>
        ))}
        <Button onClick={() => insert("\u00a0")}>no-break space</Button>
        <Button onClick={() => insert("\u2011")}>no-break hyphen</Button>
      </div>
      <div id={id}>
        {present.length > 0 && (
          <p className="characters">Marked in the text: {present.map(([, each]) => each).join(", ")}</p>
        )}
        {wrong.map(({ key, what, stopsBuild }) => (
          <p key={key + what} className={stopsBuild ? "fault" : "warning"}>
            {what}
          </p>
        ))}
      </div>
    </div>
  );
}
