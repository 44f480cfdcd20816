import { type Fact, FactRows } from "../FactRows.tsx";
import { columns } from "../path.ts";
import css from "./IbSpace.module.css";

interface IbSpaceProps {
  /** Text alternative of the picture. */
  label: string;
  /** The IB's own brand. */
  name: string;
  monogram: string;
  /** The broker that the IB works with. */
  host: string;
  facts: readonly Fact[];
  /** Members who traded, day by day, from 0 to 10. */
  activity: readonly number[];
  board: {
    title: string;
    columns: readonly [figure: string, commission: string];
    rows: readonly { rank: number; name: string; account: string; figure: string; commission: string }[];
  };
  /** What the broker supervises. */
  supervision: { by: string; approvals: readonly string[]; pending: string };
}

/** An IB's own space, with its name and colours, and below it the broker's supervision. */
export function IbSpace({ label, name, monogram, host, facts, activity, board, supervision }: IbSpaceProps) {
  return (
    <figure role="img" aria-label={label}>
      <div className={css.space} aria-hidden="true">
        <p className={css.brand}>
          <span className={css.monogram}>{monogram}</span>
          <b>{name}</b>
          {host}
        </p>
        <dl className={css.facts}>
          <FactRows facts={facts} />
        </dl>
        <svg
          className={css.activity}
          viewBox={`0 0 ${activity.length} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={columns(activity, 10)} />
        </svg>
        <table className={css.board}>
          <thead>
            <tr>
              <th colSpan={2}>{board.title}</th>
              {board.columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row) => (
              <tr key={row.name}>
                <td>{row.rank}</td>
                <th>
                  {row.name} <small>{row.account}</small>
                </th>
                <td>{row.figure}</td>
                <td>{row.commission}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.supervision}>
          <b>{supervision.by}</b>
          {supervision.approvals.map((approval) => (
            <span key={approval}>{approval}</span>
          ))}
          <i>{supervision.pending}</i>
        </p>
      </div>
    </figure>
  );
}
