import type { Volume } from "../../content/sample/ibPortal.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import type { DescriptionRow } from "../DescriptionRows.tsx";
import { columns } from "../path.ts";
import css from "./BrokerTables.module.css";

interface VolumeDaysProps {
  /** `common:sampleTag`. */
  sample: string;
  words: English["brokers"]["useCases"]["revenue"]["picture"];
  numberFormats: NumberFormats;
  /** Before, during and after the competition. */
  volume: readonly Volume[];
  budget: DescriptionRow;
}

/** A column for each day, in three periods: before, during and after a competition. */
export function VolumeDays({ sample, words, numberFormats, volume, budget }: VolumeDaysProps) {
  const longest = Math.max(...volume.map(({ days }) => days.length));
  return (
    <figure className={`${css.table} u-panel-text`} role="img" aria-label={words.label}>
      <p className={`${css.title} u-row u-space-between u-text-muted`} aria-hidden="true">
        {`${words.volume} `}
        <SampleTag>{sample}</SampleTag>
      </p>
      <table className={css.periods} aria-hidden="true">
        <tbody>
          <tr>
            {volume.map(({ period, average, days }) => (
              <td
                key={period}
                colSpan={days.length}
                className={`${css.period} ${period === "during" ? `${css.during} u-text-muted` : "u-text-muted"}`}
              >
                {words[period]}{" "}
                <b className="u-heading-sm u-step-2 u-text-ink u-block">
                  {numberFormats.shortDollars(average)}
                </b>
                <svg
                  viewBox={`0 0 ${days.length} 10`}
                  width={`${Math.round((100 * days.length) / longest)}%`}
                  preserveAspectRatio="none"
                  fill={period === "during" ? "var(--ink)" : "var(--line-strong)"}
                  aria-hidden="true"
                >
                  <path d={columns(days, 10)} />
                </svg>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={`${css.budget} u-row u-space-between`} aria-hidden="true">
        {budget.term} <b>{budget.figure}</b>
      </p>
    </figure>
  );
}
