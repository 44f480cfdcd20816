import type { Fact } from "../FactRows.tsx";
import { Panel } from "../Panel.tsx";
import { equityLine, height, heightIn, margin, round, type Sessions, width } from "./curve.ts";
import css from "./TraderPanel.module.css";

interface TraderPanelProps {
  /** Text alternative of the picture. */
  label: string;
  firm: string;
  /** What identifies the account: owner, number, platform, server. */
  account: readonly string[];
  clock: string;
  /** The state of the account in a few words. */
  state: string;
  /** The account's stages; the first is the current one. */
  stages: readonly string[];
  equity: Fact & { change: string };
  sessions: Sessions;
  /** The lines of the chart: their names, their equity as text, and as positive fractions. */
  limits: Record<"target" | "daily" | "maximum", Fact & { share: number }>;
  /** Marks on the tape, at percent of its length. */
  axis: readonly { at: number; text: string; detail?: string }[];
  /** `share` is percent of the limit. */
  meters: readonly (Fact & { limit: string; share: number; isBroken: boolean })[];
  rulesMet: Fact;
  rules: readonly { name: string; value?: string; isBroken: boolean }[];
  payout: Fact;
}

/**
 * A trader's view of an account: equity between target and limits, the daily limit, the rules and the payout. What
 * changes with the account has a name in `data-live`.
 */
export function TraderPanel(panel: TraderPanelProps) {
  const { sessions, limits } = panel;
  const y = heightIn(limits.target.share, limits.maximum.share);
  const last = sessions.at(-1) ?? [0];
  const now = last.at(-1) ?? 0;
  const isBroken = panel.rules.some(({ isBroken }) => isBroken);
  const { step, path } = equityLine(sessions, y);
  const floor = y(-limits.maximum.share);
  const stairs = sessions.map(([morning]) => y(morning - limits.daily.share));
  const at = (level: number) => `${(100 * level) / height}%`;
  return (
    <Panel label={panel.label} className={css.screen}>
      <div className={css.chrome}>
        <b className={css.firm}>{panel.firm}</b>
        {panel.account.map((part) => (
          <span key={part}>{part}</span>
        ))}
        <span>{panel.clock}</span>
        <State live="state" isBroken={isBroken}>
          {panel.state}
        </State>
      </div>
      <ol className={css.stages}>
        {panel.stages.map((stage, index) => (
          <li key={stage} aria-current={index === 0 ? "step" : undefined}>
            {stage}
          </li>
        ))}
      </ol>
      <p className={css.equity}>
        <span>{panel.equity.term}</span> <b data-live="equity">{panel.equity.figure}</b>{" "}
        <State live="change" isBroken={now < 0}>
          {panel.equity.change}
        </State>
      </p>
      <div className={css.chart}>
        <svg className={css.plot} aria-hidden="true">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a chart hidden from assistive technology. */}
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            <path className={css.target} d={`M-${width} ${margin}h${2 * width}`} />
            <path className={css.floor} d={`M-${width} ${floor}h${2 * width}`} />
            <path
              className={css.daily}
              d={`M0 ${floor}${sessions
                .map((session, day) => `V${stairs[day]}h${round(step * (session.length - 1))}`)
                .join("")}V${floor}z`}
            />
            <g className={css.curve} data-part="draw">
              <path data-live="curve" d={path} />
              <path
                className={css.now}
                data-live="now"
                data-broken={isBroken || undefined}
                d={`M${width} ${y(now)}h0`}
              />
            </g>
          </svg>
          <text y={at(margin)} dy="-.5em">
            {limits.target.term}
          </text>
          <text y={at(Math.max(...stairs))} dy="1.4em">
            {limits.daily.term}
          </text>
          <text y={at(floor)} dy="-.5em">
            {limits.maximum.term}
          </text>
        </svg>
        <svg className={css.tags} aria-hidden="true">
          {[
            { level: margin, figure: limits.target.figure },
            { level: stairs.at(-1) ?? floor, figure: limits.daily.figure },
            { level: floor, figure: limits.maximum.figure },
          ].map(({ level, figure }) => (
            <text key={figure} y={at(level)} dy=".35em">
              {figure}
            </text>
          ))}
        </svg>
      </div>
      <div className={css.axis}>
        <svg aria-hidden="true">
          {panel.axis.map(({ at, text, detail }) => (
            <text key={text} x={`${at}%`} y="1.9em">
              {text}
              {detail && (
                <tspan x={`${at}%`} dy="1.4em" data-live={at === 100 ? "trade" : undefined}>
                  {detail}
                </tspan>
              )}
            </text>
          ))}
        </svg>
      </div>
      <div className={css.meters}>
        {panel.meters.map(({ term, figure, limit, share, isBroken }, index) => (
          <div key={term}>
            <Row term={term} figure={figure} limit={limit} live={index === 0 ? "gained" : "lost"} />
            <svg className={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 3h100" />
              <path
                className={css.value}
                data-live={index === 0 ? "gainedShare" : "lostShare"}
                data-broken={isBroken || undefined}
                d={`M0 3h${share}`}
                data-part="fill"
                data-order="2"
              />
            </svg>
          </div>
        ))}
      </div>
      <div className={css.rules}>
        <Row {...panel.rulesMet} live="rulesMet" />
        <ul>
          {panel.rules.map(({ name, value, isBroken }, index) => (
            <li
              key={name}
              data-live={index === 0 ? "dailyLimit" : undefined}
              data-broken={isBroken || undefined}
            >
              {name} {value && <b>{value}</b>}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.payout}>
        <Row {...panel.payout} live="payout" />
      </div>
    </Panel>
  );
}

function Row({ term, figure, limit, live }: Fact & { limit?: string; live: string }) {
  return (
    <p className={css.row}>
      <span>{term}</span>
      <span>
        <b data-live={live}>{figure}</b>
        {limit && ` / ${limit}`}
      </span>
    </p>
  );
}

function State({ isBroken, live, children }: { isBroken: boolean; live: string; children: string }) {
  return (
    <b className={css.state} data-live={live} data-broken={isBroken || undefined}>
      {children}
    </b>
  );
}
