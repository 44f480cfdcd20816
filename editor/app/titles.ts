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

/** The name of a catalogue or file: `src/content/sample/ibPortal.json` is "Ib portal". */
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

/** A label within a sentence. One that begins with two capital letters stays as it is. */
export const uncapitalized = (label: string): string =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** What a value is called that is not called by its key. */
type NameAt = (path: Path) => string | undefined;

/** `["hero", "title"]` as "headline", `["awards", "record", 0]` as "awards", "record" and "1". */
function partNames(path: Path, nameAt: NameAt = () => undefined): string[] {
  const whole = names[path.join(".")];
  if (whole !== undefined) return [whole];
  return path.map(
    (key, index) => nameAt(path.slice(0, index + 1)) ?? names[key] ?? uncapitalized(labelOf([key])),
  );
}

/** `["awards", "record", 0]` as "awards, record, 1". */
export const pathName = (path: Path): string => partNames(path).join(", ");

/** What a value is called where others stand beside it: "Home, headline". */
export function placeName(file: string, path: Path, nameAt?: NameAt): string {
  const title = titleOf(catalogueOf(file)?.namespace ?? file);
  const parts = partNames(path, nameAt);
  // "Partners, Harborline" is in the group "Partners" of the file "Partners".
  const own = path.length > 1 && labelOf(path.slice(0, 1)) === title ? parts.slice(1) : parts;
  return [title, ...own].filter(Boolean).join(", ");
}

/** The address of the editor that shows a value: its message, or its file. */
export const addressOf = (file: string, path: Path): string => {
  const catalogue = catalogueOf(file);
  return catalogue ? `#words/${catalogue.namespace}/${encodeURIComponent(path.join("."))}` : `#file/${file}`;
};
