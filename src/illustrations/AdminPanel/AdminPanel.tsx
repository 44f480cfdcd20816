import { memo } from "react";
import type { Challenge, Firm } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { Standing } from "../../simulation/challenge.ts";
import { type Risk, withAccount } from "../../simulation/risk.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import css from "./AdminPanel.module.css";
import { entries } from "./entries.ts";

interface AdminPanelProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Templates<"prop-firms:picture"> & { accountOpen: Templates<"prop-firms:tradeSize.event"> };
  numberFormats: NumberFormats;
  firm: Firm;
  terms: Challenge;
  /** The time of day. */
  time: string;
  /** Who has traded last, and how that account stands. */
  owner: { id: string; trader: string };
  standing: Standing;
  risk: Risk;
  /** What is known of the flagged account. */
  finding: string;
}

/** The firm's panel: the risk of all accounts, the latest event, payouts, the flagged account and sales. */
export function AdminPanel(panel: AdminPanelProps) {
  const { sample, words, numberFormats, firm, terms, time, owner, standing, risk, finding } = panel;
  const { bands, funnel } = firm;
  const heat = bands.map((_, band) => firm.heat.reduce((sum, { counts }) => sum + (counts[band] ?? 0), 0));
  const { exactDollars, percent, whole } = numberFormats;
  const isBroken = risk === "broken";
  const event = standing.brokenRule === "maximumLoss" ? words.eventMaximum : words.event;
  const counts = isBroken ? heat : withAccount(heat, bands, standing.usedOfLimit);
  const label = {
    broken: words.adminLabel,
    near: words.adminLabelNear,
    onTrack: words.adminLabelOnTrack,
  }[risk];
  return (
    <Panel
      label={interpolate(label, { time, bought: numberFormats.whole(funnel[0]) })}
      className={css.screen}
    >
      <div className={`${css.head} u-panel-header u-brand-head`}>
        <BrandText kind="initials" name={words.firm} />
        <b className="u-heading-sm u-text-ink">
          <BrandText kind="name" name={words.firm} />
        </b>
        <span>{firm.server}</span>
        <span className="u-from-768">{firm.clock}</span>
        <SampleTag>{sample}</SampleTag>
      </div>
      <p className={`${css.event} u-semibold`} data-broken={isBroken || undefined}>
        <b className="u-heading-sm">{time}</b>{" "}
        <span>
          {isBroken
            ? interpolate(event, { trader: owner.trader })
            : interpolate(words.accountOpen, { trader: owner.trader, left: exactDollars(standing.left) })}
        </span>
      </p>
      <div className={css.heat}>
        <b>{words.heat}</b>
        <ol className="u-equal-columns">
          {counts.map((count, band) => (
            <li key={bands[band]} data-here={count !== heat[band] || undefined} data-order={4 - band}>
              <span className="u-text-muted">{`≤${percent(bands[band] ?? 1)}`}</span>{" "}
              <b className={css.count}>{whole(count)}</b>{" "}
              <span className={css.here} data-broken={isBroken || undefined}>
                {count !== heat[band]
                  ? `▲ ${owner.trader}`
                  : isBroken && band === heat.length - 1 && `× ${owner.trader}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.queue}>
        <b>{words.queue}</b>
        <ul className="u-divided-rows">
          <li className={css.row}>
            <span>
              <b>{owner.trader}</b> <br className="u-from-768" />
              <span className="u-text-muted">{owner.id}</span>
            </span>{" "}
            <b className={isBroken ? "u-negative" : undefined}>
              {isBroken ? words.payoutNone : interpolate(words.payoutLater, { share: percent(terms.split) })}
            </b>
          </li>
          <Payouts words={words} numberFormats={numberFormats} firm={firm} />
        </ul>
      </div>
      <Rest words={words} numberFormats={numberFormats} firm={firm} finding={finding} size={terms.size} />
    </Panel>
  );
}

type StillProps = Pick<AdminPanelProps, "words" | "numberFormats" | "firm">;

/** Payouts that have been asked for. */
const Payouts = memo(({ words, numberFormats, firm }: StillProps) =>
  firm.payouts.map(({ id, trader, amount, state }) => (
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
  )),
);

/** What no trade changes. */
const Rest = memo(
  ({ words, numberFormats, firm, finding, size }: StillProps & { finding: string; size: number }) => {
    const { flagged, funnel } = firm;
    const stages = [words.bought, ...Object.values(words.stages), words.paid];
    const copies = flagged.accounts.length;
    return (
      <>
        <div className={css.flag}>
          <p className={`${css.finding} u-row u-text-muted`}>
            <b className="u-text-ink">{words.flag}</b>{" "}
            <span>
              {interpolate(words.account, {
                size: numberFormats.shortDollars(size),
                trader: flagged.trader,
              })}
            </span>{" "}
            <span>{finding}</span>
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
        <div className={css.funnel}>
          <b>{words.funnel}</b>
          <ol>
            {funnel.map((count, index) => (
              <li key={stages[index]} className={css.stage}>
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
                  <path d={`M0 3h${Math.round((100 * count) / funnel[0])}`} />
                </svg>
                <b className="u-text-end">{numberFormats.whole(count)}</b>
              </li>
            ))}
          </ol>
        </div>
      </>
    );
  },
);
