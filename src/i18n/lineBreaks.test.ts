import { expect, test } from "vitest";
import { withLineBreaks } from "./lineBreaks.ts";
import { english } from "./messages/english.ts";
import { messages } from "./messages/format.ts";
import { noBreakMark, wordJoiner } from "./messages/noBreak.ts";

/** Marks and no-break spaces as visible characters. */
const shown = (text: string) => text.replaceAll("\u200b", "|").replaceAll("\u00a0", "_");

const wordsIn = (run: string): string[] => withLineBreaks(run, "zh").split("\u200b");

test("no word of a Chinese text has one character or begins with a particle", () => {
  const run = "从模拟领奖台到实盘账户";
  const words = wordsIn(run);
  expect(words.join("")).toBe(run);
  for (const word of words) expect(word.length).toBeGreaterThan(1);
  expect(wordsIn("准备好扩大交易业务了吗").at(-1)).toBe("业务了吗");
});

test.each([
  ["风险大", ["风险大"]],
  ["我的账户", ["我的", "账户"]],
  ["的交易者", ["的交易者"]],
  ["到实盘账户", ["到实盘", "账户"]],
  ["自营公司的模拟赛", ["自营公司的", "模拟赛"]],
])("%s is split into %j", (run, words) => {
  expect(wordsIn(run)).toEqual(words);
});

test("Japanese is split into phrases, and a word that the parser takes apart stays whole", () => {
  expect(shown(withLineBreaks("役員会で聞かれる数字", "ja"))).toBe("役員会で|聞かれる|数字");
  expect(shown(withLineBreaks("グロース部門が最初に聞くこと", "ja"))).toBe("グロース部門が|最初に|聞くこと");
});

test.each([
  ["zh", "我能逐个\u2060客户说清", "我能|逐个\u2060客户|说清"],
  ["ja", "役員会で\u2060聞かれる数字", "役員会で\u2060聞かれる|数字"],
  ["en", "In a 2–\u20604 week run", "In a_2–\u20604 week run"],
] as const)("in %s, no line of %j ends at a word joiner", (language, text, kept) => {
  expect(shown(withLineBreaks(text, language))).toBe(kept);
});

test.each(["zh", "ja"] as const)(
  "each no-break mark of the %s messages prevents a line break",
  async (language) => {
    const ends = (message: string) => withLineBreaks(message, language).split("\u200b").length;
    for (const namespace of Object.keys(english)) {
      const { default: catalogue } = await import(`../../catalogues/${language}/${namespace}.json`);
      for (const [key, message] of messages(catalogue)) {
        const noBreakMarks = message.split(noBreakMark).length - 1;
        const prevented =
          ends(message.replaceAll(noBreakMark, "")) - ends(message.replaceAll(noBreakMark, wordJoiner));
        expect(prevented, `${namespace}:${key}`).toBe(noBreakMarks);
      }
    }
  },
);

test.each([
  ["en", "A rule, the rules and a bell", "A_rule, the_rules and a_bell"],
  ["pt", "É o fim da planilha", "É o_fim da_planilha"],
  ["ru", "Не вы — и не они же, Ко мне", "Не_вы_— и_не_они_же, Ко_мне"],
  ["ru", "Вы среди них за их счёт, IB в IB-доме ли он", "Вы_среди них за_их_счёт, IB_в_IB-доме_ли он"],
  ["hi", "वे आँकड़े, जो आपके पास और सबके लिए हैं", "वे_आँकड़े, जो_आपके_पास और_सबके_लिए_हैं"],
] as const)("in %s, %j keeps words together as %j", (language, text, kept) => {
  expect(shown(withLineBreaks(text, language))).toBe(kept);
});

test("the parts between tags are set one by one, and tags are left as they are", () => {
  expect(shown(withLineBreaks("役員会で<number>聞かれる数字</number>", "ja"))).toBe(
    "役員会で<number>聞かれる|数字</number>",
  );
});
