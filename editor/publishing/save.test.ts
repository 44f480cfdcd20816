import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { Diagnostic } from "../../src/diagnostics.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { catalogueFile } from "../../src/i18n/messages/format.ts";
import { type Change, type Path, type Value, valueAt } from "./changes.ts";
import { filesChanged, ownersFiles } from "./files.ts";
import { type PendingChanges, pendingFile } from "./pending.ts";
import { applyPending, type Check, checkChanges, saveChanges } from "./save.ts";
import { inSite, write } from "./testing.ts";

vi.mock("./format.ts", () => ({ formatFolder: async () => undefined }));

// A site with a page in three languages, people who speak and settings.

const people = "src/content/testimonials.json";
const settings = "site.config.json";
const words = { hero: { title: "Old", cta: "Go" }, voices: { first: { content: "Said", name: "Ann" } } };
const nothing: PendingChanges = { changes: [], confirmed: {}, later: [] };
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

inSite(() => {
  for (const language of languageCodes) write(catalogueFile(language, "home"), words);
  write(people, { home: [{ id: "first", company: "A" }] });
  write(pendingFile, nothing);
  write(settings, { languages: ["en", "es", "ru"], brand: "Northbell" });
});

/** Finds what contains "wrong", with its place; where a text has "lost", an error without a place as well. */
const check: Check = async ({ [pendingFile]: _, ...values }) => {
  const error = (file: string, path: Path): Diagnostic => {
    const rest = { message: "is wrong", fix: "write something else" };
    return { code: "wrong-value", severity: "error", file, path, ...rest };
  };
  const find = (value: Value, [file = "", ...path]: Path): Diagnostic[] =>
    typeof value === "string"
      ? value.includes("wrong")
        ? [error(`${file}`, path)]
        : []
      : Object.entries(value ?? {}).flatMap(([key, own]) => find(own as Value, [file, ...path, key]));
  const isLost = JSON.stringify(values).includes("lost");
  const diagnostics = Object.entries(values).flatMap(([file, value]) => find(value, [file]));
  return { diagnostics: isLost ? [...diagnostics, error("", [])] : diagnostics, schemas: {} };
};

const word = (language: string, path: string, before: Value, after: Value): Change => ({
  file: catalogueFile(language, "home"),
  path: path.split("."),
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
const title = (language: string, after: string) => word(language, "hero.title", "Old", after);
const cta = (language: string, after: string) => word(language, "hero.cta", "Go", after);
const inAll = (change: (language: string, after: string) => Change, after: string): Change[] =>
  ["en", "es", "ru"].map((language) => change(language, after));
const brand = (after: string): Change => ({ file: settings, path: ["brand"], before: "Northbell", after });
const person = (index: number, id: string, company = id): Change => ({
  file: people,
  path: ["home", index],
  after: { id, company },
});
const voice = (language: string, id: string, own: Value): Change =>
  word(language, `voices.${id}`, undefined, own);

const inPublished = (id: string, own: Value): Change[] =>
  ["en", "es", "ru"].map((language) => voice(language, id, own));

/** @returns the files that were written */
const save = async (
  wanted: Partial<PendingChanges>,
  known: Partial<PendingChanges> = {},
): Promise<string[]> =>
  (await saveChanges({ ...nothing, ...wanted }, { ...nothing, ...known }, check)).toSorted();

describe("changed English", () => {
  test("LN-05 waits for its translations", async () => {
    const changes = [title("en", "New"), title("ru", "Новый")];
    expect(await save({ changes })).toEqual([pendingFile]);
    expect(read(pendingFile)).toEqual({ ...nothing, changes });
    expect(await save({ changes: inAll(title, "New") }, { changes })).toEqual([
      "catalogues/en/home.json",
      "catalogues/es/home.json",
      pendingFile,
      "catalogues/ru/home.json",
    ]);
    expect([read("catalogues/ru/home.json").hero.title, read(pendingFile)]).toEqual(["New", nothing]);
  });

  test("LN-05 needs no change where its translation is said to hold", async () => {
    const confirmed = { es: ["home:hero.title"] };
    const changes = [title("en", "New"), cta("en", "Start"), title("ru", "Новый")];
    await save({ changes, confirmed: { es: [...confirmed.es, "home:hero.cta"] } });
    expect(read("catalogues/en/home.json").hero).toEqual({ title: "New", cta: "Go" });
    expect(read("catalogues/es/home.json").hero.title).toBe("Old");
    // What is said to hold is kept with changes that are pending for another language.
    expect(read(pendingFile)).toEqual({
      ...nothing,
      changes: [cta("en", "Start")],
      confirmed: { es: ["home:hero.cta"] },
    });
  });
});

describe("an error", () => {
  test("keeps its own change set back, and lets others through", async () => {
    const changes = [...inAll(title, "New"), cta("en", "Start"), cta("es", "wrong"), cta("ru", "Да")];
    await save({ changes: [...changes, brand("Southbell")] });
    expect(read("catalogues/es/home.json").hero).toEqual({ title: "New", cta: "Go" });
    expect(readFileSync(settings, "utf8")).toContain("Southbell");
    expect(read(pendingFile).changes).toEqual(changes.slice(3));
  });

  test("that is on disk already keeps nothing back", async () => {
    write(catalogueFile("es", "home"), { ...words, hero: { title: "Old", cta: "wrong" } });
    await save({ changes: [brand("Southbell"), cta("ru", "Да")] });
    expect(readFileSync(settings, "utf8")).toContain("Southbell");
    expect(read("catalogues/ru/home.json").hero.cta).toBe("Да");
    expect(read(pendingFile)).toEqual(nothing);
  });

  test("that nobody can place keeps everything back, unless it is on disk already", async () => {
    const changes = [...inAll(title, "New"), brand("lost")];
    expect(await save({ changes })).toEqual([pendingFile]);
    expect(read(pendingFile).changes).toHaveLength(4);
    write(people, { $comment: "lost", home: [] });
    await save({ changes }, read(pendingFile));
    expect(read(pendingFile)).toEqual(nothing);
  });

  test("of a field keeps back the other fields of its item", async () => {
    write(people, {
      home: [
        { id: "first", company: "A" },
        { id: "second", company: "B" },
      ],
    });
    const field = (index: number, name: string, before: string, after: string): Change => ({
      file: people,
      path: ["home", index, name],
      before,
      after,
    });
    const changes = [
      field(0, "id", "first", "second"),
      field(0, "company", "A", "wrong"),
      field(1, "company", "B", "Better"),
    ];
    await save({ changes });
    expect(read(people).home).toEqual([
      { id: "first", company: "A" },
      { id: "second", company: "Better" },
    ]);
    expect(read(pendingFile).changes).toEqual(changes.slice(0, 2));
  });
});

test("errors stay while an entry stops the checks before they come to them", async () => {
  const stopsAtPeople: Check = async (values) => {
    const { diagnostics } = await check(values);
    const first = diagnostics.find(({ file }) => file === people);
    return { diagnostics: first ? [first] : diagnostics, schemas: {} };
  };
  const changes = [person(1, "second", "wrong"), cta("es", "wrong"), cta("en", "Start")];
  const { diagnostics } = await checkChanges({ ...nothing, changes }, stopsAtPeople);
  expect(diagnostics.map(({ file, path }) => `${file} ${path.join(".")}`)).toEqual([
    `${people} home.1.company`,
    `${catalogueFile("es", "home")} hero.cta`,
  ]);
});

describe("a new entry", () => {
  test("that waits keeps its place free for one that is finished", async () => {
    const done = { content: "Heard", name: "Cy" };
    const changes = [
      ...inPublished("third", done),
      ...inPublished("second", { content: "Half" }),
      person(1, "second"),
      person(2, "third"),
    ];
    await save({ changes });
    expect(read(people).home.map(({ id }: { id: string }) => id)).toEqual(["first", "third"]);
    const pending = read(pendingFile).changes;
    expect(pending).toEqual([...inPublished("second", { content: "Half" }), person(2, "second")]);

    const finished = [...inPublished("second", done), person(2, "second")];
    await save({ changes: finished }, { changes: pending });
    expect(read(people).home.map(({ id }: { id: string }) => id)).toEqual(["first", "third", "second"]);
    expect(read(pendingFile)).toEqual(nothing);
  });
});

describe("nothing is written", () => {
  const refused = filesChanged;

  test("over a value that is no longer what it was", async () => {
    const changes = [word("en", "hero.title", "Older", "New"), brand("Southbell")];
    await expect(save({ changes })).rejects.toThrow(refused);
    expect(read(settings).brand).toBe("Northbell");
  });

  test("over a value that changes during the checks", async () => {
    const late: Check = (values) => {
      write(settings, { languages: ["en", "es", "ru"], brand: "Theirs" });
      return check(values);
    };
    const changes = [...inAll(title, "New"), brand("Mine")];
    await expect(saveChanges({ ...nothing, changes }, nothing, late)).rejects.toThrow(refused);
    expect([read(settings).brand, read("catalogues/en/home.json")]).toEqual(["Theirs", words]);
  });

  test("to another file than the owner's", async () => {
    const changes = [{ file: "package.json", path: ["name"], after: "x" }];
    const refused = "package.json is none of the owner's files";
    await expect(save({ changes })).rejects.toThrow(refused);
    await expect(checkChanges({ ...nothing, changes }, check)).rejects.toThrow(refused);
  });
});

describe("LN-05 a preview", () => {
  /** Pending changes, in a copy of the site. @returns what a file of the copy holds */
  async function previewed(changes: readonly Change[]): Promise<(file: string) => Value> {
    write(pendingFile, { ...nothing, changes });
    for (const file of [...ownersFiles(), pendingFile]) cpSync(file, join("copy", file));
    await applyPending("copy", check);
    return (file) => read(join("copy", file));
  }

  test("has each new entry, and one that is half done with the names of texts and the fields beside it", async () => {
    const now = await previewed([
      person(1, "second", ""),
      voice("en", "second", { content: "Half" }),
      person(2, "third"),
      voice("en", "third", { content: "Heard", name: "Cy" }),
      person(3, "fourth", "wrong"),
      voice("en", "fourth", { content: "Heard", name: "Di" }),
    ]);
    expect(valueAt(now(people), ["home"])).toEqual([
      { id: "first", company: "A" },
      { id: "second", company: "A" },
      { id: "third", company: "third" },
    ]);
    expect(valueAt(now(catalogueFile("en", "home")), ["voices"])).toEqual({
      ...words.voices,
      second: { content: "Half", name: "[[name]]" },
      third: { content: "Heard", name: "Cy" },
    });
  });

  test("has nothing that would stop its build, and what a draft may have", async () => {
    const now = await previewed([title("en", "wrong"), cta("es", "wrong"), brand("wrong")]);
    expect(valueAt(now(catalogueFile("en", "home")), ["hero", "title"])).toBe("Old");
    expect(valueAt(now(catalogueFile("es", "home")), ["hero", "cta"])).toBe("wrong");
    expect(valueAt(now(settings), ["brand"])).toBe("Northbell");
  });
});
