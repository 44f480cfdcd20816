import type { ReactNode } from "react";
import type { BenefitId } from "../../content/pages/communities.ts";
import { academy, bestEntry, commission, tiers } from "../../content/sample/academy.ts";
import { competition } from "../../content/sample/competition.ts";
import { traders } from "../../content/sample/traders.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import { daysAgo } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { BrandText } from "../../illustrations/BrandText.tsx";
import css from "./BenefitFigure.module.css";
import { drawing } from "./drawings.tsx";
import { FigureTable } from "./FigureTable.tsx";

/** Days without a trade after which a member is quiet. */
const quietAfter = 7;

/** The part of a statement or space that a reason is about; one month, consistent with the tree. */
export function BenefitFigure({ language, t, id }: I18n & { id: BenefitId }) {
  const { change, dollars, dollarsAndCents, signed, whole } = numberFormats(language);
  const { activity, cups, earned, emptyChannel, month, network, tierRates } = academy;
  const name = <BrandText key="name" kind="name" name={t("communities:network.name")} />;
  const broker = t("home:board.host");
  const cup = t("home:board.name");
  const monthName = new Intl.DateTimeFormat(localeOf(language), { month: "short", timeZone: "UTC" });
  const excerpts: Record<BenefitId, ReactNode> = {
    statement: (
      <FigureTable
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
        <b className={`${css.sign} u-headline u-step-2 u-brand-text`}>
          <span>{name}</span>
        </b>
        <svg className="u-brand-text" width="5.5rem" height="1rem" aria-hidden="true">
          <use href={drawing("colours")} />
        </svg>
        <span className="u-text-muted">{t("communities:why.supervised", { host: broker })}</span>
      </p>
    ),
    retention: (
      <FigureTable
        rows={traders
          .slice(0, 3)
          .map(({ name, gain }, place) => [`${place + 1}\u2002${name}`, cup, change(gain)])}
      />
    ),
    channels: (
      <FigureTable
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
        <span className="u-text-muted">{bestEntry.time}</span> <b>{bestEntry.market}</b>{" "}
        <span className="u-text-muted">{t(`communities:journal.${bestEntry.side}`)}</span>
        <b className="u-positive">{`${signed(bestEntry.result)}\u00a0R`}</b>
        <q className="u-heading-sm u-regular">{t("communities:journal.reason")}</q>
      </p>
    ),
    sight: (
      <ul className={css.members}>
        {activity.lastTrades.map((last) => (
          <li key={last.trader}>
            {last.trader}
            <svg className="u-brand-text" width="100%" height="0.75rem" aria-hidden="true">
              <use href={drawing(`traded-${last.daysAgo}`)} />
            </svg>
            <span
              className={
                last.daysAgo > quietAfter ? "u-negative u-semibold u-text-end" : "u-text-muted u-text-end"
              }
            >
              {daysAgo(last.daysAgo, language)}
            </span>
          </li>
        ))}
      </ul>
    ),
    cups: (
      <FigureTable
        rows={[
          [name, whole(cups.academy)],
          [cup, whole(competition.entrants)],
          [broker, t("communities:network.moreThan", { number: whole(cups.broker) })],
        ]}
      />
    ),
    income: (
      <div className={css.income}>
        <svg className="u-brand-text" width="100%" height="5rem" aria-hidden="true">
          <use href={drawing("months")} />
          <use className={css.launch} href={drawing("launches")} />
        </svg>
        <p className="u-row u-text-muted">
          <span>{monthName.format(Date.UTC(1970, month - 1 - earned.before.length))}</span>{" "}
          <span>
            <i className={css.launch} />
            {t("communities:why.launch")}
          </span>
          <b className="u-text-ink">{`${monthName.format(Date.UTC(1970, month - 1))} ${dollars(commission)}`}</b>
        </p>
      </div>
    ),
  };
  return excerpts[id];
}
