import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applied,
  type Change,
  changesBetween,
  inverted,
  isSame,
  type Value,
  withValueAt,
} from "./changes.ts";

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

test("what is gone from a group is a change of its own, and others stay apart", () => {
  const before = { hero: { title: "Old", cta: "Go" }, more: "x" };
  expect(changesBetween("a.json", before, { hero: { cta: "Start" }, more: "y" })).toEqual([
    { file: "a.json", path: ["hero", "title"], before: "Old", after: undefined },
    { file: "a.json", path: ["hero", "cta"], before: "Go", after: "Start" },
    { file: "a.json", path: ["more"], before: "x", after: "y" },
  ]);
});

test("a change names the smallest value, and a whole group when its keys differ", () => {
  const before = { hero: { title: "Old", cta: "Go" }, list: ["a", "b"] };
  expect(changesBetween("a.json", before, withValueAt(before, ["hero", "title"], "New"))).toEqual([
    { file: "a.json", path: ["hero", "title"], before: "Old", after: "New" },
  ]);
  expect(changesBetween("a.json", before, withValueAt(before, ["list", 1], "c"))).toEqual([
    { file: "a.json", path: ["list", 1], before: "b", after: "c" },
  ]);
  expect(changesBetween("a.json", before, { ...before, hero: { cta: "Go", title: "Old" } })).toEqual([
    { file: "a.json", path: ["hero"], before: before.hero, after: { cta: "Go", title: "Old" } },
  ]);
});

test("what is new at the end of a group or list is a change of its own", () => {
  const before = { hero: { title: "Old" }, list: ["a"] };
  const after = { hero: { title: "Old", more: "x" }, list: ["a", "b", "c"] };
  const changes = changesBetween("a.json", before, after);
  expect(changes).toEqual([
    { file: "a.json", path: ["hero", "more"], before: undefined, after: "x" },
    { file: "a.json", path: ["list", 1], before: undefined, after: "b" },
    { file: "a.json", path: ["list", 2], before: undefined, after: "c" },
  ]);
  expect(applyChanges(after, inverted(changes))).toEqual({ value: before, conflicts: [] });
});

test("a value that is no longer what it was is a conflict, unless it is already what it is to be", () => {
  const change = { file: "a.json", path: ["title"], before: "Old", after: "New" };
  const other = { title: "Someone else's", rest: 1 };
  expect(applyChanges(other, [change])).toEqual({
    value: other,
    conflicts: [{ change, found: "Someone else's" }],
  });
  expect(applyChanges({ title: "New", rest: 2 }, [change])).toEqual({
    value: { title: "New", rest: 2 },
    conflicts: [],
  });
  expect(applyChanges({ title: "Old", rest: 2 }, [change]).value).toEqual({ title: "New", rest: 2 });
});
