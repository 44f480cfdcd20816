import type { ReactNode } from "react";
import { listedFeatures, type ShownFeatureId, shownFeatures } from "../../content/pages/brokers.ts";
import { competition } from "../../content/sample/competition.ts";
import { ibPortal } from "../../content/sample/ibPortal.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { DailyVolume, Limit, Ranks, Winners } from "../../illustrations/FeatureScreens/FeatureScreens.tsx";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { competitionEnd, competitionNow } from "../shared/competitionStates.ts";
import css from "./KeyFeatures.module.css";

/** Twelve features, each with what it does: four with a screen of one competition, eight as a list (BR-05). */
export function KeyFeatures(i18n: I18n) {
  const { t } = i18n;
  const used = usedIn(i18n);
  const screens = featureScreens(i18n);
  return (
    <Section
      id="key-features"
      title={t("brokers:keyFeatures.title", { large: true })}
      weight="supporting"
      lead={t("brokers:keyFeatures.lead")}
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
            <p className="u-text-muted">{t(`brokers:keyFeatures.items.${id}.description`)}</p>
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
        volume={ibPortal.volume}
        periods={{ before, during, after }}
      />
    ),
  };
}

/** The figures of the competition that descriptions name. */
function usedIn({ language }: I18n) {
  const { percent, shortDollars } = numberFormats(language);
  const average = (period: string) =>
    shortDollars(ibPortal.volume.find((each) => each.period === period)?.average ?? 0);
  return {
    limit: percent(competition.drawdownLimit),
    before: average("before"),
    during: average("during"),
  };
}
