import { describe, expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { checkTypography } from "./typography.ts";

/** What is wrong with a message, each fault with the characters that have it. */
const faultsOf = (language: Language, message: string): string[] =>
  checkTypography(language, { home: { title: message } }).map(({ message }) =>
    message.replace(/, in .*$/, ""),
  );

describe("LN-05 typography", () => {
  test.each<[Language, string]>([
    ["en", "Don’t pay $50,000 for “that”, it’s 45% of 2–4 weeks: +$50M"],
    ["es", "Pague US$ 50,000 por “eso”. Un 8.5% en 2–4 semanas, Regla 4.41"],
    ["ru", "Заплатите 50 000 $ за «это». 8,5\u00a0% за 2–4 недели, 14:32"],
    ["hi", "“इसके” लिए $5 करोड़ दें: 1,00,000+ लोग, 45%"],
    ["zh", "对接MT4和cTrader，1–2周，“报价”$50,000（+45%）"],
    ["ja", "MT4、cTraderと1〜2週間で連携。「見積もり」は$50,000（+45%）"],
    ["ja", "{{brand}}は、<b>{{figure}}</b>の利益"],
  ])("LN-05 %s: %j has no fault but a space at its end", (language, message) => {
    expect(faultsOf(language, message.trim())).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "more...", 'has three full stops, "..."'],
    ["en", 'a "word"', `has a typewriter's quotation mark, "\\""`],
    ["en", "2-4 weeks", 'has a range with another sign, "-"'],
    ["en", "2 – 4 weeks", 'has a range with spaces, " – "'],
    ["en", "2\u20604", 'has an invisible character, "\u2060"'],
    ["en", "45 %", 'has a percent sign after a space, "5 %"'],
    ["en", "50 US$", 'has a currency sign after the figure, "0 US$"'],
    ["en", "8,5%", 'has a fraction with the separator of thousands, "8,5"'],
    ["en", "50.000 traders", 'has a thousand with the decimal separator, "50.000"'],
    ["es", "50 US$", 'has a currency sign after the figure, "0 US$"'],
    ["es", "45 %", 'has a percent sign after a space, "5 %"'],
    ["es", "50.000 traders", 'has a thousand with the decimal separator, "50.000"'],
    ["ru", "+$50", 'has a currency sign before the figure, "$5"'],
    ["ru", "45%", 'has a percent sign without a no-break space, "5%"'],
    ["es", "“Eso.”", 'has a full stop before the closing quotation mark, "."'],
    ["ru", "”это»", 'has a quotation mark of another language, "”"'],
    ["zh", "对接,周", 'has half-width punctuation, ","'],
    ["zh", "对接 MT4", 'has a space beside a character that takes none, " "'],
    ["ja", "９日", 'has a full-width figure or sign, "９"'],
  ])("LN-05 %s: %j %s", (language, message, fault) => {
    expect(faultsOf(language, message)).toContain(fault);
  });
});
