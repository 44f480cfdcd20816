import type { Translator } from "../../languages/words/translator.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { stepDrawings } from "./drawings.tsx";

/** From integration to the next round, in five steps or three, depending on the language (BR-09, D15). */
export function Steps({ t }: Translator) {
  const steps = t("brokers:workflow.steps", { returnObjects: true });
  const drawings = stepDrawings(steps.length);
  return (
    <Section
      id="workflow"
      title={t("brokers:workflow.title")}
      lead={t("brokers:workflow.lead")}
      background="sunken"
      heading="side"
    >
      <Workflow
        form="timetable"
        label={t("brokers:workflow.label")}
        steps={steps.map((step, index) => ({ ...step, drawing: drawings[index] }))}
      />
    </Section>
  );
}
