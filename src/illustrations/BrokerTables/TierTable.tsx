import type { Tier } from "../../content/sample/ibPortal.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./BrokerTables.module.css";
import { totalOf } from "./totalOf.ts";

interface TierTableProps {
  /** `common:sampleTag`. */
  sample: string;
  /** Text alternative of the picture. */
  label: string;
  columns: readonly [traders: string, commission: string];
  /** `Tier 1` */
  tier: (number: number) => string;
  numberFormats: NumberFormats;
  tiers: readonly Tier[];
}

/** An IB's income from each commission tier, with the total below. */
export function TierTable({ sample, label, columns, tier, numberFormats, tiers }: TierTableProps) {
  const { dollars, whole } = numberFormats;
  const total = totalOf(tiers);
  const highest = Math.max(...tiers.map(({ commission }) => commission));
  return (
    <figure className={`${css.table} u-panel-text`} role="img" aria-label={label}>
      <table className="u-table" aria-hidden="true">
        <thead>
          <tr>
            <td colSpan={2}>
              <SampleTag>{sample}</SampleTag>
            </td>
            {columns.map((column) => (
              <td key={column} className="u-text-muted u-text-end">
                {column}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ traders, commission }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no other name than its number
            <tr key={index}>
              <td className="u-nowrap">{tier(index + 1)}</td>
              <td className={`${css.wide} ${css.share}`}>
                <svg viewBox="0 0 100 8" width="100%" fill="var(--brand, var(--ink))" aria-hidden="true">
                  <path d={`M0 0h${Math.round((100 * commission) / highest)}v8H0`} />
                </svg>
              </td>
              <td className="u-semibold u-text-end">{whole(traders)}</td>
              <td className="u-semibold u-text-end">{dollars(commission)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={css.total}>
          <tr>
            <td colSpan={2} />
            <td className="u-semibold u-text-end">{whole(total.traders)}</td>
            <td className="u-semibold u-text-end">{dollars(total.commission)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
