import { type ReactNode, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { atRates, type Tier, totalOf } from "../../simulation/commission.ts";
import { NumberField } from "../../ui/NumberField/NumberField.tsx";
import type { NumberBounds } from "../../ui/NumberField/numberIn.ts";
import css from "./Rates.module.css";
import { ribbons } from "./rates.ts";

interface RatesProps {
  language: Language;
  /** At the rates of the sample. */
  tiers: readonly (Tier & { name: string })[];
  bounds: NumberBounds & { step: number };
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
                <NumberField
                  id={`rate-${index + 1}`}
                  aria-labelledby={`rate-tier-${index + 1} rate-unit`}
                  start={tiers[index]?.rate ?? rate}
                  value={rate}
                  bounds={bounds}
                  write={whole}
                  fixed={dollarsAndCents(rate)}
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
