import { noise } from "../../simulation/noise.ts";

const count = 16;

/**
 * The day's entries of an account, as marks 20 high in a box 300 wide.
 * @param index 0 is the flagged account; each other copies it with a few exceptions
 * @param matching the fraction of entries that match
 * @returns path data
 */
export function entries(index: number, matching: number): string {
  const random = noise(21);
  const marks = Array.from(
    { length: count },
    (_, index) => `M${Math.round(14 * index + 78 + 6 * random())} 3v20`,
  );
  if (index === 0) return marks.join("");
  const missing = Array.from(
    { length: Math.round(count * (1 - matching)) },
    (_, exception) => (8 * index - 5 + 3 * exception) % count,
  );
  return marks.filter((_, mark) => !missing.includes(mark)).join("");
}
