import { type FocusEvent, type ReactNode, useRef, useState } from "react";
import { cents, commissionAt } from "../../facts/sample/goldTrade.ts";
import type { Language } from "../../languages/languages.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { useEarlyInput } from "../../ui/hooks/useEarlyInput.ts";
import css from "./Rates.module.css";
import { type RateBounds, rateIn, ribbons } from "./rates.ts";

interface TierOfMonth {
  name: string;
  lots: number;
  rate: number;
  /** As texts: `lots`, the sample's rate for readers without a script, and what it earns. */
  texts: { lots: string; rate: string; commission: string };
}

interface RatesProps {
  language: Language;
  tiers: readonly TierOfMonth[];
  bounds: RateBounds & { step: number };
  words: { tier: string; lots: string; rate: string; commission: string; total: string };
  /** The total at the sample's rates. */
  total: string;
  /** The name of the table. */
  caption?: ReactNode;
  /** What stands beside the total. */
  children?: ReactNode;
}

/**
 * A sample month at the visitor's own rates: a field for each tier, what it earns, and the total, which is announced.
 * Without a script it is the table of the sample (IB-09).
 */
export function Rates({ language, tiers, bounds, words, total, caption, children }: RatesProps) {
  const [rates, setRates] = useState<readonly number[]>();
  const amounts = tiers.map(({ lots, rate }, index) => commissionAt(lots, rates?.[index] ?? rate));
  const largest = Math.max(...tiers.map(({ lots, rate }) => commissionAt(lots, rate)));
  const { dollars, dollarsAndCents } = numbers(language);
  const money = (amount: number) => (Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount));
  const sum = cents(amounts.reduce((before, amount) => before + amount, 0));

  const change = (changed: number, rate: number) => {
    setRates((now) => tiers.map((tier, index) => (index === changed ? rate : (now?.[index] ?? tier.rate))));
  };

  return (
    <div className={css.rates}>
      <table className="u-table u-tabular">
        <caption className="u-figure">{caption}</caption>
        <thead className="u-muted">
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
          {tiers.map(({ name, rate, texts }, index) => (
            <tr key={name}>
              <th scope="row" id={`rate-tier-${index + 1}`}>
                {name}
              </th>
              <td>{texts.lots}</td>
              <td>
                <span className={css.fixed}>{texts.rate}</span>
                <RateField
                  tier={index + 1}
                  rate={rate}
                  bounds={bounds}
                  take={(value) => change(index, value)}
                />
              </td>
              <td className="u-strong">{rates ? money(amounts[index] ?? 0) : texts.commission}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        className={`${css.ribbons} u-academy u-from-1024`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
      >
        {ribbons(amounts, largest).map((path, index) => (
          <path key={tiers[index]?.name} d={path} />
        ))}
      </svg>
      <div className={`${css.end} u-stack`}>
        <output htmlFor={tiers.map((_, index) => `rate-${index + 1}`).join(" ")}>
          <span className="u-block">{words.total}</span>{" "}
          <b className="u-headline u-step-5">{rates ? money(sum) : total}</b>
        </output>
        {children}
      </div>
    </div>
  );
}

interface RateFieldProps {
  tier: number;
  rate: number;
  bounds: RatesProps["bounds"];
  take: (rate: number) => void;
}

/**
 * A rate in dollars a lot. Counted is what is within the bounds, and that is what the field shows when it is left; the
 * browser says at once what is wrong.
 */
function RateField({ tier, rate, bounds, take }: RateFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, (value) => take(rateIn(Number(value), bounds)));

  const settle = ({ target }: FocusEvent<HTMLInputElement>) => {
    const settled = rateIn(target.valueAsNumber, bounds);
    if (target.valueAsNumber !== settled) target.value = `${settled}`;
  };

  return (
    <input
      ref={field}
      id={`rate-${tier}`}
      className="u-scripted"
      type="number"
      inputMode="decimal"
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      defaultValue={rate}
      autoComplete="off"
      aria-labelledby={`rate-tier-${tier} rate-unit`}
      onChange={({ target }) => {
        take(rateIn(target.valueAsNumber, bounds));
        const { badInput, rangeOverflow, rangeUnderflow } = target.validity;
        if (badInput || rangeOverflow || rangeUnderflow) target.reportValidity();
      }}
      onBlur={settle}
    />
  );
}
