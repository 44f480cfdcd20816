import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("a key is computed once", () => {
  const compute = vi.fn((key: string) => key.length > 1);
  const isLong = memoize(compute);
  expect([isLong("a"), isLong("ab"), isLong("a"), isLong("ab")]).toEqual([false, true, false, true]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test("long keys are not kept", () => {
  const compute = vi.fn((key: string) => key);
  const same = memoize(compute);
  for (const key of ["a".repeat(512), "a".repeat(512), "b".repeat(513), "b".repeat(513)]) same(key);
  expect(compute).toHaveBeenCalledTimes(3);
});

test("there are never more than a thousand keys", () => {
  const compute = vi.fn((key: string) => key);
  const same = memoize(compute);
  for (let key = 0; key < 1000; key += 1) same(String(key));
  same("0");
  expect(compute).toHaveBeenCalledTimes(1000);
  same("one more");
  same("0");
  expect(compute).toHaveBeenCalledTimes(1002);
});
