import { integrationPlan } from "../../facts/partners.ts";
import { integrationLog } from "../../facts/sample/integrations.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { EventLog } from "../../pictures/IntegrationTimeline/EventLog.tsx";
import { IntegrationTimeline } from "../../pictures/IntegrationTimeline/IntegrationTimeline.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

/** What partners get and how soon, with the weeks until then on the tape (PA-01, D15). */
export function Hero({ language, t }: Translator) {
  const { whole } = numbers(language);
  return (
    <Band name="hero">
      <div className={css.opening}>
        <h1 id="hero-title">
          <span>{t("partners:hero.title")}</span>
          {sentenceSpace(language)}
          <span>{t("partners:hero.highlight")}</span>
        </h1>
        <div className={css.argument}>
          <p>{t("partners:hero.subtitle")}</p>
          <ButtonLink
            href={schedulerLink(site, { scheduler: "brokers", page: "partners", button: "hero", language })}
          >
            {t("partners:bookMeeting")}
          </ButtonLink>
        </div>
      </div>
      <IntegrationTimeline
        label={t("partners:timeline.label")}
        start={t("partners:timeline.start")}
        weeks={[1, 2, 3, 4, 5, 6, 7, 8].map(whole)}
        lanes={integrationPlan.map(({ id, tasks, ...span }) => ({
          ...span,
          name: t(`partners:timeline.${id}.name`),
          duration: t(`partners:timeline.${id}.duration`),
          description: t(`partners:timeline.${id}.description`),
          features: t(`partners:timeline.${id}.features`, { returnObjects: true }),
          tasks: tasks.map((task) => ({
            ...task,
            name: t(`partners:timeline.tasks.${task.id}`),
            note: t("partners:timeline.note", {
              weeks:
                task.from + 1 === task.to
                  ? t("partners:week", { number: task.to })
                  : t("partners:weeks", { from: task.from + 1, to: task.to }),
              owner: t(`partners:timeline.owners.${task.owner}`),
            }),
          })),
        }))}
      >
        <EventLog {...integrationLog} />
      </IntegrationTimeline>
    </Band>
  );
}
