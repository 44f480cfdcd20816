import { readFileSync } from "node:fs";
import { contentOf, isElement, isText, parseDocument, textOf } from "../build/elements.ts";
import { documentFile } from "../server/build.ts";
import type { StoredManifest } from "../server/manifest.ts";
import type { Language } from "../src/i18n/languages.ts";
import { largeElements } from "./lineIssues.ts";

/** The folder of the build. */
export const dist = process.env.SITE_DIST ?? "dist";

export const manifest: StoredManifest = JSON.parse(readFileSync(`${dist}/manifest.json`, "utf8"));

/** An element of a document: its attributes, and the text directly in it. */
interface BuiltElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** What a document of the build says. */
export interface BuiltDocument {
  /** As in `DocumentEntry`. */
  document: string;
  language: Language;
  /** For messages: the document and its language. */
  name: string;
  /** Everything in the head but styles. */
  head: string;
  /** What is seen and is neither in another language nor marked `translate="no"`. */
  visible: string;
  /** The texts in large type. */
  large: readonly string[];
  /** All texts, without a space between them, and all attributes. */
  all: string;
  ids: ReadonlySet<string>;
  /** The elements with a tag that `keptTags` has, in document order. */
  elements: readonly BuiltElement[];
}

const keptTags = ["html", "title", "meta", "link", "script", "a", "area", "iframe", "astro-island"];
const code = ["noscript", "script", "style", "template"];

/** Without the characters that only say where a line may break. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\u2060\u200b]/g, "").replaceAll(/\s+/g, " ");

function read(document: string, language: Language): BuiltDocument {
  const elements: BuiltElement[] = [];
  const texts: Record<"head" | "visible" | "large" | "all", string[]> = {
    head: [],
    visible: [],
    large: [],
    all: [],
  };
  const values: string[] = [];
  const ids = new Set<string>();
  const visit = (
    parent: Parameters<typeof contentOf>[0],
    { isInHead, isForeign, isLarge }: Record<"isInHead" | "isForeign" | "isLarge", boolean>,
  ): void => {
    for (const node of contentOf(parent)) {
      if (isText(node)) {
        const tag = isElement(parent) ? parent.tagName : "";
        if (isInHead && tag !== "style") texts.head.push(node.value);
        if (!code.includes(tag)) texts.all.push(node.value);
        if (!isForeign && !isInHead) texts.visible.push(node.value);
        if (!isForeign && isLarge) texts.large.push(node.value);
      }
      if (!isElement(node)) continue;
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (attributes.id) ids.add(attributes.id);
      if (isInHead) texts.head.push(...Object.values(attributes));
      values.push(...Object.values(attributes));
      if (keptTags.includes(node.tagName))
        elements.push({ tag: node.tagName, attributes, text: textOf(node) });
      visit(node, {
        isInHead: isInHead || node.tagName === "head",
        isForeign:
          isForeign ||
          code.includes(node.tagName) ||
          attributes.translate === "no" ||
          (attributes.lang ?? language) !== language,
        isLarge: isLarge || largeElements(language).includes(node.tagName) || "data-large" in attributes,
      });
    }
  };
  const html = readFileSync(`${dist}/${documentFile({ document, language })}`, "utf8");
  visit(parseDocument(html), { isInHead: false, isForeign: false, isLarge: false });
  return {
    document,
    language,
    name: `${document} in ${language}`,
    head: texts.head.join("\n"),
    visible: texts.visible.join(" "),
    large: texts.large,
    all: oneLine([texts.all.join(""), ...values].join(" \n ")),
    ids,
    elements,
  };
}

/** Every document of the build. */
export const readDocuments = (): readonly BuiltDocument[] =>
  manifest.documents.map(({ document, language }) => read(document, language));
