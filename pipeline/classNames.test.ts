import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./classNames.ts";

const file = (name: string) => join(process.cwd(), "src", name);

test("a class may occur twice in its file, and compose others", () => {
  const { getJSON, hashPrefix, generateScopedName } = shortClassNames("word");
  expect([hashPrefix, generateScopedName]).toEqual(["word", "[hash:base64:3]"]);
  const again = () => getJSON?.(file("a.module.css"), { row: "x1y x2z", col: "x2z" }, "");
  expect(again).not.toThrow();
  expect(again).not.toThrow();
});

test("two classes with the same short name stop the build with both places and the remedy", () => {
  const { getJSON } = shortClassNames("word");
  getJSON?.(file("a.module.css"), { row: "x1y" }, "");
  expect(() => getJSON?.(file("b.module.css"), { col: "x1y" }, "")).toThrow(
    ".row in src/a.module.css and .col in src/b.module.css have the same short name, x1y: give shortClassNames another word in pipeline/integration.ts",
  );
});
