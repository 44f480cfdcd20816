import { expect, test } from "vitest";
import { markWords, wordsIn } from "./chineseWords.ts";

const shown = (html: string) => html.replaceAll("\u200b", "|");

test("no word of a Chinese text has one character or begins with a particle", () => {
  const run = "从模拟领奖台到实盘账户";
  const words = wordsIn(run);
  expect(words.join("")).toBe(run);
  for (const word of words) expect(word.length).toBeGreaterThan(1);
  expect(wordsIn("准备好扩大交易业务了吗").at(-1)).toBe("业务了吗");
  expect(wordsIn("电子表格")).not.toContain("格");
});

test.each([
  ["风险大", ["风险大"]],
  ["买了吗", ["买了吗"]],
  ["我的账户", ["我的", "账户"]],
  ["的交易者", ["的交易者"]],
  ["我们的", ["我们的"]],
  ["人", ["人"]],
])("%s is split into %j", (run, words) => {
  expect(wordsIn(run)).toEqual(words);
});

test("only in headings, questions and quotations are words marked", () => {
  expect(shown(markWords("<h2 id=a>风险<b>删除账户</b></h2><p>删除账户</p>"))).toBe(
    "<h2 id=a>风险<b>删除|账户</b></h2><p>删除账户</p>",
  );
  const link = '<a title="删除账户">';
  expect(shown(markWords(`<h2>${link}删除账户</a></h2>`))).toBe(`<h2>${link}删除|账户</a></h2>`);
  expect(shown(markWords("<summary>服务条款</summary><blockquote>服务条款</blockquote>"))).toBe(
    "<summary>服务|条款</summary><blockquote>服务|条款</blockquote>",
  );
});
