import { weekBox, type weekPaths } from "./bars.ts";
import css from "./TradingJournal.module.css";

interface Entry {
  time: string;
  market: string;
  /** Side and size. */
  order: string;
  /** Opening and closing price. */
  prices: string;
  /** The result as text, with its sign. */
  result: string;
  isGain: boolean;
  tag: string;
}

interface TradingJournalProps {
  /** Text alternative of the picture. */
  label: string;
  title: string;
  /** The owner of the journal. */
  name: string;
  /** The origin of the entries. */
  source: string;
  /** The journal's finding. */
  finding: string;
  /** The days of the week, with the result of each. */
  days: readonly { name: string; result: string }[];
  /** In chronological order. */
  entries: readonly Entry[];
  /** Addresses of the bars, which are in a file: it has loaded before a visitor scrolls to them. */
  bars: ReturnType<typeof weekPaths>;
}

/** A member's week as bars on the tape across the window, the entries of the last day, and the finding. */
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
    <figure className={css.journal} role="img" aria-label={label} data-drawing="first">
      <div className={css.head} aria-hidden="true">
        <p>
          <b>{title}</b> <b className={css.name}>{name}</b> <span>{source}</span>
        </p>
        <p className={css.finding}>{finding}</p>
      </div>
      <div className={css.week} aria-hidden="true">
        <svg
          data-part="draw"
          data-order="2"
          viewBox={weekBox(days.length)}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
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
