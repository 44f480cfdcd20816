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

  /** Text and codes. @param ids of codes; the same one has the same id in the source and its translation */
  const inline = (message: string, ids: Map<string, string>): (Element | string)[] => {
    const times = new Map<string, number>();
    const open: string[] = [];
    return splitMarkup(message).map((part, index) => {
      if (index % 2 === 0) return part;
      if (part.startsWith("</")) return element("ept", { id: open.pop() ?? "0" }, part);
      times.set(part, (times.get(part) ?? 0) + 1);
      const code = `${part} ${times.get(part)}`;
      const id = ids.get(code) ?? `${ids.size + 1}`;
      ids.set(code, id);
      if (part.startsWith("{{") || part.endsWith("/>")) return element("ph", { id }, part);
      open.push(id);
      return element("bpt", { id }, part);
    });
  };

  const body = units.flatMap(({ id, source, target, state, notes }) => {
    const ids = new Map<string, string>();
    const children = [
      element("source", {}, ...inline(source, ids)),
      ...(target ? [element("target", { state }, ...inline(target, ids))] : []),
      ...notes.map((note) => element("note", {}, note)),
    ];
    return [
      "\n",
      element(
        "trans-unit",
        { id, "xml:space": "preserve" },
        ...children.flatMap((each) => ["\n  ", each]),
        "\n",
      ),
    ];
  });
  const languages = { "source-language": "en", "target-language": language };
  const file = { original: "catalogues", datatype: "plaintext", ...languages };
  document.documentElement?.setAttribute("version", "1.2");
  document.documentElement?.appendChild(element("file", file, element("body", {}, ...body, "\n")));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

/**
 * Reads a file that a translator gives back.
 * @throws {Error} if it is none, or might be made to do harm
 */
export function readXliff(text: string): { language: string; units: XliffUnit[] } {
  if (text.length > mostCharacters)
    throw new Error(
      `The file has more than ${mostCharacters / 1e6} MB: have it exported again, as XLIFF 1.2 and without anything else`,
    );
  // Entities could contain files of this computer, or each other until memory is full.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new Error(
      "The file has a document type (<!DOCTYPE>), which no XLIFF needs: have it exported again without one",
    );
  const root = parse(text.replace(/^\ufeff/, ""));
  const version = root?.getAttribute("version") ?? "";
  if (root?.localName !== "xliff" || !/^1\.[012]$/.test(version))
    throw new Error(
      `The file is no XLIFF 1.2${root?.localName === "xliff" ? `, but XLIFF ${version}` : ""}: have it exported as XLIFF 1.2 (.xlf)`,
    );
  const languages = [...root.getElementsByTagNameNS("*", "file")].map(
    (file) => file.getAttribute("target-language") ?? "",
  );
  const [language = "", other] = new Set(languages);
  if (language === "" || other !== undefined)
    throw new Error(
      `The file has ${other ? "several languages" : "no language"} (target-language): have each language exported as a file of its own`,
    );
  const units = [...root.getElementsByTagNameNS("*", "trans-unit")].map((unit) => {
    // Suggestions of tools have a source and target too, deeper within the unit.
    const children = [...unit.childNodes] as Element[];
    const [source, target] = ["source", "target"].map((name) =>
      children.find(({ localName }) => localName === name),
    );
    return {
      id: unit.getAttribute("id") ?? "",
      source: source?.textContent?.trim() ?? "",
      target: target?.textContent?.trim() ?? "",
      state: target?.getAttribute("state") ?? "",
    };
  });
  return { language, units };
}

function parse(text: string): Element | null {
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    return parser.parseFromString(text, "application/xml").documentElement;
  } catch {
    return null;
  }
}
