import { createContext, use, useEffect, useMemo, useReducer, useState } from "react";
import type { Change, Conflict, Path, Value } from "../../publishing/changes.ts";
import { catalogueFile, type Fault } from "../../publishing/inspection.ts";
import { type Unit, unitsOf } from "../../publishing/units.ts";
import type { Content, SaveAnswer } from "../content.ts";
import type { Row } from "../rows.ts";
import { call, messageOf } from "./api.ts";
import { changesIn, type Edit, isUnsaved, reduce, type State, stateOf, stillTrue, valueIn } from "./state.ts";

/** What the editor shows, and what can be done. */
export interface Editor extends State {
  /** Of the files with all changes. */
  faults: readonly Fault[];
  isChecking: boolean;
  isSaving: boolean;
  isUnsaved: boolean;
  /** Against the files on disk, those that wait included. */
  changes: readonly Change[];
  /** The changes, as they are published. */
  units: readonly Unit[];
  current(file: string): Value;
  wordsOf(language: string, namespace: string): Value;
  edit(edit: Edit): void;
  /** Says that translations hold although their English has changed. */
  hold(language: string, keys: readonly string[]): void;
  /** Says whether something is to be published in English before it is translated. */
  choose(key: string, isEnglish: boolean): void;
  save(): void;
  undo(): void;
  discard(): void;
  /** Keeps one's own value of a conflict, or takes the one on disk. */
  settle(conflict: Conflict, keep: "mine" | "theirs"): void;
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

/** @throws {Error} outside of an `EditorProvider` */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("There is no EditorProvider around this component");
  return editor;
}

/** Shows a row in the preview, in the language whose field has the focus. */
export const ShowRow = createContext<(row: Row, language: string) => void>(() => undefined);

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Milliseconds after the last key before what is typed is checked; files come several at a time, and faster. */
const pause = 1000;

/** Keeps what is changed until it is saved, and follows the files on disk. @param first what the files hold */
export function useCreateEditor(first: Content): Editor {
  const [state, dispatch] = useReducer(reduce, first, stateOf);
  const [checked, setChecked] = useState<{ changes: readonly Change[]; faults: readonly Fault[] }>();
  const [isBusy, setBusy] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { content, drafts, confirmed, english } = state;
  const changes = useMemo(() => changesIn(content, drafts), [content, drafts]);
  const units = useMemo(() => unitsOf(changes), [changes]);
  const isChanged = isUnsaved(state, changes);
  const request = { changes, confirmed, english, known: content.waiting.changes };

  // One check at a time: it is a process of its own.
  useEffect(() => {
    if (changes.length === 0 || isBusy || checked?.changes === changes) return;
    const timer = setTimeout(async () => {
      setBusy(true);
      try {
        const { faults } = await call<{ faults: Fault[] }>("check", request);
        setChecked({ changes, faults });
      } catch (reason) {
        setChecked({ changes, faults: [] });
        dispatch({ type: "failed", text: `Not checked: ${messageOf(reason)}` });
      } finally {
        setBusy(false);
      }
    }, pause);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);

  useEffect(() => {
    const events = new EventSource("api/watch");
    let timer: ReturnType<typeof setTimeout>;
    const read = () =>
      call<Content>("content").then(
        (content) => dispatch({ type: "read", content }),
        (reason) => dispatch({ type: "unreadable", text: messageOf(reason) }),
      );
    events.onmessage = () => {
      clearTimeout(timer);
      timer = setTimeout(read, pause / 4);
    };
    return () => {
      clearTimeout(timer);
      events.close();
    };
  }, []);

  async function save(): Promise<void> {
    setSaving(true);
    dispatch({ type: "saving", sent: { changes, confirmed, english } });
    try {
      const answer = await call<SaveAnswer>("save", request);
      if ("conflicts" in answer)
        dispatch({
          type: "conflicts",
          content: await call<Content>("content"),
          conflicts: answer.conflicts,
        });
      else {
        const { saved, content } = answer;
        const waits = unitsOf(content.waiting.changes).length;
        const text = `Saved: ${saved.join(", ") || "nothing had changed"}${waits > 0 ? `; ${waits} to be published later` : ""}`;
        dispatch({ type: "saved", content, text });
      }
    } catch (reason) {
      dispatch({ type: "failed", text: `Not saved: ${messageOf(reason)}` });
    } finally {
      setSaving(false);
    }
  }

  const isChecked = changes.length === 0 || checked?.changes === changes;
  return {
    ...state,
    faults:
      changes.length === 0
        ? content.faults
        : isChecked && checked
          ? checked.faults
          : stillTrue(checked?.faults ?? content.faults, content, changes),
    isChecking: !isChecked,
    isSaving,
    isUnsaved: isChanged,
    changes,
    units,
    current: (file) => valueIn(state, file),
    wordsOf: (language, namespace) => valueIn(state, catalogueFile(language, namespace)),
    edit: (edit) => dispatch({ type: "edit", edit }),
    hold: (language, keys) => dispatch({ type: "hold", language, keys }),
    choose: (key, isEnglish) => dispatch({ type: "choose", key, isEnglish }),
    save: () => {
      if (!isSaving && isChanged && state.conflicts.length === 0) void save();
    },
    undo: () => dispatch({ type: "undo" }),
    discard: () => dispatch({ type: "discard" }),
    settle: (conflict, keep) => dispatch({ type: "settle", conflict, keep }),
  };
}

/** The value of a field of a file as a text, for a label. */
export const shown = (value: Value): string =>
  value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);

/** The faults of a value and of what is in it. */
export const faultsAt = (faults: readonly Fault[], file: string, path: Path): Fault[] => {
  const key = path.join(".");
  return faults.filter(
    (fault) => fault.file === file && (fault.key === key || fault.key.startsWith(`${key}.`)),
  );
};

/** Whether a fault is that something is still to be filled in, which is nothing to fix. */
export const isMissing = ({ what }: Fault): boolean => /^is missing|, got (?:""|null)$/.test(what);

/** Items with a key each, for lists whose items have no identity but their place. */
export const keyed = <Item>(items: readonly Item[]): { key: string; item: Item; index: number }[] =>
  items.map((item, index) => ({ key: `${index}`, item, index }));

export { count };
