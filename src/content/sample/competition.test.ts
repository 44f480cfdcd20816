import { expect, test } from "vitest";
import { dayOf, standingsAt, stateAt } from "../../simulation/competition.ts";
import { readJson } from "../readJson.ts";
import { competition, recording, schema } from "./competition.ts";
import { entrants } from "./traders.ts";

const file = "src/content/sample/competition.json";

test("HM-01 the competition has as many days as there are from its opening to its closing", () => {
  const json = Object(readJson(file).value);
  const read = (closes: string) =>
    schema.safeParse({ ...json, competition: { ...json.competition, closes: `${closes}T18:00:00Z` } });
  expect(read("2026-10-20").data).toMatchObject({ competition: { day: 12, days: 16 } });
  expect(read("2026-10-12").error?.issues[0]).toMatchObject({ path: ["competition", "recorded"] });
});

test("HM-01 the board of the pictures is what the files say of each, with the prizes of the best", () => {
  const { left, standings } = stateAt(recording, recording.recorded);
  expect(dayOf(recording.recorded)).toBe(competition.day);
  expect(left).toBe(recording.closes - recording.recorded);
  const said = entrants.map(({ id, name, gain, drawdown, trades }) => ({ id, name, gain, drawdown, trades }));
  expect(
    standings.map(({ id, name, gain, drawdown, trades }) => ({ id, name, gain, drawdown, trades })),
  ).toEqual(expect.arrayContaining(said));
  const shares = standings.map(({ prize }) => prize / competition.prizePool);
  expect(shares).toEqual(standings.map((_, place) => competition.prizes[place] ?? 0));
});

test("HM-01 BR-01 those who have prizes in the pictures have them at the closing", () => {
  const winners = (moment: number) =>
    standingsAt(recording, moment)
      .filter(({ prize }) => prize > 0)
      .map(({ id }) => id);
  expect(dayOf(recording.closes)).toBe(recording.days);
  expect(winners(recording.closes)).toEqual(winners(recording.recorded));
});
