import css from "./DayPicture.module.css";

interface DayPictureProps {
  /** The name of the product's owner, and what of the product is shown. */
  owner: string;
  title: string;
  /** Figures; `filled` is how much of a row is filled, as a fraction, if it is measured. */
  rows: readonly { term: string; figure: string; filled?: number; isBroken?: boolean }[];
}

/** A window of the product on one day, with its figures in rows: text that everybody can read. */
export const DayPicture = ({ owner, title, rows }: DayPictureProps) => (
  <figure className={css.window}>
    <p className="u-row u-space-between">
      <b translate="no">{owner}</b> <span className="u-text-muted">{title}</span>
    </p>
    <ul>
      {rows.map(({ term, figure, filled, isBroken }) => (
        <li key={term} className={isBroken ? "u-negative" : undefined}>
          <span>{term}</span> <b>{figure}</b>
          {filled !== undefined && (
            <svg aria-hidden="true">
              <rect width={`${Math.round(100 * filled)}%`} height="6" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  </figure>
);
