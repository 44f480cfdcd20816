import { useId, useRef } from "react";
import type { Fault } from "../../publishing/inspection.ts";
import { tokens } from "../../src/languages/words/format.ts";
import { keyed } from "./editor.ts";

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

/** The text behind the field, which shows what cannot be seen in it and gives it its height. */
function Mirror({ text }: { text: string }) {
  return (
    <div className="mirror" aria-hidden="true">
      {keyed(text.split(marked)).map(({ key, item: part, index }) =>
        index % 2 === 1 ? (
          <mark key={key} data-character={part.charCodeAt(0).toString(16)}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}{" "}
    </div>
  );
}

/** One message: its text, the characters and placeholders that can be put in, and what is wrong with it. */
export function MessageField({
  label,
  language,
  value,
  english,
  faults = [],
  onChange,
  onFocus,
}: {
  /** Its name for a screen reader; shown if it is short. */
  label: string;
  language: string;
  value: string;
  /** The English whose placeholders and tags it needs; undefined for English itself. */
  english?: string | undefined;
  faults?: readonly Fault[];
  onChange: (value: string) => void;
  onFocus?: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string): void => {
    field.current?.focus();
    field.current?.setRangeText(text, field.current.selectionStart, field.current.selectionEnd, "end");
    onChange(field.current?.value ?? value);
  };
  const own = tokens(value);
  const lacking = english === undefined ? [] : [...tokens(english)].filter((token) => !own.has(token));
  const paired = (token: string): string =>
    token.startsWith("<") && !token.endsWith("/>") ? `${token}${token.replace("<", "</")}` : token;
  const present = Object.entries(invisible).filter(([character]) => value.includes(character));
  return (
    <div className="message">
      <div className="field">
        <Mirror text={value} />
        <textarea
          ref={field}
          aria-label={label}
          aria-invalid={faults.some(({ stopsBuild }) => stopsBuild) || undefined}
          aria-describedby={faults.length > 0 || present.length > 0 ? id : undefined}
          lang={language}
          rows={1}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onFocus={onFocus}
        />
      </div>
      <div className="insert">
        {lacking.map((token) => (
          <button key={token} type="button" onClick={() => insert(paired(token))}>
            put in {token}
          </button>
        ))}
        <button type="button" onClick={() => insert("\u00a0")}>
          no-break space
        </button>
        <button type="button" onClick={() => insert("\u2011")}>
          no-break hyphen
        </button>
      </div>
      <div id={id} className="about">
        {present.length > 0 && (
          <p className="characters">Marked in the text: {present.map(([, name]) => name).join(", ")}</p>
        )}
        {faults.map(({ key, what, stopsBuild }) => (
          <p key={key + what} className={stopsBuild ? "fault" : "warning"}>
            {what}
          </p>
        ))}
      </div>
    </div>
  );
}
