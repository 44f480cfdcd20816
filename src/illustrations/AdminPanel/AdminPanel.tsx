import type { ReactNode } from "react";
import type { Challenge, Firm } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { Standing } from "../../simulation/challenge.ts";
import { type Risk, withAccount } from "../../simulation/risk.ts";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import css from "./AdminPanel.module.css";

interface AdminPanelProps {
  words: Templates<"prop-firms:picture"> & { accountOpen: Templates<"prop-firms:tradeSize.event"> };
  numberFormats: NumberFormats;
  firm: Pick<Firm, "bands" | "heat" | "funnel">;
  terms: Challenge;
  /** The time of day. */
  time: string;
  /** Who has traded last, and how that account stands. */
  owner: { id: string; trader: string };
  standing: Standing;
  risk: Risk;
  /** What no trade changes: the head, payouts that have been asked for, the flagged account and sales. */
  head?: ReactNode;
  payouts?: ReactNode;
  children?: ReactNode;
}

/** The firm's panel: the risk of all accounts, the latest event, payouts, the flagged account and sales. */
export function AdminPanel(panel: AdminPanelProps) {
  const { words, numberFormats, firm, terms, time, owner, standing, risk, head, payouts, children } = panel;
  const { bands } = firm;
  const heat = bands.map((_, band) => firm.heat.reduce((sum, { counts }) => sum + (counts[band] ?? 0), 0));
  const { exactDollars, percent, whole } = numberFormats;
  const isBroken = risk === "broken";
  const event = standing.brokenRule === "maximumLoss" ? words.eventMaximum : words.event;
  const counts = isBroken ? heat : withAccount(heat, bands, standing.usedOfLimit);
  const label = {
    broken: words.adminLabel,
    near: words.adminLabelNear,
    onTrack: words.adminLabelOnTrack,
  }[risk];
  return (
    <Panel label={interpolate(label, { time, bought: whole(firm.funnel.bought) })} className={css.screen}>
      {head}
      <p className={`${css.event} u-semibold`} data-broken={isBroken || undefined}>
        <b className="u-heading-sm">{time}</b>{" "}
        <span>
          {isBroken
            ? interpolate(event, { trader: owner.trader })
            : interpolate(words.accountOpen, { trader: owner.trader, left: exactDollars(standing.left) })}
        </span>
      </p>
      <div className={css.heat}>
        <b>{words.heat}</b>
        <ol className="u-equal-columns">
          {counts.map((count, band) => (
            <li key={bands[band]} data-here={count !== heat[band] || undefined} data-order={4 - band}>
              <span className="u-text-muted">{`≤${percent(bands[band] ?? 1)}`}</span>{" "}
              <b className={css.count}>{whole(count)}</b>{" "}
              <span className={css.here} data-broken={isBroken || undefined}>
                {count !== heat[band]
                  ? `▲ ${owner.trader}`
                  : isBroken && band === heat.length - 1 && `× ${owner.trader}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.queue}>
        <b>{words.queue}</b>
        <ul>
          <li className={css.row}>
            <span>
              <b>{owner.trader}</b> <br className="u-from-768" />
              <span className="u-text-muted">{owner.id}</span>
            </span>{" "}
            <b className={isBroken ? "u-negative" : undefined}>
              {isBroken ? words.payoutNone : interpolate(words.payoutLater, { share: percent(terms.split) })}
            </b>
          </li>
        </ul>
        {payouts}
      </div>
      {children}
    </Panel>
  );
}
