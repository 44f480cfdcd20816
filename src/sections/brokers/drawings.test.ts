import { expect, test } from "vitest";
import { stepDrawings } from "./drawings.tsx";

test("BR-09 a language with three steps has the last three drawings", () => {
  const ids = (count: number) => stepDrawings(count).map((address) => address.split("#")[1]);
  expect(ids(5).slice(-3)).toEqual(ids(3));
  expect(ids(5)[0]).toBe("connect");
});
