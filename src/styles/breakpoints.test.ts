import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";
import { mobile } from "../ui/hooks/useMedia.ts";

const definitions = "src/styles/breakpoints.css";

const breakpoints = new Map<string, string>();
postcss.parse(readFileSync(definitions, "utf8")).walkAtRules("custom-media", ({ params }) => {
  const [, name = "", condition = ""] = /^(--\w+) (.+)$/.exec(params) ?? [];
  breakpoints.set(name, condition);
});

test("there are at most four breakpoints", () => {
  expect(breakpoints.size).toBeGreaterThan(0);
  expect(breakpoints.size).toBeLessThanOrEqual(4);
});

test.each(globSync("src/**/*.css"))("%s uses only named breakpoints for the window's width", (file) => {
  postcss.parse(readFileSync(file, "utf8")).walkAtRules("media", ({ params }) => {
    expect(params).not.toMatch(/width/);
    for (const [name] of params.matchAll(/--\w+/g)) expect([...breakpoints.keys()]).toContain(name);
  });
});

test("scripts use the breakpoints of style sheets", () => {
  expect(mobile).toBe(breakpoints.get("--mobile"));
  const limits = [...breakpoints.values()].join();
  const asked = globSync("src/**/*.{ts,tsx,astro}", { exclude: ["**/*.test.*"] }).flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/\(width [<>=]+ ([\d.]+rem)\)/g), ([, width]) => width),
  );
  expect(asked.length).toBeGreaterThan(2);
  for (const width of asked) expect(limits).toContain(`< ${width})`);
});
