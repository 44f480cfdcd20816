import type { Competition, Floor } from "../../facts/sample/competition.ts";
import type { Trader } from "../../facts/sample/traders.ts";
import type { English } from "../../languages/words/english.ts";
import type { Numbers } from "../../languages/words/numbers.ts";
import { toneClass } from "../../ui/Band/tone.ts";
import { BrandText } from "../BrandText.tsx";
import { equityCurve } from "../equityCurve.ts";
import { FactRows } from "../FactRows.tsx";
import { line } from "../path.ts";
import css from "./CompetitionBoard.module.css";
import { markedDays, standings } from "./standings.ts";

interface CompetitionBoardProps {
  words: English["home"]["board"];
  /** `Day 4 of 14` */
  dayOf: (day: number) => string;
  numbers: Numbers;
  competition: Competition;
  floor: Floor;
  /** Best first. */
  traders: readonly Trader[];
}

/** A trading competition: the leaderboard, and below it the equity of every trader along the tape, up to now. */
export function CompetitionBoard(props: CompetitionBoardProps) {
  const { words, numbers, competition, floor } = props;
  const facts = [
    { term: words.prizePool, figure: numbers.dollars(competition.prizePool) },
    { term: words.traders, figure: numbers.whole(competition.entrants) },
    { term: words.closesIn, figure: floor.closesIn },
  ];
  return (
    <figure
      className={`${css.board} step--1 tabular ${toneClass("night")}`}
      role="img"
      aria-label={words.label}
      data-drawing="first"
    >
      <div className={css.standings} aria-hidden="true">
        <div className={`${css.head} row`}>
          <p className={`${css.host} figure`}>
            <BrandText kind="name">{words.host}</BrandText> {words.name}
          </p>
          <p className="muted from-mobile">
            <BrandText kind="domain">{words.host}</BrandText>
          </p>
          <p className={`${css.live} gain strong`}>{words.live}</p>
          <dl className={css.facts}>
            <FactRows facts={facts} />
          </dl>
        </div>
        <Leaderboard {...props} />
      </div>
      <div className="all-columns" aria-hidden="true">
        <Chart {...props} />
        <div className={css.tape} />
        <div className={`${css.days} edges`}>
          <svg viewBox={`0 0 ${competition.days} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 0${"v1m1-1".repeat(competition.days)}`} />
          </svg>
        </div>
      </div>
    </figure>
  );
}

/** When the ranks change: after the curves are drawn. */
const overtaking = 4;

function Leaderboard({ words, numbers, competition, floor, traders }: CompetitionBoardProps) {
  const { change, dollars, whole } = numbers;
  const { prizes, followers, disqualified } = floor;
  const cells = ({ name, account, trades, drawdown }: Omit<Floor["disqualified"], "returns" | "time">) => ({
    name,
    account,
    trades: whole(trades),
    drawdown: change(-drawdown),
  });
  const rows = standings([...traders, ...followers]).map((trader, place) => {
    const { gain, gainBefore, moved, placeBefore } = trader;
    const moves = place !== placeBefore && { "data-part": "move", "data-order": overtaking };
    const crosses = place < prizes.length !== placeBefore < prizes.length;
    const share = prizes[place];
    return (
      <tr
        key={trader.name}
        className={crosses ? css.crosses : undefined}
        data-rows-down={place - placeBefore || undefined}
      >
        <td className={`${css.rank} figure step-0`}>{place + 1}</td>
        <td className={`${css.moved} ${moved < 0 ? "loss" : "gain"}`}>
          {moved !== 0 && (moved > 0 ? `▲${moved}` : `▼${-moved}`)}
        </td>
        <Cells scope="row" nameClass="strong" moves={moves} {...cells(trader)} />
        <td className="gain strong" {...moves}>
          {moves ? <span data-before={change(gainBefore)}>{change(gain)}</span> : change(gain)}
        </td>
        <td className="strong">{share && dollars(share * competition.prizePool)}</td>
      </tr>
    );
  });
  return (
    <table className={css.rows}>
      <thead className="muted">
        <tr>
          <td />
          <td className={css.moved} />
          <Cells
            scope="col"
            nameClass="regular"
            name={words.trader}
            account={words.platform}
            trades={words.trades}
            drawdown={words.drawdown}
          />
          <td>{words.return}</td>
          <td>{words.prize}</td>
        </tr>
      </thead>
      <tbody>{rows.slice(0, prizes.length)}</tbody>
      <tbody>
        <tr className={`${css.cut} muted`}>
          <td colSpan={8}>
            <span className="tiny">{words.prizesEnd}</span>
          </td>
        </tr>
        {rows.slice(prizes.length)}
        <tr>
          <td className={`${css.rank} muted`}>×</td>
          <td className={css.moved} />
          <Cells
            scope="row"
            nameClass={`${css.out} regular muted`}
            drawdownClass="loss"
            {...cells(disqualified)}
          />
          <td className="loss strong" colSpan={2}>
            {words.disqualified}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface CellsProps {
  scope: "col" | "row";
  name: string;
  account: string;
  trades: string;
  drawdown: string;
  nameClass: string;
  drawdownClass?: string;
  /** Attributes of cells that change places. */
  moves?: object | false;
}

const Cells = ({ scope, name, account, trades, drawdown, nameClass, drawdownClass, moves }: CellsProps) => (
  <>
    <th scope={scope} className={`${css.name} ${nameClass}`} {...moves}>
      {name}
    </th>
    <td className={`${css.account} muted`} {...moves}>
      {account}
    </td>
    <td className={css.trades} {...moves}>
      {trades}
    </td>
    <td className={`${css.drawdown} ${drawdownClass ?? ""}`} {...moves}>
      {drawdown}
    </td>
  </>
);

// The chart's own units: six to a day, so that whole ones lead from point to point, which takes fewer bytes.
const unitsPerDay = 6;
const height = 220;
const steps = 9;

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

function Chart({ words, dayOf, numbers, competition, floor, traders }: CompetitionBoardProps) {
  const { change, percent } = numbers;
  const { day, days } = competition;
  const out = floor.disqualified;
  const width = days * unitsPerDay;
  const best = Math.max(...[...traders, out].flatMap(({ returns }) => returns));
  const y = (value: number): number => Math.round(height * (1 - (0.895 * value) / best));
  const curve = (returns: readonly number[], seed: number): string => {
    const heights = equityCurve(returns, seed, steps, 0.008).map(y);
    return line(heights, Math.floor((100 * day * unitsPerDay) / (heights.length - 1)) / 100);
  };
  const interval = 0.05 * Math.max(1, Math.round(best / 0.2));
  const levels = [1, 2, 3, 4].map((step) => step * interval);
  const names = apart(
    traders.map(({ gain }) => y(gain)),
    20,
  );
  // Beside the curves there is room for names only before the last days.
  const hasRoom = days - day > days / 8;
  const end = hasRoom ? { x: percentOf(day / days + 0.007) } : ({ x: "100%", textAnchor: "end" } as const);
  return (
    <div className={`${css.chart} edges`}>
      <svg
        className="fill"
        data-part="draw"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={css.level} d={levels.map((level) => `M0 ${y(level)}h${width}`).join("")} />
        <path className={css.now} d={`M${day * unitsPerDay} 0v${height}`} />
        {traders.map(({ name, returns }, place) => (
          <path
            key={name}
            className={place === 0 ? css.leader : css.follower}
            d={curve(returns, 11 + place * 7)}
          />
        ))}
        <path className="loss" d={curve(out.returns, 5)} />
      </svg>
      <svg className={`${css.legend} fill muted`} fill="currentColor" aria-hidden="true">
        {levels.map((level) => (
          <text key={level} className="tiny" y={percentOf(y(level) / height)} dy="-4">
            {`+${percent(level)}`}
          </text>
        ))}
        {traders.map(({ name, gain }, place) => (
          <text
            key={name}
            className={place === 0 ? "ink strong" : undefined}
            data-part="appear"
            data-order="6"
            y={percentOf((names[place] ?? 0) / height)}
            dy="4"
            {...end}
          >
            {place + 1}
            {hasRoom && (
              <>
                <tspan dx="6">{name}</tspan>
                <tspan dx="6">{change(gain)}</tspan>
              </>
            )}
          </text>
        ))}
        <text
          className="loss"
          data-part="appear"
          data-order="6"
          y={percentOf(y(out.returns.at(-1) ?? 0) / height)}
          dy="4"
          {...end}
        >
          ×{hasRoom && <tspan dx="6">{out.name}</tspan>}
        </text>
        {markedDays(competition).map((mark) => (
          <text
            key={mark}
            className={css.day}
            y="100%"
            dy="24"
            {...(mark === day ? end : { x: percentOf(mark / days), dx: mark && 8 })}
          >
            {mark === 0 ? words.open : mark === day ? words.now : dayOf(mark)}
          </text>
        ))}
      </svg>
    </div>
  );
}
