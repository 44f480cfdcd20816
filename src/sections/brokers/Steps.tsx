import type { Translator } from "../../languages/words/translator.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { stepDrawing } from "./drawings.tsx";

/** From integration to the next round, in five steps or three, depending on the language (BR-09, D15). */
export function Steps({ t }: Translator) {
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
        steps={steps.map((step, index) => ({ ...step, drawing: stepDrawing(index - steps.length) }))}
      />
    </Section>
  );
}
