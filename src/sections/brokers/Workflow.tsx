import type { ComponentProps } from "react";
import { schedule } from "../../content/pages/brokers.ts";
import { withLineBreaks } from "../../i18n/lineBreaks.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { Schedule } from "../../illustrations/Workflow/Schedule.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { mergeFirstSteps } from "./mergeFirstSteps.ts";

/** From the set-up call to the second competition, in five steps or three, depending on the language (BR-09, D15). */
export function Workflow(i18n: I18n) {
  const { t } = i18n;
  return (
    <Section
      id="workflow"
      title={t("brokers:workflow.title", { large: true })}
      background="sunken"
      weight="supporting"
    >
      <Schedule {...scheduleProps(i18n)} />
    </Section>
  );
}

/** The steps in order, each with its days. */
export function scheduleProps({ language, t }: I18n): ComponentProps<typeof Schedule> {
  const steps = t("brokers:workflow.steps", { returnObjects: true });
  const stretches = mergeFirstSteps(schedule, steps.length);
  return {
    label: t("brokers:workflow.label"),
    steps: steps.map((step, index) => ({
      ...step,
      title: withLineBreaks(step.title, language),
      stretches: stretches[index] ?? [],
    })),
    weeks: (number) => numberFormats(language).duration(number, "week"),
  };
}
