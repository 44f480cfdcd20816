import type { ReactNode } from "react";
import { listedFeatures, type ShownFeatureId, shownFeatures } from "../../content/pages/brokers.ts";
import { competition, recording } from "../../content/sample/competition.ts";
import { ibSpace } from "../../content/sample/ibSpace.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { DailyVolume, Limit, Ranks, Winners } from "../../illustrations/FeatureScreens/FeatureScreens.tsx";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { initials } from "../../visitorBrand/initials.ts";
import { competitionEnd, competitionNow } from "../shared/competitionStates.ts";
import css from "./KeyFeatures.module.css";

/** A visitor's name can take the place of the host's; in running text it may wrap. */
const hostTag = {
  host: (name: string) => (
    <bdi data-brand="name" translate="no">
      {name}
    </bdi>
  ),
};

/** Twelve features, each with what it did in one competition: four as screens, eight as a list (BR-05). */
export function KeyFeatures(i18n: I18n) {
  const { t } = i18n;
  const used = usedIn(i18n);
  const screens = featureScreens(i18n);
  return (
    <Section
      id="key-features"
      title={t("brokers:keyFeatures.title", { large: true })}
      weight="supporting"
      lead={
        <Message tags={hostTag}>
          {t("brokers:keyFeatures.lead", {
            ...used,
            competition: t("home:board.name"),
          })}
        </Message>
      }
    >
      {/* On a phone it scrolls, so that the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller. */}
      <ul className={css.shown} tabIndex={0} aria-labelledby="key-features-title">
        {shownFeatures.map(({ id, icon }) => (
          <li key={id}>
            <SpriteIcon name={icon satisfies KeyFeatureIconName} size="1.25rem" />
            <h3 className="u-step-1">{t(`brokers:keyFeatures.items.${id}.name`, { large: true })}</h3>
            <p className={`${css.description} u-small`}>
              {t(`brokers:keyFeatures.items.${id}.description`, used)}
            </p>
            {screens[id]}
          </li>
        ))}
      </ul>
      <ul className={css.listed}>
        {listedFeatures.map(({ id, icon }) => (
          <li key={id}>
            <SpriteIcon name={icon satisfies KeyFeatureIconName} size="1.25rem" />
            <h3 className="u-label">{t(`brokers:keyFeatures.items.${id}.name`, { large: true })}</h3>
            <p className="u-text-muted">
              <Message tags={hostTag}>{t(`brokers:keyFeatures.items.${id}.description`, used)}</Message>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What four features look like in the product. */
export function featureScreens({ language, t }: I18n): Record<ShownFeatureId, ReactNode> {
  const sample = t("common:sampleTag");
  const frame = { sample, numberFormats: numberFormats(language) };
  const { standings } = competitionNow;
  const { volume, before, during, after } = t("brokers:useCases.revenue.picture", {
    returnObjects: true,
    before: "",
    during: "",
    after: "",
  });
  return {
    leaderboards: <Ranks {...frame} title={t("home:board.name")} standings={standings.slice(0, 3)} />,
    rules: (
      <Limit
        {...frame}
        title={t("brokers:picture.drawdown")}
        limit={competition.drawdownLimit}
        nearLimit={competition.nearLimit}
        standings={standings
          .filter(({ disqualified }) => disqualified === undefined)
          .toSorted((one, other) => other.drawdown - one.drawdown)
          .slice(0, 3)}
      />
    ),
    winners: (
      <Winners
        {...frame}
        title={t("brokers:picture.podium")}
        standings={competitionEnd.standings.slice(0, competition.prizes.length)}
      />
    ),
    analytics: (
      <DailyVolume
        sample={sample}
        title={volume}
        volume={ibSpace.volume}
        periods={{ before, during, after }}
      />
    ),
  };
}

/** The figures of the competition that descriptions name. */
function usedIn({ language, t }: I18n) {
  const { whole, percent, dollars, shortDollars } = numberFormats(language);
  const overtaking = eventsUntil(recording, recording.recorded).find(({ to }) => to === 1);
  const trader = overtaking?.name ?? "";
  const average = (period: string) =>
    shortDollars(ibSpace.volume.find((each) => each.period === period)?.average ?? 0);
  return {
    trader,
    initials: initials(trader),
    host: `<host>${t("home:board.host")}</host>`,
    from: whole(overtaking?.from ?? 0),
    to: whole(overtaking?.to ?? 0),
    limit: percent(competition.drawdownLimit),
    prize: dollars(competition.prizePool * competition.prizes[0]),
    before: average("before"),
    during: average("during"),
    members: whole(ibSpace.space.members),
    entrants: whole(competition.entrants),
  };
}
