import { describe, expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { languages } from "../languages.ts";
import { inWords } from "./check.ts";
import { checkScripts, foreignWords, mixedWords, scriptShare } from "./scripts.ts";

const row = (code: Language) => languages.find((each) => each.code === code) ?? expect.fail(code);

describe("LN-05 words in a wrong script", () => {
  test.each<[Language, string, string[]]>([
    ["en", "Ring the bell with Mira Novak", []],
    ["es", "Reto и panel", ["и"]],
    ["ru", "Проп-фирма за 14 дней", []],
    ["hi", "अपना payout लें", ["payout"]],
    ["zh", "使用dashboard面板", ["dashboard"]],
    ["zh", "チーム和ー面板", ["チーム", "ー"]],
    ["ja", "안녕です", ["안녕"]],
  ])("LN-05 %s %j has %j", (language, message, expected) => {
    expect(foreignWords(message, row(language))).toEqual(expected);
  });

  test.each<[Language, string]>([
    ["ru", "{{brand}} и <link>MetaTrader 5</link>: IB, KYC, +$50M и 500K+"],
    ["zh", "对接MT4和cTrader的API"],
    ["hi", "support@northbell.example.com या https://www.northbell.example.com/for-brokers?lng=hi#top"],
  ])("LN-05 %s %j: names, placeholders, tags and addresses are no words", (language, message) => {
    expect(foreignWords(message, row(language))).toEqual([]);
  });
});

test.each([
  ["Cоmpetition", ["Cоmpetition"]],
  ["проп-фиpма", ["фиpма"]],
  ["αlpha", ["αlpha"]],
  ["IB-партнёр, MT4 и ещё", []],
  ["+ – !", []],
])("LN-05 %j mixes look-alike letters in %j", (message, expected) => {
  expect(mixedWords(message)).toEqual(expected);
});

test("LN-05 the check names language, file, key and word", () => {
  const catalogues = { home: { hero: { title: "Открoйте payout" }, cta: "Демо" } };
  expect(checkScripts(row("ru"), catalogues).map(inWords)).toEqual([
    'ru/home.json hero.title has "Открoйте", which mixes scripts that look alike; type it again in one script',
    'ru/home.json hero.title has "payout", which is not in the language\'s script; translate it, or list it with a reason in src/languages/checking/names.json',
  ]);
});

test("LN-05 a message that is not translated is one problem, with its first words", () => {
  const catalogues = { home: { title: "Откройте payout with a desk", cta: "Payout и desk" } };
  expect(checkScripts(row("ru"), catalogues).map(({ key, what }) => [key, what])).toEqual([
    ["title", 'has "payout", "with", "a" and 1 more, which are not in the language\'s script'],
    ["cta", 'has "Payout", "desk", which are not in the language\'s script'],
  ]);
});

test("LN-05 the share of a script leaves names and figures out", () => {
  expect(scriptShare("Демо MT5 за 14 дней", row("ru"))).toBe(1);
  expect(scriptShare("Демо demo", row("ru"))).toBe(0.5);
  expect(scriptShare("チーム team", row("ja"))).toBeCloseTo(3 / 7);
  expect(scriptShare("+$50M, 24/7", row("hi"))).toBe(1);
});
