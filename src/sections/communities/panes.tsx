import type { ReactNode } from "react";
import type { capabilities } from "../../facts/communities.ts";
import { initials } from "../../facts/testimonials.ts";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { network, tierRates, tierTotals } from "../../pictures/ReferralNetwork/network.ts";
import { traders } from "../../pictures/seed.ts";
import { entries } from "../../pictures/TradingJournal/week.ts";
import { drawing } from "./drawings.tsx";
import { Ledger } from "./Ledger.tsx";
import css from "./panes.module.css";

type Capability = (typeof capabilities)[keyof typeof capabilities][number];

/** Sample data: who comments on the gold trade, and when. */
const [mira, jonah, sora, , anika] = traders;
const thread = [
  { name: sora.name, time: "14:41" },
  { name: mira.name, time: "14:44" },
  { name: anika.name, time: "14:52" },
];

/** Sample data: clicks on the links of the tree, in its order. */
const clicks = [640, 212];

/** Sample data: who has just earned points, and for which of the habits. */
const rewards = [
  { name: mira.name, term: 0, points: 50 },
  { name: jonah.name, term: 2, points: 200 },
  { name: sora.name, term: 1, points: 80 },
  { name: anika.name, term: 0, points: 50 },
];

/** What each capability looks like at work, in line with the other pictures. */
export function panes({ language, t }: Speech): Record<Capability, ReactNode> {
  const { change, dollars, dollarsAndCents, percent, signed, whole } = numbers(language);
  const totals = tierTotals();
  const [, , best] = entries;
  const sample = (id: "journal" | "social" | "rewards") =>
    t(`communities:capabilities.items.${id}.sample`, { returnObjects: true });
  const figures = (id: "journal" | "social", values: readonly number[]) => (
    <Ledger rows={sample(id).map((term, index) => [term, whole(values[index] ?? 0)])} />
  );
  const sentences = t("communities:capabilities.items.social.thread", { returnObjects: true });
  const links = network.flatMap(({ channel, members, lots }) =>
    channel ? [{ channel, members, lots }] : [],
  );
  return {
    journal: (
      <>
        <p className={css.line}>
          <b>{best.market}</b> <span>{mira.name}</span>
          <b className={css.gain}>{`${signed(best.result)}\u00a0R`}</b>
        </p>
        <svg className={css.price} viewBox="0 0 154 96" preserveAspectRatio="none" aria-hidden="true">
          <use href={drawing("price")} />
          <use className={css.held} href={drawing("held")} />
        </svg>
        <p className={css.line}>
          <span>{best.time}</span> <q>{t("communities:journal.reason")}</q>
          <span>{t(`communities:journal.tag.${best.tag}`)}</span>
        </p>
        {figures("journal", [1912, 0])}
      </>
    ),
    social: (
      <>
        <ol className={css.thread}>
          {thread.map(({ name, time }, index) => (
            <li key={time}>
              <b>{initials(name)}</b>
              <p>
                <span>{`${name} ${time}`}</span>
                {sentences[index]}
              </p>
            </li>
          ))}
        </ol>
        {figures("social", [14, 62])}
      </>
    ),
    competitions: (
      <>
        <p className={css.line}>
          <b>{t("home:board.name")}</b> <span>{t("home:board.host")}</span>
        </p>
        <Ledger
          rows={traders.map(({ name, account, returns }, place) => [
            `${place + 1}\u2002${name}`,
            account,
            change(returns[8]),
          ])}
        />
      </>
    ),
    commission: (
      <>
        <Ledger
          rows={network.map(({ trader, channel, lots }) => [
            channel
              ? t(`communities:network.channels.${channel}`)
              : (traders.find(({ id }) => id === trader)?.name ?? ""),
            `${whole(lots)} × ${dollarsAndCents(tierRates[0])}`,
            dollars(lots * tierRates[0]),
          ])}
          totals={[
            ...totals.map(({ lots, rate, commission }, tier): [string, ...string[]] => [
              t("communities:network.tier", { number: tier + 1 }),
              `${whole(lots)} × ${dollarsAndCents(rate)}`,
              dollars(commission),
            ]),
            [
              t("communities:network.total"),
              "",
              dollars(totals.reduce((sum, { commission }) => sum + commission, 0)),
            ],
          ]}
        />
      </>
    ),
    links: (
      <div className={css.links}>
        <Ledger
          head={links.map(({ channel }) => t(`communities:network.channels.${channel}`))}
          rows={[
            [t("communities:network.columns.clicks"), ...clicks.map(whole)],
            [t("communities:network.columns.accounts"), ...links.map(({ members }) => whole(members))],
            [
              t("communities:network.columns.conversion"),
              ...links.map(({ members }, index) => percent(members / (clicks[index] ?? 1))),
            ],
            [t("communities:network.columns.lots"), ...links.map(({ lots }) => whole(lots))],
          ]}
          totals={[
            [
              t("communities:network.columns.commission"),
              ...links.map(({ lots }) => dollars(lots * tierRates[0])),
            ],
          ]}
        />
      </div>
    ),
    rewards: (
      <Ledger
        rows={rewards.map(({ name, term, points }) => [
          name,
          sample("rewards")[term] ?? "",
          `+${whole(points)}`,
        ])}
      />
    ),
  };
}
