import type { ReactNode } from "react";
import { type FeatureId, featureGroups } from "../../content/pages/prop-firms.ts";
import { competition } from "../../content/sample/competition.ts";
import { accounts, challenge, firm } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { BrandText } from "../../illustrations/BrandText.tsx";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Features.module.css";
import { flaggedFinding } from "./panelProps.ts";

/** The key features as a rulebook: chapters of numbered articles side by side, each with a note at its foot (PF-04). */
export function Features(i18n: I18n) {
  const { t } = i18n;
  const notes = sideNotes(i18n);
  return (
    <Section id="features" title={t("prop-firms:features.title", { large: true })}>
      {featureGroups.map(({ id, features }, chapter) => {
        return (
          <div key={id} className={`${css.chapter} u-split u-avoid-break`}>
            <h3 className="u-label u-row">
              <span className="u-small-in-print" aria-hidden="true">
                {chapter + 1}
              </span>
              {t(`prop-firms:features.chapters.${id}`, { large: true })}
            </h3>
            <ul className="u-divided-rows">
              {features.map((feature, index) => (
                <li key={feature.id} className={css.article}>
                  <SpriteIcon name={feature.icon satisfies KeyFeatureIconName} size="1.5rem" />
                  <h4 className="u-heading-sm">
                    {t(`prop-firms:features.articles.${feature.id}.name`, { large: true })}
                  </h4>
                  <span className={`${css.number} u-heading-sm u-regular u-text-muted`}>
                    {`${chapter + 1}.${index + 1}`}
                  </span>
                  <p className="u-text-muted">
                    {t(`prop-firms:features.articles.${feature.id}.description`)}
                  </p>
                  {notes[feature.id] && <p className="u-step--1 u-tabular u-from-768">{notes[feature.id]}</p>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}

/** Each article as the sample firm applies it. */
function sideNotes({ language, t }: I18n): Record<FeatureId, ReactNode> {
  const { dollars, dollarsAndCents, percent, whole } = numberFormats(language);
  const balance = dollarsAndCents((1 + (accounts.onTrack.today.at(-1) ?? 0)) * challenge.size);
  const target = `${t("prop-firms:picture.profitTarget")}\u00a0${percent(challenge.target)}`;
  const floor = `${t("prop-firms:picture.maximumLoss")}\u00a0${percent(challenge.maximumLoss)}`;
  return {
    engine: `${target} · ${floor}`,
    competitions: `${t("home:board.name")} · ${t("home:board.traders")} ${whole(competition.entrants)}`,
    markets: firm.markets.join(" · "),
    management: `${t("prop-firms:picture.dailyLimit")}\u00a0${dollars(challenge.size * challenge.dailyDrawdown)}`,
    fraud: flaggedFinding({ language, t }),
    payouts: t("prop-firms:picture.payoutLater", { share: percent(challenge.split) }),
    branding: <BrandText kind="domain" name={t("prop-firms:picture.firm")} />,
    migration: `${balance} → ${balance}`,
    crm: `${accounts.onTrack.id} · ${accounts.onTrack.trader}`,
  };
}
