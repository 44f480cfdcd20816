import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classesOf } from "./utilities.ts";

const classes = (file: string): string[] => classesOf(readFileSync(`src/styles/${file}`, "utf8"));
const utilities = classes("utilities.css");
const sources = globSync("src/**/*.{tsx,astro}").filter((file) => !/styleguide|\.test\./.test(file));

/** The names of classes that a source file writes out, in an attribute or beside a module's class. */
const writtenIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, plain = "", template = ""]) =>
      `${plain} ${template.replaceAll(/\S*\$\{[^}]*\}\S*/g, " ")}`.split(/\s+/).filter(Boolean),
  );

/** The global classes that modules compose. */
const composed = globSync("src/**/*.module.css").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/composes: ([^;]+) from global;/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/),
  ),
);

test("a class written in a component exists", () => {
  const known = new Set([...utilities, ...classes("base.css")]);
  for (const file of sources)
    for (const name of writtenIn(file)) expect([...known], `${name} in ${file}`).toContain(name);
  for (const name of composed) expect([...known], name).toContain(name);
});

test("each utility class is used", () => {
  const used = new Set([...sources.flatMap(writtenIn), ...composed]);
  expect(utilities.filter((name) => !used.has(name))).toEqual([]);
});
