import { steps } from "../../facts/pages/prop-firms.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** From the set-up call to the opening, on the timeline (PF-08). */
export function Steps({ t }: Translator) {
  return (
    <Section id="workflow" title={t("prop-firms:workflow.title")} background="dark">
      <Workflow
        label={t("prop-firms:workflow.label")}
        steps={steps.map((id) => t(`prop-firms:workflow.${id}`, { returnObjects: true }))}
      />
    </Section>
  );
}
