import {
  applyToFiles,
  type Change,
  type Conflict,
  changesBetween,
  inverted,
  isRelated,
  isSame,
  isSamePlace,
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
  /** What is being saved. */
  sent?: Sent | undefined;
}

/** All that a save sends. */
export interface Sent {
  changes: readonly Change[];
  confirmed: Keys;
  english: readonly string[];
}

export interface Step {
  changes: readonly Change[];
  /** Whether it is of a field, and what is typed into that next belongs to it. */
  isTyped: boolean;
  /** What was said of messages before it, if it took that back. */
  said?: Pick<Sent, "confirmed" | "english">;
}

export type Edit = (now: (file: string) => Value) => Values;

export type Action =
  | { type: "edit"; edit: Edit }
  | { type: "hold"; language: string; keys: readonly string[] }
  | { type: "choose"; key: string; isEnglish: boolean }
  | { type: "undo" | "discard" }
  | { type: "read"; content: Content }
  | { type: "saving"; sent: Sent }
  | { type: "saved"; content: Content; text: string }
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

/** The entries that another list does not have. */
const without = <Entry>(entries: readonly Entry[], others: readonly Entry[]): Entry[] =>
  entries.filter((entry) => !others.some((other) => isSame(entry, other)));

/** The values of files with changes, without what is in conflict with the files. */
function drafted(content: Content, changes: readonly Change[]): Pick<State, "drafts" | "conflicts"> {
  const { values, conflicts } = applyToFiles(changes, (file) => content.files[file]);
  return { drafts: Object.fromEntries(values), conflicts };
}

/** The state of files that have been read. */
export const stateOf = (content: Content): State => ({
  content,
  ...drafted(content, content.waiting.changes),
  confirmed: content.waiting.confirmed,
  english: content.waiting.english,
  past: [],
  reads: 1,
});

/** Whether there is anything that is not saved. */
export const isUnsaved = ({ content, confirmed, english }: State, changes: readonly Change[]): boolean => {
  const { waiting } = content;
  const inAnyOrder = (entries: readonly unknown[]) =>
    entries.map((entry) => JSON.stringify(entry)).toSorted();
  const all = ({ changes, confirmed, english }: Sent) =>
    [changes, Object.entries(confirmed), english].map(inAnyOrder);
  return !isSame(all({ changes, confirmed, english }), all(waiting));
};

/** The last changes with one more. What is typed into one field is one change. */
function withStep(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1);
  const [before, now] = [last?.changes, step.changes].map((changes) =>
    changes?.length === 1 ? changes[0] : undefined,
  );
  if (!(last?.isTyped && step.isTyped && before && now && isSamePlace(before, now)))
    return [...past, step].slice(-depth);
  const earlier = past.slice(0, -1);
  // What is typed back to what it was is no change.
  if (isSame(before.before, now.after)) return earlier;
  return [...earlier, { ...step, changes: [{ ...now, before: before.before }] }];
}

function withDrafts(state: State, drafts: Values, step: Omit<Step, "changes">): State {
  const changes = Object.entries(drafts).flatMap(([file, draft]) =>
    changesBetween(file, valueIn(state, file), draft, { isReversible: true }),
  );
  if (changes.length === 0 && !step.said) return state;
  const past = withStep(state.past, { changes, ...step });
  return { ...state, drafts: { ...state.drafts, ...drafts }, past, outcome: undefined };
}

/** Takes the last change back, where nothing else has changed there since. */
function undo(state: State): State {
  const last = state.past.at(-1);
  if (!last) return state;
  const { values } = applyToFiles(inverted(last.changes), (file) => valueIn(state, file));
  return {
    ...state,
    ...last.said,
    drafts: { ...state.drafts, ...Object.fromEntries(values) },
    past: state.past.slice(0, -1),
    outcome: undefined,
  };
}

/** A list with what has been added to another one since, and without what has been taken from that. */
const following = (own: readonly string[], was: readonly string[], is: readonly string[]): string[] => [
  ...new Set([...without(own, without(was, is)), ...without(is, was)]),
];

const followingKeys = (own: Keys, was: Keys, is: Keys): Keys =>
  Object.fromEntries(
    Object.keys({ ...own, ...is })
      .map((name) => [name, following(own[name] ?? [], was[name] ?? [], is[name] ?? [])] as const)
      .filter(([, keys]) => keys.length > 0),
  );

/** The state with files as they are on disk by now, and with one's own changes; what others let wait is added. */
function withContent(state: State, content: Content): State {
  const [was, is] = [state.content.waiting, content.waiting];
  const own = without(changesIn(state.content, state.drafts), without(was.changes, is.changes));
  const theirs = without(without(is.changes, was.changes), own);
  const { drafts, conflicts } = drafted(content, [...theirs, ...own]);
  const values: Record<string, Value> = { ...drafts };
  /** What one's own save has written meanwhile is no conflict with what has been typed since. */
  const isSaved = ({ change, found }: Conflict): boolean =>
    state.sent?.changes.some((each) => isSamePlace(each, change) && isSame(each.after, found)) ?? false;
  for (const { change } of conflicts.filter(isSaved))
    values[change.file] = withValueAt(values[change.file], change.path, change.after);
  return {
    ...state,
    content,
    drafts: values,
    confirmed: followingKeys(state.confirmed, was.confirmed, is.confirmed),
    english: following(state.english, was.english, is.english),
    conflicts: withConflicts(
      state.conflicts,
      conflicts.filter((conflict) => !isSaved(conflict)),
    ),
    diskError: undefined,
    reads: state.reads + 1,
  };
}

/** Conflicts with others; of two for one place the latter. */
const withConflicts = (conflicts: readonly Conflict[], others: readonly Conflict[]): Conflict[] => [
  ...conflicts.filter(({ change }) => !others.some((other) => isSamePlace(other.change, change))),
  ...others,
];

/** The state after a save: what has been changed since it began stays changed. */
function afterSave(state: State, content: Content, text: string): State {
  const saved = stateOf(content);
  const { sent = { changes: [], confirmed: {}, english: [] } } = state;
  const was = drafted(state.content, sent.changes).drafts;
  const drafts: Record<string, Value> = { ...saved.drafts };
  for (const file of new Set([...Object.keys(was), ...Object.keys(state.drafts)])) {
    const [before, now] = [file in was ? was[file] : state.content.files[file], valueIn(state, file)];
    for (const { path, after } of changesBetween(file, before, catalogueOf(file) ? withoutBlanks(now) : now))
      drafts[file] = withValueAt(valueIn({ ...saved, drafts }, file), path, after);
  }
  const { past, reads } = state;
  return {
    ...saved,
    drafts,
    confirmed: followingKeys(saved.confirmed, sent.confirmed, state.confirmed),
    english: following(saved.english, sent.english, state.english),
    past,
    reads: reads + 1,
    outcome: { kind: "saved", text },
  };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "edit":
      return withDrafts(
        state,
        action.edit((file) => valueIn(state, file)),
        { isTyped: true },
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
      const { confirmed, english, conflicts } = saved;
      const said = { confirmed: state.confirmed, english: state.english };
      const step = { isTyped: false, ...(!isSame(said, { confirmed, english }) && { said }) };
      const discarded = withDrafts(state, Object.fromEntries(drafts), step);
      return { ...discarded, confirmed, english, conflicts };
    }
    case "read": {
      if (JSON.stringify(action.content) === JSON.stringify(state.content))
        return { ...state, diskError: undefined };
      if (isUnsaved(state, changesIn(state.content, state.drafts))) return withContent(state, action.content);
      const { past, reads, outcome } = state;
      return { ...stateOf(action.content), past, reads: reads + 1, outcome };
    }
    case "saving":
      return { ...state, sent: action.sent };
    case "saved":
      return afterSave(state, action.content, action.text);
    case "conflicts": {
      const now = withContent(state, action.content);
      return { ...now, conflicts: withConflicts(now.conflicts, action.conflicts), sent: undefined };
    }
    case "settle": {
      const { file, path, after } = action.conflict.change;
      const conflicts = state.conflicts.filter((each) => each !== action.conflict);
      if (action.keep === "theirs") return { ...state, conflicts };
      const drafts = { [file]: withValueAt(valueIn(state, file), path, after) };
      return { ...withDrafts(state, drafts, { isTyped: false }), conflicts };
    }
    case "failed":
      return { ...state, sent: undefined, outcome: { kind: "failed", text: action.text } };
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
