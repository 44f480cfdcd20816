import type { ReactNode } from "react";
import type { benefits } from "../../facts/communities.ts";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { network, tierRates, tierTotals } from "../../pictures/ReferralNetwork/network.ts";
import { competition, traders } from "../../pictures/seed.ts";
import { entries } from "../../pictures/TradingJournal/week.ts";
import { drawing } from "./drawings.tsx";
import css from "./excerpts.module.css";
import { Ledger } from "./Ledger.tsx";
import { total } from "./months.ts";

type Benefit = (typeof benefits)[keyof typeof benefits][number];

/** Sample data: how many days ago each member last traded. The styles draw their last two weeks. */
const lastTrades = [0, 0, 0, 1, 9];

/** For each reason the part of a statement, or of a space, that it is about. All of one month, as the tree has it. */
export function excerpts({ language, t }: Speech): Record<Benefit, ReactNode> {
  const { change, dollars, dollarsAndCents, signed, whole } = numbers(language);
  const totals = tierTotals();
  const academy = t("communities:network.name");
  const broker = t("home:board.host");
  const cup = t("home:board.name");
  const daysAgo = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const month = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const [, , best] = entries;
  return {
    statement: (
      <Ledger
        rows={totals.map(({ rate, members, lots, commission }, tier) => [
          t("communities:network.tier", { number: tier + 1 }),
          t("communities:network.members", { count: members }),
          `${whole(lots)} × ${dollarsAndCents(rate)}`,
          dollarsAndCents(commission),
        ])}
        totals={[academy, broker].map((name) => [name, "", "", dollarsAndCents(total)])}
      />
    ),
    space: (
      <p className={css.space}>
        <b>{academy}</b>
        <i />
        <span>{t("communities:why.supervised", { host: broker })}</span>
      </p>
    ),
    retention: (
      <Ledger
        rows={traders
          .slice(0, 3)
          .map(({ name, returns }, place) => [`${place + 1}\u2002${name}`, cup, change(returns[8])])}
      />
    ),
    channels: (
      <Ledger
        head={[
          t("communities:network.columns.accounts"),
          t("communities:network.columns.lots"),
          t("communities:network.columns.commission"),
        ]}
        rows={[
          ...network.flatMap(({ channel, members, lots }): [string, ...string[]][] =>
            channel
              ? [
                  [
                    t(`communities:network.channels.${channel}`),
                    whole(members),
                    whole(lots),
                    dollars(lots * tierRates[0]),
                  ],
                ]
              : [],
          ),
          [t("communities:network.channels.podcast"), whole(3), whole(0), dollars(0)],
        ]}
      />
    ),
    journal: (
      <p className={css.entry}>
        <span>{best.time}</span> <b>{best.market}</b> <span>{t(`communities:journal.${best.side}`)}</span>
        <b className={css.gain}>{`${signed(best.result)}\u00a0R`}</b>
        <q>{t("communities:journal.reason")}</q>
      </p>
    ),
    sight: (
      <ul className={css.members}>
        {traders.map(({ name }, index) => (
          <li key={name}>
            {name}
            <span>{daysAgo.format(-(lastTrades[index] ?? 0), "day")}</span>
          </li>
        ))}
      </ul>
    ),
    cups: (
      <Ledger
        rows={[
          [academy, whole(10)],
          [cup, whole(competition.entrants)],
          [broker, `${whole(100_000)}+`],
        ]}
      />
    ),
    income: (
      <div className={css.income}>
        <svg viewBox="0 0 120 44" preserveAspectRatio="none" aria-hidden="true">
          <use href={drawing("months")} />
          <use href={drawing("launches")} />
        </svg>
        <p>
          <span>{month.format(Date.UTC(1970, 10))}</span> <span>{t("communities:why.launch")}</span>
          <b>{`${month.format(Date.UTC(1970, 9))} ${dollars(total)}`}</b>
        </p>
      </div>
    ),
  };
}
