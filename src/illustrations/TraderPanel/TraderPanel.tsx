import type { Firm } from "../../content/sample/firm.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import { type AccountData, accountView } from "./accountView.ts";
import {
  equityLine,
  height,
  heightIn,
  heightOfDay,
  lastTrade,
  margin,
  placeInLast,
  round,
  type Sessions,
  width,
} from "./curve.ts";
import css from "./TraderPanel.module.css";

interface TraderPanelProps extends AccountData {
  /** `common:sampleTag`. */
  sample: string;
  firm: Pick<Firm, "server" | "clock">;
  /** The name of the account's platform. */
  platform: string;
}

/** Earlier days, the last first: on a narrow panel there is room for fewer. */
const roomFor = [css.earlier, css.fromSmall];

/**
 * A trader's view of an account: equity between target and limits, the daily limit, the rules and the payout. What
 * changes with the account has a name in `data-live`.
 */
export function TraderPanel({ sample, firm, platform, ...data }: TraderPanelProps) {
  const { words, account, challenge, near, whole } = data;
  const { before, today } = account;
  const view = accountView(data);
  const { lines, marks } = view;
  const sessions: Sessions = [
    ...before.slice(1).map((close, day) => [before[day] ?? 0, close] as const),
    today,
  ];
  /** One day has its limit in the middle, and what is below it. */
  const isDay = sessions.length === 1;
  const y = isDay
    ? heightOfDay(today[0], challenge.dailyDrawdown)
    : heightIn(challenge.target, -challenge.maximumLoss);
  const now = today.at(-1) ?? today[0];
  const isBroken = account.brokenRule !== undefined;
  const day = round(width / sessions.length);
  const floor = height - margin;
  const stairs = sessions.map(([morning]) => y(morning - challenge.dailyDrawdown));
  const { length: trades } = account.trades;
  const beforeLast = y(today.at(-2) ?? now);
  const [morning, ...later] = today;
  /** Days of the axis, or trades of the one day. */
  const units = isDay ? marks.length : sessions.length;
  const at = (level: number) => `${(100 * level) / height}%`;
  return (
    <Panel label={view.label} className={css.screen}>
      <div className="u-panel-header u-span-all-columns">
        <b className="u-heading-sm u-text-ink">
          <BrandText kind="name" name={words.firm} />
        </b>
        <SampleTag>{sample}</SampleTag>
        <span>{interpolate(words.account, { trader: account.trader })}</span>
        <span>{`${account.id} · ${platform} · ${firm.server}`}</span>
        <span className="u-from-768">{firm.clock}</span>
        <State live="state" isBroken={isBroken} isNear={view.state === near.word}>
          {view.state}
        </State>
      </div>
      <ol className={`${css.stages} ${css.side} u-row u-text-muted`}>
        {words.stages.map((stage, index) => (
          <li key={stage} aria-current={index === 0 ? "step" : undefined}>
            {stage}
          </li>
        ))}
      </ol>
      <p className={css.side}>
        <span className="u-text-muted">{words.equity}</span> <br />
        <b className="u-heading-sm u-step-4" data-live="equity">
          {view.equity}
        </b>{" "}
        <State live="change" isBroken={now < 0}>
          {view.change}
        </State>
      </p>
      <div className={css.chart}>
        <svg
          className={`${css.plot} u-fill-parent u-text-muted`}
          fill="currentColor"
          overflow="visible"
          aria-hidden="true"
        >
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a chart hidden from assistive technology. */}
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            stroke="currentColor"
            fill="none"
            overflow="visible"
          >
            {!isDay && (
              <>
                <path
                  className="u-positive"
                  d={`M-${width} ${margin}h${2 * width}`}
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  className="u-negative"
                  d={`M-${width} ${floor}h${2 * width}`}
                  vectorEffect="non-scaling-stroke"
                />
              </>
            )}
            <path
              className="u-negative"
              d={`M0 ${floor}${sessions.map((_, index) => `V${stairs[index]}h${day}`).join("")}V${floor}z`}
              fill="currentColor"
              fillOpacity=".09"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
            <g className={css.equity} strokeWidth="2.5" strokeLinejoin="round" data-part="draw">
              <path
                d={
                  isDay
                    ? equityLine([[morning, ...later.slice(0, -1)]], y, placeInLast(trades, 0))
                    : equityLine(sessions, y)
                }
                vectorEffect="non-scaling-stroke"
              />
              {isDay && (
                <>
                  <path
                    className="u-negative"
                    data-live="whole"
                    d={whole && lastTrade(trades, beforeLast, y(whole.gain))}
                    strokeDasharray="6 5"
                    vectorEffect="non-scaling-stroke"
                  />
                  <path
                    className={css.trade}
                    data-live="lastTrade"
                    data-broken={isBroken || undefined}
                    d={lastTrade(trades, beforeLast, y(now), whole?.seen)}
                    strokeWidth="7"
                    vectorEffect="non-scaling-stroke"
                  />
                </>
              )}
              <path
                data-live="now"
                data-broken={isBroken || undefined}
                d={`M${whole ? placeInLast(trades, whole.seen) : width} ${y(now)}h0`}
                strokeWidth="11"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          </svg>
          {!isDay && (
            <text y={at(margin)} dy="-.5em">
              {lines.target.term}
            </text>
          )}
          {/* Beside the edge of the area, and where it is highest. */}
          <text x="0.75em" y={at(Math.max(...stairs))} dy="1.4em">
            {lines.daily.term}
          </text>
          {/* A narrow chart of several days has room for one of the two. */}
          {!isDay && (
            <text className="u-from-768" x="0.75em" y={at(floor)} dy="-.5em">
              {lines.maximum.term}
            </text>
          )}
        </svg>
        <svg className="u-fill-parent u-semibold" fill="currentColor" overflow="visible" aria-hidden="true">
          {[
            { level: stairs.at(-1) ?? floor, figure: lines.daily.figure },
            ...(isDay
              ? []
              : [
                  { level: margin, figure: lines.target.figure },
                  { level: floor, figure: lines.maximum.figure },
                ]),
          ].map(({ level, figure }) => (
            <text key={figure} x=".85em" y={at(level)} dy=".35em">
              {figure}
            </text>
          ))}
        </svg>
      </div>
      <div className={css.axis}>
        <svg
          className={isDay ? css.trades : undefined}
          width="100%"
          height={isDay ? "5rem" : "2.5rem"}
          fill="currentColor"
          overflow="visible"
          aria-hidden="true"
        >
          {Array.from({ length: units + 1 }, (_, unit) => (
            <rect
              key={`tick ${at((height * unit) / units)}`}
              className={css.tick}
              x={at((height * unit) / units)}
              width="1"
              height="0.5rem"
            />
          ))}
          {marks.map(({ at, text, trade }, index) => (
            <text
              key={text}
              className={at === 100 ? css.now : trade ? undefined : roomFor[marks.length - 2 - index]}
              x={`${at}%`}
              dx={trade && "-.55em"}
              y="1.9em"
              textAnchor={at === 100 || trade ? "end" : "middle"}
            >
              {text}
              {trade?.map((detail, line) => (
                <tspan
                  key={detail}
                  className={at === 100 ? undefined : css.earlier}
                  x={`${at}%`}
                  dx="-.55em"
                  dy="1.4em"
                  data-live={at === 100 ? ["trade", "result"][line] : undefined}
                >
                  {detail}
                </tspan>
              ))}
            </text>
          ))}
        </svg>
      </div>
      <div className={`${css.meters} ${css.side} u-stack`}>
        {view.meters.map(({ term, figure, limit, share, isBroken }, index) => (
          <div key={term}>
            <Row term={term} figure={figure} limit={limit} live={index === 0 ? "gained" : "lost"} />
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
                data-live={index === 0 ? "gainedShare" : "lostShare"}
                data-broken={isBroken || undefined}
                d={`M0 3h${share}`}
                stroke="currentColor"
                data-part="fill"
                data-order="2"
              />
            </svg>
          </div>
        ))}
      </div>
      <div className={`${css.rules} ${css.side}`}>
        <Row term={words.rulesMet} figure={view.rulesMet} live="rulesMet" />
        <ul>
          {view.rules.map(({ name, value, isBroken }, index) => (
            <li
              key={name}
              data-live={index === 0 ? "dailyLimit" : undefined}
              data-broken={isBroken || undefined}
            >
              {name} {value && <span className="u-text-muted u-regular">{value}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${css.payout} ${css.side} u-divided-rows`}>
        <Row term={words.payout} figure={view.payout} live="payout" />
      </div>
    </Panel>
  );
}

interface RowProps {
  term: string;
  figure: string;
  limit?: string;
  /** The name of the figure in `data-live`. */
  live: string;
}

function Row({ term, figure, limit, live }: RowProps) {
  return (
    <p className="u-row u-space-between u-text-muted">
      <span>{term}</span>
      <span>
        <b className="u-text-ink" data-live={live}>
          {figure}
        </b>
        {limit && ` / ${limit}`}
      </span>
    </p>
  );
}

interface StateProps {
  isBroken: boolean;
  isNear?: boolean;
  live: string;
  children: string;
}

function State({ isBroken, isNear, live, children }: StateProps) {
  return (
    <b
      className="u-positive"
      data-live={live}
      data-near={isNear || undefined}
      data-broken={isBroken || undefined}
    >
      {children}
    </b>
  );
}
