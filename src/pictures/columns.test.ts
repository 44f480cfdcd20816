import { expect, test } from "vitest";
import { columns } from "./columns.ts";

test("columns rise from the bottom and end on it, each one wide", () => {
  expect(columns([2, 5, 1], 10)).toBe("M0 10v-2h1v-3h1v4h1V10");
});
