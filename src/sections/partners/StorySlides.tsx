import { integrationPlan, partnerStories, partners } from "../../facts/partners.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { weeksOf } from "../../pictures/IntegrationTimeline/weeksOf.ts";
import { Ticks } from "../../pictures/Ticks.tsx";
import { WeekRow } from "../../pictures/WeekRow.tsx";
import { hubLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { slideWords } from "../shared/carouselWords.ts";
import css from "./Stories.module.css";

/** As many as in the plan, or more if a story took longer. */
const shownWeeks = Math.max(weeksOf(integrationPlan), ...partnerStories.flatMap(({ weeks }) => weeks));

/** The stories; each links to its use case on the content hub. */
export function StorySlides({ t }: Translator) {
  return partnerStories.map(({ id, partner, article, weeks }, index) => {
    const { name, kind } = partners[partner];
    const milestones = t(`partners:stories.${id}.milestones`, { returnObjects: true });
    return (
      <CarouselSlide key={id} {...slideWords(t, index, partnerStories.length)}>
        <article className={`${css.story} u-stack u-gutter`} aria-labelledby={`story-${id}`}>
          <p className={`${css.partner} u-row`}>
            <b translate="no">{name}</b> <span className="u-muted">{t(`partners:kinds.${kind}`)}</span>
          </p>
          <h3 id={`story-${id}`} className="u-step-5">
            {t(`partners:stories.${id}.title`)}
          </h3>
          <p className={`${css.text} u-muted`}>{t(`partners:stories.${id}.text`)}</p>
          <ButtonLink href={hubLink(site, article)} emphasis="secondary" className={css.link}>
            {t("partners:stories.link", { partner: name })}
          </ButtonLink>
          <div className={`${css.milestones} u-tabular`}>
            <div className={`${css.scale} u-top-rule u-from-1024`}>
              <Ticks count={shownWeeks} />
            </div>
            <WeekRow
              isList
              weeks={shownWeeks}
              spans={weeks.map((number, step) => ({
                from: number - 1,
                to: (weeks[step + 1] ?? shownWeeks + 1) - 1,
                content: (
                  <>
                    <p className={`${css.week} u-muted`}>
                      <Message tags={{ figure: (figure) => <b className="u-strut">{figure}</b> }}>
                        {t("partners:stories.week", { number })}
                      </Message>
                    </p>
                    <p>{milestones[step]}</p>
                  </>
                ),
              }))}
            />
          </div>
        </article>
      </CarouselSlide>
    );
  });
}
