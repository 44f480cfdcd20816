import { isUnspaced, type Language } from "../languages.ts";

/** The separator between two sentences: a space, or nothing in languages whose full stop includes one. */
export const sentenceSpace = (language: Language): " " | "" => (isUnspaced(language) ? "" : " ");

/** Between what something is and its name. Full-width punctuation includes its space. */
export const colon = (language: Language): ": " | "：" => (isUnspaced(language) ? "：" : ": ");
