import { readFile } from "node:fs/promises";
import { expect } from "./fixtures.ts";
import type { SiteCopy } from "./siteCopy.ts";

/** A guide of docs/guides, followed on a copy of the site. Files that its steps do not name cannot be changed. */
export interface Guide {
  /** The code that its steps give, in order. */
  examples: readonly string[];
  /** The files that its steps name, with placeholders such as `<language>`. */
  files: readonly string[];
  write(file: string, content: string): Promise<void>;
  /** Replaces one place in a file. */
  edit(file: string, place: string, replacement: string): Promise<void>;
  /** Appends an entry to a list or group of a JSON file. @param keys path of the list or group */
  append(file: string, keys: readonly string[], entry: string): Promise<void>;
}

const code = /^ {3}```\w+\n([\s\S]*?)\n {3}```$/gm;
const path = /`((?:[\w.<>[\]-]+\/)+[\w.<>-]+\.\w+|site\.config\.json)`/g;

/** Reads a guide. Its steps are numbered; a paragraph that begins with "Then" ends them. */
export async function openGuide(name: string, copy: SiteCopy): Promise<Guide> {
  const text = await readFile(`docs/guides/${name}.md`, "utf8");
  const steps = text.slice(text.indexOf("\n1. "), text.indexOf("\nThen "));
  const files = Array.from(steps.replaceAll(code, "").matchAll(path), ([, file = ""]) => file);
  const patterns = files.map(
    (file) => new RegExp(`^${file.split(/<\w+>/).map(RegExp.escape).join("[\\w-]+")}$`),
  );
  const expectNamed = (file: string) =>
    expect(
      patterns.some((pattern) => pattern.test(file)),
      `${name}.md names ${file}`,
    ).toBe(true);
  return {
    examples: Array.from(steps.matchAll(code), ([, lines = ""]) => lines.replaceAll(/^ {3}/gm, "")),
    files,
    async write(file, content) {
      expectNamed(file);
      await copy.write(file, content);
    },
    async edit(file, place, replacement) {
      expectNamed(file);
      await copy.edit(file, place, replacement);
    },
    async append(file, keys, entry) {
      expectNamed(file);
      const content = await copy.json(file);
      const target = keys.reduce((value, key) => value[key], content);
      if (Array.isArray(target)) target.push(JSON.parse(entry));
      else Object.assign(target, JSON.parse(`{${entry}}`));
      await copy.write(file, JSON.stringify(content));
    },
  };
}
