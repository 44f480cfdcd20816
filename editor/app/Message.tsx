import { type ReactNode, useId, useRef, useState } from "react";
import type { LanguageRow } from "../../src/i18n/languages.ts";
import { catalogueOf, tokens, wording } from "../../src/i18n/messages/format.ts";
import {
  blank,
  type Field,
  fieldsOf,
  formatKey,
  itemOf,
  lacks,
  type MessageKey,
  placeOf,
} from "../messageKeys.ts";
import { type Value, valueAt } from "../publishing/changes.ts";
import { awaited, changeSetOf, englishOf, marksOf, messageKeysOfEntry } from "./messageState.ts";
import { Button, Diagnostics, Marks } from "./parts.tsx";
import { confirmTranslation, set } from "./state.ts";
import { edit, languageName, showMessage, textAt, toFixAt, useEditor, withIndexKeys } from "./store.ts";
import { capitalized, labelOf, pathName, placeName } from "./titles.ts";

/** Characters that cannot be seen: no-break spaces and hyphen, word joiner, zero-width space, soft hyphen. */
const invisible = /([\u00a0\u202f\u2011\u2060\u200b\u00ad])/;

/** The tag with its closing one; a placeholder as it is. */
const paired = (token: string): string =>
  token.startsWith("<") && !token.endsWith("/>") ? `${token}${token.replace("<", "</")}` : token;

interface Props {
  messageKey: MessageKey;
  language: LanguageRow;
}

interface MessageProps {
  messageKey: MessageKey;
  title?: string;
  languages: readonly LanguageRow[];
  /** What stands above the fields. */
  children?: ReactNode;
}

/** One message: its text, the characters and placeholders that can be put in, and what is wrong with it. */
function MessageField({
  messageKey,
  language: { code, name },
  field: { place, form },
}: Props & { field: Field }) {
  const editor = useEditor();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const value = textAt(editor.values, place);
  const isWrong = toFixAt(editor, place).some(({ severity }) => severity === "error");
  const insert = (text: string): void => {
    input.current?.focus();
    input.current?.setRangeText(text, input.current.selectionStart, input.current.selectionEnd, "end");
    edit(set(place, input.current?.value));
  };
  const needed = tokens(code === "en" ? "" : englishOf(editor, messageKey));
  return (
    <div className="message">
      {form && <p className="quiet">{form}</p>}
      <div className="mirrored">
        {/* The text behind the field, which marks what cannot be seen in it and gives it its height. */}
        <div className="mirror" aria-hidden="true">
          {withIndexKeys(value.split(invisible)).map(({ key, item, index }) =>
            index % 2 === 1 ? <mark key={key}>{item}</mark> : item,
          )}{" "}
        </div>
        <textarea
          ref={input}
          aria-label={form ? `${name}, ${form}` : name}
          aria-invalid={isWrong || undefined}
          aria-describedby={id}
          lang={code}
          rows={1}
          value={value}
          onChange={({ target }) => edit(set(place, target.value))}
          onFocus={(event) => {
            event.stopPropagation();
            showMessage(messageKey, code);
          }}
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
        <Diagnostics place={place} />
      </div>
    </div>
  );
}

/** How much longer than English a translation may be before it is worth a look on the page, in percent of characters. */
const usualGrowth = 40;

/** Short labels grow more, and find room. */
const shortLabel = 20;

/** A message in one language. */
function LanguageCard({ messageKey, language }: Props) {
  const { code, name } = language;
  const editor = useEditor();
  const isBehind = awaited(editor, changeSetOf(editor, messageKey)).includes(code);
  const own = textAt(editor.values, placeOf(messageKey, code));
  const [before = 0, after = 0] = [englishOf(editor, messageKey), own].map(
    (text) => [...wording(text)].length,
  );
  const grown = Math.round((after / before - 1) * 100);
  const isLong = before > 0 && grown > usualGrowth && own.length > shortLabel;
  const marks = Object.entries(marksOf(editor, messageKey)).filter(([, codes]) => codes.includes(code));
  return (
    <fieldset className="language" aria-label={name}>
      <h4>
        <span lang={code}>{name}</span>
        <Marks marks={Object.fromEntries(marks.map(([mark]) => [mark, [""]]))} />
        {isLong && (
          <span className="mark long" title="Much longer than English: look at the page">
            +{grown}%
          </span>
        )}
      </h4>
      {fieldsOf(messageKey, code).map((field) => (
        <MessageField key={field.place.join(".")} messageKey={messageKey} language={language} field={field} />
      ))}
      {isBehind && !lacks(editor.values, messageKey, code) && (
        <Button onClick={() => edit(confirmTranslation(code, formatKey(messageKey)))}>It still holds</Button>
      )}
    </fieldset>
  );
}

/** The languages that changed English waits for, unless their translations still hold. */
export function Awaited({ messageKeys }: { messageKeys: readonly MessageKey[] }) {
  const editor = useEditor();
  const [changeSet] = messageKeys.flatMap((messageKey) => changeSetOf(editor, messageKey) ?? []);
  const codes = awaited(editor, changeSet);
  if (codes.length === 0) return null;
  const title = `Pending: ${codes.map((code) => languageName(editor, code)).join(", ")}`;
  const english = changeSet?.changes.filter(({ file }) => catalogueOf(file)?.language === "en");
  const isNew = english?.every(({ before }) => before === undefined);
  return (
    <fieldset className="choice" aria-label={title}>
      <p>
        <strong>{title}.</strong>{" "}
        {isNew
          ? "It appears when these are written."
          : "The site keeps its former words, in every language, until these are written."}
      </p>
      {!isNew && (
        <Button
          onClick={() =>
            edit(
              ...codes.flatMap((code) =>
                messageKeys.map((messageKey) => confirmTranslation(code, formatKey(messageKey))),
              ),
            )
          }
        >
          The translations still hold, all of them
        </Button>
      )}
    </fieldset>
  );
}

/** A message in several languages, side by side. */
export function Message({
  messageKey,
  title = capitalized(pathName(messageKey.path)),
  languages,
  children,
}: MessageProps) {
  const { language } = useEditor();
  const [file = "", ...path] = placeOf(messageKey, language);
  return (
    <section aria-label={placeName(`${file}`, path)}>
      <h3>{title}</h3>
      {children}
      <div className="languages">
        {languages.map((language) => (
          <LanguageCard key={language.code} messageKey={messageKey} language={language} />
        ))}
      </div>
      <ItemButtons messageKey={messageKey} />
    </section>
  );
}

/** The words of an entry: in English, and on demand in the other languages. */
export function Words({ entry }: { entry: MessageKey }) {
  const editor = useEditor();
  const [isWide, setWide] = useState(false);
  const { languages } = editor.content;
  const messageKeys = messageKeysOfEntry(editor, entry);
  const others = languages.slice(1);
  const missing = others.filter(({ code }) =>
    messageKeys.some((messageKey) => lacks(editor.values, messageKey, code)),
  );
  const wrong = others.flatMap(({ code }) => toFixAt(editor, placeOf(entry, code)));
  return (
    <>
      {messageKeys.map((messageKey) => (
        <Message
          key={formatKey(messageKey)}
          messageKey={messageKey}
          title={labelOf(messageKey.path)}
          languages={isWide ? languages : languages.slice(0, 1)}
        />
      ))}
      <Awaited messageKeys={messageKeys} />
      <Button aria-expanded={isWide} onClick={() => setWide(!isWide)}>
        Other languages{missing.length > 0 && `: ${missing.length} to write, now or later`}
        <Marks marks={{ "to fix": wrong.length }} />
      </Button>
    </>
  );
}

/** Makes a list longer or shorter, in every language at once. */
function ItemButtons({ messageKey }: { messageKey: MessageKey }) {
  const { content, values } = useEditor();
  const item = itemOf(messageKey);
  if (!item) return null;
  const { index } = item;
  const change = (to: (list: readonly Value[]) => Value[]): void => {
    const edits = content.languages.flatMap(({ code }) => {
      const place = placeOf({ ...messageKey, path: item.list }, code);
      const list = valueAt(values, place);
      return Array.isArray(list) ? [set(place, to(list))] : [];
    });
    edit(...edits);
  };
  return (
    <p>
      Item {index + 1} of a list.{" "}
      <Button onClick={() => change((list) => list.toSpliced(index + 1, 0, blank(list.at(-1))))}>
        Add an item after it
      </Button>{" "}
      <Button onClick={() => change((list) => list.toSpliced(index, 1))}>Remove it in every language</Button>
    </p>
  );
}
