import { traders } from "../seed.ts";
import css from "./TickerTape.module.css";

interface TickerTapeProps {
  /** `+21.4%` from a fraction. */
  change: (value: number) => string;
  /** The last thing printed. */
  code: string;
  /** Torn off, the rest of it fallen, or come to a stop. */
  end: "torn" | "stopped";
}

/** A paper tape with the standings of the cup, which comes in at the left edge of the window and does not get far. */
export function TickerTape({ change, code, end }: TickerTapeProps) {
  const quotes = traders.map(({ name, returns }) => (
    <span key={name}>
      {name} <b>{change(returns[8])}</b>
    </span>
  ));
  return (
    <div className={css.ticker} data-end={end} aria-hidden="true" translate="no">
      <p className={css.tape}>
        {quotes.slice(0, 3)}
        <strong>{code}</strong>
      </p>
      <p className={css.rest}>{end === "torn" && quotes.slice(3)}</p>
    </div>
  );
}
