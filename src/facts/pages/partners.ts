export const questions = ["fit", "technology", "time", "revenue", "support"] as const;

/** Those that decide a sale are open from the start. */
export const openQuestions: readonly (typeof questions)[number][] = ["time", "revenue"];
