import type { Speech } from "../../languages/speech.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** From integration to the next round: as many steps as the language tells, five or three (BR-09, D15). */
export function Steps({ t }: Speech) {
  return (
    <Section
      id="workflow"
      title={t("brokers:workflow.title")}
      lead={t("brokers:workflow.lead")}
      tone="sunken"
    >
      <Workflow
        label={t("brokers:workflow.label")}
        steps={t("brokers:workflow.steps", { returnObjects: true })}
      />
    </Section>
  );
}
