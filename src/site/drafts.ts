import { DiagnosticsError } from "../diagnostics.ts";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {DiagnosticsError} if the variable is neither 1 nor 0 nor empty */
function isOn(name: string, purpose: string, environment: Environment): boolean {
  const value = environment[name] ?? "";
  if (!["", "0", "1"].includes(value)) {
    const fix = `expected 1 for ${purpose}, or nothing`;
    const place = { severity: "error", file: "", path: [name] } as const;
    throw new DiagnosticsError([{ code: "wrong-variable", ...place, message: `is "${value}"`, fix }]);
  }
  return value === "1";
}

/**
 * Whether a build is a preview, which is only to be shown (ADR 038): with `SITE_PREVIEW=1`.
 * @throws {DiagnosticsError} if the variable has another value
 */
export const isPreviewBuild = (environment: Environment): boolean =>
  isOn("SITE_PREVIEW", "a preview", environment);

/**
 * The languages that a build makes drafts of (ADR 038): with `SITE_DRAFTS=1` those of the table that are not published,
 * and in a preview the published ones but English.
 * @throws {DiagnosticsError} if a variable has another value
 */
export function draftLanguages(published: readonly Language[], environment: Environment): Language[] {
  const shown = isPreviewBuild(environment) ? published.filter((code) => code !== defaultLanguage) : [];
  const unpublished = languageCodes.filter((code) => !published.includes(code));
  return isOn("SITE_DRAFTS", "drafts", environment) ? [...shown, ...unpublished] : shown;
}
