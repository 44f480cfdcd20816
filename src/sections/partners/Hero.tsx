import { integrationTasks, integrationWindows } from "../../facts/partners.ts";
import { sentenceSpace } from "../../languages/sentences.ts";
import type { Speech } from "../../languages/speech.ts";
import { IntegrationTimeline } from "../../pictures/IntegrationTimeline/IntegrationTimeline.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

/** What a partner gets, how soon, and the weeks until then on the tape (PA-01, D15). */
export function Hero({ language, t }: Speech) {
  const week = (number: number) => t("partners:week", { number });
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <h1 id="hero-title" className={css.title}>
        <span>{t("partners:hero.title")}</span>
        {sentenceSpace(language)}
        <span>{t("partners:hero.highlight")}</span>
      </h1>
      <div className={css.plan}>
        <div className={css.argument}>
          <p>{t("partners:hero.subtitle")}</p>
          <ButtonLink href={schedulerLink(site, "brokers", "hero", language)}>
            {t("partners:bookMeeting")}
          </ButtonLink>
        </div>
        <IntegrationTimeline
          label={t("partners:timeline.label")}
          windows={integrationWindows.map(({ id, ...span }) => ({
            ...span,
            name: t(`partners:timeline.${id}.name`),
            duration: t(`partners:timeline.${id}.duration`),
            description: t(`partners:timeline.${id}.description`),
            features: t(`partners:timeline.${id}.features`, { returnObjects: true }),
          }))}
          marks={[t("partners:timeline.start"), week(2), week(4), week(6), week(8)]}
          tasks={integrationTasks.map(({ id, owner, from, to }) => ({
            from,
            to,
            name: t(`partners:timeline.tasks.${id}`),
            note: t("partners:timeline.note", {
              weeks: from + 1 === to ? week(to) : t("partners:weeks", { from: from + 1, to }),
              owner: t(`partners:timeline.owners.${owner}`),
            }),
          }))}
        />
      </div>
    </section>
  );
}
