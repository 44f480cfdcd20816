import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";

const people = "src/content/testimonials.json";
const person = (id: string, company: string) => ({ id, company });
const [ann, ben] = [person("ann", "A"), person("ben", "B")];

test("items of a list of content are compared by their ids, and a new order is told as one", () => {
  const change = { file: people, path: ["home"], before: [ann, ben] };
  expect(differencesOf({ ...change, after: [ben] })).toEqual([
    { file: people, path: ["home", "ann", "company"], before: "A", after: undefined },
  ]);
  expect(differencesOf({ ...change, after: [ben, ann] })).toEqual([
    { file: people, path: ["home"], after: "in another order" },
  ]);
});

test("sentences are compared one by one, and what is empty is not there", () => {
  const change = { file: "catalogues/en/home.json", path: ["hero"], before: { points: ["One", "Two"] } };
  expect(differencesOf({ ...change, after: { points: ["One", "Three", ""] } })).toEqual([
    { file: change.file, path: ["hero", "points", "1"], before: "Two", after: "Three" },
  ]);
});
