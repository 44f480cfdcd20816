import { closestMatch } from "leven";

/** The setting of the server itself; all others are of the build. */
const own = "SITE_DIST";

/**
 * Looks for settings that nothing reads, such as `SITE_BRNAD`: without a word, the error would show only on the site.
 * @param known names that the build knows
 * @returns a line with each unknown name and the nearest known one; nothing if all are known
 */
export const unknownSettings = (
  environment: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | undefined => {
  const names = [own, ...known];
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith("SITE_") && !names.includes(name),
  );
  const lines = unknown.map(
    (name) => `${name} is not a known setting: did you mean ${closestMatch(name, names)}?`,
  );
  return lines.join(" ") || undefined;
};
