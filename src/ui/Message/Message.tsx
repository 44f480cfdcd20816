import { Fragment, type ReactNode } from "react";

interface MessageProps {
  /** A message whose markup is limited to the named tags. */
  children: string;
  /** The rendering of each tag, by name. */
  tags: Record<string, (content: string) => ReactNode>;
}

/**
 * Renders a message with tags, such as `Write to <email>x@y.com</email>.`
 * @throws {Error} if a tag has no rendering, so that markup in a catalogue is not shown as text
 */
export function Message({ children, tags }: MessageProps) {
  return children.split(/(<(\w+)>.*?<\/\2>)/g).flatMap<ReactNode>((part, index, parts) => {
    // Of three parts, the third is the tag's name, captured only for the back-reference.
    if (index % 3 === 2) return [];
    if (index % 3 === 0) return [part];
    const name = parts[index + 1] ?? "";
    const render = tags[name];
    if (!render) throw new Error(`No rendering for <${name}> in "${children}"`);
    return [<Fragment key={part}>{render(part.slice(name.length + 2, -(name.length + 3)))}</Fragment>];
  });
}
