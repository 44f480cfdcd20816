import { type ReactNode, useSyncExternalStore } from "react";
import type { Language } from "../../i18n/languages.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { falls } from "../../illustrations/ReferralNetwork/falls.ts";
import { scaleOf } from "../../illustrations/ReferralNetwork/scale.ts";
import { type Tier, totalOf } from "../../simulation/commission.ts";
import css from "./MonthSum.module.css";
import { getOwnNumbers, subscribe } from "./ownMonth.ts";
import { ownTiers } from "./ownTiers.ts";

interface MonthSumProps {
  language: Language;
  /** Of the sample. */
  tiers: readonly Tier[];
  /** What the sum is. */
  month: string;
  /** What stands beside the sum. */
  children?: ReactNode;
}

/** What the month of the hero earns, as a ribbon that runs into the sum; the sample's until a visitor changes it (IB-09). */
export function MonthSum({ language, tiers, month, children }: MonthSumProps) {
  const numbers = useSyncExternalStore(subscribe, getOwnNumbers, () => undefined);
  const own = numbers ? ownTiers(tiers, numbers) : tiers;
  const total = totalOf(own);
  const { perDollar } = scaleOf(total, totalOf(tiers));
  return (
    <div className={css.sum}>
      <svg
        className={`${css.ribbons} u-brand-text`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
      >
        {/* It falls to the right. */}
        <path
          transform="matrix(0 1 1 0 0 0)"
          d={falls(
            own.map(({ commission }) => [commission]),
            perDollar,
          ).join("")}
        />
      </svg>
      <div className={`${css.end} u-stack`}>
        <p>
          <span className="u-block">{month}</span>{" "}
          <b className="u-headline u-step-5">{numberFormats(language).exactDollars(total)}</b>
        </p>
        {children}
      </div>
    </div>
  );
}
