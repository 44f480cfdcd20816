import { createElement } from "react";
import { expect, test } from "vitest";
import { symbolFile } from "./symbolFile.ts";

const square = (side: number) => createElement("path", { id: "square", d: `M0 0h${side}v${side}H0z` });

test("a file's address changes with its content only, so that it can be cached", () => {
  const { path } = symbolFile("shapes", square(9));
  expect(path).toMatch(/^\/drawings\/shapes\.[0-9a-f]{8}\.svg$/);
  expect(symbolFile("shapes", square(9)).path).toBe(path);
  expect(symbolFile("shapes", square(8)).path).not.toBe(path);
});

test("a symbol has an address by its id, and an unknown one is refused", () => {
  const { path, addressOf } = symbolFile("shapes", square(9));
  expect(addressOf("square")).toBe(`${path}#square`);
  expect(() => addressOf("circle")).toThrow(`${path} has no symbol "circle"`);
});
