import { expect, test } from "vitest";
import { tabsOf } from "./tabsOf.ts";

test("a tab for each key, in their order", () => {
  expect(tabsOf({ ibs: 1, communities: 2 }, (id) => id.toUpperCase())).toEqual([
    { id: "ibs", label: "IBS" },
    { id: "communities", label: "COMMUNITIES" },
  ]);
});

test("nothing to make tabs of is an error", () => {
  expect(() => tabsOf({}, String)).toThrow(RangeError);
});
