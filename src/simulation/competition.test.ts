import fc from "fast-check";
import { expect, test } from "vitest";
import { type Competition, standingsAt, stateAt, type Trader } from "./competition.ts";
import { eventsUntil } from "./rankEvents.ts";

const day = 86_400;

const trader = (id: string, returns: number[], opened: number, closed: number): Trader => ({
  id,
  name: id,
  account: "",
  seed: 1,
  returns,
  trades: returns.length - 1,
  lastPosition: { opened: opened * day, closed: closed * day },
  drawdown: 0.2,
});

/**
 * Three traders, so few of whose trades are recorded that nothing is left to chance: A and B close one, C two, of which
 * the first is at the recorded moment in the middle and the second ends beyond the limit.
 */
const small: Competition = {
  traders: [
    trader("A", [0, 0.1], 0, 1),
    trader("B", [0, 0.2], 1, 3.5),
    trader("C", [0, 0.3, 0.1], 2.5, 3.75),
  ],
  prizes: [500, 300],
  drawdownLimit: 0.1,
  days: 6,
  recorded: 4 * day,
  closes: 5.5 * day,
};

test.each([
  // moment, then who with which return, prize and places won since the morning
  [0, ["A 0 500 0", "B 0 300 0", "C 0 0 0"]],
  [0.99, ["A 0 500 0", "B 0 300 0", "C 0 0 0"]],
  [1, ["A 0.1 500 0", "B 0 300 0", "C 0 0 0"]],
  [2, ["C 0.3 500 0", "A 0.1 300 0", "B 0 0 0"]],
  [3.5, ["C 0.3 500 0", "B 0.2 300 1", "A 0.1 0 -1"]],
  [3.75, ["B 0.2 500 1", "A 0.1 300 -1", "C 0.1 0 0 out"]],
])("HM-01 the standings %d days after the opening, worked out by hand", (days, rows) => {
  expect(
    standingsAt(small, days * day).map(({ id, gain, prize, moved, disqualified }) =>
      [id, gain, prize, moved, disqualified === undefined ? "" : "out"].join(" ").trim(),
    ),
  ).toEqual(rows);
});

test("HM-01 the changes of rank, newest first, worked out by hand", () => {
  expect(
    eventsUntil(small, 4 * day).map(
      ({ kind, moment, id, from, to }) => `${moment / day} ${id} ${from} ${to} ${kind}`,
    ),
  ).toEqual(["3.75 C 1 3 disqualification", "3.5 B 3 2 overtaking", "2 C 3 1 overtaking"]);
});

const between = (least: number, most: number) =>
  fc.integer({ min: 1000 * least, max: 1000 * most }).map((thousandths) => thousandths / 1000 + 0);
const competitions = fc
  .record({
    days: fc.integer({ min: 2, max: 20 }),
    recorded: between(0.3, 0.95),
    limit: between(0.01, 0.3),
    traders: fc.array(
      fc.record({
        seed: fc.integer(),
        returns: fc.array(between(-0.5, 0.5), { minLength: 1, maxLength: 10 }),
        trades: fc.integer({ min: 1, max: 40 }),
        drawdown: between(0, 1),
        opened: between(0.01, 0.99),
        closed: between(0.01, 1),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ days, limit, traders, ...rest }): Competition => {
    const closes = (days - 0.25) * day;
    const recorded = rest.recorded * closes;
    return {
      days,
      closes,
      recorded,
      drawdownLimit: limit,
      prizes: [100, 10],
      traders: traders.map(({ opened, closed, returns, ...trader }, index) => ({
        ...trader,
        id: `${index}`,
        name: `${index}`,
        account: "",
        returns: [0, ...returns],
        lastPosition: { opened: opened * closed * recorded, closed: closed * recorded },
      })),
    };
  });

/** Two moments, the earlier one first; some are before the opening or after the closing. */
const span = fc
  .tuple(between(-0.2, 1.2), between(-0.2, 1.2))
  .map((pair) => pair.toSorted((one, other) => one - other) as [number, number]);

const whenever = (
  property: (competition: Competition, earlier: number, later: number) => void,
  numRuns = 200,
) =>
  fc.assert(
    fc.property(competitions, span, (competition, [earlier, later]) =>
      property(competition, earlier * competition.closes, later * competition.closes),
    ),
    { numRuns },
  );

test("HM-01 at any moment the ranks are those of the list in another order, what some win others lose, and the disqualified are last", () => {
  whenever((competition, moment) => {
    const standings = standingsAt(competition, moment);
    expect(standings.map(({ rank }) => rank)).toEqual(competition.traders.map((_, place) => place + 1));
    expect(standings.map(({ id }) => id).toSorted()).toEqual(competition.traders.map(({ id }) => id));
    const outs = standings.map(({ disqualified }) => disqualified !== undefined);
    expect(outs).toEqual(outs.toSorted((one, other) => Number(one) - Number(other)));
    const moves = standings.map(({ moved }) => moved);
    expect(moves.reduce((sum, moved) => sum + moved, 0)).toBe(0);
    if (moment < day) expect(moves.every((moved) => moved === 0)).toBe(true);
  });
});

test("HM-01 trades and drawdowns never decrease, and an account that is disqualified never changes", () => {
  whenever((competition, earlier, later) => {
    const then = standingsAt(competition, earlier);
    for (const { id, gain, drawdown, trades, disqualified } of standingsAt(competition, later)) {
      const before = then.find((each) => each.id === id);
      expect(trades).toBeGreaterThanOrEqual(before?.trades ?? 0);
      expect(drawdown).toBeGreaterThanOrEqual(before?.drawdown ?? 0);
      if (before?.disqualified !== undefined)
        expect({ gain, drawdown, trades, disqualified }).toEqual({
          gain: before.gain,
          drawdown: before.drawdown,
          trades: before.trades,
          disqualified: before.disqualified,
        });
    }
  });
});

test("HM-01 all begin with nothing, and have what is recorded at the recorded moment unless they are disqualified", () => {
  whenever((competition) => {
    for (const { gain, drawdown, trades } of standingsAt(competition, 0))
      expect([gain, drawdown, trades]).toEqual([0, 0, 0]);
    for (const { id, gain, trades, disqualified } of standingsAt(competition, competition.recorded)) {
      const recorded = competition.traders.find((each) => each.id === id);
      if (disqualified === undefined)
        expect({ gain, trades }).toEqual({ gain: recorded?.returns.at(-1), trades: recorded?.trades });
    }
  });
});

test("HM-01 the changes of rank lead from the list of traders to the ranks", () => {
  whenever((competition, _, moment) => {
    const order = competition.traders.map(({ id }) => id);
    for (const { id, from, to } of eventsUntil(competition, moment).toReversed()) {
      expect(order.splice(from - 1, 1)).toEqual([id]);
      order.splice(to - 1, 0, id);
    }
    expect(order).toEqual(standingsAt(competition, moment).map(({ id }) => id));
  });
});

test("HM-01 the same competition has the same course, and no moment is without a state", () => {
  whenever((competition, earlier, later) => {
    const state = stateAt(competition, later);
    stateAt(competition, earlier);
    expect(stateAt(structuredClone(competition), later)).toEqual(state);
    expect(state.left).toBeGreaterThanOrEqual(0);
    for (const { points } of state.standings)
      expect(points.flatMap(Object.values).every(Number.isFinite)).toBe(true);
  }, 100);
});

test("HM-01 the line of a trader ends with the return on the leaderboard, at any moment", () => {
  whenever((competition, moment) => {
    for (const { gain, points } of standingsAt(competition, moment)) expect(points.at(-1)?.gain).toBe(gain);
  });
  const last = standingsAt(small, 2 * day).find(({ id }) => id === "C");
  expect(last?.points.at(-1)).toEqual({ moment: 2 * day, gain: 0.3 });
});
