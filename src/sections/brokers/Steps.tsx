import type { Speech } from "../../languages/speech.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** Servers are wired up, a flag is hoisted, faders are set, the field starts, and each round tops the last. */
const drawings = [
  "M0 8h40v18H0zM0 39h40v18H0zM0 70h40v18H0zM40 17h80q20 0 20 20v59M40 48h55q20 0 20 20v28M40 79h38q12 0 12 12v5",
  "M20 96V4h100l-18 22 18 22H20M38 18h44M38 32h28M140 96V60h20l-6 8 6 8h-20",
  "M16 8v88M58 8v88M100 8v88M142 8v88M4 54h24v14H4zM46 26h24v14H46zM88 66h24v14H88zM130 40h24v14h-24z",
  "M4 96V8M4 92c50 0 100-28 152-84M4 92c50 0 100-14 152-52M4 92c50 0 100-4 152-24M4 92c50 4 100 4 152-4",
  "M4 96V72h30v24M44 96V56h30v40M84 96V36h30v60M124 96V10h32v86M124 34h8M148 34h8M124 60h8M148 60h8",
] as const;

/** From integration to the next round: as many steps as the language tells, five or three (BR-09, D15). */
export function Steps({ t }: Speech) {
  const steps = t("brokers:workflow.steps", { returnObjects: true });
  return (
    <Section
      id="workflow"
      title={t("brokers:workflow.title")}
      lead={t("brokers:workflow.lead")}
      tone="sunken"
    >
      <Workflow
        label={t("brokers:workflow.label")}
        // Three steps are the last three of five.
        steps={steps.map((step, index) => ({ ...step, drawing: drawings.at(index - steps.length) }))}
      />
    </Section>
  );
}
