import { expect, test } from "vitest";
import { documentNames } from "../server/manifest.ts";
import { budgetOf } from "./budgets.ts";

test("a first flight of packets carries every document but those of long texts", () => {
  const heavier = documentNames.filter((name) => budgetOf(name) !== 14_000);
  expect(heavier).toEqual(["/privacy-policy", "/terms-and-conditions"]);
  expect(heavier.map(budgetOf)).toEqual([40_000, 40_000]);
});
