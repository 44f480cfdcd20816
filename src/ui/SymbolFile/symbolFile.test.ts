import { createElement } from "react";
import { expect, test } from "vitest";
import { symbolFile } from "./symbolFile.ts";

const square = (side: number) =>
  createElement(
    "symbol",
    { id: "square", viewBox: "0 0 24 24" },
    createElement("path", { d: `M0 0h${side}v${side}H0z` }),
  );

test("a file of symbols is an SVG document that contains them", () => {
  expect(symbolFile("shapes", square(9)).content).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="square" viewBox="0 0 24 24"><path d="M0 0h9v9H0z"></path></symbol></svg>',
  );
});

test("its address changes with its content only, so that it can be cached", () => {
  const { path } = symbolFile("shapes", square(9));
  expect(path).toMatch(/^\/drawings\/shapes\.[0-9a-f]{8}\.svg$/);
  expect(symbolFile("shapes", square(9)).path).toBe(path);
  expect(symbolFile("shapes", square(8)).path).not.toBe(path);
});

test("a symbol has an address by its id", () => {
  const { path, content, addressOf } = symbolFile("shapes", [
    createElement("path", { key: 0, id: "square", d: "M0 0h9v9H0z" }),
    createElement("path", { key: 1, id: "line", d: "M0 0h9" }),
  ]);
  expect(content).toContain('<path id="line" d="M0 0h9">');
  expect(["square", "line"].map(addressOf)).toEqual([`${path}#square`, `${path}#line`]);
  expect(() => addressOf("circle")).toThrow(`${path} has no symbol "circle"`);
});
