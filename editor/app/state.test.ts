import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics.ts";
import { catalogueFile } from "../../src/i18n/messages/format.ts";
import type { Change, Value } from "../publishing/changes.ts";
import type { PendingChanges } from "../publishing/pending.ts";
import type { Content } from "../server/content.ts";
import {
  answered,
  confirmTranslation,
  diagnosticsOf,
  discarded,
  edited,
  failed,
  read,
  resolved,
  type State,
  saved,
  saving,
  set,
  stateOf,
  takenBack,
  undone,
} from "./state.ts";

const home = catalogueFile("en", "home");
const spanish = catalogueFile("es", "home");
const content = "src/content/company.json";
const files = {
  [home]: { title: "Old", cta: "Go" },
  [spanish]: { title: "Viejo", cta: "Ir" },
  [content]: { minutes: 30, offices: ["London"] },
};
const nothing: PendingChanges = { changes: [], confirmed: {}, later: [] };

const contentOf = (own: Record<string, Value> = {}, pending: Partial<PendingChanges> = {}): Content => ({
  diagnostics: [],
  schemas: {},
  shown: {},
  languages: [],
  files: { ...files, ...own },
  routes: [],
  variables: {},
  pending: { ...nothing, ...pending },
});

/** What leads from one state to the next. */
type Action = (state: State) => State;

const run = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((each, action) => action(each), state);
const start = (own?: Record<string, Value>, pending?: Partial<PendingChanges>): State =>
  stateOf(contentOf(own, pending));
const type =
  (file: string, key: string, value: Value): Action =>
  (state) =>
    edited(state, set([file, key], value));
const title = (value: Value): Action => type(home, "title", value);
const at = (state: State, file: string, key: string) => (state.values[file] as Record<string, Value>)[key];
const change = (file: string, key: string, before: Value, after: Value): Change => ({
  file,
  path: [key],
  before,
  after,
});
const withTitle = (value: string): Record<string, Value> => ({ [home]: { ...files[home], title: value } });
const confirm =
  (key: string): Action =>
  (state) =>
    edited(state, confirmTranslation("es", key));
const reading =
  (content: Content): Action =>
  (state) =>
    read(state, content);
const savedAs =
  (content: Content): Action =>
  (state) =>
    saved(state, content, [home]);
const sentOf = ({ changes, confirmed, later }: State): PendingChanges => ({
  changes: [...changes],
  confirmed,
  later: [...later],
});

describe("a publication is taken back", () => {
  const settings = { "site.config.json": { languages: ["en", "es"] } };
  const nameOf = ({ file, path }: Change) => `${file} ${path}`;
  const added = { one: "1", two: "2" };
  const publication = [
    change(home, "title", "Older", "Old"),
    change(content, "minutes", 20, 30),
    change(content, "added", undefined, added),
  ];
  const back: Action = (state) => takenBack(state, publication, nameOf);
  const published = start({ ...settings, [content]: { ...files[content], added } });

  test("as one change, which says how many values, and which one undo takes back", () => {
    const state = run(published, type(home, "cta", "Start"), back);
    expect(state.outcome).toEqual({ kind: "done", text: "Taken back, not saved: 4 values" });
    expect(state.isUnsaved).toBe(true);
    expect(state.values).toMatchObject({
      [home]: { title: "Older", cta: "Start" },
      [content]: { minutes: 20 },
    });
    expect(state.values[content]).not.toHaveProperty("added");
    const before = run(state, undone);
    expect(before.values).toEqual(run(published, type(home, "cta", "Start")).values);
    expect(before.past).toHaveLength(1);
  });

  test("and waits for no translation that held when it was published", () => {
    expect(run(published, back).confirmed).toEqual({ es: ["home:title"] });
    const withSpanish = [...publication, change(spanish, "title", "Anterior", "Otro")];
    const state = takenBack(published, withSpanish, nameOf);
    expect(state.outcome?.text).toContain(`(what has changed since stays as it is: ${spanish} title)`);
    expect(state.confirmed).toEqual({});
  });

  test("once; then it says so, and what has changed since is named and stays", () => {
    const again = run(published, back, back);
    expect(again.outcome?.text).toBe("It is taken back already");
    expect(again.past).toHaveLength(1);
    const since = run(start(settings), title("Newer"), type(content, "minutes", 60), back);
    expect(since.outcome?.kind).toBe("failed");
    expect(since.outcome?.text).toContain(`${content} minutes; ${home} title`);
    expect([at(since, home, "title"), since.past.length]).toEqual(["Newer", 2]);
  });
});

test("a failure is told until the editor answers again, and then what could not be checked is", () => {
  const checked = { changes: [], diagnostics: [], schemas: {} };
  const state = run(
    start(),
    title("New"),
    (state) => failed({ ...state, checked }, "It has stopped"),
    answered,
  );
  expect([state.outcome, state.checked]).toEqual([undefined, undefined]);
});

describe("undo", () => {
  test("takes the last ten changes back, the latest first", () => {
    const fields = Array.from({ length: 12 }, (_, index) => `field${index}`);
    const state = run(start(), ...fields.map((name) => type(content, name, 1)));
    expect(state.past).toHaveLength(10);
    const once = run(state, undone);
    expect([at(once, content, "field11"), at(once, content, "field10")]).toEqual([undefined, 1]);
    const all = run(state, ...fields.map(() => undone));
    expect(all.values[content]).toEqual({ ...files[content], field0: 1, field1: 1 });
    expect(all.past).toEqual([]);
  });

  test("takes back what was typed into a field as one change", () => {
    const state = run(start(), title("N"), title("Ne"), title("New"));
    expect(state.past).toHaveLength(1);
    expect(at(run(state, undone), home, "title")).toBe("Old");
  });

  test("does not change what has another value by now", () => {
    const state = run(
      start(),
      title("New"),
      type(home, "cta", "Start"),
      reading(contentOf({ [home]: { title: "Old", cta: "Start" } })),
    );
    const elsewhere = run(state, reading(contentOf({ [home]: { title: "Old", cta: "!" } })));
    expect(at(run(elsewhere, undone), home, "cta")).toBe("!");
  });

  test("takes a discard back, with what was said of messages", () => {
    const state = run(start(), title("New"), confirm("home:title"), discarded);
    expect(state.isUnsaved).toBe(false);
    const after = run(state, undone);
    expect(at(after, home, "title")).toBe("New");
    expect(after.confirmed).toEqual({ es: ["home:title"] });
    expect(run(after, undone, discarded).isUnsaved).toBe(false);
  });
});

test("pending changes are in the fields, and are not unsaved", () => {
  const changes = [change(home, "title", "Old", "New")];
  const state = start({}, { changes, confirmed: { es: ["home:cta"] } });
  expect(at(state, home, "title")).toBe("New");
  expect(state.isUnsaved).toBe(false);
  expect(run(state, title("Newer")).isUnsaved).toBe(true);
  expect(run(state, title("Newer"), discarded).isUnsaved).toBe(false);
});

test("words that are empty count as missing, and keep no others back", () => {
  const state = run(start(), title(""), type(home, "cta", "Start"), type(content, "note", ""));
  expect(state.changes).toEqual([
    change(home, "title", "Old", undefined),
    change(home, "cta", "Go", "Start"),
    change(content, "note", undefined, ""),
  ]);
  expect(run(state, undone, undone, undone).isUnsaved).toBe(false);
});

test("an entry that is taken away comes back to its place", () => {
  const state = run(start(), (state) => edited(state, set([home], { cta: "Go" })));
  expect(state.values[home]).toEqual({ cta: "Go" });
  expect(Object.keys(run(state, undone).values[home] as object)).toEqual(["title", "cta"]);
});

describe("a save", () => {
  test("leaves what is changed while it is under way", () => {
    const sent = run(start(), title("New"), type(content, "minutes", 45));
    const state = run(
      sent,
      saving,
      title("Newer"),
      type(home, "cta", "Start"),
      confirm("home:cta"),
      savedAs(contentOf({ ...withTitle("New"), [content]: { ...files[content], minutes: 45 } })),
    );
    expect(state.changes).toEqual([
      change(home, "title", "New", "Newer"),
      change(home, "cta", "Go", "Start"),
    ]);
    expect(state.confirmed).toEqual({ es: ["home:cta"] });
    expect(state.outcome).toEqual({ kind: "saved", text: "Saved" });
  });

  test("makes nothing unsaved, whether it is published or pending", () => {
    const sent = run(start(), title("New"), confirm("home:title"));
    const published = run(sent, saving, savedAs(contentOf(withTitle("New"))));
    expect([published.confirmed, published.isUnsaved]).toEqual([{}, false]);
    const pending = run(sent, saving, savedAs(contentOf({}, sentOf(sent))));
    expect([at(pending, home, "title"), pending.isUnsaved]).toEqual(["New", false]);
    // What was said of it is taken back before it.
    expect(at(run(pending, undone, undone), home, "title")).toBe("Old");
  });

  test("whose files are read before it answers is no conflict with what is typed meanwhile", () => {
    const sent = run(start(), title("New"));
    for (const content of [
      contentOf(withTitle("New")),
      contentOf({}, { changes: [change(home, "title", "Old", "New")] }),
    ]) {
      const known = run(sent, saving, title("Newer"), reading(content));
      expect([at(known, home, "title"), known.conflicts]).toEqual(["Newer", []]);
      const done = run(known, savedAs(content));
      expect([at(done, home, "title"), done.isUnsaved]).toEqual(["Newer", true]);
    }
  });

  test("that fails leaves everything", () => {
    const sent = run(start(), title("New"));
    const state = run(sent, saving, (state) => failed(state, "No room"));
    expect([at(state, home, "title"), state.outcome]).toEqual(["New", { kind: "failed", text: "No room" }]);
    const theirs = run(state, reading(contentOf(withTitle("New!"))));
    expect(theirs.conflicts).toHaveLength(1);
  });
});

describe("files that are read again", () => {
  test("keep one's own changes, and add what others let wait", () => {
    const mine = run(start(), title("Mine"));
    const theirs = {
      changes: [change(spanish, "cta", "Ir", "Empezar")],
      confirmed: { es: ["home:cta"] },
    };
    const state = run(mine, reading(contentOf({ [content]: { ...files[content], minutes: 45 } }, theirs)));
    expect(at(state, content, "minutes")).toBe(45);
    expect(state.changes.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
      change(home, "title", "Old", "Mine"),
      ...theirs.changes,
    ]);
    expect(state.confirmed).toEqual({ es: ["home:cta"] });
    expect(state.conflicts).toEqual([]);
  });

  test("take away what waited and was published or taken back elsewhere", () => {
    const pending = [change(spanish, "cta", "Ir", "Empezar")];
    const state = run(
      start({}, { changes: pending, confirmed: { es: ["home:cta"] } }),
      title("Mine"),
      reading(contentOf()),
    );
    expect(state.changes).toEqual([change(home, "title", "Old", "Mine")]);
    expect(state.confirmed).toEqual({});
  });

  test.each([
    ["on disk", contentOf(withTitle("Theirs"))],
    ["and pending", contentOf({}, { changes: [change(home, "title", "Old", "Theirs")] })],
  ])("ask which is to stay where both have changed the same, %s", (_, content) => {
    const mine = run(start(), title("Mine"), type(home, "cta", "Start"));
    const state = run(mine, reading(content));
    const own = change(home, "title", "Old", "Mine");
    const [conflict] = state.conflicts;
    expect(state.conflicts).toEqual([{ change: own, found: "Theirs" }]);
    expect(state.values[home]).toEqual({ title: "Theirs", cta: "Start" });
    if (!conflict) throw new Error("There is no conflict");
    const kept = run(state, (state) => resolved(state, conflict, "mine"));
    expect([at(kept, home, "title"), kept.conflicts]).toEqual(["Mine", []]);
    const taken = run(state, (state) => resolved(state, conflict, "theirs"));
    expect([at(taken, home, "title"), taken.conflicts]).toEqual(["Theirs", []]);
    expect(run(state, discarded).conflicts).toEqual([]);
  });
});

test("findings of an older check stay while they are about what is changed or on disk", () => {
  const error = (key: string): Diagnostic => {
    const place = { file: home, path: [key] };
    return { code: "wrong-message", severity: "error", ...place, message: "is wrong", fix: "" };
  };
  const diagnostics = [error("title"), error("cta"), error("other")];
  const content = { ...contentOf(), diagnostics: [error("cta")] };
  const state = {
    ...run(stateOf(content), title("New")),
    checked: { changes: [], diagnostics, schemas: {} },
  };
  expect(diagnosticsOf(state)).toEqual(diagnostics.slice(0, 2));
  const done = { ...state, checked: { changes: state.changes, diagnostics, schemas: {} } };
  expect(diagnosticsOf(done)).toEqual(diagnostics);
  expect(diagnosticsOf(run(done, undone))).toEqual(content.diagnostics);
});
