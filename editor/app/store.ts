import { useSyncExternalStore } from "react";
import { type Path, type Value, valueAt } from "../../publishing/changes.ts";
import { catalogueFile, type Fault } from "../../publishing/inspection.ts";
import { unitsOf } from "../../publishing/units.ts";
import type { Row } from "../rows.ts";
import type { Content, SaveAnswer } from "../server/save.ts";
import {
  type Action,
  type Edit,
  edited,
  failed,
  faultsOf,
  isChecking,
  read,
  type State,
  saved,
  saving,
  stateOf,
} from "./state.ts";

/** What the address shows: `#words/home/hero.title`, `#file/src/facts/cases.json`, `#publish`. */
export interface Address {
  kind: string;
  name: string;
  key: string;
}

/** What the editor shows. */
export interface Editor extends State {
  address: Address;
  /** The language that the preview shows, and the row whose field had the focus last. */
  language: string;
  row?: Row | undefined;
  /** Of the files with all changes. */
  faults: readonly Fault[];
}

/**
 * Sends a request to the editor's server.
 * @param body what is posted as JSON; without one the request is a GET
 * @throws {Error} with what the server says
 */
export async function call<Answer>(name: string, body?: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const request = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`api/${name}`, request);
  const answer = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

function readAddress(): Address {
  const [kind = "", rest = ""] = decodeURIComponent(location.hash.slice(1)).split(/\/(.*)/s);
  if (kind === "file" || kind === "publish") return { kind, name: rest, key: "" };
  const [name = "", key = ""] = rest.split(/\/(.*)/s);
  return { kind: "words", name: name || "home", key };
}

let editor: Editor;
const listeners = new Set<() => void>();

export const useEditor = (): Editor =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => editor,
  );

function show(next: Partial<Editor>): void {
  const now = { ...editor, ...next };
  editor = { ...now, faults: faultsOf(now) };
  for (const listener of listeners) listener();
  checkSoon();
}

export const act = (action: Action): void => show(action(editor));

export const edit = (edit: Edit): void => act(edited(edit));

/** Shows a language in the preview, and a row of an entry. */
export const showRow = (language: string, row = editor.row): void => show({ language, row });

/** Milliseconds after the last key before what is typed is checked; files come several at a time, and faster. */
const pause = 1000;

const requestOf = ({ changes, confirmed, english, content }: Editor) => ({
  changes,
  confirmed,
  english,
  known: content.waiting.changes,
});

let isBusy = false;
let nextCheck: ReturnType<typeof setTimeout>;

/** One check at a time: it is a process of its own. */
function checkSoon(): void {
  clearTimeout(nextCheck);
  if (!isChecking(editor) || isBusy) return;
  nextCheck = setTimeout(async () => {
    isBusy = true;
    const { changes } = editor;
    const answer = await call<{ faults: Fault[] }>("check", requestOf(editor)).catch((reason) => {
      act(failed(`Not checked: ${messageOf(reason)}`));
      return { faults: [] };
    });
    isBusy = false;
    show({ checked: { changes, ...answer } });
  }, pause);
}

const readFiles = (): Promise<void> =>
  call<Content>("content").then(
    (content) => act(read(content)),
    (reason) => show({ diskError: messageOf(reason) }),
  );

export async function save(): Promise<void> {
  if (editor.sent || !editor.isUnsaved || editor.conflicts.length > 0) return;
  const request = requestOf(editor);
  act(saving);
  try {
    const answer = await call<SaveAnswer>("save", request);
    if ("conflicts" in answer) throw new Error("the files have other values by now");
    const waits = unitsOf(answer.content.waiting.changes).length;
    const later = waits > 0 ? `; ${waits} to be published later` : "";
    act(saved(answer.content, `Saved: ${answer.saved.join(", ") || "nothing had changed"}${later}`));
  } catch (reason) {
    act(failed(`Not saved: ${messageOf(reason)}`));
  }
  // What has changed meanwhile was not read.
  await readFiles();
}

/** Reads the files, and follows them. @throws {Error} if they cannot be read */
export async function start(): Promise<void> {
  const state = stateOf(await call<Content>("content"));
  show({ ...state, address: readAddress(), language: "en" });
  addEventListener("hashchange", () => show({ address: readAddress(), row: undefined }));
  addEventListener("beforeunload", (event) => editor.isUnsaved && event.preventDefault());
  addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  let nextRead: ReturnType<typeof setTimeout>;
  new EventSource("api/watch").onmessage = () => {
    clearTimeout(nextRead);
    nextRead = setTimeout(readFiles, pause / 4);
  };
}

export const wordsOf = ({ values }: State, language: string, namespace: string): Value =>
  values[catalogueFile(language, namespace)];

/** The message at a path; empty if there is none. */
export const textAt = (words: Value, path: Path): string => {
  const value = valueAt(words, path);
  return typeof value === "string" ? value : "";
};

/** The faults of a value and of what is in it. */
export const faultsAt = (faults: readonly Fault[], file: string, path: Path): Fault[] => {
  const key = path.join(".");
  return faults.filter(
    (fault) => fault.file === file && (fault.key === key || fault.key.startsWith(`${key}.`)),
  );
};

/** Whether a fault is that something is still to be filled in, which is nothing to fix. */
export const isMissing = ({ what }: Fault): boolean => /^is missing|, got (?:""|null)$/.test(what);

/** The value of a field of a file as a text, for a label. */
export const shown = (value: Value): string =>
  value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);

/** Items with a key each, for lists whose items have no identity but their place. */
export const keyed = <Item>(items: readonly Item[]): { key: string; item: Item; index: number }[] =>
  items.map((item, index) => ({ key: `${index}`, item, index }));

export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;
