import { expect, test } from "vitest";
import { idFor } from "./schema.ts";

test.each([
  { name: "Harbor & Vale", ids: ["kestrel-fx"], id: "harbor-vale" },
  { name: "Volt Trading", ids: ["volt-trading", "volt-trading-1"], id: "volt-trading-2" },
  { name: "Volt Trading", ids: [], taken: ["volt-trading"], id: "volt-trading-1" },
  { name: "Северный", ids: ["kestrel-fx"], id: "entry" },
  { name: "", ids: ["broker-1", "broker-2"], taken: ["community-1"], id: "broker-3" },
  { name: "", ids: ["broker-1", "broker-3"], id: "broker-2" },
])("the id of a new entry: %j", ({ name, ids, taken = [], id }) => {
  expect(idFor(name, ids, taken)).toBe(id);
});
