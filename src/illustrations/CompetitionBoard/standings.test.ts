import { expect, test } from "vitest";
import { leadersBefore, markedDays } from "./standings.ts";

test("HM-01 the two at the top have their places and returns before they changed places", () => {
  const first = { gain: 0.3, returns: [0, 0.1, 0.3] };
  const second = { gain: 0.2, returns: [0, 0.2, 0.2] };
  expect(leadersBefore([first, second])).toEqual([
    { place: 1, gain: 0.1 },
    { place: 0, gain: 0.2 },
  ]);
  expect(leadersBefore([first, { gain: 0.1 }])).toEqual([]);
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
