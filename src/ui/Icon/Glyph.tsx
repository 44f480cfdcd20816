import type { IconNode } from "lucide";
import { createElement } from "react";

interface GlyphProps {
  node: IconNode;
  /** Its width and height. */
  size?: string | undefined;
  className?: string | undefined;
}

/** Draws the node of one icon. Islands import single nodes, so that the table of icon names stays out of scripts. */
export function Glyph({ node, size = "24", className }: GlyphProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
