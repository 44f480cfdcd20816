import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Text = DefaultTreeAdapterTypes.TextNode;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a document as browsers without scripts do: the content of `<noscript>` consists of elements too. */
export const parseDocument = (text: string): Document => parse(text, { scriptingEnabled: false });

/** Serializes a document. No-break spaces are written as characters. */
export const serializeDocument = (document: Document): string =>
  serialize(document, { scriptingEnabled: false }).replaceAll("&nbsp;", "\u00a0");

/** Whether a node is an element. */
export const isElement = (node: Node | Parent): node is Element => "tagName" in node;

/** Whether a node is text. */
export const isText = (node: Node): node is Text => node.nodeName === "#text";

/** The nodes in a node; of a template, those that it holds. */
export const contentOf = (parent: Parent): readonly Node[] =>
  "content" in parent ? (parent as DefaultTreeAdapterTypes.Template).content.childNodes : parent.childNodes;

/** The elements below a node in document order, including those in templates. */
export function* descendants(parent: Parent): Generator<Element> {
  for (const child of contentOf(parent)) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/** The text directly in an element, without the text of elements in it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

/** The value of an attribute, if the element has it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Sets an attribute, in place of one of the same name. */
export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

/** Removes an attribute, if the element has it. */
export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}
