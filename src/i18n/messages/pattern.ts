import { splitMarkup } from "./format.ts";

/** A text without characters that nobody sees (word joiner, zero-width space, soft hyphen), and with plain spaces. */
export const visible = (text: string): string =>
  text.replaceAll(/[\u2060\u200b\u00ad]/g, "").replaceAll(/\s+/g, " ");

/** The visible text without spaces around it. */
export const shownText = (text: string): string => visible(text).trim();

/**
 * A pattern for a message as a page shows it, to be tested on `shownText` text: any text for a placeholder, nothing for a
 * tag.
 * @param variables what the site fills into any message
 */
export function patternOf(message: string, variables: Readonly<Record<string, string>>): RegExp {
  const parts = splitMarkup(message.trim()).map((part, index) => {
    if (index % 2 === 0) return RegExp.escape(visible(part));
    const name = /^\{\{-?\s*(\w+)/.exec(part)?.[1];
    if (name === undefined) return "";
    if (name === "count") return "[\\d.,' ]{1,9}";
    return variables[name] === undefined ? ".{1,60}?" : RegExp.escape(variables[name]);
  });
  return new RegExp(`^${parts.join("")}$`, "s");
}
