import { hash } from "node:crypto";
// One file, which loads several times as fast as the package's own modules.
import { type CustomPlugin, optimize, type XastElement, type XastParent } from "svgo/browser";
import { z } from "zod";
import { refuse } from "./validate.ts";

/** A logo, to be drawn in an `<svg>` or `<symbol>` with its `viewBox`. */
export interface Logo {
  viewBox: string;
  /** Its elements. What has no colour takes the one that is set around it. */
  content: string;
  /** What all ids in it begin with. */
  ids: string;
}

/** A `logo` keeps its colours; a `symbol` is in one, which is set around it. */
export const logoMedia = z.enum(["logo", "symbol"]);

export type LogoMedia = z.infer<typeof logoMedia>;

/** The most bytes that the markup of a logo may have: every document carries the brand's. */
const mostBytes = 4096;

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"];
const others = ["g", "defs", "clipPath", "mask", "linearGradient", "radialGradient", "stop"];
const refusedAttribute = /^(?:on|data-|aria-|(?:class|role|style|tabindex)$)|:/;

const exported = "export the logo as an SVG file";

/** What is wrong with an element of a logo: messages, each with how to put it right. */
function* findingsOf(
  { name, attributes }: XastElement,
  isRoot: boolean,
  media: LogoMedia,
): Generator<[message: string, fix: string]> {
  if (!isRoot && ![...shapes, ...others].includes(name))
    yield [`has <${name}>`, "turn text into paths, leave pictures and effects out, and export it again"];
  for (const [attribute, value] of Object.entries(attributes).filter(([each]) => !each.startsWith("xmlns")))
    if (refusedAttribute.test(attribute))
      yield [
        `has ${attribute}="…" on <${name}>`,
        "leave it out, or choose the file in the editor, which does so",
      ];
    else if (/url\((?!["']?#)/i.test(value) || (attribute === "href" && !value.startsWith("#")))
      yield [`needs another file, ${value}`, "export all in one file"];
    else if (
      media === "symbol" &&
      ["fill", "stroke"].includes(attribute) &&
      !/^(?:none|currentcolor)$/i.test(value)
    )
      yield [
        `has ${attribute}="${value}" on <${name}>`,
        "leave it out, since the page sets the colour, or choose the file in the editor",
      ];
}

/** Leaves comments out, which may end elsewhere in HTML than in XML, and texts. */
function keepElements(parent: XastParent): void {
  parent.children = parent.children.filter(({ type }) => type === "element");
}

const isSize = (viewBox = ""): boolean => {
  const numbers = viewBox.split(/[\s,]+/).map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) && numbers.slice(2).every((each) => each > 0);
};

/**
 * Reads markup.
 * @returns the logo, and what is wrong with it, each with how to put it right
 * @throws {Error} if it is no SVG
 */
function read(markup: string, media: LogoMedia): { logo: Logo; findings: Map<string, string> } {
  const findings = new Map<string, string>();
  const ids = `logo-${hash("sha1", markup).slice(0, 6)}-`;
  let viewBox = "";
  let isEmpty = true;
  const check: CustomPlugin = {
    name: "check",
    fn: () => ({
      root: { enter: keepElements },
      element: {
        enter(node, parent) {
          keepElements(node);
          for (const finding of findingsOf(node, parent.type === "root", media)) findings.set(...finding);
          if (shapes.includes(node.name)) isEmpty = false;
        },
        exit(node, parent) {
          if (parent.type !== "root") return;
          const { xmlns, width, height, viewBox: own = "", ...attributes } = node.attributes;
          viewBox = own;
          node.attributes = {};
          // What the whole drawing has in common.
          if (Object.keys(attributes).length > 0)
            node.children = [{ type: "element", name: "g", attributes, children: node.children }];
        },
      },
    }),
  };
  const { data } = optimize(markup, {
    plugins: [check, { name: "prefixIds", params: { prefix: ids, delim: "" } }],
  });
  if (!/^<svg[>/]/.test(data)) throw new Error("no SVG");
  if (!isSize(viewBox)) findings.set('has no viewBox such as "0 0 32 32"', `${exported} with one`);
  if (isEmpty) findings.set("has nothing to draw", `${exported} with its shapes`);
  return { logo: { viewBox, content: data.slice("<svg>".length, -"</svg>".length), ids }, findings };
}

/** The colours of a logo as `#rrggbb`, without those that it takes from around it. */
export function coloursOf({ content }: Logo): string[] {
  const found = new Set<string>();
  const collect: CustomPlugin = {
    name: "collect",
    fn: () => ({
      element: {
        enter: ({ attributes: { fill = "", stroke = "", "stop-color": stop = "" } }) => {
          // Of names the package makes the short form.
          for (const colour of [fill, stroke, stop].map((each) =>
            each.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"),
          ))
            if (/^#[\da-f]{6}$/i.test(colour)) found.add(colour);
        },
      },
    }),
  };
  const inFull = { shorthex: false, shortname: false, convertCase: "lower" } as const;
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`, {
    plugins: [{ name: "convertColors", params: inFull }, collect],
  });
  return [...found];
}

/** A logo as SVG markup, which is checked: shapes without scripts, styles and other files. The editor takes a file. */
export const logo = (media: LogoMedia, description: string, fileSize = 0) =>
  z
    .string()
    .min(1, { error: "expected an SVG file" })
    .transform((markup, context): Logo => {
      const size = Buffer.byteLength(markup);
      // Markup that was cleaned is told with the size that its owner knows.
      const own = fileSize > 0 ? `${inKilobytes(fileSize)}, cleaned ` : "";
      if (size > mostBytes)
        refuse(context, {
          message: `is ${own}${inKilobytes(size)}, and ${mostBytes / 1024} KB is the most`,
          fix: "simplify its shapes, and export it again",
        });
      try {
        const { logo, findings } = read(markup, media);
        for (const [message, fix] of findings) refuse(context, { message, fix });
        return logo;
      } catch {
        refuse(context, { message: "is no SVG", fix: exported });
        return z.NEVER;
      }
    })
    .meta({ media, description });
