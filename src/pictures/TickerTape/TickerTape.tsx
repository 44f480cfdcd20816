import css from "./TickerTape.module.css";

interface TickerTapeProps {
  /** Standings, best first. */
  quotes: readonly { name: string; figure: string }[];
  /** The last text on the tape. */
  code: string;
  /** Torn, with the rest fallen off, or stopped. */
  end: "torn" | "stopped";
}

/** A paper tape with the standings of the cup, which starts at the left edge of the window and ends early. */
export function TickerTape({ quotes, code, end }: TickerTapeProps) {
  const printed = quotes.map(({ name, figure }) => (
    <span key={name}>
      {name} <b>{figure}</b>
    </span>
  ));
  return (
    <div className={css.ticker} data-end={end} data-drawing="first" aria-hidden="true" translate="no">
      <p className={css.tape}>
        {printed.slice(0, 3)}
        <strong>{code}</strong>
      </p>
      <p className={css.rest} data-part={end === "torn" ? "move" : undefined}>
        {end === "torn" && printed.slice(3)}
      </p>
    </div>
  );
}
