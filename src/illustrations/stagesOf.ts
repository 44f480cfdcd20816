import type { Templates } from "../i18n/messages/templates.ts";

/** The names of the stages of a challenge: its phases, and the funded account. */
export const stagesOf = (
  { stages, phase3 }: Pick<Templates<"prop-firms:picture">, "stages" | "phase3">,
  phases: number,
): string[] => [...[stages.phase1, stages.phase2, phase3].slice(0, phases), stages.funded];
