import type { ComponentProps } from "react";
import { academy, commission, tiers } from "../../content/sample/academy.ts";
import { traders } from "../../content/sample/traders.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { ReferralNetwork } from "../../illustrations/ReferralNetwork/ReferralNetwork.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import css from "./Hero.module.css";

/** Who referred whom and what it pays, across the window (IB-01). */
export function Hero({ language, t }: I18n) {
  return (
    <FullWidthSection name="communities" background="communities" className={`${css.hero} u-stack`}>
      <h1 id="communities-title" className="u-padding-inline">
        {t("communities:hero.title", { large: true })}
        {sentenceSpace(language)}
        <span className="u-inline-block">{t("communities:hero.highlight", { large: true })}</span>
      </h1>
      <div className={`${css.pitch} u-padding-inline u-split`}>
        <p>{t("communities:hero.subtitle")}</p>
        <div className="u-button-row">
          <ButtonLink
            href={schedulerLink(site, {
              scheduler: "communities",
              page: "communities",
              button: "hero",
              language,
            })}
          >
            {t("communities:hero.cta")}
          </ButtonLink>
          <span className="u-from-768">
            <ButtonLink href="#workflow" emphasis="secondary">
              {t("communities:hero.secondary")}
            </ButtonLink>
          </span>
        </div>
      </div>
      <div className={css.picture}>
        <ReferralNetwork {...networkProps({ language, t })} />
        <p className={`${css.caption} u-padding-inline u-small`}>{t("communities:network.caption")}</p>
      </div>
    </FullWidthSection>
  );
}

/** The tree of the academy. */
export const networkProps = ({ language, t }: I18n): ComponentProps<typeof ReferralNetwork> => ({
  sample: t("common:sampleTag"),
  label: t("communities:network.label", {
    name: t("communities:network.name"),
    total: numberFormats(language).dollars(commission),
    first: numberFormats(language).dollars(tiers[0]?.commission ?? 0),
  }),
  words: {
    name: t("communities:network.name"),
    total: t("communities:network.total"),
    channels: t("communities:network.channels", { returnObjects: true }),
    tier: (number) => t("communities:network.tier", { number }),
    rate: (amount) => t("communities:network.rate", { amount }),
    members: (count) => t("communities:network.members", { count }),
  },
  numberFormats: numberFormats(language),
  network: academy.network,
  tiers,
  traders,
  marked: academy.member,
});
