import { describe, expect, test } from "vitest";
import type { Change, Value } from "../../publishing/changes.ts";
import { catalogueFile } from "../../publishing/inspection.ts";
import type { Waiting } from "../../publishing/waiting.ts";
import type { Content } from "../content.ts";
import {
  type Action,
  changesIn,
  isUnsaved,
  reduce,
  type State,
  setValue,
  setWords,
  stateOf,
  stillTrue,
  together,
  valueIn,
} from "./state.ts";

const home = catalogueFile("en", "home");
const spanish = catalogueFile("es", "home");
const facts = "src/facts/company.json";
const files = {
  [home]: { title: "Old", cta: "Go" },
  [spanish]: { title: "Viejo", cta: "Ir" },
  [facts]: { minutes: 30, offices: ["London"] },
};
const nothing: Waiting = { changes: [], confirmed: {}, english: [] };

const contentOf = (own: Record<string, Value> = {}, waiting: Partial<Waiting> = {}): Content => ({
  faults: [],
  schemas: {},
  languages: [],
  files: { ...files, ...own },
  routes: [],
  variables: {},
  stale: {},
  waiting: { ...nothing, ...waiting },
});

const run = (state: State, ...actions: readonly Action[]): State => actions.reduce(reduce, state);
const start = (own?: Record<string, Value>, waiting?: Partial<Waiting>): State =>
  stateOf(contentOf(own, waiting));
const type = (file: string, key: string, value: Value): Action => ({
  type: "edit",
  edit: setValue(file, [key], value),
});
const title = (value: Value): Action => type(home, "title", value);
const undo: Action = { type: "undo" };
const at = (state: State, file: string, key: string) => (valueIn(state, file) as Record<string, Value>)[key];
const unsaved = (state: State): boolean => isUnsaved(state, changesIn(state.content, state.drafts));
const change = (file: string, key: string, before: Value, after: Value): Change => ({
  file,
  path: [key],
  before,
  after,
});
const withTitle = (value: string): Record<string, Value> => ({ [home]: { ...files[home], title: value } });
/** A save begins. */
const saving = (state: State): Action => ({ type: "saving", sent: sentOf(state) });
const sentOf = ({ content, drafts, confirmed, english }: State) => ({
  changes: changesIn(content, drafts),
  confirmed,
  english: [...english],
});
const saved = (content: Content): Action => ({ type: "saved", content, text: "Saved" });

describe("undo", () => {
  test("takes the last ten changes back, the latest first", () => {
    const fields = Array.from({ length: 12 }, (_, index) => `field${index}`);
    const state = run(start(), ...fields.map((name) => type(facts, name, 1)));
    expect(state.past).toHaveLength(10);
    const once = reduce(state, undo);
    expect([at(once, facts, "field11"), at(once, facts, "field10")]).toEqual([undefined, 1]);
    const all = run(state, ...fields.map(() => undo));
    expect(valueIn(all, facts)).toEqual({ ...files[facts], field0: 1, field1: 1 });
    expect(all.past).toEqual([]);
  });

  test("takes back what was typed into a field as one change", () => {
    const state = run(start(), title("N"), title("Ne"), title("New"));
    expect(state.past).toHaveLength(1);
    expect(at(reduce(state, undo), home, "title")).toBe("Old");
  });

  test("takes back one field after the other", () => {
    const state = run(start(), title("N"), type(home, "cta", "Start"), title("New"));
    expect(state.past).toHaveLength(3);
    expect(valueIn(reduce(state, undo), home)).toEqual({ title: "N", cta: "Start" });
    expect(valueIn(run(state, undo, undo), home)).toEqual({ title: "N", cta: "Go" });
  });

  test("has nothing to take back when all was typed back, or nothing was changed", () => {
    expect(run(start(), title("N"), title("Old")).past).toEqual([]);
    expect(run(start(), title("Old")).past).toEqual([]);
  });

  test("takes several edits that were made as one back as one", () => {
    const both = together(setValue(facts, ["minutes"], 45), setWords("es", "home", ["title"], "Nuevo"));
    const state = reduce(start(), { type: "edit", edit: both });
    expect([at(state, facts, "minutes"), at(state, spanish, "title")]).toEqual([45, "Nuevo"]);
    const undone = reduce(state, undo);
    expect(unsaved(undone)).toBe(false);
  });

  test("does not change what has another value by now", () => {
    const state = run(start(), title("New"), type(home, "cta", "Start"), {
      type: "read",
      content: contentOf({ [home]: { title: "Old", cta: "Start" } }),
    });
    const elsewhere = reduce(state, {
      type: "read",
      content: contentOf({ [home]: { title: "Old", cta: "!" } }),
    });
    expect(at(reduce(elsewhere, undo), home, "cta")).toBe("!");
  });

  test("takes a discard back, with what was said of messages", () => {
    const state = run(
      start(),
      title("New"),
      { type: "hold", language: "es", keys: ["home:title"] },
      { type: "choose", key: "home:title", isEnglish: true },
      { type: "discard" },
    );
    expect(unsaved(state)).toBe(false);
    const undone = reduce(state, undo);
    expect(at(undone, home, "title")).toBe("New");
    expect([undone.confirmed, undone.english]).toEqual([{ es: ["home:title"] }, ["home:title"]]);
    expect(unsaved(run(undone, undo, { type: "discard" }))).toBe(false);
  });

  test("takes back a discard of nothing but what was said", () => {
    const state = run(
      start(),
      { type: "hold", language: "es", keys: ["home:title"] },
      { type: "discard" },
      undo,
    );
    expect(state.confirmed).toEqual({ es: ["home:title"] });
  });
});

describe("what waits", () => {
  const waiting = {
    changes: [
      change(home, "title", "Old", "New"),
      change(spanish, "title", "Viejo", "Nuevo"),
      change(home, "cta", "Go", "Start"),
    ],
    confirmed: { es: ["home:cta"] },
    english: ["home:title"],
  };

  test("is in the fields, and is nothing unsaved", () => {
    const state = start({}, waiting);
    expect(valueIn(state, home)).toEqual({ title: "New", cta: "Start" });
    expect(unsaved(state)).toBe(false);
    expect(unsaved(reduce(state, title("Newer")))).toBe(true);
    expect(unsaved(run(state, title("Newer"), { type: "discard" }))).toBe(false);
  });

  test("is a conflict where the file holds something else by now", () => {
    const state = start(withTitle("Theirs"), waiting);
    expect(state.conflicts).toEqual([{ change: waiting.changes[0], found: "Theirs" }]);
    expect(at(state, home, "title")).toBe("Theirs");
  });

  test("can be taken back by hand", () => {
    const state = run(start({}, { changes: [change(home, "title", "Old", "New")] }), title("Old"));
    expect([changesIn(state.content, state.drafts), unsaved(state)]).toEqual([[], true]);
  });
});

test("words that are empty count as missing, and keep no others back", () => {
  const state = run(start(), title(""), type(home, "cta", "Start"), type(facts, "note", ""));
  expect(changesIn(state.content, state.drafts)).toEqual([
    change(home, "title", "Old", undefined),
    change(home, "cta", "Go", "Start"),
    change(facts, "note", undefined, ""),
  ]);
  expect(unsaved(run(state, undo, undo, undo))).toBe(false);
});

test("an entry that is taken away comes back to its place", () => {
  const state = run(start(), { type: "edit", edit: () => ({ [home]: { cta: "Go" } }) });
  expect(valueIn(state, home)).toEqual({ cta: "Go" });
  expect(Object.keys(valueIn(reduce(state, undo), home) as object)).toEqual(["title", "cta"]);
});

describe("a save", () => {
  test("leaves what is changed while it is under way", () => {
    const sent = run(start(), title("New"), type(facts, "minutes", 45));
    const state = run(
      sent,
      saving(sent),
      title("Newer"),
      type(home, "cta", "Start"),
      { type: "hold", language: "es", keys: ["home:cta"] },
      { type: "choose", key: "home:cta", isEnglish: true },
      saved(contentOf({ ...withTitle("New"), [facts]: { ...files[facts], minutes: 45 } })),
    );
    expect(changesIn(state.content, state.drafts)).toEqual([
      change(home, "title", "New", "Newer"),
      change(home, "cta", "Go", "Start"),
    ]);
    expect([state.confirmed, state.english]).toEqual([{ es: ["home:cta"] }, ["home:cta"]]);
    expect(state.outcome).toEqual({ kind: "saved", text: "Saved" });
  });

  test("leaves what is taken back while it is under way", () => {
    const sent = reduce(start(), title("New"));
    const state = run(sent, saving(sent), title("Old"), saved(contentOf(withTitle("New"))));
    expect(at(state, home, "title")).toBe("Old");
    expect(unsaved(state)).toBe(true);
  });

  test("makes nothing unsaved, whether it is published or waits", () => {
    const sent = run(
      start(),
      title("New"),
      { type: "hold", language: "es", keys: ["home:title"] },
      { type: "choose", key: "home:title", isEnglish: true },
    );
    const published = run(sent, saving(sent), saved(contentOf(withTitle("New"))));
    expect([published.confirmed, published.english, unsaved(published)]).toEqual([{}, [], false]);
    const waits = run(sent, saving(sent), saved(contentOf({}, sentOf(sent))));
    expect([at(waits, home, "title"), unsaved(waits)]).toEqual(["New", false]);
    expect(at(reduce(waits, undo), home, "title")).toBe("Old");
  });

  test("whose files are read before it answers is no conflict with what is typed meanwhile", () => {
    const sent = reduce(start(), title("New"));
    for (const content of [
      contentOf(withTitle("New")),
      contentOf({}, { changes: [change(home, "title", "Old", "New")] }),
    ]) {
      const read = run(sent, saving(sent), title("Newer"), { type: "read", content });
      expect([at(read, home, "title"), read.conflicts]).toEqual(["Newer", []]);
      const done = reduce(read, saved(content));
      expect([at(done, home, "title"), unsaved(done)]).toEqual(["Newer", true]);
    }
  });

  test("that fails leaves everything", () => {
    const sent = reduce(start(), title("New"));
    const state = run(sent, saving(sent), { type: "failed", text: "No room" });
    expect([at(state, home, "title"), state.outcome]).toEqual(["New", { kind: "failed", text: "No room" }]);
    const theirs = reduce(state, { type: "read", content: contentOf(withTitle("New!")) });
    expect(theirs.conflicts).toHaveLength(1);
  });
});

describe("files that are read again", () => {
  test("show what has changed, where nothing is changed here", () => {
    const state = reduce(start(), { type: "read", content: contentOf(withTitle("Theirs")) });
    expect([at(state, home, "title"), unsaved(state), state.reads]).toEqual(["Theirs", false, 2]);
  });

  test("keep one's own changes, and add what others let wait", () => {
    const mine = run(start(), title("Mine"), {
      type: "choose",
      key: "home:title",
      isEnglish: true,
    });
    const theirs = {
      changes: [change(spanish, "cta", "Ir", "Empezar")],
      confirmed: { es: ["home:cta"] },
      english: ["home:cta"],
    };
    const state = reduce(mine, {
      type: "read",
      content: contentOf({ [facts]: { ...files[facts], minutes: 45 } }, theirs),
    });
    expect(at(state, facts, "minutes")).toBe(45);
    expect(changesIn(state.content, state.drafts).toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
      change(home, "title", "Old", "Mine"),
      ...theirs.changes,
    ]);
    expect([state.confirmed, state.english]).toEqual([{ es: ["home:cta"] }, ["home:title", "home:cta"]]);
    expect(state.conflicts).toEqual([]);
  });

  test("take away what waited and was published or taken back elsewhere", () => {
    const waiting = [change(spanish, "cta", "Ir", "Empezar")];
    const state = run(start({}, { changes: waiting, english: ["home:cta"] }), title("Mine"), {
      type: "read",
      content: contentOf(),
    });
    expect(changesIn(state.content, state.drafts)).toEqual([change(home, "title", "Old", "Mine")]);
    expect(state.english).toEqual([]);
  });

  test("leave what waits and is taken back here, and not saved", () => {
    const waiting = { changes: [change(home, "title", "Old", "New")] };
    const state = run(start({}, waiting), title("Old"), {
      type: "read",
      content: contentOf({ [facts]: { ...files[facts], minutes: 45 } }, waiting),
    });
    expect(at(state, home, "title")).toBe("Old");
  });

  test.each([
    ["on disk", contentOf(withTitle("Theirs"))],
    ["and waits", contentOf({}, { changes: [change(home, "title", "Old", "Theirs")] })],
  ])("ask which is to stay where both have changed the same, %s", (_, content) => {
    const mine = run(start(), title("Mine"), type(home, "cta", "Start"));
    const state = reduce(mine, { type: "read", content });
    const own = change(home, "title", "Old", "Mine");
    const [conflict] = state.conflicts;
    expect(state.conflicts).toEqual([{ change: own, found: "Theirs" }]);
    expect(valueIn(state, home)).toEqual({ title: "Theirs", cta: "Start" });
    if (!conflict) throw new Error("There is no conflict");
    const kept = reduce(state, { type: "settle", conflict, keep: "mine" });
    expect([at(kept, home, "title"), kept.conflicts]).toEqual(["Mine", []]);
    const taken = reduce(state, { type: "settle", conflict, keep: "theirs" });
    expect([at(taken, home, "title"), taken.conflicts]).toEqual(["Theirs", []]);
    // The answer of a save that was refused for the same reason.
    const told = reduce(state, { type: "conflicts", content, conflicts: [{ change: own, found: "Theirs" }] });
    expect(told.conflicts).toEqual(state.conflicts);
    expect(reduce(state, { type: "discard" }).conflicts).toEqual([]);
  });

  test("say why they cannot be read, until they can", () => {
    const state = run(start(), title("Mine"), { type: "unreadable", text: "home.json:1: is no JSON" });
    expect([state.diskError, at(state, home, "title")]).toEqual(["home.json:1: is no JSON", "Mine"]);
    expect(reduce(state, { type: "read", content: contentOf() }).diskError).toBeUndefined();
  });
});

test("findings of an older check stay while they are about what is changed or on disk", () => {
  const fault = (key: string) => ({ file: home, key, what: "is wrong", stopsBuild: true });
  const faults = [fault("title"), fault("cta"), fault("other")];
  const content = { ...contentOf(), faults: [fault("cta")] };
  expect(stillTrue(faults, content, [change(home, "title", "Old", "New")])).toEqual(faults.slice(0, 2));
});
