import type { ReactNode } from "react";
import type { Challenge, Firm } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { type RuleId, ruleIds, type Standing } from "../../simulation/challenge.ts";
import type { Risk } from "../../simulation/risk.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import { riskText } from "./riskText.ts";
import css from "./TraderPanel.module.css";

/** What the panels of all accounts have. */
export interface AccountProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Templates<"prop-firms:picture"> & { nearLimit: string };
  numberFormats: NumberFormats;
  firm: Pick<Firm, "server" | "clock">;
  /** The account, who trades on it, and the name of its platform. */
  owner: { id: string; trader: string; platform: string };
  terms: Challenge;
  standing: Standing;
  risk: Risk;
  /** The time of day. */
  time: string;
}

interface AccountPanelProps extends AccountProps {
  /** The equity, and its axis. */
  children: ReactNode;
}

/** A trader's view of an account: its equity, its distance from target and daily limit, the rules and the payout. */
export function AccountPanel(props: AccountPanelProps) {
  const { sample, words, numberFormats, firm, owner, terms, standing, children } = props;
  const { change, dollars, percent, shortDollars, whole } = numberFormats;
  const { gain, profit, lost, brokenRule } = standing;
  const isClosed = standing.state === "closed";
  const equity = dollars(standing.equity);
  const rulesMet = `${standing.rulesMet} / ${ruleIds.length}`;
  // News and weekends have no figure.
  const settings: Partial<Record<RuleId, string>> = {
    dailyLoss: percent(terms.dailyDrawdown),
    maximumLoss: percent(terms.maximumLoss),
    tradingDays: whole(terms.days),
    consistency: percent(terms.consistency),
    lotSize: whole(terms.lots),
  };
  return (
    <Panel
      label={interpolate(words.traderLabel, { trader: owner.trader, equity, rules: rulesMet })}
      className={css.screen}
    >
      <div className="u-panel-header u-brand-head u-span-all-columns">
        <BrandText kind="initials" name={words.firm} />
        <b className="u-heading-sm u-text-ink">
          <BrandText kind="name" name={words.firm} />
        </b>
        <span className={css.account}>
          {interpolate(words.account, { size: shortDollars(terms.size), trader: owner.trader })}
        </span>
        <span>{`${owner.id} · ${owner.platform} · ${firm.server}`}</span>
        <span className="u-from-768">{firm.clock}</span>
        <b
          className={`${css.status} u-positive`}
          data-near={props.risk === "near" || undefined}
          data-broken={isClosed || undefined}
        >
          {riskText(props)}
        </b>
        <SampleTag className={css.tag}>{sample}</SampleTag>
      </div>
      <ol className={`${css.stages} ${css.side} u-row u-text-muted`}>
        {Object.entries(words.stages).map(([id, stage], index) => (
          <li key={id} aria-current={index === 0 ? "step" : undefined}>
            {stage}
          </li>
        ))}
      </ol>
      <p className={`${css.equityFigure} ${css.side}`}>
        <span className="u-text-muted">{words.equity}</span> <br />
        <b className="u-heading-sm u-step-4">{equity}</b>{" "}
        <b className="u-positive" data-broken={gain < 0 || undefined}>
          {change(gain)}
        </b>
      </p>
      {children}
      <div className={`${css.meters} ${css.side} u-stack`}>
        <Meter
          term={words.profitTarget}
          figure={dollars(Math.max(0, profit))}
          limit={dollars(terms.target * terms.size)}
          share={standing.reachedOfTarget}
        />
        <Meter
          term={words.dailyLimit}
          figure={dollars(lost)}
          limit={dollars(terms.dailyDrawdown * terms.size)}
          share={standing.usedOfLimit}
          isBroken={brokenRule === "dailyLoss"}
        />
      </div>
      <div className={`${css.rules} ${css.side}`}>
        <Row term={words.rulesMet} figure={rulesMet} />
        <ul>
          {ruleIds.map((id) => (
            <li
              key={id}
              className={id === "dailyLoss" ? css.daily : undefined}
              data-broken={id === brokenRule || undefined}
            >
              {words.rules[id]}{" "}
              {settings[id] && <span className="u-text-muted u-regular">{settings[id]}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${css.payout} ${css.side} u-divided-rows`}>
        <Row
          term={words.payout}
          figure={
            isClosed ? words.payoutNone : interpolate(words.payoutLater, { share: percent(terms.split) })
          }
        />
      </div>
    </Panel>
  );
}

interface RowProps {
  term: string;
  figure: string;
  limit?: string;
}

const Row = ({ term, figure, limit }: RowProps) => (
  <p className="u-row u-space-between u-text-muted">
    <span>{term}</span>
    <span>
      <b className="u-text-ink">{figure}</b>
      {limit && ` / ${limit}`}
    </span>
  </p>
);

interface MeterProps extends RowProps {
  /** Of the limit. */
  share: number;
  isBroken?: boolean;
}

const Meter = ({ share, isBroken, ...row }: MeterProps) => (
  <div>
    <Row {...row} />
    <svg
      className={css.meter}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      width="100%"
      height="0.5rem"
      stroke="var(--line)"
      strokeWidth="6"
      aria-hidden="true"
    >
      <path d="M0 3h100" />
      <path
        data-broken={isBroken || undefined}
        d={`M0 3h${Math.round(100 * Math.min(1, Math.max(0, share)))}`}
        stroke="currentColor"
        data-part="fill"
        data-order="2"
      />
    </svg>
  </div>
);
