import { useSyncExternalStore } from "react";
import type { Diagnostic } from "../../src/diagnostics.ts";
import type { MessageKey } from "../messageKeys.ts";
import { applied, type Change, type Path, type Value, valueAt } from "../publishing/changes.ts";
import type { Inspection, Schema } from "../publishing/inspection.ts";
import type { Content } from "../server/content.ts";
import type { Publication } from "../server/middleware.ts";
import type { Imported } from "../translators/translations.ts";
import { mostCharacters } from "../translators/units.ts";
import {
  answered,
  diagnosticsOf,
  type Edit,
  edited,
  failed,
  isChecking,
  read,
  type State,
  saved,
  saving,
  schemaOf,
  stateOf,
} from "./state.ts";

/** What the editor shows. */
export interface Editor extends State {
  /** What the address shows: `#words/home/hero.title`, `#file/src/content/cases.json`, `#publish`. */
  address: { kind: string; name: string; key: string };
  /** The language that the preview shows, and whether it was chosen there. */
  language: string;
  isChosen: boolean;
  /** How often the site has started anew: its page is then loaded again. */
  starts?: number;
  /** The message whose field had the focus last, or the words of what had it. */
  messageKey?: MessageKey | undefined;
  /** Of the files with all changes. */
  diagnostics: readonly Diagnostic[];
  publication: Partial<Publication>;
  /** What has been made of the last file of a translator. */
  imported?: Imported & { changes: readonly Change[] };
}

/**
 * Sends a request to the editor's server.
 * @param body what is posted as JSON; without one the request is a GET
 * @throws {Error} with what the server says
 */
export async function request<Answer>(name: string, body?: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const request = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`api/${name}`, request).catch(() => {
    throw new Error("The editor has stopped. Start it again with npm run edit, and leave this page open.");
  });
  const answer = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

function readAddress(): Editor["address"] {
  let address = "words/home";
  try {
    address = decodeURIComponent(location.hash.slice(1)) || address;
  } catch {}
  const [kind = "", name = kind, ...rest] = address.split("/");
  if (kind === "file") return { kind, name: [name, ...rest].join("/"), key: "" };
  return { kind, name, key: rest.join("/") };
}

let editor: Editor;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useEditor = (): Editor => useSyncExternalStore(listen, () => editor);

function show(next: Partial<Editor>): void {
  const now = { ...editor, ...next };
  editor = { ...now, diagnostics: diagnosticsOf(now) };
  for (const listener of listeners) listener();
  checkSoon();
}

/** Does what leads from one state to the next. */
export const dispatch = <Given extends unknown[]>(
  to: (state: State, ...given: Given) => State,
  ...given: Given
) => show(to(editor, ...given));

export const edit = (...edits: readonly Edit[]): void => dispatch(edited, ...edits);

/** Shows a message in the preview, in the language of its field. A choice of that language stays. */
export const showMessage = (messageKey: MessageKey, language = editor.language): void =>
  show({ messageKey, language, isChosen: editor.isChosen && language === editor.language });

/** Shows a language in the preview, also in other views. */
export const chooseLanguage = (language: string): void => show({ language, isChosen: true });

/** Another view is in English, unless another language was chosen. */
function follow(): void {
  const address = readAddress();
  const isKept = editor.isChosen || address.name === editor.address.name;
  show({ address, messageKey: undefined, language: isKept ? editor.language : "en" });
}

/** Milliseconds after the last key before what is typed is checked; files come several at a time, and faster. */
const pause = 1000;

/** Sends all changes, to be checked or saved. @param more what else the server needs for it */
export const send = <Answer>(name: string, more?: object): Promise<Answer> => {
  const { changes, confirmed, later, content } = editor;
  return request(name, { changes, confirmed, later, known: content.pending, ...more });
};

/** Tells why something failed. @param what such as "Not saved" */
export const fail =
  (what: string) =>
  ({ message }: Error): void =>
    dispatch(failed, `${what}: ${message}`);

let isBusy = false;
let nextCheck: ReturnType<typeof setTimeout>;

/** One check at a time: it is a process of its own. */
function checkSoon(): void {
  clearTimeout(nextCheck);
  if (!isChecking(editor) || isBusy) return;
  nextCheck = setTimeout(async () => {
    isBusy = true;
    const { changes } = editor;
    const answer = await send<Inspection>("check").catch(fail("Not checked"));
    isBusy = false;
    show({ checked: { changes, diagnostics: [], schemas: {}, ...answer } });
  }, pause);
}

const readFiles = (): Promise<void> =>
  request<Content>("content").then(
    (content) => dispatch(read, content),
    ({ message }) => show({ diskError: message }),
  );

export async function save(): Promise<void> {
  if (editor.sent || !editor.isUnsaved || editor.conflicts.length > 0) return;
  dispatch(saving);
  const answer = await send<{ saved: string[]; content: Content }>("save").catch(fail("Not saved"));
  if (answer) dispatch(saved, answer.content, answer.saved);
  // What has changed meanwhile was not read.
  await readFiles();
}

/** Takes what a translator gives back, as a change that can be undone. */
export const importTranslations = async (language: string, file: File): Promise<void> => {
  // Of a file that is too large, enough for the server to say so.
  const text = await file.slice(0, 4 * mostCharacters).text();
  const imported = await send<NonNullable<Editor["imported"]>>("import", { language, text });
  edit((values) => applied(values, imported.changes).values);
  show({ imported });
};

let asked = 0;

const failures = {
  publication: "Not compared with what is published",
  publish: "Not published",
  leave: "Still on the branch of the last publication",
};

/** Asks how a publication stands, or starts one. An answer that comes after a later one is old. */
export const requestPublication = (name: keyof typeof failures, body?: unknown): Promise<void> => {
  asked += 1;
  const number = asked;
  return request<Publication>(name, body).then((publication) => {
    if (number === asked) show({ publication });
  }, fail(failures[name]));
};

/** Reads the files, and follows them. @throws {Error} if they cannot be read */
export async function start(): Promise<void> {
  const state = stateOf(await request<Content>("content"));
  show({ ...state, address: readAddress(), language: "en", isChosen: false, publication: {} });
  addEventListener("hashchange", follow);
  addEventListener("beforeunload", (event) => editor.isUnsaved && event.preventDefault());
  addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  let nextRead: ReturnType<typeof setTimeout>;
  const readSoon = (): void => {
    clearTimeout(nextRead);
    nextRead = setTimeout(readFiles, pause / 4);
  };
  const watch = new EventSource("api/watch");
  watch.onmessage = ({ data }) => (data === "site" ? show({ starts: (editor.starts ?? 0) + 1 }) : readSoon());
  // The browser tries again for as long as the editor has stopped.
  watch.onopen = () => {
    dispatch(answered);
    readSoon();
  };
}

/** The message at a place; empty if there is none. */
export const textAt = (values: Value, place: Path): string => {
  const value = valueAt(values, place);
  return typeof value === "string" ? value : "";
};

/** Whether something is still to be filled in, which is nothing to fix. */
export const isMissing = ({ code }: Diagnostic): boolean =>
  code === "missing-message" || code === "missing-field";

/** What is to be fixed, as opposed to advice and to what is still to be filled in. */
export const toFix = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter((each) => each.severity !== "advice" && !isMissing(each));

/** Of diagnostics those of a place and of what is in it. */
export const diagnosticsAt = (diagnostics: readonly Diagnostic[], place: Path): Diagnostic[] =>
  diagnostics.filter(({ file, path }) => `${[file, ...path].join(".")}.`.startsWith(`${place.join(".")}.`));

/** What is to be fixed at a place and in it. */
export const toFixAt = ({ diagnostics }: Editor, place: Path): Diagnostic[] =>
  diagnosticsAt(toFix(diagnostics), place);

/** The schema of the file that is edited. */
export const rootOf = (editor: Editor): Schema => schemaOf(editor, editor.address.name);

/** What a language calls itself; nothing for what is none. */
export const languageName = ({ content }: Editor, code: unknown): string | undefined =>
  content.languages.find((each) => each.code === code)?.name;

/** Items with a key each, for lists whose items have no identity but their place. */
export const withIndexKeys = <Item>(items: readonly Item[]): { key: string; item: Item; index: number }[] =>
  items.map((item, index) => ({ key: `${index}`, item, index }));
