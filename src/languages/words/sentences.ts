import { type Language, languages } from "../languages.ts";

const scriptsWithoutSpace: readonly string[] = ["han", "japanese"];

/** The separator between two sentences: a space, or nothing in languages whose full stop includes one. */
export const sentenceSpace = (language: Language): " " | "" =>
  scriptsWithoutSpace.includes(languages.find(({ code }) => code === language)?.script ?? "") ? "" : " ";
