import { readFileSync } from "node:fs";
import { type DocumentNode, evaluate, parse, type ValueNode } from "@humanwhocodes/momoa";
import { DiagnosticsError, type Finding } from "../diagnostics.ts";

type Path = readonly PropertyKey[];

/** A JSON file and the lines of its values. */
export interface Json {
  file: string;
  value: unknown;
  /** The line of the value at a path, from 1, or of the nearest parent of a missing value. */
  lineOf(path: Path): number;
}

const errorIn = (file: string, finding: Finding, line?: number, cause?: unknown): DiagnosticsError =>
  new DiagnosticsError([{ ...finding, severity: "error", file, path: [], line }], { cause });

/**
 * Parses JSON (RFC 8259) and rejects duplicate names in an object. (`JSON.parse` would keep only the last one.)
 * @param file name for error messages
 * @throws {DiagnosticsError} with its line
 */
export function parseJson(text: string, file: string): Json {
  const tree = parsed(text, file);
  refuseRepeatedNames(tree.body, file);
  return {
    file,
    value: evaluate(tree),
    lineOf(path) {
      let node = tree.body;
      let line = node.loc.start.line;
      for (const key of path) {
        const next = childOf(node, key);
        if (!next) break;
        line = next.loc.start.line;
        node = next.value;
      }
      return line;
    },
  };
}

const putBack = "put the file back, from git or a copy";
/** Why the system did not read a file, and what to do, by its code. */
const failures: Readonly<Record<string, [message: string, fix: string]>> = {
  EACCES: ["may not be read", "give your user the right to, then try again"],
  EISDIR: ["is a folder", putBack],
  ELOOP: ["is a link that leads to itself", putBack],
  ENOENT: ["is missing, or a link that leads nowhere", putBack],
};

/**
 * Reads a JSON file.
 * @param file path relative to the folder of the site
 * @throws {DiagnosticsError} like `parseJson`, and if the file cannot be read
 */
export const readJson = (file: string): Json => parseJson(textOf(file), file);

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code: reason = "" } = error as NodeJS.ErrnoException;
    const [message, fix] = failures[reason] ?? [`cannot be read (${reason})`, putBack];
    throw errorIn(file, { code: "unreadable-file", message, fix }, undefined, error);
  }
}

function parsed(text: string, file: string): DocumentNode {
  const code = "invalid-json";
  if (text.trim() === "")
    throw errorIn(file, { code, message: "is empty", fix: "put its content back, from git or a copy" }, 1);
  try {
    return parse(text, { mode: "json" });
  } catch (error) {
    const { line } = error as Error & { line: number };
    const fix = "add or remove a comma, quote or bracket, here or just before";
    throw errorIn(file, { code, message: "is no JSON", fix }, line, error);
  }
}

const childOf = (node: ValueNode, key: PropertyKey) =>
  node.type === "Array"
    ? node.elements[Number(key)]
    : node.type === "Object"
      ? node.members.find(({ name }) => nameOf(name) === key)
      : undefined;

const nameOf = (name: { type: string; value?: unknown; name?: string }): unknown => name.value ?? name.name;

function refuseRepeatedNames(node: ValueNode, file: string): void {
  if (node.type === "Array") for (const { value } of node.elements) refuseRepeatedNames(value, file);
  if (node.type !== "Object") return;
  const lines = new Map<unknown, number>();
  for (const { name, value } of node.members) {
    const { line } = name.loc.start;
    const first = lines.get(nameOf(name));
    const message = `"${nameOf(name)}" is already on line ${first}`;
    if (first !== undefined)
      throw errorIn(file, { code: "invalid-json", message, fix: "rename one of them, or remove it" }, line);
    lines.set(nameOf(name), line);
    refuseRepeatedNames(value, file);
  }
}
