import {
  DOMImplementation,
  DOMParser,
  type Element,
  onErrorStopParsing,
  XMLSerializer,
} from "@xmldom/xmldom";
import { splitMarkup } from "../../src/i18n/messages/format.ts";
import { mostCharacters } from "./units.ts";

/*
 * XLIFF 1.2, which all tools of translators read. Placeholders and tags are inline codes (`ph`, `bpt`, `ept`) that contain
 * themselves, so the text of an element is the message, also where a tool makes plain text of them.
 */

const namespace = "urn:oasis:names:tc:xliff:document:1.2";

/** A text to translate, as in a file. */
export interface XliffUnit {
  id: string;
  source: string;
  target: string;
  /** Such as `translated`; empty if a tool has left it out. */
  state: string;
}

/** Makes the file for a translator. */
export function writeXliff(
  language: string,
  units: readonly (XliffUnit & { notes: readonly string[] })[],
): string {
  const document = new DOMImplementation().createDocument(namespace, "xliff");
  const element = (
    name: string,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly (Element | string)[]
  ): Element => {
    const made = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    for (const child of children)
      made.appendChild(typeof child === "string" ? document.createTextNode(child) : child);
    return made;
  };
  const inline = (message: string): (Element | string)[] => {
    const parts = splitMarkup(message);
    return parts.map((part, index) => {
      if (index % 2 === 0) return part;
      // The same in the source and in its translation, and in both parts of a pair.
      const times = parts.slice(0, index + 1).filter((each) => each === part).length;
      const id = `${part.replaceAll(/[\s<>/]/g, "")}-${times}`;
      if (part.startsWith("</")) return element("ept", { id }, part);
      return element(part.startsWith("{{") || part.endsWith("/>") ? "ph" : "bpt", { id }, part);
    });
  };
  const body = units.flatMap(({ id, source, target, state, notes }) => [
    "\n",
    element(
      "trans-unit",
      { id, "xml:space": "preserve" },
      element("source", {}, ...inline(source)),
      ...(target ? [element("target", { state }, ...inline(target))] : []),
      ...notes.map((note) => element("note", {}, note)),
    ),
  ]);
  const languages = { "source-language": "en", "target-language": language };
  const file = { original: "catalogues", datatype: "plaintext", ...languages };
  document.documentElement?.setAttribute("version", "1.2");
  document.documentElement?.appendChild(element("file", file, element("body", {}, ...body)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

function parse(text: string): Element | null {
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    return parser.parseFromString(text.replace(/^\ufeff/, ""), "application/xml").documentElement;
  } catch {
    return null;
  }
}

/** @throws {Error} if it is no file of a translator, or might be made to do harm */
export function readXliff(text: string): { language: string; units: XliffUnit[] } {
  const refuse = (why: string): never => {
    throw new Error(`The file ${why}: have it exported again as XLIFF 1.2 (.xlf), a file for each language`);
  };
  if (text.length > mostCharacters) refuse(`has more than ${mostCharacters / 1e6} MB`);
  // Entities could contain files of this computer, or each other until memory is full.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) refuse("has a document type (<!DOCTYPE>)");
  const root = parse(text);
  if (root?.localName !== "xliff" || !/^1\.[012]$/.test(`${root.getAttribute("version")}`))
    return refuse("is no XLIFF 1.2");
  const files = [...root.getElementsByTagNameNS("*", "file")];
  const [language, other] = new Set(files.map((file) => file.getAttribute("target-language")));
  if (!language || other !== undefined) return refuse("names no language, or several (target-language)");
  const units = [...root.getElementsByTagNameNS("*", "trans-unit")].map((unit) => {
    // Suggestions of tools have a source and target too, deeper within the unit.
    const children = [...unit.childNodes] as Element[];
    const [source, target] = ["source", "target"].map((name) =>
      children.find(({ localName }) => localName === name),
    );
    return {
      id: `${unit.getAttribute("id")}`,
      source: source?.textContent?.trim() ?? "",
      target: target?.textContent?.trim() ?? "",
      state: target?.getAttribute("state") ?? "",
    };
  });
  return { language, units };
}
