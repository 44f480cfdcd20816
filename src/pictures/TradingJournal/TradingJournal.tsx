import css from "./TradingJournal.module.css";
import { early, week } from "./week.ts";

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
}

const opening = 9;
const hourWidth = 25;
const dayWidth = 8 * hourWidth;
const zero = 138;
const scale = 56;

/** One bar for each trade, up or down from the tape. */
const bars = (wanted: (result: number) => boolean): string =>
  week
    .flatMap((trades, day) =>
      trades
        .filter(({ result }) => wanted(result))
        .map(
          ({ hour, result }) =>
            `M${Math.round(day * dayWidth + (hour - opening) * hourWidth + 8)} ${zero}v${Math.round(-result * scale)}`,
        ),
    )
    .join("");

const earlyHours = week
  .map(
    (_, day) =>
      `M${day * dayWidth} 0h${(early - opening) * hourWidth}v200h-${(early - opening) * hourWidth}z`,
  )
  .join("");

/** A member's week as bars on the tape, as wide as the window; the entries of its last day, and what they teach. */
export function TradingJournal({ label, title, name, source, finding, days, entries }: TradingJournalProps) {
  return (
    <figure className={css.journal} role="img" aria-label={label}>
      <div className={css.head}>
        <p>
          <b>{title}</b> <b className={css.name}>{name}</b> <span>{source}</span>
        </p>
        <p className={css.finding}>{finding}</p>
      </div>
      <div className={css.week}>
        <svg viewBox={`0 0 ${dayWidth * week.length} 200`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.early} d={earlyHours} />
          <path className={css.gain} d={bars((result) => result > 0)} />
          <path className={css.loss} d={bars((result) => result < 0)} />
        </svg>
      </div>
      <p className={css.days}>
        {days.map((day) => (
          <span key={day.name}>
            {day.name} <b>{day.result}</b>
          </span>
        ))}
      </p>
      <ol className={css.entries}>
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
