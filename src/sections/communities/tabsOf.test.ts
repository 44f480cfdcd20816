import { expect, test } from "vitest";
import { tabsOf } from "./tabsOf.ts";

test("has a tab for each key, in order", () => {
  expect(tabsOf({ ibs: 1, communities: 2 }, (id) => id.toUpperCase())).toEqual([
    { id: "ibs", label: "IBS" },
    { id: "communities", label: "COMMUNITIES" },
  ]);
});

test("throws for an empty record", () => {
  expect(() => tabsOf({}, String)).toThrow(RangeError);
});
