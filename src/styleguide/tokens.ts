import postcss from "postcss";

export interface Token {
  /** With its dashes: `--muted`. */
  name: string;
  value: string;
}

export interface TokenGroup {
  /** The comment above the group. */
  comment: string;
  tokens: Token[];
}

/** The custom properties of a style sheet in order, grouped by comment. */
export function readTokens(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [{ comment: "", tokens: [] }];
  postcss.parse(css).walk((node) => {
    if (node.type === "comment")
      groups.push({ comment: node.text.replaceAll(/\s*\n?\s*\*?\s+/g, " ").trim(), tokens: [] });
    if (node.type === "decl" && node.prop.startsWith("--"))
      groups.at(-1)?.tokens.push({ name: node.prop, value: node.value.replaceAll(/\s+/g, " ") });
  });
  return groups.filter(({ tokens }) => tokens.length > 0);
}

export const isColour = ({ value }: Token): boolean => value.includes("oklch(");

/** The colours to show a colour with: its usual background, or for a background its text. */
export function pairOf(name: string): { ground: string; text: string } {
  if (/^--(?:paper|surface|sunken|tint-.*)$/.test(name)) return { ground: name, text: "--ink" };
  if (name === "--night") return { ground: name, text: "--on-night" };
  if (name === "--on-brass") return { ground: "--brass", text: name };
  if (name.includes("night")) return { ground: "--night", text: name };
  return { ground: "--paper", text: name };
}
