import { isLanguage } from "../src/languages/languages.ts";
import { type Document, descendants, parseDocument, removeAttribute } from "./elements.ts";
import { keepLines } from "./lineEnds.ts";
import { type InEnglish, markEnglish } from "./markEnglish.ts";
import { joinScripts } from "./scripts.ts";
import { joinStylesheets, splitStyles } from "./stylesheets.ts";

/** Stylesheets, and the script of every page: their joined forms take their place. */
const isReplaced = (name: string): boolean => /^_astro\/(?:.*\.css|Document\..*\.js)$/.test(name);

export interface Finished {
  documents: Map<string, Document>;
  /** All other files, sorted by path. */
  assets: Map<string, Buffer>;
}

/**
 * Finishes the documents of Astro's output: each gets one script, the styles of its first screen inline, links to the
 * stylesheets that pages share, marks where it is in English, and good line ends in its language.
 * @param output all files by path: a folder of documents per language, and `_astro/`
 * @param inEnglish messages that are not translated yet
 */
export async function finishDocuments(
  output: ReadonlyMap<string, Buffer>,
  inEnglish: InEnglish = { messages: new Map(), variables: {} },
): Promise<Finished> {
  const read = (name: string): string | undefined => output.get(`_astro/${name}`)?.toString();
  const assets = new Map([...output].filter(([name]) => !name.endsWith(".html") && !isReplaced(name)));
  const documents = new Map<string, Document>();
  for (const [file, bytes] of output)
    if (file.endsWith(".html")) documents.set(file, parseDocument(bytes.toString()));

  for (const [file, document] of documents) {
    const [language = ""] = file.split("/");
    if (isLanguage(language)) {
      markEnglish(document, inEnglish.messages.get(language) ?? [], inEnglish.variables);
      keepLines(document, language);
    }
    // A hash of the folder of the build: without it, builds in all folders are the same. Nothing reads it.
    for (const element of descendants(document))
      if (element.tagName === "astro-island") removeAttribute(element, "uid");
    const joined = joinScripts(document, read);
    if (joined) assets.set(`_astro/${joined.name}`, Buffer.from(joined.script));
  }
  for (const page of joinStylesheets([...documents.values()], (name) => read(name) ?? "")) {
    for (const { name, css } of page.stylesheets) assets.set(`_astro/${name}`, Buffer.from(css));
    await splitStyles(page);
  }
  return { documents, assets: new Map([...assets].sort(([one], [other]) => (one < other ? -1 : 1))) };
}
