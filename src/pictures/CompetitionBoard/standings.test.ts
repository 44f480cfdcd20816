import { expect, test } from "vitest";
import { markedDays, standings } from "./standings.ts";

test("HM-01 each trader has the place and the return before the last changes of rank", () => {
  const traders = [
    { gain: 0.3, returns: [0, 0.1, 0.3] },
    { gain: 0.2, returns: [0, 0.2, 0.2] },
    { gain: 0.1 },
  ];
  expect(standings(traders).map(({ gainBefore, placeBefore }) => [gainBefore, placeBefore])).toEqual([
    [0.1, 1],
    [0.2, 0],
    [0.1, 2],
  ]);
});

test.each([
  [12, 14, [0, 4, 8, 12]],
  [14, 14, [0, 5, 9, 14]],
  [7, 14, [0, 4, 7]],
  [4, 14, [0, 4]],
  [1, 14, [0, 1]],
  [1, 1, [0, 1]],
])("HM-01 on day %i of %i the timeline has names with room between them", (day, days, marks) => {
  expect(markedDays({ day, days })).toEqual(marks);
});
