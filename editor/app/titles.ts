import { settingsFile } from "../content.ts";

/** `src/facts/sample/ibSpace.json` as "Ib space". */
function nameOfFile(file: string): string {
  const name = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return sentence(name);
}

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

export const titleOf = (name: string): string =>
  title[name] ?? (name.includes("/") ? nameOfFile(name) : sentence(name));
