import { expect, test } from "vitest";
import { mergeFirstSteps } from "./mergeFirstSteps.ts";

test("BR-09 a language with fewer steps has joined the first", () => {
  const five = [[1], [2, 3], [4], [5], [6]];
  expect(mergeFirstSteps(five, 5)).toEqual(five);
  expect(mergeFirstSteps(five, 3)).toEqual([[1, 2, 3, 4], [5], [6]]);
});
