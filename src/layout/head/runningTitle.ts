import { withoutWordJoiners } from "../../i18n/messages/noBreak.ts";

/** Styles that print a document's title at the top of each page but the first. */
export const runningTitle = (title: string): string =>
  `@page{@top-left{content:${JSON.stringify(withoutWordJoiners(title))}}}`;
