import type { Speech } from "../../languages/speech.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** Servers are wired up, a flag is hoisted, faders are set, the field starts, and each round tops the last. */
const drawings = [
  "M0 8h40v18H0zM0 39h40v18H0zM0 70h40v18H0zM40 17h100v79M40 48h70v48M40 79h40v17",
  "M20 96V4h100l-18 22 18 22H20M140 96V60h20l-6 8 6 8h-20",
  "M20 8v88M60 8v88M100 8v88M140 8v88M8 60h24M48 30h24M88 72h24M128 46h24",
  "M0 8v88Q100 90 160 8M0 96Q100 90 160 40M0 96Q100 90 160 70",
  "M0 96V70h40v26M40 96V40h40v56M80 96V8h40v88",
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
