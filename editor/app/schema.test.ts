import { expect, test } from "vitest";
import { idFor } from "./schema.ts";

test.each([
  { name: "Harbor & Vale", taken: ["kestrel-fx"], id: "harbor-vale" },
  { name: "Volt Trading", taken: ["volt-trading", "volt-trading-1"], id: "volt-trading-2" },
  { name: "Северный", taken: ["kestrel-fx"], id: "entry" },
])("the id of a new entry: %j", ({ name, taken, id }) => {
  expect(idFor(name, taken)).toBe(id);
});
