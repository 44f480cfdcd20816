import { hash } from "node:crypto";
import { parse, serializeOuter } from "parse5";
import type { PolicySources } from "../src/site/analytics.ts";
import { attribute, type Document, descendants, type Element, setAttribute, textOf } from "./elements.ts";

const sha256 = (content: string | Buffer): string => `sha256-${hash("sha256", content, "base64")}`;

const hashesOf = (elements: readonly Element[]): string[] => [
  ...new Set(elements.map((element) => `'${sha256(textOf(element))}'`)),
];

const isFrame = ({ tagName }: Element): boolean => tagName === "iframe";
const isStyle = ({ tagName }: Element): boolean => tagName === "style";

const addressOf = (element: Element): string => attribute(element, "src") ?? "";

/** Scripts with an address need no hash. Of any other type, a script is a data block (HTML, 4.12.1). */
const isInlineScript = (element: Element): boolean =>
  element.tagName === "script" &&
  !addressOf(element) &&
  /^(?:|module|importmap|speculationrules|text\/javascript)$/i.test(attribute(element, "type") ?? "");

/** The source expression that allows a frame. */
const originOf = (address: string): string => {
  if (/^\/(?![/\\])/.test(address)) return "'self'";
  return URL.canParse(address) ? new URL(address).origin : "an unknown origin";
};

interface PolicyOptions {
  /** Bytes of a file of the build by its path, such as `/_astro/index.B5gkZ.js`. */
  readAsset: (path: string) => Buffer | undefined;
  /** The origin from which documents load hashed files, if it is not their own. */
  assetOrigin?: string | null;
  /** Origins other than our own that a document may frame. */
  frameOrigins: readonly string[];
  /** Whether our own documents frame this one, and its form leads to itself. */
  isFramed?: boolean;
  /** What scripts may reach besides our own files, by directive. */
  opened?: PolicySources;
}

/** The bytes that an address of a document leads to, if they are of the build. */
const fileAt = (address: string, { readAsset, assetOrigin }: PolicyOptions): Buffer | undefined =>
  readAsset(
    assetOrigin && address.startsWith(`${assetOrigin}/`) ? address.slice(assetOrigin.length) : address,
  );

/** What the policy would not let a browser load or run. */
function blockedIn(element: Element, options: PolicyOptions): string[] {
  const { frameOrigins } = options;
  const { tagName, attrs } = element;
  const address = addressOf(element);
  const origin = originOf(address);
  const found = [
    tagName === "script" && address && !fileAt(address, options) && `${address}, which is not in the build`,
    tagName === "link" && /\bstylesheet\b/i.test(attribute(element, "rel") ?? "") && "a stylesheet file",
    isFrame(element) && !["'self'", ...frameOrigins].includes(origin) && `a frame of ${origin}`,
    /\bdata:image\//i.test(isStyle(element) ? textOf(element) : address) && "an image in a data: address",
    ...attrs.flatMap(({ name, value }) => [
      name === "style" && "a style attribute",
      /^on[a-z]/.test(name) && `an inline event handler, ${name}`,
      /^(?:action|data|formaction|href|src)$/.test(name) &&
        URL.parse(value)?.protocol === "javascript:" &&
        `a javascript: address in ${name}`,
    ]),
  ].filter(Boolean);
  return found.map((what) => `${what}: ${serializeOuter({ ...element, childNodes: [] }).slice(0, 160)}`);
}

/**
 * The content security policy of a document: inline scripts and styles by hash, own files by origin, nothing else. Adds
 * `integrity` (SRI) to its scripts.
 * @returns also what browsers would block, each with its element; such a document must not be served
 */
export function applyPolicy(document: Document, options: PolicyOptions) {
  const elements = [...descendants(document)];
  for (const element of elements) {
    const bytes = fileAt(addressOf(element), options);
    if (bytes && element.tagName === "script") setAttribute(element, "integrity", sha256(bytes));
  }
  const embedder = options.isFramed ? "'self'" : "'none'";
  const own = ["'self'", options.assetOrigin].filter((source) => typeof source === "string");
  const directives: Record<string, Iterable<string>> = {
    "default-src": ["'none'"],
    "script-src": [...own, ...hashesOf(elements.filter(isInlineScript))],
    "style-src": hashesOf(elements.filter(isStyle)),
    "img-src": own,
    "font-src": own,
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": new Set(elements.filter(isFrame).map(addressOf).map(originOf)),
    "base-uri": ["'none'"],
    "form-action": [embedder],
    "frame-ancestors": [embedder],
  };
  const opened: Record<string, readonly string[]> = options.opened ?? {};
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(opened[name] ?? [])])
    .flatMap((directive) => (directive.length > 1 ? directive.join(" ") : []))
    .join(";");
  return { policy, blocked: elements.flatMap((element) => blockedIn(element, options)) };
}

/** The policy of an SVG file with styles, if it has any: browsers apply policies to images too. */
export function drawingPolicy(svg: string): string | undefined {
  const styles = hashesOf([...descendants(parse(svg))].filter(isStyle));
  if (styles.length === 0) return undefined;
  return `default-src 'none'; style-src ${styles.join(" ")}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}
