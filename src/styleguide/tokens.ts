export interface Token {
  /** With its dashes: `--muted`. */
  name: string;
  value: string;
}

interface TokenGroup {
  /** The comment above the group. */
  comment: string;
  tokens: Token[];
}

/** The custom properties of a style sheet in order, grouped by comment. */
export function readTokens(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [{ comment: "", tokens: [] }];
  for (const [, comment, name, value = ""] of css.matchAll(/\/\*(.*?)\*\/|(--[\w-]+):([^;}]*)/gs))
    if (name) groups.at(-1)?.tokens.push({ name, value: value.replaceAll(/\s+/g, " ").trim() });
    else if (comment)
      groups.push({ comment: comment.replaceAll(/\s*\n?\s*\*?\s+/g, " ").trim(), tokens: [] });
  return groups.filter(({ tokens }) => tokens.length > 0);
}

export const isColour = ({ value }: Token): boolean =>
  /^(?:light-dark|color-mix|oklch|var\(--site)/.test(value);

/** The colours to show a colour with: its usual background, or for a background its text. */
export function pairOf(name: string): { ground: string; text: string } {
  if (/^--(?:paper|surface|sunken|tint-.*)$/.test(name)) return { ground: name, text: "--ink" };
  if (name === "--dark") return { ground: name, text: "--on-dark" };
  if (name === "--on-brass") return { ground: "--brass", text: name };
  if (name.includes("dark")) return { ground: "--dark", text: name };
  return { ground: "--paper", text: name };
}
