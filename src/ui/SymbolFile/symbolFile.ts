import { createHash } from "node:crypto";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A file of SVG symbols, cached separately from documents. */
export interface SymbolFile {
  /** Its path, with a digest of its content. */
  path: string;
  content: string;
}

/**
 * Makes a file of symbols; the page `drawings/[file].svg.ts` lists all of them. Documents show a symbol with `<use
 * href={`${path}#${id}`}>`, which inherits `currentColor` and custom properties.
 * @param name of the file, in lower-case letters
 * @param symbols `<symbol>` elements, each with an id and a view box
 */
export function symbolFile(name: string, symbols: ReactNode): SymbolFile {
  const content = renderToStaticMarkup(
    createElement("svg", { xmlns: "http://www.w3.org/2000/svg" }, symbols),
  );
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { path: `/drawings/${name}.${digest}.svg`, content };
}
