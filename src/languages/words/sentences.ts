import { type Language, languages } from "../languages.ts";

const scriptsWithoutSpace: readonly string[] = ["han", "japanese"];

/** What stands between two sentences of a language: a space, or nothing where the full stop brings its own. */
export const sentenceSpace = (language: Language): " " | "" =>
  scriptsWithoutSpace.includes(languages.find(({ code }) => code === language)?.script ?? "") ? "" : " ";
