import { numbers } from "../../languages/numbers.ts";
import { sentenceSpace } from "../../languages/sentences.ts";
import type { Speech } from "../../languages/speech.ts";
import { type Branch, network, tierRates, tierTotals } from "../../pictures/ReferralNetwork/network.ts";
import { type Member, ReferralNetwork } from "../../pictures/ReferralNetwork/ReferralNetwork.tsx";
import { traders } from "../../pictures/seed.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { treeLabel } from "../shared/treeLabel.ts";
import css from "./Hero.module.css";
import { member } from "./member.ts";

/** Who brought whom and what it pays, as wide as the window (IB-01). */
export function Hero({ language, t }: Speech) {
  return (
    <Band name="communities" className={css.hero}>
      <h1 id="communities-title">
        {t("communities:hero.title")}
        {sentenceSpace(language)}
        <span>{t("communities:hero.highlight")}</span>
      </h1>
      <Network language={language} t={t} />
      <div className={css.pitch}>
        <p>{t("communities:hero.subtitle")}</p>
        <div className={css.actions}>
          <ButtonLink href={schedulerLink(site, "communities", "hero", language)}>
            {t("communities:hero.cta")}
          </ButtonLink>
          <ButtonLink href="#workflow" emphasis="secondary">
            {t("communities:hero.secondary")}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}

function Network({ language, t }: Speech) {
  const { dollars, dollarsAndCents, whole } = numbers(language);
  const totals = tierTotals();
  const membersOf = (count: number) => t("communities:network.members", { count });
  const memberOf = ({ trader, channel, members, lots, below }: Branch, tier: number): Member => {
    const rate = tierRates[tier] ?? 0;
    const person = traders.find(({ id }) => id === trader);
    return {
      name: person?.name ?? (channel ? t(`communities:network.channels.${channel}`) : membersOf(members)),
      count: channel && membersOf(members),
      commission: lots * rate,
      figure: dollars(lots * rate),
      sum: `${whole(lots)} × ${dollarsAndCents(rate)}`,
      current: trader === member.id,
      below: below?.map((branch) => memberOf(branch, tier + 1)),
    };
  };
  const total = dollars(totals.reduce((sum, { commission }) => sum + commission, 0));
  return (
    <ReferralNetwork
      label={treeLabel({ language, t })}
      name={t("communities:network.name")}
      total={{
        term: t("communities:network.total"),
        figure: total,
      }}
      tiers={totals.map((tier, index) => ({
        name: t("communities:network.tier", { number: index + 1 }),
        rate: t("communities:network.rate", { amount: dollarsAndCents(tier.rate) }),
        members: membersOf(tier.members),
        figure: dollars(tier.commission),
      }))}
      members={network.map((branch) => memberOf(branch, 0))}
    />
  );
}
