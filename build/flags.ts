import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { languages } from "../src/languages/languages.ts";
import { digest } from "./fonts.ts";

const library = dirname(createRequire(import.meta.url).resolve("country-flag-icons/package.json"));

export interface Flags {
  /** Country code to address. */
  urls: Record<string, string>;
  /** File name below `/_astro/` to content. */
  files: Map<string, Buffer>;
}

/** The flag of each row in the language table. */
export async function readFlags(): Promise<Flags> {
  const flags: Flags = { urls: {}, files: new Map() };
  const read = async ({ flag }: (typeof languages)[number]) =>
    [flag, await readFile(join(library, "3x2", `${flag}.svg`))] as const;
  const contents = await Promise.all(languages.map(read));
  // One digest for all: every document names all of them, and digests do not compress.
  const version = digest(Buffer.concat(contents.map(([, content]) => content)));
  for (const [flag, content] of contents) {
    const name = `flag-${flag.toLowerCase()}.${version}.svg`;
    flags.urls[flag] = `/_astro/${name}`;
    flags.files.set(name, content);
  }
  return flags;
}
