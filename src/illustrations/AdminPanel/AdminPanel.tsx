import type { Challenge, Firm } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { Standing } from "../../simulation/challenge.ts";
import { type Risk, withAccount } from "../../simulation/risk.ts";
import { BrandText } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import css from "./AdminPanel.module.css";
import { entries } from "./entries.ts";

interface AdminPanelProps {
  words: Templates<"prop-firms:picture"> & { accountOpen: Templates<"prop-firms:tradeSize.event"> };
  numberFormats: NumberFormats;
  firm: Firm;
  terms: Challenge;
  /** The time of day. */
  time: string;
  /** Who has traded last, and how that account stands. */
  trader: string;
  standing: Standing;
  risk: Risk;
  /** What is known of the flagged account. */
  finding: string;
}

/** The firm's panel: the latest event, the risk of all accounts, the flagged one, sales and payouts. */
export function AdminPanel(panel: AdminPanelProps) {
  const { words, numberFormats, firm, terms, time, trader, standing, risk, finding } = panel;
  const { flagged, funnel, heat } = firm;
  const stages = [words.bought, ...Object.values(words.stages), words.paid];
  const most = Math.max(...heat.flatMap(({ counts }) => counts));
  const isBroken = risk === "broken";
  const ownCounts = heat.find(({ size }) => size === terms.size)?.counts ?? [];
  const withTrader = isBroken ? ownCounts : withAccount(ownCounts, firm.bands, standing.usedOfLimit);
  const copies = flagged.accounts.length;
  const label = {
    broken: words.adminLabel,
    near: words.adminLabelNear,
    onTrack: words.adminLabelOnTrack,
  }[risk];
  return (
    <Panel
      label={interpolate(label, { time, bought: numberFormats.whole(funnel[0]) })}
      className={css.screen}
    >
      <p className={`${css.event} u-semibold`} data-broken={isBroken || undefined}>
        <b className="u-headline u-step-5 u-text-ink u-block">{time}</b>{" "}
        <span>
          {isBroken
            ? interpolate(words.event, { trader })
            : interpolate(words.accountOpen, { trader, left: numberFormats.dollars(standing.left) })}
        </span>
      </p>
      <div className={css.risk}>
        <table className={css.heat}>
          <caption>
            <b>{words.heat}</b>
          </caption>
          <thead className="u-text-muted">
            <tr>
              <td />
              {firm.bands.map((band) => (
                <th key={band} className="u-regular">
                  {`≤${numberFormats.percent(band)}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heat.map(({ size, counts }) => (
              <tr key={size}>
                <th className="u-text-muted u-regular">{numberFormats.shortDollars(size)}</th>
                {counts.map((count, band) => (
                  <td
                    key={firm.bands[band]}
                    className={band === counts.length - 1 ? css.closest : css.band}
                    data-order={Math.ceil((count / most) * 4)}
                  >
                    {(size === terms.size ? withTrader : counts)[band]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.flag}>
        <p className={`${css.finding} u-row u-text-muted`}>
          <b className="u-text-ink">{words.flag}</b>{" "}
          <span>
            {interpolate(words.account, {
              size: numberFormats.shortDollars(terms.size),
              trader: flagged.trader,
            })}
          </span>{" "}
          <span>{finding}</span>
        </p>
        <svg
          className="u-border-top u-text-muted"
          width="100%"
          height={`${2.1 * copies}em`}
          fill="currentColor"
          aria-hidden="true"
        >
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
          <svg
            viewBox={`0 0 300 ${26 * copies}`}
            preserveAspectRatio="none"
            stroke="currentColor"
            strokeWidth="1.5"
          >
            {flagged.accounts.map((account, index) => (
              <path
                key={account}
                className={index === 0 ? "u-negative" : undefined}
                d={entries(index, flagged.matching)}
                transform={`translate(${index} ${26 * index})`}
              />
            ))}
          </svg>
          {flagged.accounts.map((account, index) => (
            <text key={account} y={`${Math.round((100 * (index + 0.6)) / copies)}%`}>
              {account}
            </text>
          ))}
        </svg>
      </div>
      <div className={css.funnel}>
        <b>{words.funnel}</b>
        <ol className="u-divided-rows">
          {funnel.map((count, index) => (
            <li key={stages[index]} className={css.stage}>
              <span>{stages[index]}</span>{" "}
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                width="100%"
                height="6"
                stroke="var(--brand, currentColor)"
                strokeWidth="6"
                aria-hidden="true"
              >
                <path d={`M0 3h${Math.round((100 * count) / funnel[0])}`} />
              </svg>
              <b className="u-text-end">{numberFormats.whole(count)}</b>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.queue}>
        <b>{words.queue}</b>
        <ul className="u-divided-rows">
          {firm.payouts.map(({ id, trader, amount, state }) => (
            <li key={id} className={css.row}>
              <span>
                {trader} <br className="u-from-768" />
                <span className="u-text-muted">{id}</span>
              </span>{" "}
              <span className="u-text-end">
                <b>{numberFormats.dollars(amount)}</b> <br className="u-from-768" />
                <span className={state === "held" ? "u-negative" : "u-positive"}>{words.status[state]}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${css.foot} u-panel-header u-brand-head u-border-top u-span-all-columns`}>
        <BrandText kind="initials" name={words.firm} />{" "}
        <b className="u-text-ink">
          <BrandText kind="name" name={words.firm} />
        </b>{" "}
        <span>{firm.server}</span> <span>{firm.clock}</span>
      </p>
    </Panel>
  );
}
