import { unjoined } from "../languages/words/joined.ts";

/** Styles that print the title of a document at the head of each page after its first. */
export const runningTitle = (title: string): string =>
  `@page{@top-left{content:${JSON.stringify(unjoined(title))}}}`;
