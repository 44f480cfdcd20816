import css from "./TickerTape.module.css";

interface TickerTapeProps {
  /** Standings, best first. */
  quotes: readonly { name: string; figure: string }[];
  /** The last thing printed. */
  code: string;
  /** Torn off, the rest of it fallen, or come to a stop. */
  end: "torn" | "stopped";
}

/** A paper tape with the standings of the cup, which comes in at the left edge of the window and does not get far. */
export function TickerTape({ quotes, code, end }: TickerTapeProps) {
  const printed = quotes.map(({ name, figure }) => (
    <span key={name}>
      {name} <b>{figure}</b>
    </span>
  ));
  return (
    <div className={css.ticker} data-end={end} aria-hidden="true" translate="no">
      <p className={css.tape}>
        {printed.slice(0, 3)}
        <strong>{code}</strong>
      </p>
      <p className={css.rest}>{end === "torn" && printed.slice(3)}</p>
    </div>
  );
}
