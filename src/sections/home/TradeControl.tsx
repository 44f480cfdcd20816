import { useRef } from "react";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { TurningPoint, tradeInAll } from "../../simulation/threeBusinesses.ts";
import { type Direction, lotStep, type Move } from "../../simulation/trade.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import css from "./TradeControl.module.css";

/** A size in lots, and the direction of the price. */
export interface ChosenTrade {
  lots: number;
  direction: Direction;
}

/** With which the document comes, so that all three pictures answer it. */
export const firstTrade: ChosenTrade = { lots: 1, direction: 1 };

interface TradeControlProps {
  words: Templates<"home:audiences.trade">;
  title: string;
  directions: { rises: string; falls: string };
  /** The ounces in a lot, with their unit. */
  ounces: string;
  numberFormats: NumberFormats;
  gold: { market: string; price: number; decimals: number };
  move: Move;
  /** The largest size. */
  most: number;
  trade: ChosenTrade;
  /** The sizes at which something happens. */
  points: readonly TurningPoint[];
  outcome: ReturnType<typeof tradeInAll>;
  /** What follows from the trade. */
  sentence: string;
  onChange: (trade: ChosenTrade) => void;
}

/** Direction and size of a trade, with a mark where something happens, and what follows from it. */
export function TradeControl(props: TradeControlProps) {
  const { words, title, directions, ounces, numberFormats, gold, move, most, outcome, sentence } = props;
  const { lots, direction } = props.trade;
  const { exactDollars, fixed } = numberFormats;
  const slider = useRef<HTMLInputElement>(null);
  const falling = useRef<HTMLInputElement>(null);
  const take = () =>
    props.onChange({
      lots: slider.current?.valueAsNumber ?? firstTrade.lots,
      direction: falling.current?.checked ? -1 : 1,
    });
  useRestoredInput(slider, take);
  useRestoredInput(falling, take);

  const ranks = Object.values(words.marks.ranks);
  const points = props.points.map((point) => ({
    lots: point.lots,
    at: point.lots / most,
    text: "rank" in point ? (ranks[point.rank] ?? "") : words.marks[point.state],
  }));
  const reached = points.filter((point) => point.lots <= lots).map(({ text }) => text);
  // All texts are on one line, each on the side of its mark with more room.
  const marks = points.map((point, index) => {
    const room = [point.at - (points[index - 1]?.at ?? 0), (points[index + 1]?.at ?? 1) - point.at] as const;
    return { ...point, isBefore: room[0] > room[1], isTight: Math.max(...room) < 0.23 };
  });
  const size = fixed(1);
  const price = fixed(gold.decimals);
  const sum = `${size(lots)} × ${ounces} × ${exactDollars(move.dollars)} = ${exactDollars(Math.abs(outcome.result))}`;

  return (
    <>
      <div className={css.intro}>
        <div id="gold-trade" className="u-heading-sm u-step-2">
          {title}
        </div>
        <div className="u-text-muted u-tabular">
          {`${gold.market} ${price(gold.price)} → ${price(gold.price + direction * move.dollars)}`}
        </div>
      </div>
      <div className={`${css.tool} u-tabular u-requires-script u-no-print`}>
        <fieldset className={css.ways} aria-labelledby="gold-trade">
          <label>
            <input
              type="radio"
              name="gold"
              value="rises"
              defaultChecked
              aria-label={directions.rises}
              onChange={take}
            />
            ▲ <span className="u-from-768">{directions.rises}</span>
          </label>
          <label>
            <input
              ref={falling}
              type="radio"
              name="gold"
              value="falls"
              aria-label={directions.falls}
              onChange={take}
            />
            ▼ <span className="u-from-768">{directions.falls}</span>
          </label>
        </fieldset>
        <label htmlFor="gold-size" className={css.size}>
          {words.size}{" "}
          <b className="u-heading-sm" aria-hidden="true">
            {size(lots)}
          </b>
        </label>
        <div className={css.range}>
          <input
            ref={slider}
            id="gold-size"
            type="range"
            min={0}
            max={most}
            step={lotStep}
            defaultValue={firstTrade.lots}
            list="gold-sizes"
            aria-valuetext={[size(lots), ...(lots === 0 ? [words.none] : reached)].join(", ")}
            onChange={take}
          />
          <datalist id="gold-sizes">
            {points.map((point) => (
              <option key={point.lots} value={point.lots} label={point.text} />
            ))}
          </datalist>
          <svg
            className="u-chart-text"
            width="100%"
            overflow="visible"
            fill="currentColor"
            aria-hidden="true"
          >
            {marks.map(({ lots: least, at, text, isBefore, isTight }) => (
              <g key={least} className={least <= lots ? css.reached : undefined}>
                <rect x={`${100 * at}%`} y="-1em" width="2" height="1.9em" />
                <text
                  x={`${100 * at}%`}
                  y="0.9em"
                  dx={isBefore ? "-0.4em" : "0.6em"}
                  textAnchor={isBefore ? "end" : "start"}
                >
                  {size(least)}
                  <tspan className={isTight ? css.tight : undefined}>{` ${text}`}</tspan>
                </text>
              </g>
            ))}
          </svg>
        </div>
        <div className={css.answers} aria-hidden="true">
          {[
            ranks[outcome.competition.rank],
            words.marks[outcome.challenge.state],
            exactDollars(outcome.commission),
          ].join(" · ")}
        </div>
      </div>
      <p className={`${css.result} u-tabular`}>
        {lots > 0 && <b>{`${sum} `}</b>}
        {sentence}
      </p>
    </>
  );
}
