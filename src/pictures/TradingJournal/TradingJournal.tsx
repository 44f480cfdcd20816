import { weekBox, type weekPaths } from "./bars.ts";
import css from "./TradingJournal.module.css";

interface Entry {
  time: string;
  market: string;
  /** Side and size. */
  order: string;
  /** Where the trade was opened and closed. */
  prices: string;
  /** The result in the visitor's form, with its sign. */
  result: string;
  isGain: boolean;
  tag: string;
}

interface TradingJournalProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  title: string;
  /** Whose journal it is. */
  name: string;
  /** Where the entries come from. */
  source: string;
  /** What the journal has noticed. */
  finding: string;
  /** The week's days, and what each came to. */
  days: readonly { name: string; result: string }[];
  /** In the order of the tape. */
  entries: readonly Entry[];
  /** Addresses of the bars. They come from a file: it is there by the time they are written. */
  bars: ReturnType<typeof weekPaths>;
}

/** A member's week as bars on the tape, as wide as the window; the entries of its last day, and what they teach. */
export function TradingJournal({
  label,
  title,
  name,
  source,
  finding,
  days,
  entries,
  bars,
}: TradingJournalProps) {
  return (
    <figure className={css.journal} role="img" aria-label={label}>
      <div className={css.head} aria-hidden="true">
        <p>
          <b>{title}</b> <b className={css.name}>{name}</b> <span>{source}</span>
        </p>
        <p className={css.finding}>{finding}</p>
      </div>
      <div className={css.week} aria-hidden="true">
        <svg viewBox={weekBox(days.length)} preserveAspectRatio="none" aria-hidden="true">
          <use className={css.early} href={bars.early} />
          <use className={css.gain} href={bars.gains} />
          <use className={css.loss} href={bars.losses} />
        </svg>
      </div>
      <p className={css.days} aria-hidden="true">
        {days.map((day) => (
          <span key={day.name}>
            {day.name} <b>{day.result}</b>
          </span>
        ))}
      </p>
      <ol className={css.entries} aria-hidden="true">
        {entries.map(({ time, market, order, prices, result, isGain, tag }) => (
          <li key={time}>
            <span>{time}</span> <b>{market}</b> <span>{order}</span>
            <b className={isGain ? css.gain : css.loss}>{result}</b>
            <span>{prices}</span> <span>{tag}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
