import { numbers } from "../../languages/numbers.ts";
import { sentenceSpace } from "../../languages/sentences.ts";
import type { Speech } from "../../languages/speech.ts";
import { type Branch, network, tierRates, tierTotals } from "../../pictures/ReferralNetwork/network.ts";
import { type Member, ReferralNetwork } from "../../pictures/ReferralNetwork/ReferralNetwork.tsx";
import { traders } from "../../pictures/seed.ts";
import { TradingJournal } from "../../pictures/TradingJournal/TradingJournal.tsx";
import { early, entries, review, week } from "../../pictures/TradingJournal/week.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

/** The member in the tree whose journal stands below it. */
const [member] = traders;

/** Above, who brought whom and what it pays; below, what one of them learns. One line joins the two (IB-01). */
export function Hero({ language, t }: Speech) {
  return (
    <section className={css.hero} aria-labelledby="communities-title">
      <div className={css.network}>
        <div className={css.statement}>
          <h1 id="communities-title">
            {t("communities:hero.title")}
            {sentenceSpace(language)}
            <span>{t("communities:hero.highlight")}</span>
          </h1>
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
        <Network language={language} t={t} />
      </div>
      <div className={css.floor}>
        <Journal language={language} t={t} />
      </div>
    </section>
  );
}

function Network({ language, t }: Speech) {
  const { dollars, dollarsAndCents } = numbers(language);
  const totals = tierTotals();
  const commission = totals.reduce((sum, tier) => sum + tier.commission, 0);
  const memberOf = ({ trader, members, lots, below }: Branch, tier: number): Member => ({
    name:
      traders.find(({ id }) => id === trader)?.name ?? t("communities:network.members", { count: members }),
    figure: dollars(lots * (tierRates[tier] ?? 0)),
    current: trader === member.id,
    below: below?.map((branch) => memberOf(branch, tier + 1)),
  });
  return (
    <ReferralNetwork
      label={t("communities:network.label")}
      name={t("communities:network.name")}
      total={{ term: t("communities:network.total"), figure: dollars(commission) }}
      tiers={totals.map((tier, index) => ({
        name: t("communities:network.tier", { number: index + 1 }),
        rate: t("communities:network.rate", { amount: dollarsAndCents(tier.rate) }),
        members: t("communities:network.members", { count: tier.members }),
        figure: dollars(tier.commission),
      }))}
      members={network.map((branch) => memberOf(branch, 0))}
    />
  );
}

function Journal({ language, t }: Speech) {
  const { signed } = numbers(language);
  const { earlyLosses, losses } = review();
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return (
    <TradingJournal
      label={t("communities:journal.label")}
      title={t("communities:journal.title")}
      name={member.name}
      source={t("communities:journal.read", { platform: member.account, time: entries[0].time })}
      finding={t("communities:journal.finding", { early: earlyLosses, losses, time: `${early}:00` })}
      // 5 January 1970 was a Monday.
      days={week.map((_, day) => weekday.format(Date.UTC(1970, 0, 5 + day)))}
      entries={entries.map(({ time, market, side, result, tag }) => ({
        time,
        market,
        side: t(`communities:journal.${side}`),
        result: `${signed(result)}\u00a0R`,
        isGain: result > 0,
        tag: t(`communities:journal.tag.${tag}`),
      }))}
    />
  );
}
