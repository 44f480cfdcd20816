import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { joinScripts } from "./scripts.ts";
import { joinStylesheets, splitStyles } from "./stylesheets.ts";
import { markWords } from "./words.ts";

/** Whether a document, as a file of Astro's output, is Chinese. */
const isChinese = (file: string): boolean => file.startsWith("zh/");

/**
 * Finishes the documents of Astro's output, in place: each has one script, the styles of its first screen inside, and
 * names the stylesheets that the pages share. Files of Astro's that nothing refers to any more are removed.
 * @param folder with a folder of documents for each language, and `_astro/` beside them
 */
export async function finishDocuments(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const read = (file: string): Promise<string> => readFile(join(folder, file), "utf8");
  const write = (name: string, content: string): Promise<void> =>
    writeFile(join(folder, "_astro", name), content);
  const documents = await Promise.all(
    files.filter((file) => file.endsWith(".html")).map(async (file) => ({ file, html: await read(file) })),
  );
  const parts = new Map<string, string>();
  for (const file of files)
    if (/^_astro\/.*\.(?:css|js)$/.test(file)) parts.set(file.slice("_astro/".length), await read(file));

  for (const page of joinStylesheets(documents, (name) => parts.get(name) ?? "")) {
    for (const { name, css } of page.stylesheets) await write(name, css);
    for (const { file, html } of await splitStyles(page)) {
      const marked = isChinese(file) ? markWords(html) : html;
      // Samples run no script.
      const scripted = /<script\b/.test(marked) ? joinScripts(marked, (name) => parts.get(name)) : undefined;
      if (scripted) await write(scripted.name, scripted.script);
      await writeFile(join(folder, file), scripted?.html ?? marked);
    }
  }
  for (const name of parts.keys())
    if (name.endsWith(".css") || name.startsWith("Document.")) await rm(join(folder, "_astro", name));
}
