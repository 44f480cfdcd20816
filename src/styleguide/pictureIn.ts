import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * A picture as a section renders it, with the section's props, so that examples of pictures match the pages. Components
 * between the two are called as functions and must not use hooks.
 * @param nth from 0, if the section has several of the kind
 * @throws {Error} if the section does not render the picture
 */
export function pictureIn<Props>(
  section: ReactNode,
  picture: ComponentType<Props>,
  nth = 0,
): ReactElement<Props> {
  const found = [...elementsIn(section, picture)][nth];
  if (!found) throw new Error(`The section draws no ${picture.name} number ${nth + 1}`);
  return found as ReactElement<Props>;
}

function* elementsIn(node: unknown, wanted: unknown): Generator<ReactElement> {
  if (Array.isArray(node)) for (const child of node) yield* elementsIn(child, wanted);
  if (!isValidElement<object>(node)) return;
  if (node.type === wanted) yield node;
  else if (typeof node.type === "function")
    yield* elementsIn((node.type as (props: object) => ReactNode)(node.props), wanted);
  else if ("children" in node.props) yield* elementsIn(node.props.children, wanted);
}
