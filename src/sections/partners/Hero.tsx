import type { ComponentProps } from "react";
import { integrationPlan } from "../../content/partners.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { IntegrationTimeline } from "../../illustrations/IntegrationTimeline/IntegrationTimeline.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import css from "./Hero.module.css";

/** What partners get and how soon, with the weeks until then on the timeline (PA-01, D15). */
export function Hero({ language, t }: I18n) {
  return (
    <FullWidthSection name="hero">
      <div className={`${css.opening} u-page-width`}>
        <h1 id="hero-title">
          <span className="u-inline-block">{t("partners:hero.title", { large: true })}</span>
          {sentenceSpace(language)}
          <span className="u-inline-block">{t("partners:hero.highlight", { large: true })}</span>
        </h1>
        <div className={`${css.argument} u-stack`}>
          <p className="u-text-muted">{t("partners:hero.subtitle")}</p>
          <ButtonLink
            href={schedulerLink(site, { scheduler: "brokers", page: "partners", button: "hero", language })}
          >
            {t("partners:bookMeeting")}
          </ButtonLink>
        </div>
      </div>
      <IntegrationTimeline {...timelineProps({ language, t })} />
    </FullWidthSection>
  );
}

/** The plan of an integration. The note of each task has values of its own. */
export function timelineProps({ language, t }: I18n): ComponentProps<typeof IntegrationTimeline> {
  const ownerOf = (owner: (typeof integrationPlan)[number]["tasks"][number]["owner"]) => {
    const name = t(`partners:timeline.owners.${owner}`);
    return owner === "partner" ? `<partner>${name}</partner>` : name;
  };
  return {
    words: templates(t, "partners:timeline"),
    numberFormats: numberFormats(language),
    plan: integrationPlan,
    note: ({ from, to, owner }) =>
      t("partners:timeline.note", {
        weeks:
          from + 1 === to ? t("partners:week", { number: to }) : t("partners:weeks", { from: from + 1, to }),
        owner: ownerOf(owner),
      }),
  };
}
