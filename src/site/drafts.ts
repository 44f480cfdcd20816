import { type Language, languageCodes } from "../languages/languages.ts";

/**
 * The languages that a build makes drafts of (ADR 038): with `SITE_DRAFTS=1` those of the table that are not published.
 * @throws {Error} if the variable has another value
 */
export function draftLanguages(
  published: readonly Language[],
  { SITE_DRAFTS = "" }: Readonly<Record<string, string | undefined>>,
): Language[] {
  if (!["", "0", "1"].includes(SITE_DRAFTS))
    throw new Error(`SITE_DRAFTS is "${SITE_DRAFTS}": expected 1 for drafts, or nothing`);
  return SITE_DRAFTS === "1" ? languageCodes.filter((code) => !published.includes(code)) : [];
}
