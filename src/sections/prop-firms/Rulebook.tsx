import type { ReactNode } from "react";
import { type FeatureId, featureGroups } from "../../facts/pages/prop-firms.ts";
import { competition } from "../../facts/sample/competition.ts";
import { accounts, challenge, firm } from "../../facts/sample/firm.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { BrandText } from "../../pictures/BrandText.tsx";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { flaggedFinding } from "./panelProps.ts";
import css from "./Rulebook.module.css";

/** The key features as a rulebook: chapters of numbered articles side by side, each with a note at its foot (PF-04). */
export function Rulebook(translator: Translator) {
  const { t } = translator;
  const notes = sideNotes(translator);
  return (
    <Section id="features" title={t("prop-firms:features.title")}>
      {featureGroups.map(({ id, features }, chapter) => {
        return (
          <div key={id} className={`${css.chapter} u-split u-avoid-break`}>
            <h3 className="u-label u-row">
              <span className="u-small-in-print" aria-hidden="true">
                {chapter + 1}
              </span>
              {t(`prop-firms:features.chapters.${id}`)}
            </h3>
            <ul className="u-ledger">
              {features.map((feature, index) => (
                <li key={feature.id} className={css.article}>
                  <SpriteIcon name={feature.icon satisfies KeyFeatureIconName} size="1.5rem" />
                  <h4 className="u-figure">{t(`prop-firms:features.articles.${feature.id}.name`)}</h4>
                  <span className={`${css.number} u-figure u-regular u-muted`}>
                    {`${chapter + 1}.${index + 1}`}
                  </span>
                  <p className="u-muted">{t(`prop-firms:features.articles.${feature.id}.description`)}</p>
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
function sideNotes({ language, t }: Translator): Record<FeatureId, ReactNode> {
  const { dollars, dollarsAndCents, percent, whole } = numbers(language);
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
