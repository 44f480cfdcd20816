import { communityWorkflow } from "../../facts/communities.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { Workflow } from "../../pictures/Workflow/Workflow.tsx";
import { Section } from "../../ui/Section/Section.tsx";

/** A tree of tiers, a page with a name on it, one link to many, candles, and the sheet that adds them up. */
const drawings = [
  "M60 4h40v16H60zM80 20v14M20 50V34h120v16M80 34v16M0 50h40v16H0zM60 50h40v16H60zM120 50h40v16h-40zM20 66v30M80 66v30M140 66v30",
  "M0 96V12h130v84M0 34h130M14 50h40v46M70 52h46M70 66h46M70 80h30",
  "M0 80h30C80 80 80 16 130 16M30 80C80 80 80 48 130 48M30 80h100M130 8h16v16h-16zM130 40h16v16h-16zM130 72h16v16h-16zM138 88v8",
  "M12 40v56M4 52h16v30H4zM52 24v56M44 36h16v32H44zM92 34v50M84 46h16v24H84zM132 4v60M124 14h16v36h-16z",
  "M10 96V4h100v92M24 20h40M24 38h72M24 54h72M24 70h72M80 84h16",
] as const;

/** From the first tier to the statement (IB-04). */
export function HowItWorks({ t }: { t: Translate }) {
  return (
    <Section id="workflow" title={t("communities:workflow.title")} tone="night">
      <Workflow
        label={t("communities:workflow.label")}
        steps={communityWorkflow.map((step, index) => ({
          title: t(`communities:workflow.steps.${step}.title`),
          description: t(`communities:workflow.steps.${step}.description`),
          drawing: drawings[index],
        }))}
      />
    </Section>
  );
}
