import fc from "fast-check";
import { expect, test } from "vitest";
import { applied, type Change, changesBetween, inverted, isSame, type Value } from "./changes.ts";

const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-d]$/), tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Makes changes in the value of their file. */
function applyChanges(before: Value, changes: readonly Change[]) {
  const { values, conflicts } = applied({ "a.json": before }, changes);
  return { value: values["a.json"], conflicts };
}

test("the changes between two values lead from one to the other", () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, after) => {
      const { value, conflicts } = applyChanges(before, changesBetween("a.json", before, after));
      return conflicts.length === 0 && isSame(value, after);
    }),
  );
});

test("reversible changes lead back as well", () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, after) => {
      const changes = changesBetween("a.json", before, after, { isReversible: true });
      return (
        isSame(applyChanges(before, changes).value, after) &&
        isSame(applyChanges(after, inverted(changes)).value, before)
      );
    }),
  );
});

test("a change names the smallest value, what is gone or new, and a whole group whose order has changed", () => {
  const before = { hero: { title: "Old", cta: "Go" }, list: ["a", "b"], more: "x" };
  const placesOf = (after: Value) =>
    changesBetween("a.json", before, after).map(({ path, after }) => [path.join("."), after]);
  expect(placesOf({ ...before, list: ["a", "c"] })).toEqual([["list.1", "c"]]);
  expect(placesOf({ ...before, list: ["a", "b", "c"], last: "y" })).toEqual([
    ["list.2", "c"],
    ["last", "y"],
  ]);
  expect(placesOf({ ...before, hero: { cta: "Start" } })).toEqual([
    ["hero.title", undefined],
    ["hero.cta", "Start"],
  ]);
  const hero = { cta: "Go", title: "Old" };
  expect(placesOf({ ...before, hero })).toEqual([["hero", hero]]);
});

test("a value that is no longer what it was is a conflict, unless it is already what it is to be", () => {
  const change = { file: "a.json", path: ["title"], before: "Old", after: "New" };
  const other = { title: "Someone else's", rest: 1 };
  const conflicts = [{ change, found: "Someone else's" }];
  expect(applyChanges(other, [change])).toEqual({ value: other, conflicts });
  const changed = { value: { title: "New", rest: 2 }, conflicts: [] };
  for (const title of ["Old", "New"]) expect(applyChanges({ title, rest: 2 }, [change])).toEqual(changed);
});
