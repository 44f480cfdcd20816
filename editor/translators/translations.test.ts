import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import js2xliff from "xliff/jsToXliff12";
import xliff2js from "xliff/xliff12ToJs";
import { languageCodes, languages } from "../../src/i18n/languages.ts";
import { checkCatalogues } from "../../src/i18n/lint/check.ts";
import { type Catalogue, catalogueFile } from "../../src/i18n/messages/format.ts";
import { confirmTranslation, edited, type State, set, stateOf } from "../app/state.ts";
import { placeName } from "../app/titles.ts";
import { type Group, valueAt } from "../publishing/changes.ts";
import { type PendingChanges, pendingFile } from "../publishing/pending.ts";
import { type Check, saveChanges } from "../publishing/save.ts";
import { inSite, write } from "../publishing/testing.ts";
import { exportXliff, importXliff } from "./translations.ts";
import { mostCharacters, unitsOf, waiting } from "./units.ts";

// A page in all languages, and what a translator makes of its file.

const settings = "site.config.json";
const nothing: PendingChanges = { changes: [], confirmed: {}, later: [] };
const words = {
  meta: { title: "Firms" },
  hero: { title: "Old", cta: "<more>Ask {{brand}}</more> or {{brand}}", steps: ["One", "Two"] },
  traders_one: "{{count}} trader",
  traders_other: "{{count}} traders",
};
const forms = (language: string) =>
  Object.fromEntries(
    new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.map((form) => [`traders_${form}`, `{{count}} ${language}`]),
  );
const files: Group = Object.fromEntries(
  languageCodes.map((code) => [
    catalogueFile(code, "home"),
    code === "en" ? words : { meta: words.meta, hero: words.hero, ...forms(code) },
  ]),
);

inSite(() => {
  for (const [file, value] of Object.entries(files)) write(file, value);
  write("docs/translating/ja.terms.json", {
    account: { use: ["口座"] },
    "demo account": { use: ["デモ口座", "デモ"] },
  });
  write(settings, { languages: ["en", "ja"] });
  write(pendingFile, nothing);
});

/** The check of the build of messages. */
const check: Check = async (values) => {
  const catalogue = (language: string) => ({ home: values[catalogueFile(language, "home")] as Catalogue });
  const of = (language: (typeof languageCodes)[number]) => ({ language, catalogue: catalogue(language) });
  const diagnostics = languageCodes.flatMap((code) =>
    checkCatalogues({ english: catalogue("en"), ...of(code) }),
  );
  return { diagnostics, schemas: {} };
};

const start = (own: Group = {}): State =>
  stateOf({
    files: { ...files, [settings]: { languages: ["en", "ja"] }, ...own },
    pending: nothing,
    languages,
    ...{ shown: {}, diagnostics: [], schemas: {}, routes: [], variables: {} },
  });

const english = (path: string, text: string) => set([catalogueFile("en", "home"), ...path.split(".")], text);
const japanese = (state: State, ...path: string[]) =>
  valueAt(state.values, [catalogueFile("ja", "home"), ...path]);

/** What a tool of translators reads in a file. */
const read = async (text: string) => (await xliff2js(text)).resources.catalogues;
const unitIn = async (text: string, id: string) => ({ ...(await read(text))[id] });

/** The file with other translations, as such a tool writes it: without states. */
async function translated(text: string, targets: Readonly<Record<string, string>>): Promise<string> {
  const js = await xliff2js(text);
  for (const [id, target] of Object.entries(targets))
    js.resources.catalogues[id] = { ...js.resources.catalogues[id], target };
  // Its indentation would be within texts.
  return js2xliff(js, { indent: "" });
}

describe("a file for a translator", () => {
  test("has what waits, or everything, and says so where nothing waits", async () => {
    const state = edited(start(), english("hero.title", "New"), english("hero.steps.1", "Second"));
    expect(Object.keys(await read(exportXliff(state, "ja")))).toEqual([
      "home:hero.title",
      "home:hero.steps.1",
    ]);
    expect(Object.keys(await read(exportXliff(state, "ja", true)))).toEqual([
      "home:meta.title",
      "home:hero.title",
      "home:hero.cta",
      "home:hero.steps.0",
      "home:hero.steps.1",
      "home:traders_other",
    ]);
    const held = edited(
      state,
      confirmTranslation("ja", "home:hero.title"),
      confirmTranslation("ja", "home:hero.steps"),
    );
    expect(waiting(unitsOf(held, "ja"))).toEqual([]);
    expect(() => exportXliff(held, "ja")).toThrow("Nothing waits");
    expect(() => exportXliff(state, "en")).toThrow('"en" is none of the languages');
  });

  test("leaves out items of a list that the language has shorter on purpose", () => {
    const file = catalogueFile("ja", "home");
    const hero = { ...words.hero, steps: ["一"] };
    const ids = unitsOf(start({ [file]: { ...Object(files[file]), hero } }), "ja").map(({ id }) => id);
    expect(ids.filter((id) => id.includes("steps"))).toEqual(["home:hero.steps.0"]);
  });

  test("is read by another library, with source, translation, state and notes", async () => {
    const state = edited(
      start(),
      english("hero.title", "A demo account"),
      set([catalogueFile("ja", "home"), "meta"], {}),
    );
    const text = exportXliff(state, "ja");
    expect(text).toContain('<target state="needs-translation">Old</target>');
    const js = await xliff2js(text);
    expect([js.sourceLanguage, js.targetLanguage]).toEqual(["en", "ja"]);
    const { note, ...title } = await unitIn(text, "home:hero.title");
    expect(title).toMatchObject({ source: "A demo account", target: "Old" });
    expect(note).toEqual([
      `Where: ${placeName(catalogueFile("en", "home"), ["hero", "title"])}`,
      "Terms (beginnings of words): demo account: デモ口座, デモ",
      expect.stringMatching(/^Length: in English, a headline may have \d+ characters$/),
    ]);
    const missing = await unitIn(text, "home:meta.title");
    expect(missing.target).toBeUndefined();
    expect(missing.note).toContainEqual(
      expect.stringMatching(/^Length: search results have room for some \d+ /),
    );
  });

  test("has placeholders and tags as codes, with one id each in both languages", async () => {
    const { source, target, note } = await unitIn(exportXliff(start(), "ja", true), "home:hero.cta");
    expect(source).toEqual([
      { SpanStart: { id: "more-1", contents: "<more>" } },
      "Ask ",
      { Span: { id: "{{brand}}-1", contents: "{{brand}}" } },
      { SpanEnd: { id: "more-1", contents: "</more>" } },
      " or ",
      { Span: { id: "{{brand}}-2", contents: "{{brand}}" } },
    ]);
    expect(target).toEqual(source);
    expect(note).toContain("Keep <more> {{brand}}");
  });

  test("has a unit for each plural form of the language", async () => {
    const text = exportXliff(start(), "ru", true);
    const keys = Object.keys(await read(text)).filter((key) => key.includes("traders"));
    expect(keys.toSorted()).toEqual(["few", "many", "one", "other"].map((form) => `home:traders_${form}`));
    const noteOf = async (form: string) => (await unitIn(text, `home:traders_${form}`)).note;
    expect(await noteOf("few")).toContain('Plural form "few", for numbers such as 2, 3, 4, 22');
    expect(await noteOf("other")).toContain('Plural form "other", for numbers such as 1.5');
  });
});

describe("what comes back", () => {
  test("LN-05 is taken as one change to undo, and saved with the English that waited for it", async () => {
    const state = edited(
      start(),
      english("hero.title", "New"),
      english("hero.cta", "<more>Call {{brand}}</more>"),
    );
    const file = await translated(exportXliff(state, "ja"), {
      "home:hero.title": "新",
      "home:hero.cta": "<more>{{brand}}へ</more>",
    });
    const imported = await importXliff(state, file, { language: "ja", check });
    expect(imported).toMatchObject({ language: "ja", taken: 2, refused: [] });
    expect(imported.state.past).toHaveLength(2);
    await saveChanges(imported.state, nothing, check);
    const saved = (code: string) => JSON.parse(readFileSync(catalogueFile(code, "home"), "utf8")).hero;
    expect([saved("en").title, saved("ja").title, saved("ja").cta]).toEqual([
      "New",
      "新",
      "<more>{{brand}}へ</more>",
    ]);
  });

  test("may say that a translation is still right", async () => {
    const state = edited(start(), english("hero.title", "New"));
    const file = exportXliff(state, "ja").replace("needs-translation", "final");
    const imported = await importXliff(state, file, { check });
    expect([imported.taken, imported.state.confirmed]).toEqual([1, { ja: ["home:hero.title"] }]);
  });

  test("makes the list that a language lacks", async () => {
    const { steps: _, ...hero } = words.hero;
    const file = catalogueFile("ja", "home");
    const state = start({ [file]: { ...words, hero } });
    const text = await translated(exportXliff(state, "ja"), { "home:hero.steps.1": "二" });
    const { taken, refused, state: next } = await importXliff(state, text, { check });
    expect([taken, japanese(next, "hero", "steps")]).toEqual([1, ["", "二"]]);
    expect(refused.map(({ id }) => id)).toContain("home:hero.steps.0");
  });

  test("is listed where a new language has no file for it yet", async () => {
    const { content } = start();
    const { [catalogueFile("ja", "home")]: _, ...others } = content.files;
    const state = stateOf({ ...content, files: others });
    const text = await translated(exportXliff(state, "ja"), { "home:hero.title": "新" });
    const { taken, refused } = await importXliff(state, text, { check });
    expect([taken, refused.find(({ text }) => text === "新")?.why]).toEqual([
      0,
      `has no file yet: write {} into ${catalogueFile("ja", "home")}, and import it again`,
    ]);
  });

  test.each([
    ["is not translated", { "home:hero.title": "" }, /^is not translated yet$/],
    ["is as it was", {}, /^is as it was, although its English has changed/],
    ["is no message", { "home:hero.nothing": "無" }, /^is no message of the site$/],
    [
      "is a plural form of another language",
      { "home:traders_few": "{{count}}" },
      /^is a plural form that the language does not have$/,
    ],
    ["lacks a placeholder", { "home:hero.cta": "<more>聞く</more>" }, /^lacks \{\{brand\}\}; keep it/],
    [
      "has markup that is broken",
      { "home:hero.cta": "<more>{{brand}}" },
      /^is malformed: <more> is not closed/,
    ],
  ])("is listed with its text where it %s", async (_, targets, why) => {
    const state = edited(start(), english("hero.title", "New"));
    const file = await translated(exportXliff(state, "ja", true), targets);
    const { refused } = await importXliff(state, file, { check });
    const [[id, text] = ["home:hero.title", "Old"]] = Object.entries<string>(targets);
    expect(refused).toContainEqual(expect.objectContaining({ id, text, why: expect.stringMatching(why) }));
  });

  test("is listed where English has changed since", async () => {
    const before = edited(start(), english("hero.title", "New"));
    const file = await translated(exportXliff(before, "ja"), { "home:hero.title": "新" });
    const after = edited(before, english("hero.title", "Newer"));
    const { taken, refused, state } = await importXliff(after, file, { check });
    expect([taken, japanese(state, "hero", "title")]).toEqual([0, "Old"]);
    expect(refused).toMatchObject([
      { text: "新", why: 'is a translation of "New", and by now English has "Newer"' },
    ]);
  });

  const whole = exportXliff(start(), "ja", true);
  const entity = (value: string) => whole.replace("<xliff", `<!DOCTYPE xliff [<!ENTITY a ${value}>]><xliff`);
  test.each([
    ["of another language", whole.replaceAll('"ja"', '"es-MX"'), "The file is for Español"],
    ["of no language of the site", whole.replaceAll('"ja"', '"de"'), '"de" is none of the languages'],
    ["without a language", whole.replaceAll('target-language="ja"', ""), "The file names no language"],
    ["that is no XML", "Hello", "The file is no XLIFF 1.2:"],
    ["with an error in its XML", whole.replace("Firms", "&nbsp;"), "The file is no XLIFF 1.2:"],
    ["that is cut off", whole.slice(0, -20), "The file is no XLIFF 1.2:"],
    ["that is no XLIFF", "<html/>", "The file is no XLIFF 1.2:"],
    ["of XLIFF 2", '<xliff version="2.0"/>', "The file is no XLIFF 1.2: have it exported again as XLIFF 1.2"],
    ["with a file of this computer in an entity", entity('SYSTEM "file:///etc/passwd"'), "<!DOCTYPE>"],
    ["with entities that grow", entity('"aaaa"> <!ENTITY b "&a;&a;&a;"'), "<!DOCTYPE>"],
    ["that is too large", whole + " ".repeat(mostCharacters), "The file has more than 5 MB"],
  ])("is refused as a file %s", async (_, text, message) => {
    await expect(importXliff(start(), text, { language: "ja", check })).rejects.toThrow(message);
  });

  test("may name a variant of the language, and have been changed by tools", async () => {
    const state = edited(start(), english("hero.title", "New"), english("meta.title", "Firm"));
    const suggestion = "<alt-trans><target>古</target></alt-trans>";
    const segment = (text: string) => `<mrk mid="0" mtype="seg">${text}</mrk>`;
    const file = exportXliff(state, "ja")
      .replaceAll('"ja"', '"ja-JP"')
      .replace(
        />Old<\/target>/,
        `>\n${segment("新")}\n</target><seg-source>${segment("New")}</seg-source>${suggestion}`,
      )
      .replace(/<target[^>]*>Firms<\/target>/, suggestion);
    const { state: next, refused } = await importXliff(state, `\ufeff${file}`, { language: "ja", check });
    expect(japanese(next, "hero", "title")).toBe("新");
    expect(refused).toMatchObject([{ id: "home:meta.title", why: "is not translated yet" }]);
  });
});
