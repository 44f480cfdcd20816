import css from "./IbSpace.module.css";

interface IbSpaceProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** The IB's own brand. */
  name: string;
  monogram: string;
  /** Whose IB it is. */
  host: string;
  facts: readonly { term: string; figure: string }[];
  board: { title: string; rows: readonly { rank: number; name: string; figure: string }[] };
  /** What the broker keeps an eye on. */
  supervision: { by: string; approvals: readonly string[] };
}

/** The page of an IB: its own name and colour in front, the broker's supervision underneath. */
export function IbSpace({ label, name, monogram, host, facts, board, supervision }: IbSpaceProps) {
  return (
    <figure className={css.space} aria-label={label}>
      <p className={css.brand}>
        <span className={css.monogram} aria-hidden="true">
          {monogram}
        </span>
        <span className={css.name}>
          {name}
          <span>{host}</span>
        </span>
      </p>
      <dl>
        {facts.map(({ term, figure }) => (
          <div key={term} className={css.line}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={css.title}>{board.title}</p>
      <ol>
        {board.rows.map((row) => (
          <li key={row.name} value={row.rank} className={css.line}>
            <span>
              <span aria-hidden="true">{row.rank}</span> {row.name}
            </span>
            <b className={css.gain}>{row.figure}</b>
          </li>
        ))}
      </ol>
      <p className={css.supervision}>
        <b>{supervision.by}</b>
        {supervision.approvals.map((approval) => (
          <span key={approval}>{approval}</span>
        ))}
      </p>
    </figure>
  );
}
