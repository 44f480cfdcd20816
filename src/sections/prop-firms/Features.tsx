import type { ReactNode } from "react";
import { type FeatureGroupId, featureGroups } from "../../content/pages/prop-firms.ts";
import { accounts, challenge, firm } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { Balances, Payout, Sizes } from "../../illustrations/FirmPapers/FirmPapers.tsx";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./Features.module.css";

/** The key features in three chapters, each with a paper of the sample firm that shows what they do (PF-04). */
export function Features(i18n: I18n) {
  const { t } = i18n;
  const papers = firmPapers(i18n);
  return (
    <Section id="features" title={t("prop-firms:features.title", { large: true })} weight="supporting">
      {/* On a phone it scrolls, so that the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller. */}
      <ul className={css.chapters} tabIndex={0} aria-labelledby="features-title">
        {featureGroups.map(({ id, features }) => (
          <li key={id} className="u-avoid-break">
            <h3 className="u-step-1">{t(`prop-firms:features.chapters.${id}`, { large: true })}</h3>
            {papers[id]}
            <ul className={css.features}>
              {features.map((feature) => (
                <li key={feature.id}>
                  <SpriteIcon name={feature.icon satisfies KeyFeatureIconName} size="1.25rem" />
                  <h4 className="u-label">
                    {t(`prop-firms:features.articles.${feature.id}.name`, { large: true })}
                  </h4>
                  <p className="u-text-muted">
                    {t(`prop-firms:features.articles.${feature.id}.description`)}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What each chapter's features print for the sample firm. */
export function firmPapers({ language, t }: I18n): Record<FeatureGroupId, ReactNode> {
  const [payout] = firm.payouts;
  const paper = {
    sample: t("common:sampleTag"),
    firm: t("prop-firms:picture.firm"),
    words: templates(t, "prop-firms:features.papers"),
    numberFormats: numberFormats(language),
  };
  return {
    challenges: (
      <Sizes
        {...paper}
        terms={challenge}
        sizes={[Math.min(...firm.heat.map(({ size }) => size)), challenge.size]}
        names={{
          target: t("prop-firms:picture.profitTarget"),
          dailyDrawdown: t("prop-firms:picture.dailyLimit"),
          maximumLoss: t("prop-firms:picture.maximumLoss"),
        }}
      />
    ),
    risk: payout && (
      <Payout
        {...paper}
        title={t("prop-firms:picture.payout")}
        paid={t("prop-firms:picture.status.paid")}
        payout={payout}
        split={challenge.split}
      />
    ),
    firm: (
      <Balances
        {...paper}
        accounts={[accounts.onTrack, accounts.broken].map(({ id, trader, today }) => ({
          id,
          trader,
          balance: challenge.size * (1 + (today.at(-1) ?? 0)),
        }))}
      />
    ),
  };
}
