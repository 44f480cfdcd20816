import { schedule } from "../../facts/pages/brokers.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Schedule } from "../../pictures/Workflow/Schedule.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { joined } from "./joined.ts";

/** From the first call to the second competition, in five steps or three, depending on the language (BR-09, D15). */
export function Steps({ language, t }: Translator) {
  const steps = t("brokers:workflow.steps", { returnObjects: true });
  const stretches = joined(schedule, steps.length);
  return (
    <Section
      id="workflow"
      title={t("brokers:workflow.title")}
      lead={t("brokers:workflow.lead")}
      background="sunken"
    >
      <Schedule
        label={t("brokers:workflow.label")}
        steps={steps.map((step, index) => ({ ...step, stretches: stretches[index] ?? [] }))}
        weeks={(number) => numbers(language).duration(number, "week")}
      />
    </Section>
  );
}
