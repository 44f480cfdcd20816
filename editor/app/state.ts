import type { Diagnostic } from "../../src/diagnostics.ts";
import { catalogueOf } from "../../src/i18n/messages/format.ts";
import { withoutBlanks } from "../messageKeys.ts";
import { type ChangeSet, changeSetsOf, untranslatedKeys } from "../publishing/changeSets.ts";
import {
  applied,
  type Change,
  type Conflict,
  changesBetween,
  type Group,
  inverted,
  isRelated,
  isSame,
  isSamePlace,
  type Path,
  type Value,
  valueAt,
  withValueAt,
} from "../publishing/changes.ts";
import { type Inspection, type Schema, settingsFile } from "../publishing/inspection.ts";
import type { Content } from "../server/content.ts";
import { differencesOf } from "./differences.ts";

/** Which translations hold although their English has changed (`confirmed`), and what is left for later (`later`): groups of keys. */
const decisions = "catalogues/pending.json";

/** What the editor holds: the files as they are on disk, and what is changed in it. */
export interface State {
  content: Content;
  /** What is on disk, by file, with pending changes; and under `decisions` what is decided about messages. */
  saved: Group;
  /** The same with what is changed here. */
  values: Group;
  /** From the files on disk to `values`, so pending ones are among them. */
  changes: readonly Change[];
  /** The changes, as they are published. */
  changeSets: readonly ChangeSet[];
  confirmed: Readonly<Record<string, string[]>>;
  later: readonly string[];
  isUnsaved: boolean;
  /** The last changes, to be undone; the latest is last. */
  past: readonly (readonly Change[])[];
  conflicts: readonly Conflict[];
  /** What the last request or press has done, until something else is changed. */
  outcome?: { kind: "saved" | "done" | "failed"; text: string } | undefined;
  /** Why the files on disk cannot be read. */
  diskError?: string | undefined;
  /** How often files have been read. */
  reads: number;
  /** What is being saved. */
  sent?: Group | undefined;
  /** What the last check has said, and of which changes. */
  checked?: (Inspection & { changes: readonly Change[] }) | undefined;
}

export type Edit = (values: Group) => Group;

/** How many changes can be undone. */
const depth = 10;

const namesIn = (value: Value): string[] => Object.keys(Object(value));

/** Changes between values. Words that are empty count as missing. */
const changesFrom = (before: Group, after: Group): Change[] =>
  Object.keys(before)
    .filter((file) => before[file] !== after[file])
    .flatMap((file) =>
      changesBetween(file, before[file], catalogueOf(file) ? withoutBlanks(after[file]) : after[file]),
    );

/** What files hold with pending changes. */
function withPending({ files, pending }: Content): { values: Group; conflicts: Conflict[] } {
  const group = (keys: readonly string[]): Group => Object.fromEntries(keys.map((key) => [key, true]));
  const confirmed = Object.entries(pending.confirmed).map(([language, keys]) => [language, group(keys)]);
  const decided = { confirmed: Object.fromEntries(confirmed), later: group(pending.later) };
  return applied({ ...files, [decisions]: decided }, pending.changes);
}

/** The state with what follows from its values. */
function derived(state: Omit<State, "changes" | "changeSets" | "confirmed" | "later" | "isUnsaved">): State {
  const { content, saved, values } = state;
  const changes = changesFrom(content.files, values);
  const { confirmed, later } = Object(values[decisions]);
  const inAnyOrder = (list: readonly Change[]) => list.map((each) => JSON.stringify(each)).toSorted();
  const isAsSaved = isSame(inAnyOrder(changes), inAnyOrder(content.pending.changes));
  return {
    ...state,
    changes,
    changeSets: changeSetsOf(changes),
    later: namesIn(later),
    confirmed: Object.fromEntries(namesIn(confirmed).map((code) => [code, namesIn(confirmed[code])])),
    isUnsaved: !isAsSaved || !isSame(saved[decisions], values[decisions]),
  };
}

/** The state of files that have been read. */
export function stateOf(content: Content): State {
  const { values, conflicts } = withPending(content);
  return derived({ content, saved: values, values, conflicts, past: [], reads: 1 });
}

/** Other values, as a change that can be undone. What is typed into one field is one change. */
function withValues(state: State, values: Group, isTyped = false): State {
  const changes = Object.keys(values).flatMap((file) =>
    changesBetween(file, state.values[file], values[file], { isReversible: true }),
  );
  if (changes.length === 0) return state;
  const next = (past: State["past"]) => derived({ ...state, values, past, outcome: undefined });
  const [[last, ...more] = [], [now, ...others]] = [state.past.at(-1), changes];
  if (!isTyped || !last || !now || more.length + others.length > 0 || !isSamePlace(last, now))
    return next([...state.past, changes].slice(-depth));
  const earlier = state.past.slice(0, -1);
  // What is typed back to what it was is no change.
  return next(isSame(last.before, now.after) ? earlier : [...earlier, [{ ...now, before: last.before }]]);
}

/** Makes several edits as one change. */
export const edited = (state: State, ...edits: readonly Edit[]): State => {
  const values = edits.reduce((values, edit) => edit(values), state.values);
  return withValues(state, values, true);
};

/** Takes the last change back, where nothing else has changed there since. */
export const undone = (state: State): State => {
  const { values } = applied(state.values, inverted(state.past.at(-1) ?? []));
  return derived({ ...state, values, past: state.past.slice(0, -1), outcome: undefined });
};

/** Takes all back that is not saved. */
export const discarded = (state: State): State => ({
  ...withValues(state, state.saved),
  conflicts: withPending(state.content).conflicts,
});

/**
 * Takes changes of a publication back, as one change that can be undone. What has another value by now stays as it is.
 * @param nameOf what the place of a change is called
 */
export function takenBack(
  state: State,
  changes: readonly Change[],
  nameOf: (change: Change) => string,
): State {
  const { values, conflicts } = applied(state.values, inverted(changes));
  const back = Object.keys(values).flatMap((file) => changesBetween(file, state.values[file], values[file]));
  const languages = valueAt(state.content.files, [settingsFile, "languages"]) as string[];
  // A translation that held when its English was published holds again.
  const translations = changes.filter(({ file }) => catalogueOf(file)?.language !== "en");
  const followed = { key: "", changes: [...back, ...translations] };
  const held = languages.flatMap((language) =>
    untranslatedKeys(followed, language, {}).map((key) => confirmTranslation(language, key)),
  );
  const left = conflicts.map(({ change }) => nameOf(change)).join("; ");
  const since = left && ` (what has changed since stays as it is: ${left})`;
  if (back.length === 0)
    return left ? failed(state, `Not taken back${since}`) : told(state, "It is taken back already");
  const count = back.flatMap(differencesOf).length;
  const text = `Taken back, not saved: ${count} ${count === 1 ? "value" : "values"}${since}`;
  return told(
    withValues(
      state,
      held.reduce((values, edit) => edit(values), values),
    ),
    text,
  );
}

/** The state of other files, with what has been changed here since some values: in the files too, or in conflict. */
function withContent(state: State, content: Content, since: Group): State {
  const pending = withPending(content);
  const own = applied(pending.values, changesFrom(since, state.values));
  const found = [...pending.conflicts, ...own.conflicts];
  const isOther = ({ change }: Conflict) => !found.some((each) => isSamePlace(each.change, change));
  const conflicts = [...state.conflicts.filter(isOther), ...found];
  const read = { diskError: undefined, reads: state.reads + 1, sent: undefined };
  return derived({ ...state, ...read, content, saved: pending.values, values: own.values, conflicts });
}

/** Files have been read. While a save is under way, its answer has newer ones. */
export function read(state: State, content: Content): State {
  if (state.sent) return state;
  if (isSame(content, state.content)) return { ...state, diskError: undefined };
  return withContent(state, content, state.saved);
}

export const saving = (state: State): State => ({ ...state, sent: state.values });

/** Files have been saved, and hold this by now. */
export function saved(state: State, content: Content, files: readonly string[]): State {
  const text = files.length > 0 ? "Saved" : "Nothing had changed";
  return { ...withContent(state, content, state.sent ?? state.saved), outcome: { kind: "saved", text } };
}

export const failed = (state: State, text: string): State => ({
  ...state,
  sent: undefined,
  outcome: { kind: "failed", text },
});

/** Says what has been done. */
export const told = (state: State, text: string): State => ({ ...state, outcome: { kind: "done", text } });

/** The editor's server answers again: what has failed can be tried again, and what was not checked is. */
export const answered = (state: State): State =>
  state.outcome?.kind === "failed" ? { ...state, outcome: undefined, checked: undefined } : state;

/** Keeps one's own value of a conflict, or takes the one on disk. */
export function resolved(state: State, conflict: Conflict, keep: "mine" | "theirs"): State {
  const { file, path, after } = conflict.change;
  const values = keep === "mine" ? set([file, ...path], after)(state.values) : state.values;
  return { ...withValues(state, values), conflicts: state.conflicts.filter((each) => each !== conflict) };
}

/** Edits a value. @param place its file, and its path in that */
export const set =
  (place: Path, value: Value): Edit =>
  (values) =>
    withValueAt(values, place, value) as Group;

/** Says that a translation holds although its English has changed. */
export const confirmTranslation = (language: string, key: string): Edit =>
  set([decisions, "confirmed", language, key], true);

/** Publishes what was left for later with the next save. */
export const publishAfterAll = (key: string): Edit => set([decisions, "later", key], undefined);

export const isChecking = ({ changes, checked }: State): boolean =>
  changes.length > 0 && checked?.changes !== changes;

/** The schema of a file; that of the last check has new entries among its choices. */
export const schemaOf = ({ changes, checked, content }: State, file: string): Schema =>
  (changes.length > 0 && checked?.schemas[file]) || (content.schemas[file] ?? {});

/** What the checks say of the files with all changes; of an older check what still is about something changed or on disk. */
export function diagnosticsOf(state: State): readonly Diagnostic[] {
  const { changes, content, checked } = state;
  if (changes.length === 0 || !checked) return content.diagnostics;
  if (!isChecking(state)) return checked.diagnostics;
  return checked.diagnostics.filter(
    (diagnostic) =>
      content.diagnostics.some((each) => isSame(each, diagnostic)) ||
      changes.some(({ file, path }) => file === diagnostic.file && isRelated(path, diagnostic.path)),
  );
}
