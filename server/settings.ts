/** The setting of the server itself; all others are of the build. */
const own = "SITE_DIST";

/** How many letters are to be added, removed or replaced to make one text of another (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const letter of one) {
    const next: number[] = [];
    for (const [column, above] of row.entries()) {
      const left = next.at(-1) ?? above;
      const diagonal = row[column - 1] ?? above;
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === other[column - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/**
 * Looks for settings that nothing reads, such as `SITE_BRNAD`: without a word, the mistake would show only on the site.
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
  const lines = unknown.map((name) => {
    const distances = names.map((each) => distance(name, each));
    const nearest = names[distances.indexOf(Math.min(...distances))];
    return `${name} is not a known setting: did you mean ${nearest}?`;
  });
  return lines.join(" ") || undefined;
};
