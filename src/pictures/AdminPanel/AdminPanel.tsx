import { noise } from "../noise.ts";
import { Panel } from "../Panel.tsx";
import css from "./AdminPanel.module.css";

interface AdminPanelProps {
  /** Text alternative of the picture. */
  label: string;
  firm: string;
  server: string;
  clock: string;
  /** The latest event. */
  event: { time: string; text: string };
  /** The flagged account, and the accounts whose trades it copies. */
  flag: { title: string; account: string; finding: string; accounts: readonly string[] };
  /** From sale to payout; shares are percent of the first stage. */
  funnel: { title: string; stages: readonly { name: string; figure: string; share: number }[] };
  /** Number of accounts in each band of the daily limit, the closest to it last. */
  heat: {
    title: string;
    bands: readonly string[];
    rows: readonly { name: string; counts: readonly number[] }[];
    /** The row of accounts that changes with a trader's account. */
    live: number;
  };
  payouts: {
    title: string;
    rows: readonly { id: string; name: string; figure: string; state: string; isHeld: boolean }[];
  };
}

/** The firm's panel: the latest event, the flagged account, sales, risk and payouts. */
export function AdminPanel(panel: AdminPanelProps) {
  const { event, flag, funnel, heat, payouts } = panel;
  const hottest = Math.max(...heat.rows.flatMap(({ counts }) => counts));
  return (
    <Panel label={panel.label} className={css.screen}>
      <p className={css.event} data-live="event" data-broken="">
        <b>{event.time}</b> <span>{event.text}</span>
      </p>
      <div className={css.flag}>
        <p>
          <b>{flag.title}</b> <span>{flag.account}</span> <span>{flag.finding}</span>
        </p>
        <svg className={css.entries} aria-hidden="true">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
          <svg viewBox="0 0 300 78" preserveAspectRatio="none">
            {entries().map((marks, account) => (
              <path key={marks} d={marks} transform={`translate(${account} ${26 * account})`} />
            ))}
          </svg>
          {flag.accounts.map((account, index) => (
            <text key={account} y={`${33 * index + 20}%`}>
              {account}
            </text>
          ))}
        </svg>
      </div>
      <div className={css.grid}>
        <div>
          <b>{funnel.title}</b>
          <ol>
            {funnel.stages.map(({ name, figure, share }) => (
              <li key={name} className={css.row}>
                <span>{name}</span> <b>{figure}</b>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 3h${share}`} />
                </svg>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <table className={css.heat}>
            <caption>
              <b>{heat.title}</b>
            </caption>
            <thead>
              <tr>
                <td />
                {heat.bands.map((band) => (
                  <th key={band}>{band}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {heat.rows.map(({ name, counts }, row) => (
                <tr key={name}>
                  <th>{name}</th>
                  {counts.map((count, band) => (
                    <td
                      key={heat.bands[band]}
                      data-live={row === heat.live ? `heat${band}` : undefined}
                      data-heat={Math.ceil((count / hottest) * 4)}
                    >
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <b>{payouts.title}</b>
          <ul>
            {payouts.rows.map(({ id, name, figure, state, isHeld }) => (
              <li key={id} className={css.row}>
                <span>
                  {name} <br />
                  <small>{id}</small>
                </span>{" "}
                <span>
                  <b>{figure}</b> <br />
                  <span className={isHeld ? css.held : css.paid}>{state}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={css.chrome}>
        <b>{panel.firm}</b> <span>{panel.server}</span> <span>{panel.clock}</span>
      </p>
    </Panel>
  );
}

/** The day's entries of three accounts; two of them copy the first, with a few exceptions. */
function entries(): string[] {
  const random = noise(21);
  const marks = Array.from(
    { length: 16 },
    (_, index) => `M${Math.round(14 * index + 78 + 6 * random())} 3v20`,
  );
  return [0, 3, 11].map((missing) => marks.filter((_, index) => missing === 0 || index !== missing).join(""));
}
