import { type ComponentType, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * The picture that a section draws, with the words and figures that the section gives it: so examples of pictures never
 * differ from the pages. Components between the two are called as functions; they must be without hooks, as sections are.
 * @param nth from 0, where the section draws several of the kind
 * @throws {Error} where the section does not draw it
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
