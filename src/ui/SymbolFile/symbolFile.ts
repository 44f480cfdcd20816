import { hash } from "node:crypto";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A file of SVG symbols, cached separately from documents. */
export interface SymbolFile {
  /** Its path, with a digest of its content. */
  path: string;
  content: string;
  /** The address of a symbol, for `<use>`. @throws if the file has none with this id */
  addressOf(id: string): string;
}

/**
 * Makes a file of symbols; the page `drawings/[file].svg.ts` lists all of them. A symbol inherits `currentColor` and
 * custom properties from the `<use>` that shows it.
 * @param name of the file, in lower-case letters
 * @param symbols elements with unique ids
 */
export function symbolFile(name: string, symbols: ReactNode): SymbolFile {
  const content = renderToStaticMarkup(
    createElement("svg", { xmlns: "http://www.w3.org/2000/svg" }, symbols),
  );
  const digest = hash("sha256", content).slice(0, 8);
  const path = `/drawings/${name}.${digest}.svg`;
  return {
    path,
    content,
    addressOf(id) {
      if (!content.includes(` id="${id}"`)) throw new Error(`${path} has no symbol "${id}"`);
      return `${path}#${id}`;
    },
  };
}
