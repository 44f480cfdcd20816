import {
  applyChanges,
  type Change,
  type Conflict,
  changesBetween,
  inverted,
  isRelated,
  isSame,
  type Path,
  type Value,
  withValueAt,
} from "../../publishing/changes.ts";
import { catalogueFile, catalogueOf, type Fault } from "../../publishing/inspection.ts";
import type { Content } from "../content.ts";
import { withMessageAt, withoutBlanks } from "../rows.ts";

type Values = Readonly<Record<string, Value>>;
type Keys = Readonly<Record<string, string[]>>;

/** What the editor holds: the files as they are on disk, and what is changed in it. */
export interface State {
  content: Content;
  /** The values of files that are changed, those whose changes wait included. */
  drafts: Values;
  /** Translations that hold although their English has changed: keys by language. */
  confirmed: Keys;
  /** What is to be published in English before it is translated. */
  english: readonly string[];
  /** The last changes, to be undone; the latest is last. */
  past: readonly Step[];
  conflicts: readonly Conflict[];
  outcome?: { kind: "saved" | "failed"; text: string } | undefined;
  /** Why the files on disk cannot be read. */
  diskError?: string | undefined;
  /** How often files have been read. */
  reads: number;
}

export interface Step {
  changes: readonly Change[];
  /** Whether it is of a field, and what is typed into that next belongs to it. */
  isTyped: boolean;
}

export type Edit = (now: (file: string) => Value) => Values;

export type Action =
  | { type: "edit"; edit: Edit }
  | { type: "hold"; language: string; keys: readonly string[] }
  | { type: "choose"; key: string; isEnglish: boolean }
  | { type: "undo" | "discard" }
  | { type: "read"; content: Content }
  | { type: "saved"; content: Content; changes: readonly Change[]; text: string }
  | { type: "conflicts"; content: Content; conflicts: readonly Conflict[] }
  | { type: "settle"; conflict: Conflict; keep: "mine" | "theirs" }
  | { type: "failed"; text: string }
  | { type: "unreadable"; text: string };

/** How many changes can be undone. */
const depth = 10;

export const valueIn = ({ content, drafts }: State, file: string): Value =>
  file in drafts ? drafts[file] : content.files[file];

/** All changes against the files on disk. Words that are empty count as missing. */
export const changesIn = (content: Content, drafts: Values): Change[] =>
  Object.entries(drafts).flatMap(([file, draft]) =>
    changesBetween(file, content.files[file], catalogueOf(file) ? withoutBlanks(draft) : draft),
  );

/** The values of files with changes; what is in conflict is left out. */
const draftsOf = (content: Content, changes: readonly Change[]): Values =>
  Object.fromEntries(
    [...Map.groupBy(changes, ({ file }) => file)].map(([file, own]) => [
      file,
      applyChanges(content.files[file], own).value,
    ]),
  );

/** The state of files that have been read. */
export const stateOf = (content: Content): State => ({
  content,
  drafts: draftsOf(content, content.waiting.changes),
  confirmed: content.waiting.confirmed,
  english: content.waiting.english,
  past: [],
  conflicts: [],
  reads: 1,
});

/** Whether there is anything that is not saved. */
export const isUnsaved = (state: State, changes: readonly Change[]): boolean => {
  const { waiting } = state.content;
  const own = [changes, state.confirmed, state.english];
  return JSON.stringify(own) !== JSON.stringify([waiting.changes, waiting.confirmed, waiting.english]);
};

/** The last changes with one more. What is typed into one field is one change. */
function withStep(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1);
  const [before, now] = [last?.changes, step.changes].map((changes) =>
    changes?.length === 1 ? changes[0] : undefined,
  );
  const isSame = last?.isTyped && step.isTyped && before && now && isSamePlace(before, now);
  const own = isSame ? { ...step, changes: [{ ...now, before: before.before }] } : step;
  return [...(isSame ? past.slice(0, -1) : past), own].slice(-depth);
}

const isSamePlace = (one: Change, other: Change): boolean =>
  one.file === other.file && one.path.join(".") === other.path.join(".");

function withDrafts(state: State, drafts: Values, isTyped: boolean): State {
  const changes = Object.entries(drafts).flatMap(([file, draft]) =>
    changesBetween(file, valueIn(state, file), draft),
  );
  if (changes.length === 0) return state;
  const past = withStep(state.past, { changes, isTyped });
  return { ...state, drafts: { ...state.drafts, ...drafts }, past, outcome: undefined };
}

/** Takes the last change back, where nothing else has changed there since. */
function undo(state: State): State {
  const last = state.past.at(-1);
  if (!last) return state;
  const drafts = Object.fromEntries(
    [...Map.groupBy(inverted(last.changes), ({ file }) => file)].map(([file, own]) => [
      file,
      applyChanges(valueIn(state, file), own).value,
    ]),
  );
  return {
    ...state,
    drafts: { ...state.drafts, ...drafts },
    past: state.past.slice(0, -1),
    outcome: undefined,
  };
}

/** The state with files as they are on disk by now, and with one's own changes. */
const withContent = (state: State, content: Content): State => ({
  ...state,
  content,
  drafts: draftsOf(content, changesIn(state.content, state.drafts)),
  diskError: undefined,
  reads: state.reads + 1,
});

/** The state after a save: what has been changed since it began stays changed. */
function afterSave(state: State, content: Content, changes: readonly Change[], text: string): State {
  const saved = stateOf(content);
  const isLater = (change: Change): boolean =>
    !changes.some((each) => isSamePlace(each, change) && isSame(each.after, change.after));
  const drafts = { ...saved.drafts };
  for (const { file, path, after } of changesIn(state.content, state.drafts).filter(isLater))
    drafts[file] = withValueAt(valueIn({ ...saved, drafts }, file), path, after);
  const { past, reads } = state;
  return { ...saved, drafts, past, reads: reads + 1, outcome: { kind: "saved", text } };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "edit":
      return withDrafts(
        state,
        action.edit((file) => valueIn(state, file)),
        true,
      );
    case "hold": {
      const held = [...(state.confirmed[action.language] ?? []), ...action.keys];
      return { ...state, confirmed: { ...state.confirmed, [action.language]: [...new Set(held)] } };
    }
    case "choose": {
      const others = state.english.filter((key) => key !== action.key);
      return { ...state, english: action.isEnglish ? [...others, action.key] : others };
    }
    case "undo":
      return undo(state);
    case "discard": {
      const saved = stateOf(state.content);
      const drafts = Object.keys(state.drafts).map((file) => [file, valueIn(saved, file)] as const);
      const { confirmed, english } = saved;
      return { ...withDrafts(state, Object.fromEntries(drafts), false), confirmed, english, conflicts: [] };
    }
    case "read": {
      if (JSON.stringify(action.content) === JSON.stringify(state.content))
        return { ...state, diskError: undefined };
      if (isUnsaved(state, changesIn(state.content, state.drafts))) return withContent(state, action.content);
      const { past, reads, outcome } = state;
      return { ...stateOf(action.content), past, reads: reads + 1, outcome };
    }
    case "saved":
      return afterSave(state, action.content, action.changes, action.text);
    case "conflicts":
      return { ...withContent(state, action.content), conflicts: action.conflicts };
    case "settle": {
      const { file, path, after } = action.conflict.change;
      const conflicts = state.conflicts.filter((each) => each !== action.conflict);
      if (action.keep === "theirs") return { ...state, conflicts };
      const drafts = { [file]: withValueAt(valueIn(state, file), path, after) };
      return { ...withDrafts(state, drafts, false), conflicts };
    }
    case "failed":
      return { ...state, outcome: { kind: "failed", text: action.text } };
    case "unreadable":
      return { ...state, diskError: action.text };
  }
}

/** Edits a value of a file. */
export const setValue =
  (file: string, path: Path, value: Value): Edit =>
  (now) => ({ [file]: withValueAt(now(file), path, value) });

/** Edits words of a language; a new key stands where English has it. */
export const setWords =
  (language: string, namespace: string, path: Path, value: Value): Edit =>
  (now) => {
    const file = catalogueFile(language, namespace);
    const english = now(catalogueFile("en", namespace));
    return { [file]: withMessageAt(now(file), english, language, path, value) };
  };

/** Several edits as one change. */
export const together =
  (...edits: readonly Edit[]): Edit =>
  (now) => {
    const values: Record<string, Value> = {};
    for (const edit of edits)
      Object.assign(
        values,
        edit((file) => (file in values ? values[file] : now(file))),
      );
    return values;
  };

/** Those findings of an older check that still are about what is on disk or changed. */
export const stillTrue = (faults: readonly Fault[], content: Content, changes: readonly Change[]): Fault[] =>
  faults.filter(
    (fault) =>
      content.faults.some(
        ({ file, key, what }) => file === fault.file && key === fault.key && what === fault.what,
      ) || changes.some(({ file, path }) => file === fault.file && isRelated(path, fault.key.split("."))),
  );
