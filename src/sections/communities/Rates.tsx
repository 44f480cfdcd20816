import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { atRates, type Tier, totalOf } from "../../simulation/commission.ts";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import css from "./Rates.module.css";
import { bounded, type RateBounds, rateIn, ribbons } from "./rates.ts";

interface RatesProps {
  language: Language;
  /** At the rates of the sample. */
  tiers: readonly (Tier & { name: string })[];
  bounds: RateBounds & { step: number };
  words: { tier: string; lots: string; rate: string; commission: string; total: string };
  /** The name of the table. */
  caption?: ReactNode;
  /** What stands beside the total. */
  children?: ReactNode;
}

/**
 * A sample month at the visitor's own rates: a field for each tier, what it earns, and the total, which is announced.
 * Without a script it is the table of the sample (IB-09).
 */
export function Rates({ language, tiers, bounds, words, caption, children }: RatesProps) {
  const [rates, setRates] = useState(tiers.map(({ rate }) => rate));
  const own = atRates(tiers, rates);
  const largest = Math.max(...tiers.map(({ commission }) => commission));
  const { whole, dollarsAndCents, exactDollars } = numberFormats(language);

  return (
    <div className={css.rates}>
      <table className="u-table u-tabular">
        <caption className="u-heading-sm">{caption}</caption>
        <thead className="u-text-muted">
          <tr>
            <th scope="col">{words.tier}</th>
            <th scope="col">{words.lots}</th>
            <th scope="col" id="rate-unit">
              {words.rate}
            </th>
            <th scope="col">{words.commission}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ name, lots, rate, commission }, index) => (
            <tr key={name}>
              <th scope="row" id={`rate-tier-${index + 1}`}>
                {name}
              </th>
              <td>{whole(lots)}</td>
              <td>
                <span className={css.fixed}>{dollarsAndCents(rate)}</span>
                <RateField
                  tier={index + 1}
                  sample={tiers[index]?.rate ?? rate}
                  rate={rate}
                  bounds={bounds}
                  write={whole}
                  take={(value) => setRates((now) => now.with(index, value))}
                />
              </td>
              <td className="u-semibold">{exactDollars(commission)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        className={`${css.ribbons} u-brand-text u-from-1024`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
      >
        {ribbons(
          own.map(({ commission }) => commission),
          largest,
        ).map((path, index) => (
          <path key={tiers[index]?.name} d={path} />
        ))}
      </svg>
      <div className={`${css.end} u-stack`}>
        <output htmlFor={tiers.map((_, index) => `rate-${index + 1}`).join(" ")}>
          <span className="u-block">{words.total}</span>{" "}
          <b className="u-headline u-step-5">{exactDollars(totalOf(own))}</b>
        </output>
        {children}
      </div>
    </div>
  );
}

interface RateFieldProps {
  tier: number;
  /** The sample's rate, and the one that counts now. */
  sample: number;
  rate: number;
  bounds: RatesProps["bounds"];
  /** Writes a rate in the language. */
  write: (rate: number) => string;
  take: (rate: number) => void;
}

/**
 * A rate in dollars a lot. It is a text field, because fields for numbers drop a comma in some browsers and take it in
 * others. What is no rate is refused, and one beyond a bound becomes the bound.
 */
function RateField({ tier, sample, rate, bounds, write, take }: RateFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** The last text that was a rate. */
  const accepted = useRef(write(sample));

  const show = (text: string): void => {
    accepted.current = text;
    if (field.current) field.current.value = text;
  };

  const accept = (text: string): void => {
    const entered = rateIn(text, bounds);
    show(entered === undefined ? accepted.current : entered === bounds.max ? write(entered) : text);
    if (entered !== undefined) take(entered);
  };

  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    accept(write(bounded(rate + direction * bounds.step, bounds)));
  };

  useRestoredInput(field, accept);

  return (
    <input
      ref={field}
      id={`rate-${tier}`}
      className="u-requires-script"
      role="spinbutton"
      inputMode="decimal"
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuenow={rate}
      defaultValue={write(sample)}
      autoComplete="off"
      aria-labelledby={`rate-tier-${tier} rate-unit`}
      onChange={({ target }) => accept(target.value)}
      onKeyDown={step}
      onBlur={() => show(write(rate))}
    />
  );
}
