import { expect, test } from "vitest";
import { formatDiagnostic } from "../../diagnostics.ts";
import type { Language } from "../languages.ts";
import { languages } from "../languages.ts";
import { checkScripts } from "./scripts.ts";

const row = (code: Language) => languages.find((each) => each.code === code) ?? expect.fail(code);

/** The words that a diagnostic quotes. */
const quoted = (language: Language, message: string): string[] =>
  checkScripts(row(language), { home: { title: message } }).flatMap(
    ({ message }) => message.match(/(?<=")[^", ]+(?=")/g) ?? [],
  );

test.each<[Language, string, string[]]>([
  ["es", "Reto и panel", ["и"]],
  ["hi", "अपना payout लें", ["payout"]],
  ["zh", "チーム和ー面板dashboard", ["チーム", "ー", "dashboard"]],
  ["ja", "안녕です", ["안녕"]],
  ["en", "Cоmpetition, αlpha", ["Cоmpetition", "αlpha"]],
  ["ru", "проп-фиpма, IB-партнёр, MT4 и ещё", ["фиpма"]],
  ["ru", "{{brand}} и <link>MetaTrader 5</link>: IB, KYC, +$50M и 500K+", []],
  ["hi", "support@northbell.example.com या https://www.northbell.example.com/for-brokers?lng=hi#top", []],
])("LN-05 %s %j has %j in a wrong script, or of two scripts", (language, message, words) => {
  expect(quoted(language, message)).toEqual(words);
});

test("LN-05 the check names file, key and word", () => {
  const catalogues = { home: { hero: { title: "Открoйте payout" }, cta: "Демо" } };
  expect(checkScripts(row("ru"), catalogues).map(formatDiagnostic)).toEqual([
    'catalogues/ru/home.json: hero.title: has "Открoйте", which mixes scripts that look alike; type it again in one script',
    'catalogues/ru/home.json: hero.title: has "payout", which is not in the language\'s script; translate it, or list it with a reason in src/i18n/lint/names.json',
  ]);
});

test("LN-05 a message that is not translated is one warning, with its first words", () => {
  const catalogues = { home: { title: "Откройте payout with a desk", cta: "Payout и desk" } };
  expect(checkScripts(row("ru"), catalogues).map(({ path, message }) => [path.join("."), message])).toEqual([
    ["title", 'has "payout", "with", "a" and 1 more, which are not in the language\'s script'],
    ["cta", 'has "Payout", "desk", which are not in the language\'s script'],
  ]);
});
