import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Standing } from "../../simulation/competition.ts";
import css from "./TickerTape.module.css";

interface TickerTapeProps {
  state: { standings: readonly Pick<Standing, "name" | "gain">[] };
  numberFormats: Pick<NumberFormats, "change">;
  /** The last text on the tape. */
  code: string;
  /** Torn, with the rest fallen off, or stopped. */
  end: "torn" | "stopped";
}

/** A paper tape with the best five of the competition, which starts at the left edge of the window and ends early. */
export function TickerTape({ state, numberFormats, code, end }: TickerTapeProps) {
  const printed = state.standings.slice(0, 5).map(({ name, gain }) => (
    <span key={name}>
      {name} <b>{numberFormats.change(gain)}</b>
    </span>
  ));
  return (
    <div className={css.ticker} data-end={end} data-drawing="first" aria-hidden="true" translate="no">
      <p className={css.tape}>
        {printed.slice(0, 3)}
        <strong>{code}</strong>
        {end === "stopped" && <span className={css.bars} />}
      </p>
      {end === "torn" && (
        <p className={css.rest} data-part="move">
          {printed.slice(3)}
        </p>
      )}
    </div>
  );
}
