import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** The elements below a node, parents before their children, with those in templates. */
export function* descendants(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!("tagName" in child)) continue;
    yield child;
    yield* descendants("content" in child ? child.content : child);
  }
}

/** The text directly in an element, without that of elements in it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
