import type { Challenge, Firm } from "../../facts/sample/firm.ts";
import type { English } from "../../languages/words/english.ts";
import type { Numbers } from "../../languages/words/numbers.ts";
import { BrandText } from "../BrandText.tsx";
import { fill } from "../fill.ts";
import { Panel } from "../Panel.tsx";
import css from "./AdminPanel.module.css";
import { entries } from "./entries.ts";

interface AdminPanelProps {
  /** With `{trader}`. */
  words: English["prop-firms"]["picture"];
  numbers: Numbers;
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
  const { words, numbers, firm, challenge, moment, trader, finding } = panel;
  const { flagged, funnel, heat } = firm;
  const stages = [words.bought, ...words.stages, words.paid];
  const most = Math.max(...heat.flatMap(({ counts }) => counts));
  const copies = flagged.accounts.length;
  return (
    <Panel label={words.adminLabel} className={css.screen}>
      <p className={`${css.event} u-strong`} data-live="event" data-broken="">
        <b className="u-headline u-step-5 u-ink u-block">{moment}</b>{" "}
        <span>{fill(words.event, { trader })}</span>
      </p>
      <div className={css.risk}>
        <table className={css.heat}>
          <caption>
            <b>{words.heat}</b>
          </caption>
          <thead className="u-muted">
            <tr>
              <td />
              {firm.bands.map((band) => (
                <th key={band} className="u-regular">
                  {`≤${numbers.percent(band)}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heat.map(({ size, counts }) => (
              <tr key={size}>
                <th className="u-muted u-regular">{numbers.shortDollars(size)}</th>
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
        <p className={`${css.finding} u-row u-muted`}>
          <b className="u-ink">{words.flag}</b> <span>{fill(words.account, { trader: flagged.trader })}</span>{" "}
          <span>{finding}</span>
        </p>
        <svg
          className="u-ruled u-muted"
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
                className={index === 0 ? "u-loss" : undefined}
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
        <ol className="u-ledger">
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
              <b className="u-end">{numbers.whole(count)}</b>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.queue}>
        <b>{words.queue}</b>
        <ul className="u-ledger">
          {firm.payouts.map(({ id, trader, amount, state }) => (
            <li key={id} className={css.row}>
              <span>
                {trader} <br className="u-from-768" />
                <span className="u-muted">{id}</span>
              </span>{" "}
              <span className="u-end">
                <b>{numbers.dollars(amount)}</b> <br className="u-from-768" />
                <span className={state === "held" ? "u-loss" : "u-gain"}>{words.status[state]}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${css.foot} u-panel-head u-ruled u-all-columns`}>
        <b className="u-ink">
          <BrandText kind="name" name={words.firm} />
        </b>{" "}
        <span>{firm.server}</span> <span>{firm.clock}</span>
      </p>
    </Panel>
  );
}
