import type { Path } from "../../publishing/changes.ts";
import { catalogueOf, settingsFile } from "../../publishing/inspection.ts";

/** `startsOn` as "Starts on". */
export function sentence(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What a value is called: an item of a list by its number. */
export const labelOf = (path: Path): string =>
  /^\d+$/.test(`${path.at(-1)}`) ? `${Number(path.at(-1)) + 1}` : sentence(`${path.at(-1)}`);

const title: Readonly<Record<string, string>> = {
  common: "Every page",
  [settingsFile]: "Settings",
  "src/languages/checking/names.json": "Names kept in English",
};

/** The name of a catalogue or file: `src/facts/sample/ibSpace.json` is "Ib space". */
export const titleOf = (name: string): string =>
  title[name] ?? sentence(name.replace(/^.*\//, "").replace(/\.\w+$/, ""));

/** The address of the editor that shows a value: its message, or its file. */
export const addressOf = (file: string, path: Path): string => {
  const catalogue = catalogueOf(file);
  return catalogue ? `#words/${catalogue.namespace}/${encodeURIComponent(path.join("."))}` : `#file/${file}`;
};
