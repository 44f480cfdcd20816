import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { english } from "./english.ts";

test("LN-05 every English file is a namespace, and the other way round", () => {
  const files = readdirSync("catalogues/en").map((file) => file.replace(/\.json$/, ""));
  expect(Object.keys(english).sort()).toEqual(files.sort());
});
