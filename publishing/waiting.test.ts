import { expect, test } from "vitest";
import { parseWaiting, type Waiting, waitingInWords, waitingUnits } from "./waiting.ts";

const title = { path: ["hero", "title"], before: "Old", after: "New" };
const minutes = { file: "src/facts/company.json", path: ["demo", "minutes"], before: 30, after: "soon" };
const waiting: Waiting = {
  changes: [{ file: "catalogues/en/home.json", ...title }, minutes],
  confirmed: { es: ["home:hero.title"] },
  later: [],
};

const linesOf = (waiting: Waiting): string[] =>
  waitingUnits(waiting, ["en", "es", "pt", "ru"]).map(waitingInWords);

test("LN-05 what waits is told with the languages that it waits for, or that it is not finished", () => {
  expect(linesOf(waiting)).toEqual([
    "home:hero.title is not translated into pt, ru",
    "src/facts/company.json:demo.minutes is not finished, or to be fixed",
  ]);
});

test("LN-05 what is left for later says so", () => {
  expect(linesOf({ ...waiting, later: ["src/facts/company.json:demo.minutes"] })[1]).toBe(
    "src/facts/company.json:demo.minutes is left for later",
  );
});

test("a file of waiting changes that is malformed is refused with its name and line", () => {
  expect(() => parseWaiting('{ "changes": 1 }')).toThrow("catalogues/waiting.json:1");
});
