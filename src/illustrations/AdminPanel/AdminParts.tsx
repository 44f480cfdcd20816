import type { Firm } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { stagesOf } from "../stagesOf.ts";
import css from "./AdminPanel.module.css";
import { entries } from "./entries.ts";

interface PartProps {
  words: Templates<"prop-firms:picture">;
  numberFormats: NumberFormats;
  firm: Firm;
}

/** Payouts that have been asked for. */
export const Payouts = ({ words, numberFormats, firm }: PartProps) => (
  <ul className="u-divided-rows">
    {firm.payouts.map(({ id, trader, amount, state }) => (
      <li key={id} className={css.row}>
        <span>
          {trader} <br className="u-from-768" />
          <span className="u-text-muted">{id}</span>
        </span>{" "}
        <span>
          <b>{numberFormats.dollars(amount)}</b> <br className="u-from-768" />
          <span className={state === "held" ? "u-negative" : "u-positive"}>{words.status[state]}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** The flagged account. @param finding what is known of the account */
export function Flag({ words, firm, finding }: Omit<PartProps, "numberFormats"> & { finding: string }) {
  const { flagged } = firm;
  const copies = flagged.accounts.length;
  return (
    <div className={css.flag}>
      <p className={`${css.finding} u-row u-text-muted`}>
        <b className="u-text-ink">{words.flag}</b> <span>{flagged.trader}</span> <span>{finding}</span>
      </p>
      <svg
        className="u-text-muted"
        width="100%"
        height={`${1.75 * copies}em`}
        fill="currentColor"
        aria-hidden="true"
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
        <svg
          viewBox={`-80 0 380 ${26 * copies}`}
          preserveAspectRatio="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          {flagged.accounts.map((account, index) => (
            <path
              key={account}
              className={index === 0 ? "u-negative" : undefined}
              d={entries(index, flagged.matching)}
              transform={`translate(${index} ${26 * index})`}
            />
          ))}
        </svg>
        {flagged.accounts.map((account, index) => (
          <text key={account} y={`${Math.round((100 * (index + 0.6)) / copies)}%`}>
            {account}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Challenges by stage. Phases that a challenge does not have are hidden, by `data-phases` around the panel: two without it. */
export function Funnel({ words, numberFormats, firm }: PartProps) {
  const { bought, phases, funded, paid } = firm.funnel;
  const counts = [bought, ...phases, funded, paid];
  const stages = [words.bought, ...stagesOf(words), words.paid];
  return (
    <div className={css.funnel}>
      <b>{words.funnel}</b>
      <ol>
        {counts.map((count, index) => (
          <li key={stages[index]} className={css.stage} data-stage={index}>
            <span>{stages[index]}</span>{" "}
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              width="100%"
              height="6"
              stroke="var(--brand, currentColor)"
              strokeWidth="6"
              aria-hidden="true"
            >
              <path d={`M0 3h${Math.round((100 * count) / bought)}`} />
            </svg>
            <b className="u-text-end">{numberFormats.whole(count)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
