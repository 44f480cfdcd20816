import type { ComponentProps } from "react";
import { steps } from "../../content/pages/prop-firms.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { WorkflowDiagram } from "../../illustrations/Workflow/WorkflowDiagram.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** From the set-up call to the opening, on the timeline (PF-08). */
export function Workflow(i18n: I18n) {
  const { t } = i18n;
  return (
    <Section id="workflow" title={t("prop-firms:workflow.title", { large: true })} background="dark">
      <WorkflowDiagram {...workflowProps(i18n)} />
    </Section>
  );
}

/** The steps from the set-up call to the opening. */
export const workflowProps = ({ t }: I18n): ComponentProps<typeof WorkflowDiagram> => ({
  label: t("prop-firms:workflow.label"),
  steps: steps.map((id) => ({
    title: t(`prop-firms:workflow.${id}.title`, { large: true }),
    description: t(`prop-firms:workflow.${id}.description`),
  })),
});
