import { steps } from "../../facts/pages/communities.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** From the first tier to the statement (IB-04). */
export function Steps({ t }: { t: Translate }) {
  return (
    <Section id="workflow" title={t("communities:workflow.title")} tone="night">
      <Workflow
        form="stairs"
        label={t("communities:workflow.label")}
        steps={steps.map((step) => ({
          title: t(`communities:workflow.steps.${step}.title`),
          description: t(`communities:workflow.steps.${step}.description`),
        }))}
      />
    </Section>
  );
}
