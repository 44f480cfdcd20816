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
import { type Unit, unitsOf } from "../../publishing/units.ts";
import { withMessageAt, withoutBlanks } from "../rows.ts";
import type { Content } from "../server/save.ts";

/** Values by file, and under `decisions` what is decided about messages. */
type Values = Readonly<Record<string, Value>>;

/** Which translations hold (`confirmed`), and what goes out before it is translated (`english`), each as a group of keys. */
const decisions = "catalogues/waiting.json";

/** What the editor holds: the files as they are on disk, and what is changed in it. */
export interface State extends Derived {
  content: Content;
  /** What is on disk, with what waits. */
  saved: Values;
  /** The same with what is changed here. */
  values: Values;
  /** The last changes, to be undone; the latest is last. */
  past: readonly Step[];
  conflicts: readonly Conflict[];
  outcome?: { kind: "saved" | "failed"; text: string } | undefined;
  /** Why the files on disk cannot be read. */
  diskError?: string | undefined;
  /** How often files have been read. */
  reads: number;
  /** What is being saved. */
  sent?: Values | undefined;
  /** What the last check has said, and of which changes. */
  checked?: { changes: readonly Change[]; faults: readonly Fault[] };
}

/** What follows from the values. */
interface Derived {
  /** From the files on disk to `values`, so those that wait are among them. */
  changes: readonly Change[];
  /** The changes, as they are published. */
  units: readonly Unit[];
  confirmed: Readonly<Record<string, string[]>>;
  english: readonly string[];
  isUnsaved: boolean;
}

interface Step {
  changes: readonly Change[];
  /** Whether what is typed next into the same field belongs to it. */
  isTyped: boolean;
}

export type Edit = (values: Values) => Values;

/** What leads from one state to the next. */
export type Action = (state: State) => State;

/** How many changes can be undone. */
const depth = 10;

const namesIn = (value: Value): string[] => Object.keys(Object(value));

/** Changes between values. Words that are empty count as missing. */
const changesFrom = (before: Values, after: Values): Change[] =>
  Object.keys(before)
    .filter((file) => before[file] !== after[file])
    .flatMap((file) =>
      changesBetween(file, before[file], catalogueOf(file) ? withoutBlanks(after[file]) : after[file]),
    );

/** What files hold with what waits, where they hold nothing else by now. */
function savedIn({ files, waiting }: Content): { saved: Values; conflicts: Conflict[] } {
  const { values, conflicts } = applyToFiles(waiting.changes, (file) => files[file]);
  const group = (keys: readonly string[]): Value => Object.fromEntries(keys.map((key) => [key, true]));
  const confirmed = Object.entries(waiting.confirmed).map(([language, keys]) => [language, group(keys)]);
  const decided = { confirmed: Object.fromEntries(confirmed), english: group(waiting.english) };
  return { saved: { ...files, ...Object.fromEntries(values), [decisions]: decided }, conflicts };
}

/** The state with what follows from its values. */
function derived(state: Omit<State, keyof Derived>): State {
  const { content, saved, values } = state;
  const { waiting, files } = content;
  const changes = changesFrom(files, values);
  const { confirmed, english } = Object(values[decisions]);
  const inAnyOrder = (list: readonly Change[]) => list.map((each) => JSON.stringify(each)).toSorted();
  return {
    ...state,
    changes,
    units: unitsOf(changes),
    confirmed: Object.fromEntries(namesIn(confirmed).map((code) => [code, namesIn(confirmed[code])])),
    english: namesIn(english),
    isUnsaved:
      !isSame(inAnyOrder(changes), inAnyOrder(waiting.changes)) ||
      !isSame(saved[decisions], values[decisions]),
  };
}

/** The state of files that have been read. */
export function stateOf(content: Content): State {
  const { saved, conflicts } = savedIn(content);
  return derived({ content, saved, values: saved, conflicts, past: [], reads: 1 });
}

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

function withValues(state: State, values: Values, isTyped = false): State {
  const changes = Object.keys(values).flatMap((file) =>
    changesBetween(file, state.values[file], values[file], { isReversible: true }),
  );
  if (changes.length === 0) return state;
  return derived({ ...state, values, past: withStep(state.past, { changes, isTyped }), outcome: undefined });
}

export const edited =
  (edit: Edit): Action =>
  (state) =>
    withValues(state, edit(state.values), true);

/** Takes the last change back, where nothing else has changed there since. */
export const undone: Action = (state) => {
  const { changes = [] } = state.past.at(-1) ?? {};
  const { values } = applyToFiles(inverted(changes), (file) => state.values[file]);
  const past = state.past.slice(0, -1);
  return derived({
    ...state,
    values: { ...state.values, ...Object.fromEntries(values) },
    past,
    outcome: undefined,
  });
};

/** Takes all back that is not saved. */
export const discarded: Action = (state) => {
  const { saved, conflicts } = savedIn(state.content);
  return { ...withValues(state, saved), conflicts };
};

/** The state of other files, with what has been changed here since some values: in the files too, or in conflict. */
function withContent(state: State, content: Content, since: Values): State {
  const { saved, ...waiting } = savedIn(content);
  const { values, conflicts } = applyToFiles(changesFrom(since, state.values), (file) => saved[file]);
  const found = [...waiting.conflicts, ...conflicts];
  const others = state.conflicts.filter(
    ({ change }) => !found.some((conflict) => isSamePlace(conflict.change, change)),
  );
  return derived({
    ...state,
    content,
    saved,
    values: { ...saved, ...Object.fromEntries(values) },
    conflicts: [...others, ...found],
    diskError: undefined,
    reads: state.reads + 1,
    sent: undefined,
  });
}

/** Files have been read. While a save is under way, its answer has newer ones. */
export const read =
  (content: Content): Action =>
  (state) => {
    if (state.sent) return state;
    if (isSame(content, state.content)) return { ...state, diskError: undefined };
    return withContent(state, content, state.saved);
  };

export const saving: Action = (state) => ({ ...state, sent: state.values });

export const saved =
  (content: Content, text: string): Action =>
  (state) => ({
    ...withContent(state, content, state.sent ?? state.saved),
    outcome: { kind: "saved", text },
  });

export const failed =
  (text: string): Action =>
  (state) => ({ ...state, sent: undefined, outcome: { kind: "failed", text } });

/** Keeps one's own value of a conflict, or takes the one on disk. */
export const settled =
  (conflict: Conflict, keep: "mine" | "theirs"): Action =>
  (state) => {
    const { file, path, after } = conflict.change;
    const values = keep === "mine" ? setValue(file, path, after)(state.values) : state.values;
    return { ...withValues(state, values), conflicts: state.conflicts.filter((each) => each !== conflict) };
  };

/** Edits a value of a file. */
export const setValue =
  (file: string, path: Path, value: Value): Edit =>
  (values) => ({ ...values, [file]: withValueAt(values[file], path, value) });

/** Edits words of a language; a new key stands where English has it. */
export const setWords =
  (language: string, namespace: string, path: Path, value: Value): Edit =>
  (values) => {
    const file = catalogueFile(language, namespace);
    const english = values[catalogueFile("en", namespace)];
    return { ...values, [file]: withMessageAt(values[file], english, language, path, value) };
  };

/** Says that translations hold although their English has changed. */
export const hold = (language: string, keys: readonly string[]): Edit =>
  together(...keys.map((key) => setValue(decisions, ["confirmed", language, key], true)));

/** Says whether something is to be published in English before it is translated. */
export const choose = (key: string, isEnglish: boolean): Edit =>
  setValue(decisions, ["english", key], isEnglish || undefined);

/** Several edits as one change. */
export const together =
  (...edits: readonly Edit[]): Edit =>
  (values) =>
    edits.reduce((edited, edit) => edit(edited), values);

export const isChecking = ({ changes, checked }: State): boolean =>
  changes.length > 0 && checked?.changes !== changes;

/** What the checks say of the files with all changes; of an older check what still is about something changed or on disk. */
export function faultsOf(state: State): readonly Fault[] {
  const { changes, content, checked } = state;
  if (changes.length === 0 || !checked) return content.faults;
  if (!isChecking(state)) return checked.faults;
  return checked.faults.filter(
    (fault) =>
      content.faults.some((each) => isSame(each, fault)) ||
      changes.some(({ file, path }) => file === fault.file && isRelated(path, fault.key.split("."))),
  );
}
