import { useRef, useState } from "react";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import type { Standing, Trade } from "../../simulation/challenge.ts";
import type { Sizes } from "../../simulation/rules.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import css from "./SizeControl.module.css";

interface SizeControlProps {
  words: Templates<"prop-firms:tradeSize">;
  sentenceSpace: string;
  numberFormats: NumberFormats;
  sizes: Sizes;
  /** The time of the trade. */
  time: string;
  lots: number;
  trade: Trade;
  standing: Standing;
  /** The state of the account, in words. */
  state: string;
  onChange: (lots: number) => void;
}

/** A slider for the size of a trade, and the verdict on it. */
export function SizeControl(props: SizeControlProps) {
  const { words, sizes, lots, trade, standing } = props;
  const { exactDollars, whole } = props.numberFormats;
  const slider = useRef<HTMLInputElement>(null);
  // Browsers keep only what differs from it.
  const [first] = useState(lots);
  useRestoredInput(slider, (value) => props.onChange(Number(value)));
  const at = (size: number) => Math.round((1000 * (size - sizes.least)) / (sizes.most - sizes.least)) / 10;
  const place = (size: number) => `${at(size)}%`;
  /** The mark takes the place of the end that it is near. */
  const breaksAt = at(sizes.breaking);
  const mark = interpolate(words.mark, { lots: whole(sizes.breaking) });
  const isMaximum = standing.brokenRule === "maximumLoss";
  return (
    <div className={`${css.tool} u-padding-inline u-tabular`}>
      <label htmlFor="trade-size" className={`${css.label} u-requires-script`}>
        {interpolate(words.label, { time: props.time })}{" "}
        <b className={`${css.number} u-heading-sm`} aria-hidden="true">
          {whole(lots)}
        </b>
      </label>
      <div className={`${css.range} u-requires-script`}>
        <svg className={css.value} overflow="visible" fill="currentColor" aria-hidden="true">
          <text x={place(lots)} y="0.85em" textAnchor="middle">
            {whole(lots)}
          </text>
        </svg>
        <input
          ref={slider}
          id="trade-size"
          type="range"
          min={sizes.least}
          max={sizes.most}
          step={sizes.step}
          defaultValue={first}
          list="trade-size-breaks"
          aria-valuetext={`${whole(lots)}, ${props.state}`}
          aria-describedby="trade-verdict"
          onChange={({ target }) => props.onChange(target.valueAsNumber)}
        />
        <datalist id="trade-size-breaks">
          <option value={sizes.breaking}>{mark}</option>
        </datalist>
        <svg className={css.scale} overflow="visible" fill="currentColor" aria-hidden="true">
          <rect className="u-negative" x={place(sizes.breaking)} y="-0.375em" width="2" height="0.75em" />
          <text y="1.3em">{breaksAt > 30 && whole(sizes.least)}</text>
          <text
            className="u-negative u-semibold"
            x={place(sizes.breaking)}
            y="1.3em"
            textAnchor={breaksAt < 20 ? "start" : breaksAt > 80 ? "end" : "middle"}
          >
            {mark}
          </text>
          <text x="100%" y="1.3em" textAnchor="end">
            {breaksAt < 70 && whole(sizes.most)}
          </text>
        </svg>
      </div>
      <output id="trade-verdict" htmlFor="trade-size" className={`${css.verdict} u-heading-sm`}>
        {standing.state !== "closed" ? (
          interpolate(words.kept, {
            total: exactDollars(standing.lost),
            left: exactDollars(standing.left),
          })
        ) : (
          <>
            {interpolate(isMaximum ? words.brokenMaximum : words.broken, {
              closed: exactDollars(-standing.counted),
            })}
            <span className="u-from-768">
              {props.sentenceSpace}
              {interpolate(words.whole, {
                whole: exactDollars((isMaximum ? standing.morning : 0) - trade.wouldLose),
              })}
            </span>
          </>
        )}
      </output>
    </div>
  );
}
