import { createHash } from "node:crypto";
import { parse, serializeOuter } from "parse5";
import type { PolicySources } from "../src/site/measuring.ts";
import { attribute, type Document, descendants, type Element, setAttribute, textOf } from "./elements.ts";

export interface Sealed {
  contentSecurityPolicy: string;
  /** What a browser would block, each with its snippet. Such a document must not be served. */
  blocked: string[];
}

/**
 * Writes the content security policy of a finished document: inline scripts and styles are allowed by hash, own files
 * by origin, nothing else. Adds `integrity` (SRI) to the document's own scripts; stylesheets get none (ADR 035).
 * @param readAsset bytes of a file of the build by its path, such as `/_astro/index.B5gkZ.js`
 * @param frameOrigins origins other than our own that a document may frame
 * @param isFramed whether our own documents frame this one, and its form leads to itself
 * @param opened what scripts may reach besides our own files, by directive; nothing in framed documents
 */
export const sealDocument = (
  document: Document,
  readAsset: (path: string) => Buffer | undefined,
  frameOrigins: readonly string[],
  isFramed = false,
  opened: PolicySources = {},
): Sealed => {
  const elements = [...descendants(document)];
  const ownFiles = elements.flatMap((element) => {
    const path = ownFile(element);
    return path ? [{ element, path, bytes: readAsset(path) }] : [];
  });
  const absent = ownFiles
    .filter(({ bytes }) => !bytes)
    .map(({ element, path }) => `${path}, which is not in the build: ${snippet(element)}`);
  const stylesheets = ownFiles.filter(({ element }) => isStylesheet(element));
  const texts = [
    ...elements.flatMap((element) => [textOf(element), ...element.attrs.map(({ value }) => value)]),
    ...stylesheets.map(({ bytes }) => bytes ?? ""),
  ];
  const usesDataImages = texts.some((text) => text.includes("data:image/"));

  const frames = elements
    .filter(({ tagName }) => tagName === "iframe")
    .map((element) => ({ element, origin: frameOrigin(element) }));
  const foreignFrames = frames
    .filter(({ origin }) => origin !== "'self'" && !frameOrigins.includes(origin))
    .map(({ element, origin }) => `a frame of ${origin}: ${snippet(element)}`);

  const allowed = isFramed ? {} : opened;
  const policy = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...inlineHashes(elements.filter(isInlineScript)),
      ...(allowed["script-src"] ?? []),
    ],
    "style-src": [
      ...(elements.some(isStylesheet) ? ["'self'"] : []),
      ...inlineHashes(elements.filter(({ tagName }) => tagName === "style")),
    ],
    "img-src": ["'self'", ...(usesDataImages ? ["data:"] : []), ...(allowed["img-src"] ?? [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(allowed["connect-src"] ?? [])],
    "manifest-src": ["'self'"],
    ...(frames.length > 0 && { "frame-src": [...new Set(frames.map(({ origin }) => origin))] }),
    "base-uri": ["'none'"],
    "form-action": [isFramed ? "'self'" : "'none'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
    // No script may turn text into markup or code, and none may make a policy that allows it (ADR 028), unless measuring
    // needs one (ADR 033).
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [...(allowed["trusted-types"] ?? ["'none'"])],
  };
  for (const { element, bytes } of ownFiles)
    if (bytes && !isStylesheet(element)) addIntegrity(element, bytes);
  return {
    contentSecurityPolicy: Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
      .join(";"),
    blocked: [...absent, ...foreignFrames, ...elements.flatMap((element) => blockedParts(element))],
  };
};

/** The policy of an SVG file with inline styles, if it has any: browsers apply policies to images too. */
export const drawingPolicy = (svg: string): string | undefined => {
  const styles = [...descendants(parse(svg))].filter(({ tagName }) => tagName === "style");
  if (styles.length === 0) return undefined;
  return `default-src 'none'; style-src ${inlineHashes(styles).join(" ")}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
};

const hasRelation = (element: Element, relations: readonly string[]): boolean =>
  element.tagName === "link" &&
  (attribute(element, "rel") ?? "")
    .toLowerCase()
    .split(/\s+/)
    .some((relation) => relations.includes(relation));

const isStylesheet = (element: Element): boolean => hasRelation(element, ["stylesheet"]);

/** Script types that browsers execute or act upon. Any other type makes the script a data block (HTML, 4.12.1). */
const scriptTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isInlineScript = (element: Element): boolean =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  scriptTypes.test((attribute(element, "type") ?? "").trim());

const inlineHashes = (elements: readonly Element[]): string[] => {
  const hashes = elements.map(
    (element) => `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`,
  );
  return [...new Set(hashes)];
};

/** Path of the own script or stylesheet that an element loads. */
const ownFile = (element: Element): string | undefined => {
  const address =
    element.tagName === "script"
      ? attribute(element, "src")
      : hasRelation(element, ["stylesheet", "modulepreload"])
        ? attribute(element, "href")
        : undefined;
  return address?.startsWith("/_astro/") ? address : undefined;
};

/** The source expression that allows a frame. An address that cannot be parsed gets a text that allows nothing. */
const frameOrigin = (frame: Element): string => {
  const address = attribute(frame, "src") ?? "";
  if (/^\/(?![/\\])/.test(address)) return "'self'";
  return URL.canParse(address) ? new URL(address).origin : "an unknown origin";
};

const addIntegrity = (element: Element, bytes: Buffer): void => {
  if (attribute(element, "integrity") !== undefined) return;
  setAttribute(element, "integrity", `sha256-${createHash("sha256").update(bytes).digest("base64")}`);
};

const addressAttributes = ["action", "data", "formaction", "href", "src"];

/** What a policy would not let an attribute do, or nothing. */
const blockedAttribute = (name: string, value: string): string | undefined => {
  if (name === "style") return "a style attribute";
  if (name === "data-astro-template") return "a slot that its island does not show at first (ADR 028)";
  if (/^on[a-z]/.test(name)) return `an inline event handler, ${name}`;
  const address = value.replace(/[\p{Cc}\s]/gu, "").toLowerCase();
  if (addressAttributes.includes(name) && address.startsWith("javascript:"))
    return `a javascript: address in ${name}`;
  return undefined;
};

const blockedParts = (element: Element): string[] =>
  element.attrs.flatMap(({ name, value }) => {
    const blocked = blockedAttribute(name, value);
    return blocked ? [`${blocked}: ${snippet(element)}`] : [];
  });

/** An element without its content, for a message. */
const snippet = (element: Element): string => serializeOuter({ ...element, childNodes: [] }).slice(0, 160);
