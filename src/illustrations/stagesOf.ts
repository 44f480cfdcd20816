import type { Templates } from "../i18n/messages/templates.ts";

/** The names of the stages of the longest challenge: its three phases, and the funded account. */
export const stagesOf = ({
  stages,
  phase3,
}: Pick<Templates<"prop-firms:picture">, "stages" | "phase3">): string[] => [
  stages.phase1,
  stages.phase2,
  phase3,
  stages.funded,
];
