import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import Validator from "@adobe/structured-data-validator";
import { site } from "./fixtures.ts";

/** A node of JSON-LD. */
export interface Item {
  "@type": string;
  [property: string]: Value;
}

export type Value = string | number | Item | readonly Value[];

/** What Google asks of a type beyond the vocabulary, where Adobe's validator does not know the type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  Event: ["name", "startDate", "location"],
  FAQPage: ["mainEntity"],
  Place: ["address"],
  Question: ["name", "acceptedAnswer"],
};

/** What the banner says of the event in English while it is to come. */
export const eventToCome: Item = {
  "@type": "Event",
  url: site.event.url,
  name: site.event.name,
  startDate: site.event.startsOn,
  location: { "@type": "Place", address: site.event.location.en ?? "" },
  endDate: site.event.endsOn,
};

/** The values of an item's properties and of all items in it, with their paths. */
export const valuesOf = (value: Value, path = ""): { path: string; value: string | number | Item }[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => valuesOf(each, `${path}[${index}]`));
  if (typeof value !== "object") return [{ path, value: value as string | number }];
  const item = value as Item;
  const inside = Object.entries(item).flatMap(([name, each]) => valuesOf(each, `${path}.${name}`));
  return [{ path, value: item }, ...inside];
};

/**
 * Validates graphs of JSON-LD: types, properties and kinds of values by the vocabulary of schema.org (schema-dts),
 * then what Google requires of them.
 * @returns the problems of each graph, in their order
 */
export async function problemsOf(graphs: readonly (readonly Item[])[]): Promise<string[][]> {
  const vocabulary = await vocabularyProblems(graphs);
  return Promise.all(
    graphs.map(async (graph, index) => [...(vocabulary.get(index) ?? []), ...(await missing(graph))]),
  );
}

/** What TypeScript says of each graph as a constant of the type that schema-dts makes of the vocabulary. */
async function vocabularyProblems(
  graphs: readonly (readonly Item[])[],
): Promise<ReadonlyMap<number, string[]>> {
  const folder = ".cache/structured-data";
  const file = join(folder, "graphs.ts");
  const constants = graphs.map((graph, index) => {
    const value = { "@context": "https://schema.org", "@graph": graph };
    return `export const graph${index}: Graph = ${JSON.stringify(value)};`;
  });
  await mkdir(folder, { recursive: true });
  await writeFile(file, ['import type { Graph } from "schema-dts";', ...constants].join("\n"));
  const options = "--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --pretty false";
  const compiler = ["node_modules/typescript-native/bin/tsc", ...options.split(" "), file];
  const { stdout } = await promisify(execFile)(process.execPath, compiler, {
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout: string }) => error);
  const problems = new Map<number, string[]>();
  for (const [, line, what = ""] of stdout.matchAll(/^\S+\((\d+),\d+\): error (.*)$/gm)) {
    // The first line imports the type.
    const index = Number(line) - 2;
    problems.set(index, [...(problems.get(index) ?? []), what.slice(0, 300)]);
  }
  return problems;
}

async function missing(graph: readonly Item[]): Promise<string[]> {
  const items = valuesOf(graph).flatMap(({ value }) => (typeof value === "object" ? [value] : []));
  const absent = items.flatMap((item) =>
    (required[item["@type"]] ?? [])
      .filter((name) => !item[name])
      .map((name) => `${item["@type"]} without ${name}`),
  );
  // The validator takes its marks out of what it is given.
  const jsonld = Object.groupBy(structuredClone(graph), (item) => item["@type"]);
  const issues = await new Validator().validate({ jsonld });
  return [...absent, ...issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)];
}
