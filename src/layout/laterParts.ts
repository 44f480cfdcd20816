/** What stands behind the first section: hidden on a first view until its styles have come (ADR 040). */
export const laterSections = ["main>:first-child~*", "main~*"] as const;
