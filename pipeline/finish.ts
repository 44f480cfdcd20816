import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLanguage } from "../src/languages/languages.ts";
import { keepLines } from "./lineEnds.ts";
import { withoutOptionalTags } from "./optionalTags.ts";
import { joinScripts } from "./scripts.ts";
import { joinStylesheets, splitStyles } from "./stylesheets.ts";
import { withoutTextMarks } from "./textMarks.ts";

/**
 * Takes out what Astro writes for each island and nothing reads: its name, a hash of the folder that it was built in;
 * the component's name; what ids of `useId` begin with, where there are none; options of a directive that has none; and
 * the mark of its end, for loaders that do not wait for the document. Values with quotes are in others.
 */
const plainIslands = (html: string): string =>
  html
    .replace(/<astro-island[^>]*>/g, (tag) =>
      tag
        .replace(/ uid="?[^\s">]*"?/, "")
        .replace(/ prefix="(\w+)"/, (attribute, prefix) => (html.includes(`"_${prefix}R_`) ? attribute : ""))
        .replace(/(?<= client="near") opts="[^"]*"/, "")
        .replace(/ opts="{&quot;name&quot;:&quot;\w+&quot;,/, ' opts="{')
        .replace(" await-children", "")
        .replace(/"([^"']*&quot;[^"']*)"/g, (_, value: string) => `'${value.replaceAll("&quot;", '"')}'`),
    )
    .replaceAll("<!--astro:end--></astro-island>", "</astro-island>");

/**
 * Finishes the documents of Astro's output in place: each gets one script, the styles of its first screen inline, and
 * links to the stylesheets that pages share. Files that nothing refers to any more are deleted.
 * @param folder holds a folder of documents per language, and `_astro/`
 */
export async function finishDocuments(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const read = (file: string): Promise<string> => readFile(join(folder, file), "utf8");
  const write = (name: string, content: string): Promise<void> =>
    writeFile(join(folder, "_astro", name), content);
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => ({
        file,
        html: withoutTextMarks(plainIslands(await read(file))),
      })),
  );
  const parts = new Map<string, string>();
  for (const file of files)
    if (/^_astro\/.*\.(?:css|js)$/.test(file)) parts.set(file.slice("_astro/".length), await read(file));

  for (const page of joinStylesheets(documents, (name) => parts.get(name) ?? "")) {
    for (const { name, css } of page.stylesheets) await write(name, css);
    for (const { file, html } of await splitStyles(page)) {
      const language = file.split("/")[0] ?? "";
      const kept = withoutOptionalTags(isLanguage(language) ? keepLines(html, language) : html);
      // Sample documents have no script.
      const scripted = /<script\b/.test(kept) ? joinScripts(kept, (name) => parts.get(name)) : undefined;
      if (scripted) await write(scripted.name, scripted.script);
      await writeFile(join(folder, file), scripted?.html ?? kept);
    }
  }
  for (const name of parts.keys())
    if (/\.css$|^Document\./.test(name)) await rm(join(folder, "_astro", name));
}
