import { cloneElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { examples } from "./CompetitionBoard.examples.tsx";

const board = examples(await translatorFor("en")).live;
const { words, numbers, competition, floor, traders } = board.props;

/** The markup of the board, with other facts of the competition. */
const boardOf = (facts: Partial<typeof competition> = {}): string =>
  renderToStaticMarkup(cloneElement(board, { competition: { ...competition, ...facts } }));

/** The texts of the chart with their places along the timeline. */
const texts = (html: string) =>
  [...html.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].map(([, attributes = "", text = ""]) => ({
    x: /\bx="([^"]*)"/.exec(attributes)?.[1],
    text: text.replaceAll(/<[^>]*>/g, " "),
  }));

/** The names of days below the timeline, with the columns that each takes. */
const names = (html: string) =>
  [...html.matchAll(/<td colSpan="(\d+)"><span>(.*?)<\/span>/g)].map(([, columns, text]) => ({
    columns: Number(columns),
    text,
  }));

test("HM-01 the board shows every drawdown as a fall, with a broken rule and without", () => {
  const html = boardOf();
  for (const { drawdown } of [...traders, ...floor.followers, floor.disqualified]) {
    expect(numbers.change(-drawdown)).toMatch(/^−/);
    expect(html).toContain(`>${numbers.change(-drawdown)}</td>`);
  }
});

test("HM-01 on the last days the names of curves give way to the edge of the chart", () => {
  const named = texts(boardOf()).filter(({ text }) => text.includes(traders[0]?.name ?? ""));
  expect(named).toHaveLength(1);
  const last = texts(boardOf({ day: competition.days }));
  expect(last.at(-1)).toMatchObject({ x: "100%" });
  expect(last.filter(({ text }) => text.includes(traders[0]?.name ?? ""))).toEqual([]);
});

test.each([
  [1, 14],
  [14, 14],
  [1, 1],
])("HM-01 on day %i of %i each name of a day has room on the timeline", (day, days) => {
  const columns = names(boardOf({ day, days })).map((name) => name.columns);
  expect(columns.reduce((sum, each) => sum + each, 0)).toBe(6 * days);
  expect(Math.min(...columns)).toBeGreaterThanOrEqual(Math.floor((6 * days) / 7));
});

test("HM-01 the greatest return stays in the chart", () => {
  const [best, ...others] = traders;
  if (!best) throw new Error("no traders");
  const leader = { ...best, gain: 0.6, returns: [...best.returns.slice(0, -1), 0.6] };
  const html = renderToStaticMarkup(cloneElement(board, { traders: [leader, ...others] }));
  expect(
    texts(html)
      .slice(0, 4)
      .map(({ text }) => text),
  ).toEqual(["+15%", "+30%", "+45%", "+60%"]);
  for (const [, y] of html.matchAll(/ y="(-?[\d.]+)%"/g)) expect(Number(y)).toBeGreaterThanOrEqual(0);
});

test("HM-01 each prize is a share of the pool, and the line below them follows the last", () => {
  const prizes = [0.6, 0.4] as const;
  const html = renderToStaticMarkup(cloneElement(board, { floor: { ...floor, prizes: [...prizes] } }));
  const shown = prizes.map((share) => numbers.dollars(share * competition.prizePool));
  const expected = [...shown, words.prizesEnd, traders[2]?.name ?? ""].map((text) =>
    html.indexOf(`>${text}<`),
  );
  expect(Math.min(...expected)).toBeGreaterThan(0);
  expect(expected).toEqual(expected.toSorted((one, other) => one - other));
});
