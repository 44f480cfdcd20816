import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readStartOptions } from "../server/node.ts";
import { config } from "../src/site/fixture.ts";
import { environmentName, readSite, settingNames } from "../src/site/readSite.ts";
import { editorSchema } from "../src/site/schema.ts";

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** Stands for the ids of a table whose entries the owner names. */
const anyId = "0";

const pathsOf = ({ properties, additionalProperties }: Schema, path: readonly string[] = []): string[][] => {
  const fields = Object.entries(properties ?? {});
  if (typeof additionalProperties === "object") fields.push([anyId, additionalProperties]);
  return fields.length > 0 ? fields.flatMap(([key, schema]) => pathsOf(schema, [...path, key])) : [[...path]];
};

const { $schema: _, ...properties } = (editorSchema() as Schema).properties ?? {};
const fieldNames = pathsOf({ properties }).map(
  (path) => new RegExp(`^${environmentName(path).replace(anyId, "\\w+")}$`),
);

/** The variables that the server reads. Those of systemd are not for people to set. */
const serverNames = (): string[] => {
  const names = new Set<string>();
  readStartOptions(new Proxy({}, { get: (_target, name) => void names.add(String(name)) }));
  return [...names].filter((name) => !name.startsWith("LISTEN_"));
};

const lines = readFileSync(".env.example", "utf8").split("\n");
const variables = lines.filter((line) => /^# [A-Z_]+=/.test(line)).map((line) => line.replace("# ", ""));
const given = parseEnv(variables.join("\n"));
const names = Object.keys(given);

test(".env.example sets nothing, and names each variable once", () => {
  expect(lines.filter((line) => line && !line.startsWith("#"))).toEqual([]);
  expect(names).toHaveLength(variables.length);
});

test(".env.example names every field, and every other variable that is read", () => {
  const isField = (name: string) => fieldNames.some((field) => field.test(name));
  const others = settingNames(readSite(config)).filter((name) => !isField(name));
  expect(new Set(names.filter((name) => !isField(name)))).toEqual(
    new Set([...serverNames(), ...others, "CATALOGUE_URL"]),
  );
  expect(fieldNames.filter((field) => !names.some((name) => field.test(name)))).toEqual([]);
});

test("the values in .env.example can be set", () => {
  expect(readSite(config, given)).toMatchObject({
    brand: "Example",
    noindex: false,
    popup: { paths: ["/", "/partners"] },
  });
});

test("the server's values in .env.example are its defaults", () => {
  const { dist, ...defaults } = readStartOptions({});
  const { dist: givenDist, ...options } = readStartOptions(given);
  expect(options).toEqual(defaults);
  expect(resolve(givenDist)).toBe(dist);
});
