import type { ReactNode } from "react";
import type { CapabilityId } from "../../content/pages/communities.ts";
import { academy, bestEntry, commission, tiers } from "../../content/sample/academy.ts";
import { traders } from "../../content/sample/traders.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { initials } from "../../i18n/messages/initials.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import css from "./CapabilityFigure.module.css";
import { drawing } from "./drawings.tsx";
import { FigureTable } from "./FigureTable.tsx";

/** A picture of a capability, consistent with the other pictures. */
export function CapabilityFigure({ language, t, id }: I18n & { id: CapabilityId }) {
  const { change, dollars, dollarsAndCents, percent, signed, whole } = numberFormats(language);
  const { activity, member, network, tierRates } = academy;
  const sample = (id: "journal" | "social" | "rewards") =>
    t(`communities:capabilities.items.${id}.sample`, { returnObjects: true });
  const figures = (id: "journal" | "social", values: readonly number[]) => (
    <div className="u-from-768">
      <FigureTable rows={sample(id).map((term, index) => [term, whole(values[index] ?? 0)])} />
    </div>
  );
  const sentences = t("communities:capabilities.items.social.thread", { returnObjects: true });
  const links = network.flatMap(({ channel, clicks = 0, members, lots }) =>
    channel ? [{ channel, clicks, members, lots }] : [],
  );
  const panes: Record<CapabilityId, ReactNode> = {
    journal: (
      <>
        <p className={`${css.line} u-row u-space-between`}>
          <span className="u-row">
            <b>{bestEntry.market}</b> <span className="u-text-muted">{member.name}</span>
          </span>
          <b className="u-positive">{`${signed(bestEntry.result)}\u00a0R`}</b>
        </p>
        <svg className={css.price} width="100%" height="100%" aria-hidden="true">
          <use href={drawing("price")} />
          <use color="var(--brass-deep)" href={drawing("held")} />
        </svg>
        <p className={`${css.line} u-row u-space-between`}>
          <span className="u-row">
            <span className="u-text-muted">{bestEntry.time}</span> <q>{t("communities:journal.reason")}</q>
          </span>
          <span className="u-text-muted">{t(`communities:journal.tag.${bestEntry.tag}`)}</span>
        </p>
        {figures("journal", activity.journal)}
      </>
    ),
    social: (
      <>
        <ol className={css.thread}>
          {activity.thread.map(({ trader, time }, index) => (
            <li key={time}>
              <b className="u-chart-text">{initials(trader)}</b>
              <div>
                <p className="u-small">{`${trader} ${time}`}</p>
                <p className="u-step-0">{sentences[index]}</p>
              </div>
            </li>
          ))}
        </ol>
        {figures("social", activity.social)}
      </>
    ),
    competitions: (
      <>
        <p className={`${css.line} u-row u-space-between`}>
          <b>{t("home:board.name")}</b> <span className="u-text-muted">{t("home:board.host")}</span>
        </p>
        <FigureTable
          rows={traders.map(({ name, account, gain }, place) => [
            `${place + 1}\u2002${name}`,
            account,
            change(gain),
          ])}
        />
      </>
    ),
    commission: (
      <FigureTable
        rows={network.map(({ trader, channel, lots }) => [
          channel
            ? t(`communities:network.channels.${channel}`)
            : (traders.find(({ id }) => id === trader)?.name ?? ""),
          `${whole(lots)} × ${dollarsAndCents(tierRates[0])}`,
          dollars(lots * tierRates[0]),
        ])}
        totals={[
          ...tiers.map(({ lots, rate, ...tier }, index): [string, ...string[]] => [
            t("communities:network.tier", { number: index + 1 }),
            `${whole(lots)} × ${dollarsAndCents(rate)}`,
            dollars(tier.commission),
          ]),
          [t("communities:network.total"), "", dollars(commission)],
        ]}
      />
    ),
    links: (
      <FigureTable
        isEven
        head={links.map(({ channel }) => t(`communities:network.channels.${channel}`))}
        rows={[
          [t("communities:network.columns.clicks"), ...links.map(({ clicks }) => whole(clicks))],
          [t("communities:network.columns.accounts"), ...links.map(({ members }) => whole(members))],
          [
            t("communities:network.columns.conversion"),
            ...links.map(({ clicks, members }) => percent(members / clicks)),
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
    ),
    rewards: (
      <FigureTable
        rows={activity.rewards.map(({ trader, habit, points }) => [
          trader,
          sample("rewards")[habit] ?? "",
          `+${whole(points)}`,
        ])}
      />
    ),
  };
  return panes[id];
}
