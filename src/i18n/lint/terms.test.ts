import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cases } from "../../content/cases.ts";
import type { Language } from "../languages.ts";
import type { Catalogue } from "../messages/format.ts";
import { checkTerms, readTerms, type Terms } from "./terms.ts";

const glossary: Terms = {
  "prop firm": { use: ["проп-фирм"], avoid: ["проп-компани", "пропфирм"], except: [] },
  "live account": { use: ["реальный счёт"], avoid: [], except: [] },
  account: { use: ["счёт", "счет"], avoid: [], except: [] },
  "demo account": { use: ["демо"], avoid: [], except: [] },
};

/** Checks messages, given in English and translated, by their keys. */
const warningsOf = (english: Catalogue, own: Catalogue, terms: Terms = glossary, language: Language = "ru") =>
  checkTerms({ language, english: { home: english }, catalogues: { home: own }, terms });

/** Checks one message. */
const check = (english: string, own: string, terms: Terms = glossary, language: Language = "ru") =>
  warningsOf({ cta: english }, { cta: own }, terms, language).map(
    ({ message }) => message.split(/ of "|: "/)[0],
  );

describe("LN-05 terms", () => {
  test.each([
    ["Open a prop firm", "Откройте проп-фирму"],
    ["Accounts", "Счёт\u00a0№ 1, счета"],
    ["Profirm, prop firmly", "Ни то ни другое"],
    ["A live account", "Реальный\u00a0счёт, реальный\u202fсчёт"],
  ])("LN-05 %j may be %j", (english, own) => expect(check(english, own)).toEqual([]));

  test.each([
    ["Open a prop firm", "Откройте фирму", ['translates "prop firm"']],
    ["Open a demo account and an account", "Откройте демо", ['translates "account"']],
    ["A prop firm", "Пропфирма", ['translates "prop firm"', 'has the rejected "пропфирм"']],
  ])("LN-05 %j may not be %j", (english, own, expected) => expect(check(english, own)).toEqual(expected));

  test("LN-05 a stem begins a word, where the script has words", () => {
    const terms = (stem: string): Terms => ({ firm: { use: ["x"], avoid: [stem], except: [] } });
    expect(check("a", "confirmar", terms("firma"), "es")).toEqual([]);
    expect(check("a", "La Firma", terms("firma"), "es")).toEqual(['has the rejected "firma"']);
    expect(check("a", "AI挑战", terms("挑战"), "zh")).toEqual(['has the rejected "挑战"']);
    expect(check("a", "我们的挑战赛", terms("挑战"), "zh")).toEqual(['has the rejected "挑战"']);
  });

  test("LN-05 what to write in place of a rejected translation is named itself", () => {
    const terms: Terms = {
      competition: { use: ["大赛", "实盘赛", "模拟赛"], avoid: ["锦标赛"], except: [] },
    };
    const [{ fix } = { fix: "" }] = warningsOf({ cta: "Cup" }, { cta: "锦标赛" }, terms, "zh");
    expect(fix).toBe("use 大赛, 实盘赛 or 模拟赛");
  });

  test("LN-05 a company's name has no terms in it", () => {
    const [{ company } = { company: "" }] = Object.values(cases);
    const term = company.toLowerCase().split(" ").at(-1) ?? "";
    const terms: Terms = { [term]: { use: ["академи"], avoid: [], except: [] } };
    expect(check(company, company, terms)).toEqual([]);
    expect(check(`The ${term}, ${company}`, `Школа, ${company}`, terms)).toHaveLength(1);
  });

  test("LN-05 an exception is only for its message, and only where it is needed", () => {
    const english = { name: "The Prop Firm", cta: "Prop firm", hero: "Hero", kept: "Prop firm" };
    const own = { name: "The Prop Firm", cta: "Фирма", kept: "Проп-фирма" };
    const firm = { use: ["проп-фирм"], avoid: [], except: ["home:name", "home:hero", "home:kept"] };
    const warnings = warningsOf(english, own, { "prop firm": firm });
    expect(warnings.map(({ file, path, message, fix }) => [file, path.join("."), message, fix])).toEqual([
      [
        "catalogues/ru/home.json",
        "cta",
        'translates "prop firm" of "Prop firm" otherwise: "Фирма"',
        "use проп-фирм",
      ],
      ...["home:hero", "home:kept"].map((message) => [
        "docs/translating/ru.terms.json",
        "prop firm",
        `excepts ${message}, which needs no exception`,
        "remove it",
      ]),
    ]);
  });

  test("LN-05 a plural form that English lacks is held against its other form", () => {
    const english = { firms_one: "One firm", firms_other: "{{count}} prop firms" };
    const warnings = warningsOf(english, { firms_few: "{{count}} фирмы" });
    expect(warnings.map(({ path }) => path)).toContainEqual(["firms_few"]);
  });
});

describe("LN-05 a glossary's file", () => {
  async function read(content?: string) {
    const root = await mkdtemp(join(tmpdir(), "terms-"));
    onTestFinished(() => rm(root, { recursive: true }));
    await mkdir(join(root, "docs/translating"), { recursive: true });
    if (content !== undefined) await writeFile(join(root, "docs/translating/ru.terms.json"), content);
    return readTerms(root, "ru");
  }

  test("LN-05 is read with nothing avoided and nothing excepted by default", async () => {
    expect(await read('{ "prop firm": { "use": ["проп-фирм"] } }')).toEqual({
      "prop firm": { use: ["проп-фирм"], avoid: [], except: [] },
    });
  });

  test.each(["{", '{ "a": { "use": ["b"], "except": ["cta"] } }', '{ "a": { "use": [] } }'])(
    "LN-05 %s is no glossary",
    (content) => expect(read(content)).rejects.toThrow(/^docs\/translating\/ru\.terms\.json:1: /),
  );
});
