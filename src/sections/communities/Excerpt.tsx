import type { ReactNode } from "react";
import type { BenefitId } from "../../facts/pages/communities.ts";
import { academy, bestEntry, commission, tiers } from "../../facts/sample/academy.ts";
import { competition } from "../../facts/sample/competition.ts";
import { traders } from "../../facts/sample/traders.ts";
import { localeOf } from "../../languages/localeOf.ts";
import { daysAgo } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { BrandText } from "../../pictures/BrandText.tsx";
import { drawing } from "./drawings.tsx";
import css from "./Excerpt.module.css";
import { Ledger } from "./Ledger.tsx";

/** Days without a trade after which a member is quiet. */
const quietAfter = 7;

/** The part of a statement or space that a reason is about; one month, consistent with the tree. */
export function Excerpt({ language, t, id }: Translator & { id: BenefitId }) {
  const { change, dollars, dollarsAndCents, signed, whole } = numbers(language);
  const { activity, cups, earned, emptyChannel, month, network, tierRates } = academy;
  const name = <BrandText key="name" kind="name" name={t("communities:network.name")} />;
  const broker = t("home:board.host");
  const cup = t("home:board.name");
  const monthName = new Intl.DateTimeFormat(localeOf(language), { month: "short", timeZone: "UTC" });
  const excerpts: Record<BenefitId, ReactNode> = {
    statement: (
      <Ledger
        rows={tiers.map(({ rate, members, lots, ...tier }, index) => [
          t("communities:network.tier", { number: index + 1 }),
          <span key="members" className="u-from-1024">
            {t("communities:network.members", { count: members })}
          </span>,
          `${whole(lots)} × ${dollarsAndCents(rate)}`,
          dollarsAndCents(tier.commission),
        ])}
        totals={[name, broker].map((who) => [who, "", "", dollarsAndCents(commission)])}
      />
    ),
    space: (
      <p className={`${css.line} u-row`}>
        <b className={`${css.sign} u-headline u-step-2 u-academy`}>
          <span>{name}</span>
        </b>
        <svg className="u-academy" width="5.5rem" height="1rem" aria-hidden="true">
          <use href={drawing("colours")} />
        </svg>
        <span className="u-muted">{t("communities:why.supervised", { host: broker })}</span>
      </p>
    ),
    retention: (
      <Ledger
        rows={traders
          .slice(0, 3)
          .map(({ name, gain }, place) => [`${place + 1}\u2002${name}`, cup, change(gain)])}
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
          [
            t(`communities:network.channels.${emptyChannel.channel}`),
            whole(emptyChannel.members),
            whole(emptyChannel.lots),
            dollars(emptyChannel.lots * tierRates[0]),
          ],
        ]}
      />
    ),
    journal: (
      <p className={`${css.line} u-row`}>
        <span className="u-muted">{bestEntry.time}</span> <b>{bestEntry.market}</b>{" "}
        <span className="u-muted">{t(`communities:journal.${bestEntry.side}`)}</span>
        <b className="u-gain">{`${signed(bestEntry.result)}\u00a0R`}</b>
        <q className="u-figure u-regular">{t("communities:journal.reason")}</q>
      </p>
    ),
    sight: (
      <ul className={css.members}>
        {activity.lastTrades.map((last) => (
          <li key={last.trader}>
            {last.trader}
            <svg className="u-academy" width="100%" height="0.75rem" aria-hidden="true">
              <use href={drawing(`traded-${last.daysAgo}`)} />
            </svg>
            <span className={last.daysAgo > quietAfter ? "u-loss u-strong u-end" : "u-muted u-end"}>
              {daysAgo(last.daysAgo, language)}
            </span>
          </li>
        ))}
      </ul>
    ),
    cups: (
      <Ledger
        rows={[
          [name, whole(cups.academy)],
          [cup, whole(competition.entrants)],
          [broker, t("communities:network.moreThan", { number: whole(cups.broker) })],
        ]}
      />
    ),
    income: (
      <div className={css.income}>
        <svg className="u-academy" width="100%" height="5rem" aria-hidden="true">
          <use href={drawing("months")} />
          <use className={css.launch} href={drawing("launches")} />
        </svg>
        <p className="u-row u-muted">
          <span>{monthName.format(Date.UTC(1970, month - 1 - earned.before.length))}</span>{" "}
          <span>
            <i className={css.launch} />
            {t("communities:why.launch")}
          </span>
          <b className="u-ink">{`${monthName.format(Date.UTC(1970, month - 1))} ${dollars(commission)}`}</b>
        </p>
      </div>
    ),
  };
  return excerpts[id];
}
