import { academy, type Branch, commission, tiers } from "../../facts/sample/academy.ts";
import { traders } from "../../facts/sample/traders.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { type Member, ReferralNetwork } from "../../pictures/ReferralNetwork/ReferralNetwork.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { treeLabel } from "../shared/treeLabel.ts";
import css from "./Hero.module.css";

/** Who referred whom and what it pays, across the window (IB-01). */
export function Hero({ language, t }: Translator) {
  return (
    <Band name="communities" className={css.hero}>
      <h1 id="communities-title">
        {t("communities:hero.title")}
        {sentenceSpace(language)}
        <span>{t("communities:hero.highlight")}</span>
      </h1>
      <div className={css.pitch}>
        <p>{t("communities:hero.subtitle")}</p>
        <div className={css.actions}>
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
          <ButtonLink href="#workflow" emphasis="secondary">
            {t("communities:hero.secondary")}
          </ButtonLink>
        </div>
      </div>
      <div className={css.picture}>
        <Network language={language} t={t} />
      </div>
    </Band>
  );
}

function Network({ language, t }: Translator) {
  const { dollars, dollarsAndCents, whole } = numbers(language);
  const { member: marked, network, tierRates } = academy;
  const membersOf = (count: number) => t("communities:network.members", { count });
  const nameOf = ({ trader, channel, members }: Branch): string => {
    const person = traders.find(({ id }) => id === trader);
    if (person) return person.name.replace(/ .*/, "<more>$&</more>");
    return channel
      ? t(`communities:network.channels.${channel}`)
      : t("communities:network.branch", { count: members });
  };
  const memberOf = (branch: Branch, tier: number): Member => {
    const { trader, channel, members, lots, below } = branch;
    const rate = tierRates[tier] ?? 0;
    return {
      name: nameOf(branch),
      count: channel && membersOf(members),
      commission: lots * rate,
      figure: dollars(lots * rate),
      sum: `${whole(lots)} × ${dollarsAndCents(rate)}`,
      current: trader === marked.id,
      below: below?.map((branch) => memberOf(branch, tier + 1)),
    };
  };
  return (
    <ReferralNetwork
      label={treeLabel({ language, t })}
      name={t("communities:network.name")}
      total={{
        term: t("communities:network.total"),
        figure: dollars(commission),
      }}
      tiers={tiers.map((tier, index) => ({
        name: t("communities:network.tier", { number: index + 1 }),
        rate: t("communities:network.rate", { amount: dollarsAndCents(tier.rate) }),
        members: membersOf(tier.members),
        figure: dollars(tier.commission),
      }))}
      members={network.map((branch) => memberOf(branch, 0))}
    />
  );
}
