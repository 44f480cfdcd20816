import { Fragment, type ReactNode } from "react";

interface MessageProps {
  /** A message whose markup is limited to the named tags. */
  children: string;
  /** What each tag becomes, by name. */
  tags: Record<string, (content: string) => ReactNode>;
}

/**
 * Renders a message that has tags in it: `Write to <email>x@y.com</email>.` A tag without a rendering is an error,
 * so that markup in a catalogue never reaches the page unseen.
 */
export function Message({ children, tags }: MessageProps) {
  return children.split(/(<(\w+)>.*?<\/\2>)/g).flatMap<ReactNode>((part, index, parts) => {
    // Every third part is the tag's name, captured for the back-reference alone.
    if (index % 3 === 2) return [];
    if (index % 3 === 0) return [part];
    const name = parts[index + 1] ?? "";
    const render = tags[name];
    if (!render) throw new Error(`No rendering for <${name}> in "${children}"`);
    return [<Fragment key={part}>{render(part.slice(name.length + 2, -(name.length + 3)))}</Fragment>];
  });
}
