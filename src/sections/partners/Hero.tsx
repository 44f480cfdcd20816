import { integrationPlan } from "../../facts/partners.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { IntegrationTimeline } from "../../pictures/IntegrationTimeline/IntegrationTimeline.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

/** What partners get and how soon, with the weeks until then on the timeline (PA-01, D15). */
export function Hero({ language, t }: Translator) {
  const ownerOf = (owner: (typeof integrationPlan)[number]["tasks"][number]["owner"]) => {
    const name = t(`partners:timeline.owners.${owner}`);
    return owner === "partner" ? `<partner>${name}</partner>` : name;
  };
  return (
    <Band name="hero">
      <div className={`${css.opening} u-frame`}>
        <h1 id="hero-title">
          <span className="u-phrase">{t("partners:hero.title")}</span>
          {sentenceSpace(language)}
          <span className="u-phrase">{t("partners:hero.highlight")}</span>
        </h1>
        <div className={`${css.argument} u-stack`}>
          <p className="u-muted">{t("partners:hero.subtitle")}</p>
          <ButtonLink
            href={schedulerLink(site, { scheduler: "brokers", page: "partners", button: "hero", language })}
          >
            {t("partners:bookMeeting")}
          </ButtonLink>
        </div>
      </div>
      <IntegrationTimeline
        // The note of each task has values of its own.
        words={t("partners:timeline", { returnObjects: true, weeks: "", owner: "" })}
        numbers={numbers(language)}
        plan={integrationPlan}
        note={({ from, to, owner }) =>
          t("partners:timeline.note", {
            weeks:
              from + 1 === to
                ? t("partners:week", { number: to })
                : t("partners:weeks", { from: from + 1, to }),
            owner: ownerOf(owner),
          })
        }
      />
    </Band>
  );
}
