import { useId, useRef } from "react";
import type { LanguageRow } from "../../src/languages/languages.ts";
import { tokens, wording } from "../../src/languages/words/format.ts";
import { type Field, fieldsOf, type Row } from "../rows.ts";
import { Button, Marks } from "./parts.tsx";
import { awaited, englishOf, isLacking, keysOf, marksOf, placeOf, staleSource, unitOf } from "./rowState.ts";
import { hold, set } from "./state.ts";
import { edit, faultsAt, keyed, showRow, textAt, useEditor } from "./store.ts";

/** Characters that cannot be seen: no-break spaces and hyphen, word joiner, zero-width space, soft hyphen. */
const invisible = /([\u00a0\u202f\u2011\u2060\u200b\u00ad])/;

/** The tag with its closing one; a placeholder as it is. */
const paired = (token: string): string =>
  token.startsWith("<") && !token.endsWith("/>") ? `${token}${token.replace("<", "</")}` : token;

interface Props {
  row: Row;
  language: LanguageRow;
}

/** One message: its text, the characters and placeholders that can be put in, and what is wrong with it. */
function MessageField({ row, language: { code, name }, field: { path, form } }: Props & { field: Field }) {
  const editor = useEditor();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const place = placeOf(row, code, path);
  const value = textAt(editor.values, place);
  const faults = faultsAt(editor, place);
  const insert = (text: string): void => {
    input.current?.focus();
    input.current?.setRangeText(text, input.current.selectionStart, input.current.selectionEnd, "end");
    edit(set(place, input.current?.value));
  };
  const needed = tokens(code === "en" ? "" : englishOf(editor, row));
  return (
    <div className="message">
      {form && <p className="quiet">{form}</p>}
      <div className="field">
        {/* The text behind the field, which marks what cannot be seen in it and gives it its height. */}
        <div className="mirror" aria-hidden="true">
          {keyed(value.split(invisible)).map(({ key, item, index }) =>
            index % 2 === 1 ? <mark key={key}>{item}</mark> : item,
          )}{" "}
        </div>
        <textarea
          ref={input}
          aria-label={form ? `${name}, ${form}` : name}
          aria-invalid={faults.some(({ stopsBuild }) => stopsBuild) || undefined}
          aria-describedby={id}
          lang={code}
          rows={1}
          value={value}
          onChange={({ target }) => edit(set(place, target.value))}
          onFocus={() => showRow(code, row)}
        />
      </div>
      <div className="insert">
        {[...needed.difference(tokens(value))].map((token) => (
          <Button key={token} onClick={() => insert(paired(token))}>
            put in {token}
          </Button>
        ))}
        <Button onClick={() => insert("\u00a0")}>no-break space</Button>
        <Button onClick={() => insert("\u2011")}>no-break hyphen</Button>
      </div>
      <div id={id}>
        {faults.map(({ key, what, stopsBuild }) => (
          <p key={key + what} className={stopsBuild ? "fault" : "warning"}>
            {what}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Pages are tested with texts this much longer than English (`npm run rehearse`), in percent of characters. */
const rehearsedGrowth = 40;

/** Short labels grow more, and find room. */
const shortLabel = 20;

/** A row in one language. */
export function LanguageCard({ row, language }: Props) {
  const { code, name } = language;
  const editor = useEditor();
  const stale = staleSource(editor, row, code);
  const isBehind = stale !== undefined || awaited(editor, unitOf(editor, row)).includes(code);
  const own = textAt(editor.values, placeOf(row, code));
  const [before = 0, after = 0] = [englishOf(editor, row), own].map((text) => [...wording(text)].length);
  const grown = Math.round((after / before - 1) * 100);
  const isLong = before > 0 && grown > rehearsedGrowth && own.length > shortLabel;
  const marks = Object.entries(marksOf(editor, row)).filter(([, codes]) => codes.includes(code));
  return (
    <fieldset className="language" aria-label={name}>
      <h4>
        <span lang={code}>{name}</span>
        <Marks marks={Object.fromEntries(marks.map(([mark]) => [mark, [""]]))} />
        {code !== "en" && before > 0 && after > 0 && (
          <span className={isLong ? "mark long" : "quiet"} title="Length compared with English">
            {grown > 0 && "+"}
            {grown}%
          </span>
        )}
      </h4>
      {fieldsOf(row, code).map((field) => (
        <MessageField key={field.path.join(".")} row={row} language={language} field={field} />
      ))}
      {isLong && <p className="warning">Longer than pages are tested with: look at it in both widths</p>}
      {isBehind && !isLacking(editor, row, code) && (
        <div className="was">
          {stale && (
            <p>
              Shown in English. It was translated when English was: <q>{stale}</q>
            </p>
          )}
          <Button onClick={() => edit(...hold(code, keysOf(row, code)))}>It still holds</Button>
        </div>
      )}
    </fieldset>
  );
}
