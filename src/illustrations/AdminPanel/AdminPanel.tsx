import type { Challenge, Firm } from "../../content/sample/firm.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { BrandText } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import css from "./AdminPanel.module.css";
import { entries } from "./entries.ts";

interface AdminPanelProps {
  /** With `{trader}`. */
  words: English["prop-firms"]["picture"];
  numberFormats: NumberFormats;
  firm: Firm;
  /** Accounts of its size change with the trader's account. */
  challenge: Challenge;
  /** The time of day. */
  moment: string;
  /** Who has broken a rule at that time. */
  trader: string;
  /** What is known of the flagged account. */
  finding: string;
}

/** The firm's panel: the latest event, the risk of all accounts, the flagged one, sales and payouts. */
export function AdminPanel(panel: AdminPanelProps) {
  const { words, numberFormats, firm, challenge, moment, trader, finding } = panel;
  const { flagged, funnel, heat } = firm;
  const stages = [words.bought, ...words.stages, words.paid];
  const most = Math.max(...heat.flatMap(({ counts }) => counts));
  const copies = flagged.accounts.length;
  return (
    <Panel label={words.adminLabel} className={css.screen}>
      <p className={`${css.event} u-semibold`} data-live="event" data-broken="">
        <b className="u-headline u-step-5 u-text-ink u-block">{moment}</b>{" "}
        <span>{interpolate(words.event, { trader })}</span>
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
                    data-live={size === challenge.size ? `heat${band}` : undefined}
                    data-order={Math.ceil((count / most) * 4)}
                  >
                    {count}
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
          <span>{interpolate(words.account, { trader: flagged.trader })}</span> <span>{finding}</span>
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
      <p className={`${css.foot} u-panel-header u-border-top u-span-all-columns`}>
        <b className="u-text-ink">
          <BrandText kind="name" name={words.firm} />
        </b>{" "}
        <span>{firm.server}</span> <span>{firm.clock}</span>
      </p>
    </Panel>
  );
}
