import { expect, test } from "vitest";
import { conjunction } from "./lists.ts";

test("a list has no comma before its conjunction", () => {
  expect(conjunction(["1", "5", "9"], "en")).toBe("1, 5 and 9");
  expect(conjunction(["1", "5", "9"], "hi")).toBe("1, 5 और 9");
});
