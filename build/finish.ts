import { isLanguage } from "../src/i18n/languages.ts";
import { type Document, descendants, parseDocument, removeAttribute } from "./elements.ts";
import { typeset } from "./typesetting.ts";

interface Finished {
  documents: Map<string, Document>;
  /** All other files, in the order of the output. */
  assets: Map<string, Buffer>;
}

/**
 * Finishes the documents of Astro's output: each gets good line ends in its language.
 * @param output all files by path: a folder of documents per language, and `_astro/`
 */
export function finishDocuments(output: ReadonlyMap<string, Buffer>): Finished {
  const documents = new Map<string, Document>();
  const assets = new Map<string, Buffer>();
  for (const [file, bytes] of output) {
    if (!file.endsWith(".html")) {
      assets.set(file, bytes);
      continue;
    }
    const document = parseDocument(bytes.toString());
    const [language = ""] = file.split("/");
    if (isLanguage(language)) typeset(document, language);
    // A hash of the folder of the build: without it, builds in all folders are the same. Nothing reads it.
    for (const element of descendants(document))
      if (element.tagName === "astro-island") removeAttribute(element, "uid");
    documents.set(file, document);
  }
  return { documents, assets };
}
