/** On what ends the first screen inside the first section. */
export const laterAttribute = "data-later";

/**
 * What stands behind the first screen: hidden on a first view until its styles have come (ADR 040). The first screen is
 * the first section, up to the first element in it that is marked.
 */
export const laterParts = [
  "main>:first-child~*",
  "main~*",
  `[${laterAttribute}]`,
  `[${laterAttribute}]~*`,
] as const;
