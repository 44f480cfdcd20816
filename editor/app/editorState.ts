import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import {
  applyChanges,
  type Change,
  type Conflict,
  changesBetween,
  type Path,
  type Value,
  withValueAt,
} from "../changes.ts";
import { type Content, catalogueFile, type Fault } from "../content.ts";
import { withMessageAt, withoutBlanks } from "../rows.ts";
import { check, readContent, save } from "./api.ts";

type Values = Readonly<Record<string, Value>>;
type Confirmed = Readonly<Record<string, string[]>>;

/** The outcome of the last save, for the status line. */
export interface Outcome {
  kind: "saved" | "refused" | "failed";
  text: string;
}

/** What the editor shows, what has been changed in it, and what can be done. */
export interface EditorState {
  content: Content;
  /** Of the files with their changes. */
  faults: readonly Fault[];
  isChecking: boolean;
  isSaving: boolean;
  changes: readonly Change[];
  confirmed: Confirmed;
  conflicts: readonly Conflict[];
  outcome: Outcome | undefined;
  /** How often files have been saved. */
  saves: number;
  current(file: string): Value;
  wordsOf(language: string, namespace: string): Value;
  set(file: string, path: Path, value: Value): void;
  setWords(language: string, namespace: string, path: Path, value: Value): void;
  /** Says that a translation holds although its English has changed. */
  confirm(language: string, key: string): void;
  save(isUnfinished?: boolean): void;
  discard(): void;
  /** Keeps one's own value of a conflict, or takes the one on disk. */
  settle(conflict: Conflict, keep: "mine" | "theirs"): void;
}

const EditorStateContext = createContext<EditorState | undefined>(undefined);
export const EditorStateProvider = EditorStateContext.Provider;

/** @throws {Error} outside of a `EditorStateProvider` */
export function useEditorState(): EditorState {
  const editor = use(EditorStateContext);
  if (!editor) throw new Error("There is no EditorStateProvider around this component");
  return editor;
}

const isCatalogue = (file: string): boolean => file.startsWith("catalogues/");

const changesIn = (files: Values, drafts: Values): Change[] =>
  Object.entries(drafts).flatMap(([file, draft]) =>
    changesBetween(file, files[file], isCatalogue(file) ? withoutBlanks(draft) : draft),
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Milliseconds after the last key before what is typed is checked. */
const pause = 1000;

/** Reads the files, and keeps what is changed until it is saved. Undefined until they are read. */
export function useCreateEditorState(): EditorState | { error: string } | undefined {
  const [content, setContent] = useState<Content>();
  const [error, setError] = useState<string>();
  const [drafts, setDrafts] = useState<Values>({});
  const [confirmed, setConfirmed] = useState<Confirmed>({});
  const [checked, setChecked] = useState<{ changes: readonly Change[]; faults: readonly Fault[] }>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [saves, setSaves] = useState(0);

  useEffect(() => {
    readContent().then(setContent, (reason) => setError(messageOf(reason)));
  }, []);

  const changes = useMemo(() => (content ? changesIn(content.files, drafts) : []), [content, drafts]);

  // One check at a time: it is a process of its own.
  useEffect(() => {
    if (changes.length === 0 || isBusy || checked?.changes === changes) return;
    const timer = setTimeout(async () => {
      setBusy(true);
      try {
        const { faults } = await check({ changes, confirmed: {} });
        setChecked({ changes, faults });
      } catch (reason) {
        setChecked({ changes, faults: [] });
        setOutcome({ kind: "failed", text: `Not checked: ${messageOf(reason)}` });
      } finally {
        setBusy(false);
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [changes, checked, isBusy]);

  const isChanged = changes.length > 0 || Object.keys(confirmed).length > 0;
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);

  const set = useCallback(
    (file: string, path: Path, value: Value) =>
      setDrafts((all) => ({
        ...all,
        [file]: withValueAt(file in all ? all[file] : content?.files[file], path, value),
      })),
    [content],
  );

  if (error) return { error };
  if (!content) return undefined;

  const current = (file: string): Value => (file in drafts ? drafts[file] : content.files[file]);

  /** Shows the files as they are by now, with those changes that are not saved. */
  function goOn(now: Content, left: readonly Change[]): void {
    const own = Object.fromEntries(
      [...Map.groupBy(left, ({ file }) => file)].map(([file, changes]) => [
        file,
        applyChanges(now.files[file], changes).value,
      ]),
    );
    setContent(now);
    setDrafts(own);
  }

  async function saveAll(isUnfinished: boolean): Promise<void> {
    setSaving(true);
    try {
      const answer = await save({ changes: [...changes], confirmed: { ...confirmed }, isUnfinished });
      if ("saved" in answer) {
        goOn(answer.content, []);
        setConfirmed({});
        setConflicts([]);
        setSaves((number) => number + 1);
        setOutcome({ kind: "saved", text: `Saved: ${answer.saved.join(", ") || "nothing had changed"}` });
      } else if ("conflicts" in answer) {
        setConflicts(answer.conflicts);
        const isInConflict = (change: Change) =>
          answer.conflicts.some(({ change: other }) => JSON.stringify(other) === JSON.stringify(change));
        goOn(
          await readContent(),
          changes.filter((change) => !isInConflict(change)),
        );
        setOutcome({
          kind: "refused",
          text: `Not saved: ${count(answer.conflicts.length, "value")} changed on disk since it was read`,
        });
      } else {
        setChecked({ changes, faults: answer.refused });
        setOutcome({
          kind: "refused",
          text: "Not saved",
        });
      }
    } catch (reason) {
      setOutcome({ kind: "failed", text: `Not saved: ${messageOf(reason)}` });
    } finally {
      setSaving(false);
    }
  }

  return {
    content,
    faults: changes.length > 0 ? (checked?.faults ?? content.faults) : content.faults,
    isChecking: changes.length > 0 && checked?.changes !== changes,
    isSaving,
    changes,
    confirmed,
    conflicts,
    outcome,
    saves,
    current,
    wordsOf: (language, namespace) => current(catalogueFile(language, namespace)),
    set,
    setWords: (language, namespace, path, value) =>
      setDrafts((all) => {
        const file = catalogueFile(language, namespace);
        const now = (each: string) => (each in all ? all[each] : content.files[each]);
        const english = now(catalogueFile("en", namespace));
        return { ...all, [file]: withMessageAt(now(file), english, language, path, value) };
      }),
    confirm: (language, key) =>
      setConfirmed((all) => ({ ...all, [language]: [...(all[language] ?? []), key] })),
    save: (isUnfinished = false) => {
      if (!isSaving && isChanged) void saveAll(isUnfinished);
    },
    discard: () => {
      setDrafts({});
      setConfirmed({});
      setConflicts([]);
      setOutcome(undefined);
    },
    settle: (conflict, keep) => {
      const { file, path, after } = conflict.change;
      if (keep === "mine") set(file, path, after);
      setConflicts((all) => all.filter((each) => each !== conflict));
    },
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

/** Items with a key each, for lists whose items have no identity but their place. */
export const keyed = <Item>(items: readonly Item[]): { key: string; item: Item; index: number }[] =>
  items.map((item, index) => ({ key: `${index}`, item, index }));
