import { expect, test } from "vitest";
import { dayOf, standingsAt, stateAt } from "../../simulation/competition.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import { readJson } from "../readJson.ts";
import { recording, schema } from "./competition.ts";

const file = "src/content/sample/competition.json";

test("HM-01 the competition has as many days as there are from its opening to its closing", () => {
  const json = Object(readJson(file).value);
  const read = (closes: string) =>
    schema.safeParse({ ...json, competition: { ...json.competition, closes: `${closes}T18:00:00Z` } });
  expect(read("2026-10-20").data).toMatchObject({ competition: { day: 12, days: 16 } });
  expect(read("2026-10-12").error?.issues[0]).toMatchObject({ path: ["competition", "recorded"] });
});

/** `14:07:52` */
const clock = (moment: number): string => new Date(1000 * moment).toISOString().slice(11, 19);

test("HM-01 the board of the pictures is the competition at 14:07:52 of its twelfth day", () => {
  const { left, standings } = stateAt(recording, recording.recorded);
  const events = eventsUntil(recording, recording.recorded);
  expect([dayOf(recording.recorded), clock(recording.recorded), left]).toEqual([
    12,
    "14:07:52",
    51 * 3600 + 52 * 60 + 8,
  ]);
  expect(
    standings.map(({ name, moved, gain, drawdown, trades, prize, disqualified }) =>
      [name, moved, gain, drawdown, trades, prize, disqualified && clock(disqualified)].join(" ").trim(),
    ),
  ).toEqual([
    "Mira Novak 1 0.214 0.031 148 25000",
    "Jonah Adeyemi -1 0.198 0.046 231 15000",
    "Sora Ishikawa 1 0.142 0.022 96 10000",
    "Leo Marchetti -1 0.097 0.091 187 0",
    "Anika Rao 0 0.031 0.044 64 0",
    "Tarik Olsen 0 0.029 0.052 112 0",
    "Paula Brandt 0 0.024 0.019 58 0",
    "Ruben Salas 0 0.057 0.103 410 0 13:05:00",
  ]);
  expect(
    events.slice(0, 3).map(({ moment, id, from, to }) => `${clock(moment)} ${id} ${from} ${to}`),
  ).toEqual(["14:07:52 mira 2 1", "14:07:41 sora 4 3", "13:05:00 ruben 5 8"]);
});

test("HM-01 after the moment of the pictures the lead changes twice, and one more is disqualified", () => {
  const later = eventsUntil(recording, recording.closes).filter(({ moment }) => moment > recording.recorded);
  expect(later.filter(({ to }) => to === 1).map(({ id }) => id)).toEqual(["mira", "jonah"]);
  expect(later.filter(({ kind }) => kind === "disqualification").map(({ id }) => id)).toEqual(["leo"]);
});

test("HM-01 BR-01 those who have prizes in the pictures have them at the closing", () => {
  const winners = (moment: number) =>
    standingsAt(recording, moment)
      .filter(({ prize }) => prize > 0)
      .map(({ id }) => id);
  expect(dayOf(recording.closes)).toBe(recording.days);
  expect(winners(recording.closes)).toEqual(winners(recording.recorded));
});
