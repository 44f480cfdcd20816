import type { ReactNode } from "react";
import type { Competition } from "../../content/sample/competition.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { CompetitionState } from "../../simulation/competition.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import { clock, timeOf } from "../clock.ts";
import { DescriptionRows } from "../DescriptionRows.tsx";
import css from "./CompetitionEngine.module.css";
import { height, sparklines } from "./sparklines.ts";

interface CompetitionEngineProps {
  /** `common:sampleTag`. */
  sample: string;
  words: English["brokers"]["picture"];
  board: Pick<
    English["home"]["board"],
    "host" | "name" | "prizePool" | "live" | "closesIn" | "traders" | "trader"
  >;
  /** `Day 12 of 14` */
  day: (day: number, days: number) => string;
  /** From the first day to the last, such as `3–16 October`. */
  dates: string;
  numberFormats: NumberFormats;
  competition: Competition;
  state: CompetitionState;
  /** At the closing. */
  end: Pick<CompetitionState, "standings">;
  /** The names of the platforms that it runs on. */
  platforms: readonly string[];
}

/** One competition at three moments on the timeline: set-up by the broker, trading, and the payout to the winners. */
export function CompetitionEngine(props: CompetitionEngineProps) {
  return (
    <figure role="img" aria-label={props.words.label} data-drawing="first">
      <div className={`${css.axis} u-accent-border-top`} aria-hidden="true" data-part="draw" />
      <ol className={`${css.stages} u-panel-text`} aria-hidden="true">
        <SetUp {...props} />
        <Live {...props} />
        <Podium {...props} />
      </ol>
    </figure>
  );
}

function SetUp({ words, board, dates, numberFormats, competition, platforms }: CompetitionEngineProps) {
  const { dollars, percent } = numberFormats;
  return (
    <li className={`${css.stage} ${css.setUp}`}>
      <Moment title={words.setUp}>{words.beforeTheBell}</Moment>
      <div>
        <p className="u-heading-sm u-step-2 u-text-ink">{board.name}</p>
        <p>
          <BrandText kind="name" name={board.host} /> {`· ${dates}`}
        </p>
      </div>
      <dl className={`${css.rules} u-divided-rows`}>
        <div>
          <dt>{words.accounts}</dt>
          <dd className={css.options}>
            <b>{words.live}</b>
            <span className="u-regular">{words.demo}</span>
          </dd>
        </div>
        <div>
          <dt>{words.platforms}</dt>
          <dd className={css.options}>
            {platforms.map((name) => (
              <b key={name}>{name}</b>
            ))}
          </dd>
        </div>
        <DescriptionRows
          rows={[
            { term: words.rankedBy, figure: words.ranking },
            {
              term: board.prizePool,
              figure: [dollars(competition.prizePool), ...competition.prizes.map(percent)].join(" · "),
            },
          ]}
        />
      </dl>
    </li>
  );
}

function Live({ words, sample, board, day, numberFormats, competition, state }: CompetitionEngineProps) {
  const { change, dollars, whole } = numberFormats;
  const { days, prizePool, entrants, nearLimit } = competition;
  const best = state.standings.slice(0, 5);
  const curves = sparklines(best.map(({ returns }) => returns));
  const overtakings = state.events.filter(({ kind }) => kind === "overtaking");
  return (
    <li className={`${css.stage} ${css.live} ${backgroundClass("dark")}`}>
      <Moment title={board.live}>
        {day(state.day, days)} <SampleTag>{sample}</SampleTag>
      </Moment>
      <p className={`${css.rows} u-row`}>
        {[
          [board.closesIn, clock(state.left)],
          [board.prizePool, dollars(prizePool)],
          [board.traders, whole(entrants)],
        ].map(([term, figure]) => (
          <span key={term}>
            {term}
            <b className="u-step-1 u-block">{figure}</b>
          </span>
        ))}
      </p>
      <table className={`${css.board} u-table`}>
        <thead>
          <tr>
            <td />
            <th>{board.trader}</th>
            <td className={css.curve} />
            <th>{words.drawdown}</th>
            <th className="u-text-end">{words.return}</th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ id, name, account, rank, returns, drawdown, gain }, index) => (
            <tr key={id}>
              <td>{rank}</td>
              <th>
                {`${name} `}
                <small className="u-block">{account}</small>
              </th>
              <td className={css.curve}>
                <svg
                  viewBox={`0 0 ${returns.length - 1} ${height}`}
                  preserveAspectRatio="none"
                  fill="none"
                  stroke={index === 0 ? "var(--brand, var(--brass))" : "var(--muted)"}
                  strokeWidth={index === 0 ? 2.5 : 1.5}
                  width="100%"
                  height="2.4em"
                  aria-hidden="true"
                >
                  <path d={curves[index]} vectorEffect="non-scaling-stroke" data-part="draw" data-order="1" />
                </svg>
              </td>
              <td className={drawdown > nearLimit ? "u-negative" : undefined}>
                {drawdown > nearLimit && `${words.nearLimit} `}
                {change(-drawdown)}
              </td>
              <td className="u-positive u-semibold u-step-0 u-text-end">{change(gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${css.rows} u-row u-from-768`}>
        {overtakings.slice(0, 2).map(({ moment, name, from, to }) => (
          <span key={moment}>
            {`${timeOf(moment)} `}
            <span className="u-text-ink u-semibold">{name}</span>
            {` ${from} → ${to}`}
          </span>
        ))}
      </p>
    </li>
  );
}

/** The best three, on plinths as high as their share of the prizes. */
function Podium({ words, day, numberFormats, competition, end }: CompetitionEngineProps) {
  const { dollars } = numberFormats;
  const { days, prizePool, prizes } = competition;
  const [first, ...others] = prizes.slice(0, 3).map((share, rank) => ({ share, rank }));
  // The second place is before the first.
  const places = [...others.slice(0, 1), ...(first ? [first] : []), ...others.slice(1)];
  return (
    <li className={css.stage}>
      <Moment title={words.podium}>{day(days, days)}</Moment>
      <ol className={`${css.places} u-size-container u-equal-columns`}>
        {places.map(({ share, rank }) => (
          <li key={rank} className={css.place} data-part="rise" data-order={places.length - rank}>
            <svg width="100%" height="100%" stroke="var(--line-strong)" aria-hidden="true">
              <rect
                y={`${100 - (100 * share) / (first?.share ?? 1)}%`}
                width="100%"
                height="110%"
                fill="var(--surface)"
                stroke={rank === 0 ? "var(--brass-deep)" : undefined}
              />
            </svg>
            <p>
              {end.standings[rank]?.name}
              <b className="u-nowrap u-block">{dollars(prizePool * share)}</b>
              <span className="u-positive">{words.paid}</span>
            </p>
          </li>
        ))}
      </ol>
      <p>{words.enteredNext}</p>
    </li>
  );
}

/** The name of a stage, and its time on the timeline. */
function Moment({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="u-row">
      <b className="u-step-0">{title}</b> {children}
    </p>
  );
}
