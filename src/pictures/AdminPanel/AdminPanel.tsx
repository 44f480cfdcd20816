import { noise } from "../seed.ts";
import css from "./AdminPanel.module.css";

interface AdminPanelProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  firm: string;
  /** What happened last. */
  event: string;
  /** From sold to paid out; shares are percent of the first stage. */
  funnel: { title: string; stages: readonly { name: string; figure: string; share: number }[] };
  /** Accounts in each band of the daily limit, the last band being the closest to it. */
  heat: {
    title: string;
    bands: readonly string[];
    rows: readonly { name: string; counts: readonly number[] }[];
  };
  payouts: {
    title: string;
    rows: readonly { name: string; figure: string; state: string; isHeld: boolean }[];
  };
  flag: { title: string; account: string; finding: string };
}

/** What the firm sees: sales, risk, payouts, and what waits for a person. */
export function AdminPanel({ label, firm, event, funnel, heat, payouts, flag }: AdminPanelProps) {
  const hottest = Math.max(...heat.rows.flatMap(({ counts }) => counts));
  return (
    <figure className={css.panel} aria-label={label}>
      <p>
        <b className={css.firm}>{firm}</b> <span>{event}</span>
      </p>
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
                  <th key={band} scope="col">
                    {band}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {heat.rows.map(({ name, counts }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {counts.map((count, band) => (
                    <td key={heat.bands[band]} data-heat={Math.ceil((count / hottest) * 4)}>
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
            {payouts.rows.map(({ name, figure, state, isHeld }) => (
              <li key={name} className={css.row}>
                <span>{name}</span> <b>{figure}</b>{" "}
                <span className={isHeld ? css.held : css.paid}>{state}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p>
            <b>{flag.title}</b>
            <br />
            {flag.account}
            <br />
            {flag.finding}
          </p>
          <svg className={css.entries} viewBox="0 0 300 72" preserveAspectRatio="none" aria-hidden="true">
            {entries().map((marks, account) => (
              <path key={marks} d={marks} transform={`translate(${2 * account} ${26 * account})`} />
            ))}
          </svg>
        </div>
      </div>
    </figure>
  );
}

/** Entries of three accounts along the day: two repeat the first, all but now and then. */
function entries(): string[] {
  const random = noise(21);
  const marks = Array.from(
    { length: 11 },
    (_, index) => `M${Math.round(27 * index + 14 + 10 * random())} 0v20`,
  );
  return [0, 3, 7].map((missing) => marks.filter((_, index) => missing === 0 || index !== missing).join(""));
}
