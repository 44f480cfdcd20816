import type { Competition } from "../../content/sample/competition.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { CompetitionState } from "../../simulation/competition.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import { clock, timeOf } from "../clock.ts";
import { DescriptionRows } from "../DescriptionRows.tsx";
import { interpolate } from "../interpolate.ts";
import { polyline } from "../path.ts";
import css from "./CompetitionBoard.module.css";
import { markedDays } from "./markedDays.ts";

export interface CompetitionBoardProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Templates<"home:board">;
  numberFormats: NumberFormats;
  competition: Pick<Competition, "days" | "prizePool" | "entrants">;
  state: CompetitionState;
}

/** A trading competition at a moment: the leaderboard, and below it the equity of the best along the timeline. */
export function CompetitionBoard(props: CompetitionBoardProps) {
  const { words, sample, numberFormats, competition, state } = props;
  const [leader] = state.standings;
  const day = `${state.day}`;
  const days = `${competition.days}`;
  const rows = [
    { term: words.prizePool, figure: numberFormats.dollars(competition.prizePool) },
    { term: words.traders, figure: numberFormats.whole(competition.entrants) },
  ];
  return (
    <figure
      className={`${css.board} u-panel-text ${backgroundClass("dark")}`}
      role="img"
      aria-label={interpolate(words.label, {
        day,
        days,
        leader: leader?.name ?? "",
        return: numberFormats.change(leader?.gain ?? 0),
        pool: numberFormats.dollars(competition.prizePool),
      })}
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
            <SampleTag>{sample}</SampleTag>{" "}
            <span className="u-text-muted">{interpolate(words.day, { day, days })}</span>
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
                {clock(state.left)}
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

function Leaderboard({ words, numberFormats, state }: CompetitionBoardProps) {
  const { change, dollars, whole } = numberFormats;
  const isIn = ({ disqualified }: CompetitionState["standings"][number]) => disqualified === undefined;
  const rows = state.standings.filter(isIn).map((trader, place) => {
    const { id, name, account, rank, trades, drawdown, gain, moved, prize } = trader;
    // What the two at the top showed before they changed places.
    const before = state.before?.leaders[place];
    return (
      <tr key={id} data-part={before && "move"} data-place={before && place}>
        <td className={css.rank}>
          <span className="u-heading-sm u-step-0" data-before={before?.rank}>
            {rank}
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
          {prize > 0 && <span data-before={before && dollars(before.prize)}>{dollars(prize)}</span>}
        </td>
      </tr>
    );
  });
  const winners = state.standings.filter(({ prize }) => prize > 0).length;
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
      <tbody>{rows.slice(0, winners)}</tbody>
      <tbody>
        <tr className={`${css.cut} u-text-muted`}>
          <td colSpan={7}>
            <span className="u-chart-text">{words.prizesEnd}</span>
          </td>
        </tr>
        {rows.slice(winners)}
        {state.standings.map(
          ({ id, name, account, trades, drawdown, disqualified }) =>
            disqualified !== undefined && (
              <tr key={id}>
                <td className="u-text-muted">×</td>
                <th scope="row" className="u-regular u-text-muted">
                  <s>{name}</s>
                </th>
                <td className={`${css.account} u-text-muted`}>{account}</td>
                <td className={`${css.trades} u-text-end`}>{whole(trades)}</td>
                <td className={`${css.drawdown} u-text-end u-negative`}>{change(-drawdown)}</td>
                <td className="u-text-end u-negative u-semibold" colSpan={2}>
                  {interpolate(words.disqualified, { time: timeOf(disqualified).slice(0, 5) })}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

// The chart's own units: six to a day, so that whole ones lead from point to point, which takes fewer bytes.
const unitsPerDay = 6;
const height = 220;

/** How many traders have a line, besides those who are disqualified. */
const charted = 5;

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
function Axis({ words, competition, state }: CompetitionBoardProps) {
  const dayOf = (day: number) => interpolate(words.day, { day: `${day}`, days: `${competition.days}` });
  const width = competition.days * unitsPerDay;
  const room = Math.ceil(width / 7);
  const marks = markedDays(state.place, competition.days).map((mark) => ({
    name: mark === 0 ? words.open : mark === state.place ? words.now : dayOf(mark),
    start: mark && Math.min(Math.max(Math.round(mark * unitsPerDay), room), width - room),
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

function Chart({ numberFormats, competition: { days }, state }: CompetitionBoardProps) {
  const { percent } = numberFormats;
  const { place, highest } = state;
  const width = days * unitsPerDay;
  const x = (place: number): number => Math.round(100 * unitsPerDay * place) / 100;
  const y = (gain: number): number => Math.round(height * (1 - (0.895 * gain) / highest));
  const lines = state.standings.flatMap(({ id, name, rank, disqualified, points }) => {
    const isOut = disqualified !== undefined;
    const end = y(points.at(-1)?.equity ?? 0);
    const path = polyline(points.map(({ place, equity }) => [x(place), y(equity)]));
    return isOut || rank <= charted ? { id, name, rank, isOut, end, path } : [];
  });
  const ends = apart(
    lines.filter(({ isOut }) => !isOut).map(({ end }) => end),
    20,
  );
  const interval = 0.05 * Math.max(1, Math.round(highest / 0.2));
  const levels = [1, 2, 3, 4].map((step) => step * interval);
  // Beside the curves there is room for names only before the last days.
  const hasRoom = days - place > days / 8;
  const labels = hasRoom
    ? { x: percentOf(place / days + 0.007) }
    : ({ x: "100%", textAnchor: "end" } as const);
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
        {lines.map(({ id, rank, isOut, path }) => (
          <path
            key={id}
            className={isOut ? "u-negative" : undefined}
            d={path}
            {...(rank === 1
              ? { stroke: "var(--brand, currentColor)", strokeWidth: 3 }
              : { strokeOpacity: isOut ? undefined : 0.65 })}
          />
        ))}
        {state.before && (
          <rect
            className={css.later}
            x={x(state.before.place)}
            y="-9"
            width={x(place) - x(state.before.place)}
            height={height + 9}
          />
        )}
        <path d={levels.map((level) => `M0 ${y(level)}h${width}`).join("")} strokeOpacity="0.09" />
        <path d={`M${x(place)} 0v${height}`} strokeOpacity="0.5" strokeDasharray="2 4" />
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
        {lines.map(({ id, name, rank, isOut, end }, index) => (
          <text
            key={id}
            className={isOut ? "u-negative" : rank === 1 ? "u-text-ink u-semibold" : undefined}
            data-part="appear"
            y={percentOf((ends[index] ?? end) / height)}
            dy="4"
            {...labels}
          >
            {isOut ? "×" : rank}
            {hasRoom && <tspan dx="6">{name}</tspan>}
          </text>
        ))}
      </svg>
    </div>
  );
}
