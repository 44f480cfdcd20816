import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "./fonts.ts";

// Astro writes the loader of its islands into every document that has one. No paint waits for it, so it need not be.
const islandLoader =
  /<script>((?:(?!<\/script>).)*?\bself\.Astro\b.*?|(?:(?!<\/script>).)*?"astro-island".*?)<\/script>/gs;

/**
 * Takes the loader of islands out of a document.
 * @returns the document, and the script that it now refers to as `/_astro/<name>`; nothing where it has no island
 */
export function hoistIslandLoader(html: string): { html: string; name: string; script: string } | undefined {
  const scripts = [...html.matchAll(islandLoader)].map(([, script]) => script ?? "");
  if (scripts.length === 0) return undefined;
  const script = scripts.join(";\n");
  const name = `islands.${digest(script)}.js`;
  const tag = `<script src="/_astro/${name}" async></script></head>`;
  return { html: html.replaceAll(islandLoader, "").replace("</head>", () => tag), name, script };
}

/** Hoists the loader of islands in every document below a folder. */
export async function hoistIslandLoaders(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const hoisted = hoistIslandLoader(await readFile(join(folder, file), "utf8"));
    if (!hoisted) continue;
    await writeFile(join(folder, file), hoisted.html);
    await writeFile(join(folder, "_astro", hoisted.name), hoisted.script);
  }
}
