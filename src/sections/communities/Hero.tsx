import { academy, tiers } from "../../facts/sample/academy.ts";
import { traders } from "../../facts/sample/traders.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { ReferralNetwork } from "../../pictures/ReferralNetwork/ReferralNetwork.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { treeLabel } from "../shared/treeLabel.ts";
import css from "./Hero.module.css";

/** Who referred whom and what it pays, across the window (IB-01). */
export function Hero({ language, t }: Translator) {
  return (
    <Band name="communities" background="communities" className={`${css.hero} u-stack`}>
      <h1 id="communities-title" className="u-gutter">
        {t("communities:hero.title")}
        {sentenceSpace(language)}
        <span className="u-phrase">{t("communities:hero.highlight")}</span>
      </h1>
      <div className={`${css.pitch} u-gutter u-split`}>
        <p>{t("communities:hero.subtitle")}</p>
        <div className="u-actions">
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
        <Network language={language} t={t} />
        <p className={`${css.caption} u-gutter u-note`}>{t("communities:network.caption")}</p>
      </div>
    </Band>
  );
}

function Network({ language, t }: Translator) {
  return (
    <ReferralNetwork
      sample={t("common:sampleTag")}
      label={treeLabel({ language, t })}
      words={{
        name: t("communities:network.name"),
        total: t("communities:network.total"),
        channels: t("communities:network.channels", { returnObjects: true }),
        tier: (number) => t("communities:network.tier", { number }),
        rate: (amount) => t("communities:network.rate", { amount }),
        members: (count) => t("communities:network.members", { count }),
      }}
      numbers={numbers(language)}
      network={academy.network}
      tiers={tiers}
      traders={traders}
      marked={academy.member}
    />
  );
}
