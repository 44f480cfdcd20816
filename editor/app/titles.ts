import { catalogueOf } from "../../src/i18n/messages/format.ts";
import type { Path } from "../publishing/changes.ts";
import { settingsFile } from "../publishing/inspection.ts";

/** `startsOn` as "Starts on". */
export function sentence(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[-_]/g, " ");
  return capitalized(words.toLowerCase());
}

/** What a value is called: an item of a list by its number. */
export const labelOf = (path: Path): string =>
  /^\d+$/.test(`${path.at(-1)}`) ? `${Number(path.at(-1)) + 1}` : sentence(`${path.at(-1)}`);

const title: Readonly<Record<string, string>> = {
  common: "Every page",
  [settingsFile]: "Settings",
  "src/i18n/lint/names.json": "Names kept in English",
};

/** The name of a catalogue or file: `src/content/sample/ibSpace.json` is "Ib space". */
export const titleOf = (name: string): string =>
  title[name] ?? sentence(name.replace(/^.*\//, "").replace(/\.\w+$/, ""));

/** Names of parts of pages that are not those of their keys. */
const names: Readonly<Record<string, string>> = {
  "hero.title": "headline",
  "hero.highlight": "second line of the headline",
  "meta.title": "title in search results",
  "meta.description": "description in search results",
  hero: "first screen",
  meta: "search results",
  faq: "questions and answers",
  cta: "button",
};

/** A text with a capital letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `["hero", "title"]` as "headline", `["awards", "record", 0]` as "awards, record, 1". */
export function pathName(path: Path): string {
  const whole = names[path.join(".")];
  if (whole !== undefined) return whole;
  const parts = path.map((key) => {
    const label = labelOf([key]);
    return names[key] ?? label.charAt(0).toLowerCase() + label.slice(1);
  });
  return parts.join(", ");
}

/** What a value is called where others stand beside it: "Home, headline". */
export function placeName(file: string, path: Path): string {
  const title = titleOf(catalogueOf(file)?.namespace ?? file);
  // "Partners, Harborline" is in the group "Partners" of the file "Partners".
  const own = path.length > 1 && labelOf(path.slice(0, 1)) === title ? path.slice(1) : path;
  return [title, pathName(own)].filter(Boolean).join(", ");
}

/** The address of the editor that shows a value: its message, or its file. */
export const addressOf = (file: string, path: Path): string => {
  const catalogue = catalogueOf(file);
  return catalogue ? `#words/${catalogue.namespace}/${encodeURIComponent(path.join("."))}` : `#file/${file}`;
};
