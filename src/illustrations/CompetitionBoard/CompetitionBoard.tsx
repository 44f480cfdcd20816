import type { Competition, Floor } from "../../content/sample/competition.ts";
import type { Trader } from "../../content/sample/traders.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { equityCurve } from "../../simulation/equityCurve.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import { DescriptionRows } from "../DescriptionRows.tsx";
import { line } from "../path.ts";
import css from "./CompetitionBoard.module.css";
import { leadersBefore, markedDays } from "./standings.ts";

export interface CompetitionBoardProps {
  /** `common:sampleTag`. */
  sample: string;
  words: English["home"]["board"];
  /** `Day 4 of 14` */
  dayOf: (day: number) => string;
  numberFormats: NumberFormats;
  competition: Competition;
  floor: Floor;
  /** Best first. */
  traders: readonly Trader[];
}

/** A trading competition: the leaderboard, and below it the equity of every trader along the timeline, up to now. */
export function CompetitionBoard(props: CompetitionBoardProps) {
  const { words, sample, dayOf, numberFormats, competition, floor } = props;
  const rows = [
    { term: words.prizePool, figure: numberFormats.dollars(competition.prizePool) },
    { term: words.traders, figure: numberFormats.whole(competition.entrants) },
  ];
  return (
    <figure
      className={`${css.board} u-panel-text ${backgroundClass("dark")}`}
      role="img"
      aria-label={words.label}
      data-drawing="first"
    >
      <div className={`${css.standings} u-size-container`} aria-hidden="true">
        <div className={css.head}>
          <p className={`${css.host} u-heading-sm`}>
            <BrandText kind="name" name={words.host} /> <span>{words.name}</span>
          </p>
          <p className={`${css.domain} u-text-muted u-from-768`}>
            <BrandText kind="domain" name={words.host} />
          </p>
          <p className={`${css.day} u-row`}>
            <SampleTag>{sample}</SampleTag> <span className="u-text-muted">{dayOf(competition.day)}</span>
          </p>
          <p className={`${css.live} u-row u-positive u-semibold`}>
            <svg width="8" height="8" fill="currentColor" aria-hidden="true">
              <circle cx="4" cy="4" r="4" />
            </svg>
            {words.live}
          </p>
          <dl className={`${css.figures} u-span-all-columns u-row u-space-between`}>
            <DescriptionRows rows={rows} />
            <div>
              <dt className="u-text-muted">{words.closesIn}</dt>
              <dd className="u-semibold" data-clock="">
                {floor.closesIn}
              </dd>
            </div>
          </dl>
        </div>
        <Leaderboard {...props} />
      </div>
      <div className="u-span-all-columns" aria-hidden="true">
        <Chart {...props} />
        <div className={css.rule} />
        <Axis {...props} />
      </div>
    </figure>
  );
}

function Leaderboard({ words, numberFormats, competition, floor, traders }: CompetitionBoardProps) {
  const { change, dollars, whole } = numberFormats;
  const { prizes, followers, disqualified: out } = floor;
  const prizeOf = (place: number) => dollars((prizes[place] ?? 0) * competition.prizePool);
  const rows = [...traders, ...followers].map((trader, place) => {
    const { name, account, trades, drawdown, gain, moved } = trader;
    // What the two at the top showed before they changed places.
    const before = leadersBefore(traders)[place];
    return (
      <tr key={name} data-part={before && "move"} data-place={before && place}>
        <td className={css.rank}>
          <span className="u-heading-sm u-step-0" data-before={before && before.place + 1}>
            {place + 1}
          </span>{" "}
          {moved !== 0 && (
            <span
              className={`${css.moved} ${moved > 0 ? "u-positive" : "u-negative"} u-chart-text`}
              data-part={before && "appear"}
            >
              {moved > 0 ? "▲" : "▼"}
              {Math.abs(moved)}
            </span>
          )}
        </td>
        <th scope="row" className="u-semibold">
          {name}
        </th>
        <td className={`${css.account} u-text-muted`}>{account}</td>
        <td className={`${css.trades} u-text-end`}>{whole(trades)}</td>
        <td className={`${css.drawdown} u-text-end`}>{change(-drawdown)}</td>
        <td className="u-text-end u-positive u-semibold">
          <span data-before={before && change(before.gain)}>{change(gain)}</span>
        </td>
        <td className="u-text-end u-semibold">
          {prizes[place] && <span data-before={before && prizeOf(before.place)}>{prizeOf(place)}</span>}
        </td>
      </tr>
    );
  });
  return (
    <table className={`${css.rows} u-table`}>
      <thead className="u-text-muted">
        <tr>
          <td />
          <td>{words.trader}</td>
          <td className={css.account}>{words.platform}</td>
          <td className={`${css.trades} u-text-end`}>{words.trades}</td>
          <td className={`${css.drawdown} u-text-end`}>{words.drawdown}</td>
          <td className="u-text-end">{words.return}</td>
          <td className="u-text-end">{words.prize}</td>
        </tr>
      </thead>
      <tbody>{rows.slice(0, prizes.length)}</tbody>
      <tbody>
        <tr className={`${css.cut} u-text-muted`}>
          <td colSpan={7}>
            <span className="u-chart-text">{words.prizesEnd}</span>
          </td>
        </tr>
        {rows.slice(prizes.length)}
        <tr>
          <td className="u-text-muted">×</td>
          <th scope="row" className="u-regular u-text-muted">
            <s>{out.name}</s>
          </th>
          <td className={`${css.account} u-text-muted`}>{out.account}</td>
          <td className={`${css.trades} u-text-end`}>{whole(out.trades)}</td>
          <td className={`${css.drawdown} u-text-end u-negative`}>{change(-out.drawdown)}</td>
          <td className="u-text-end u-negative u-semibold" colSpan={2}>
            {words.disqualified}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

// The chart's own units: six to a day, so that whole ones lead from point to point, which takes fewer bytes.
const unitsPerDay = 6;
const height = 220;

/** Moves down labels that would overlap the one above. */
function apart(heights: readonly number[], gap: number): number[] {
  let next = 0;
  return heights.map((height) => {
    const placed = Math.max(height, next);
    next = placed + gap;
    return placed;
  });
}

const percentOf = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** The names of days along the timeline; each column is a sixth of a day. */
function Axis({ words, dayOf, competition }: CompetitionBoardProps) {
  const { day, days } = competition;
  const width = days * unitsPerDay;
  const room = Math.ceil(width / 7);
  const marks = markedDays(competition).map((mark) => ({
    name: mark === 0 ? words.open : mark === day ? words.now : dayOf(mark),
    start: mark && Math.min(Math.max(mark * unitsPerDay, room), width - room),
  }));
  return (
    <table className={`${css.axis} u-padding-inline u-text-muted`}>
      <tbody>
        <tr>
          {marks.map(({ name, start }, index) => (
            <td key={name} colSpan={(marks[index + 1]?.start ?? width) - start}>
              <span>{name}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Chart({ numberFormats, competition, floor, traders }: CompetitionBoardProps) {
  const { percent } = numberFormats;
  const { day, days } = competition;
  const out = floor.disqualified;
  const width = days * unitsPerDay;
  const now = day * unitsPerDay;
  const moments = traders[0]?.returns.length ?? 2;
  const before = Math.round((now * (moments - 2)) / (moments - 1));
  const best = Math.max(...[...traders, out].flatMap(({ returns }) => returns));
  const y = (value: number): number => Math.round(height * (1 - (0.895 * value) / best));
  const curve = (returns: readonly number[], seed: number): string => {
    const heights = equityCurve(returns, seed, 9, 0.008).map(y);
    return line(heights, Math.floor((100 * now) / (heights.length - 1)) / 100);
  };
  const interval = 0.05 * Math.max(1, Math.round(best / 0.2));
  const levels = [1, 2, 3, 4].map((step) => step * interval);
  const ends = traders.map(({ gain }) => y(gain));
  const labels = apart(ends, 20).map((height, place) => ({ height, mark: place + 1, ...traders[place] }));
  // Beside the curves there is room for names only before the last days.
  const hasRoom = days - day > days / 8;
  const end = hasRoom ? { x: percentOf(day / days + 0.007) } : ({ x: "100%", textAnchor: "end" } as const);
  return (
    <div className={`${css.chart} u-size-container u-padding-inline`}>
      <svg
        className="u-fill-parent"
        data-part="draw"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        overflow="visible"
        aria-hidden="true"
      >
        {traders.map(({ name, returns }, place) => (
          <path
            key={name}
            d={curve(returns, 11 + place * 7)}
            {...(place === 0
              ? { stroke: "var(--brand, currentColor)", strokeWidth: 3 }
              : { strokeOpacity: 0.65 })}
          />
        ))}
        <path className="u-negative" d={curve(out.returns, 5)} />
        {leadersBefore(traders).length > 0 && (
          <rect className={css.later} x={before} y="-9" width={now - before} height={height + 9} />
        )}
        <path d={levels.map((level) => `M0 ${y(level)}h${width}`).join("")} strokeOpacity="0.09" />
        <path d={`M${now} 0v${height}`} strokeOpacity="0.5" strokeDasharray="2 4" />
      </svg>
      <svg className="u-fill-parent u-text-muted" fill="currentColor" overflow="visible" aria-hidden="true">
        <g fill="var(--brand, var(--brass))">
          {Array.from({ length: days }, (_, tick) => percentOf(tick / days)).map((x) => (
            <rect key={x} x={x} y="100%" width="2" height="8" />
          ))}
        </g>
        {levels.map((level) => (
          <text key={level} className="u-chart-text" y={percentOf(y(level) / height)} dy="-4">
            {`+${percent(level)}`}
          </text>
        ))}
        {[...labels, { ...out, mark: "×", height: y(out.returns.at(-1) ?? 0) }].map(
          ({ mark, name, height: below }) => (
            <text
              key={mark}
              className={mark === "×" ? "u-negative" : mark === 1 ? "u-text-ink u-semibold" : undefined}
              data-part="appear"
              y={percentOf(below / height)}
              dy="4"
              {...end}
            >
              {mark}
              {hasRoom && <tspan dx="6">{name}</tspan>}
            </text>
          ),
        )}
      </svg>
    </div>
  );
}
