import type { CaseId } from "../../facts/cases.ts";

/** The case with the shortest thing to say. */
export const voiceId = "prop-5" satisfies CaseId;
