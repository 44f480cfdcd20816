import type { Change } from "../../publishing/changes.ts";
import { catalogueOf, settingsFile } from "../../publishing/inspection.ts";
import type { Content } from "../server/save.ts";

/** `startsOn` as "Starts on". */
export const sentence = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const title: Readonly<Record<string, string>> = {
  common: "Every page",
  [settingsFile]: "Settings",
  "src/languages/checking/names.json": "Names kept in English",
};

/** The name of a catalogue or file: `src/facts/sample/ibSpace.json` is "Ib space". */
export const titleOf = (name: string): string =>
  title[name] ?? sentence(name.replace(/^.*\//, "").replace(/\.\w+$/, ""));

/** The catalogues, in the order of the pages. */
export const namespacesOf = ({ routes }: Content): string[] => [
  "common",
  ...new Set(routes.map(({ catalogue }) => catalogue)),
];

/** The address of the editor that shows a value: its message, or its file. */
export const addressOf = (file: string, key: string): string => {
  const catalogue = catalogueOf(file);
  return catalogue ? `#words/${catalogue.namespace}/${encodeURIComponent(key)}` : `#file/${file}`;
};

/** Where changes are: "Home, hero.title, en", and how many more. */
export function titleOfChange([first, ...others]: readonly Change[]): string {
  if (!first) return "nothing";
  const catalogue = catalogueOf(first.file);
  const place = [titleOf(catalogue?.namespace ?? first.file), first.path.join("."), catalogue?.language];
  return `${place.filter(Boolean).join(", ")}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}
