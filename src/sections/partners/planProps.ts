import { integrationPlan } from "../../content/partners.ts";
import { dayPatterns } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { endOf } from "../../simulation/plan.ts";
import { site } from "../../site/site.ts";

/** The plan of an integration with its words. */
export function planProps({ language, t }: I18n) {
  const weeks = endOf(integrationPlan.flatMap((lane) => [lane, ...lane.tasks]));
  return {
    language,
    brand: site.brand,
    words: {
      label: t("partners:timeline.label"),
      start: t("partners:timeline.start"),
      live: t("partners:timeline.live"),
      ifNeeded: t("partners:timeline.ifNeeded"),
      setUpCall: t("partners:timeline.setUpCall"),
      hint: t("partners:timeline.hint"),
      starts: templates(t, "partners:timeline.starts"),
      calendar: t("partners:timeline.calendar"),
    },
    weeks,
    length: numberFormats(language).duration(weeks, "week"),
    patterns: dayPatterns(language),
    lanes: integrationPlan.map(({ id, tasks, ...span }) => ({
      id,
      ...span,
      name: t(`partners:timeline.${id}.name`),
      description: t(`partners:timeline.${id}.description`),
      when: t(`partners:timeline.${id}.duration`),
      tasks: tasks.map((task) => ({
        ...task,
        name: t(`partners:timeline.tasks.${task.id}`),
        ownerName: t(`partners:timeline.owners.${task.owner}`),
        when:
          task.from + 1 === task.to
            ? t("partners:week", { number: task.to })
            : t("partners:weeks", { from: task.from + 1, to: task.to }),
      })),
    })),
  };
}
