import type { ReactNode } from "react";
import type { Competition } from "../../content/sample/competition.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { type CompetitionState, secondsPerDay } from "../../simulation/competition.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText, useBrandName } from "../BrandText.tsx";
import { competitionTexts } from "../competitionTexts.ts";
import { DescriptionRows } from "../DescriptionRows.tsx";
import { interpolate } from "../interpolate.ts";
import { Podium } from "../Podium.tsx";
import { polyline } from "../path.ts";
import css from "./CompetitionBoard.module.css";
import { Leaderboard } from "./Leaderboard.tsx";

export interface CompetitionBoardProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Templates<"home:board">;
  numberFormats: NumberFormats;
  competition: Pick<Competition, "prizePool" | "entrants">;
  state: CompetitionState;
  /** What moves the competition, on its timeline. */
  children?: ReactNode;
}

/**
 * A trading competition at a moment: the leaderboard, and below it the returns of the best along the timeline. When it is
 * closed, the winners are on the podium and the host pays.
 */
export function CompetitionBoard(props: CompetitionBoardProps) {
  const { words, sample, numberFormats, competition, state, children } = props;
  const host = useBrandName(words.host);
  const texts = competitionTexts(words, numberFormats, state, host);
  const rows = [
    { term: words.prizePool, figure: numberFormats.dollars(competition.prizePool) },
    { term: words.traders, figure: numberFormats.whole(competition.entrants) },
    texts.left,
  ];
  return (
    <div className={`${css.board} ${backgroundClass("dark")}`} data-branded="">
      <figure
        className={`${css.picture} u-panel-text`}
        role="img"
        aria-label={interpolate(words.label, { now: texts.sentence })}
        data-drawing="first"
      >
        <div className={`${css.standings} u-size-container`} aria-hidden="true">
          <div className={`${css.head} u-brand-head`}>
            <BrandText kind="initials" name={words.host} />
            <p className={`${css.host} u-heading-sm`}>
              <BrandText kind="name" name={words.host} /> <span>{words.name}</span>
            </p>
            <p className={`${css.domain} u-text-muted`}>
              <BrandText kind="domain" name={words.host} />
            </p>
            <p className={css.end}>
              <span className={`${css.join} u-semibold`}>{words.join}</span>
              <SampleTag>{sample}</SampleTag>
            </p>
          </div>
          <dl className={`${css.figures} u-row u-space-between`}>
            <DescriptionRows rows={rows} />
          </dl>
          <Leaderboard {...props} />
        </div>
        <div className={`${css.course} u-span-all-columns u-padding-inline`} aria-hidden="true">
          {state.left > 0 ? <Chart {...props} /> : <Finale {...props} now={texts.now} />}
          <Timeline {...props} now={texts.now} />
        </div>
      </figure>
      {children}
    </div>
  );
}

/** The podium, and the cheque of the host. */
function Finale({ words, numberFormats, state, now }: CompetitionBoardProps & { now: string }) {
  const { dollars } = numberFormats;
  const winners = state.standings.filter(({ prize }) => prize > 0);
  const [first] = winners;
  if (!first) return null;
  return (
    <div className={css.finale}>
      <Podium
        steps={winners.map(({ name, prize }) => ({
          name,
          prize: dollars(prize),
          share: prize / first.prize,
        }))}
      />
      <div className={css.cheque}>
        <p className="u-row u-space-between">
          <b className="u-heading-sm">
            <BrandText kind="name" name={words.host} />
          </b>{" "}
          <span>{now}</span>
        </p>
        <p className="u-row u-space-between">
          <span>
            {`${words.payTo} `}
            <b className="u-heading-sm u-block">{first.name}</b>
          </span>
          <b className="u-heading-sm u-step-3">{dollars(first.prize)}</b>
        </p>
      </div>
    </div>
  );
}

// The chart's own units: six to a day, so that whole ones lead from point to point, which takes fewer bytes.
const unitsPerDay = 6;
const height = 220;

/** How many traders have a line, besides those who are disqualified. */
const charted = 5;

/** Moves labels down that would overlap the one above, and up again those that would come near the timeline. */
function apart(heights: readonly number[], gap: number): number[] {
  let next = 0;
  const placed = heights.map((each) => {
    const at = Math.max(each, next);
    next = at + gap;
    return at;
  });
  return placed.map((at, index) => Math.min(at, height - gap * (placed.length - index + 0.25)));
}

const percentOf = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** Days from the opening to a moment. */
const daysTo = (moment: number): number => moment / secondsPerDay;

/** The length of the timeline in days. */
const lengthOf = ({ moment, left }: CompetitionState): number => daysTo(moment + left);

/** Days whose names are on the timeline. */
const namedDays = [1, 5, 9, 13];

/** The timeline with a mark for each day, the names of some of them, and the present moment. */
function Timeline({ words, state, now }: CompetitionBoardProps & { now: string }) {
  const days = lengthOf(state);
  const place = daysTo(state.moment);
  const anchor = place < 2.3 ? "start" : place > days - 2 ? "end" : "middle";
  // So many days before and after the present moment, there is no room for another name.
  const room = anchor === "middle" ? 3 : 3.5;
  const names = namedDays
    .map((day) => ({ day, at: day - 1 }))
    .filter(({ at }) => Math.abs(at - place) > room);
  return (
    <div className={css.timeline}>
      <svg className="u-text-muted" fill="currentColor" overflow="visible" aria-hidden="true">
        <g fill="var(--brand, var(--brass))">
          {Array.from({ length: Math.ceil(days) }, (_, tick) => percentOf(tick / days)).map((x) => (
            <rect key={x} x={x} width="2" height="8" />
          ))}
        </g>
        {names.map(({ day, at }) => (
          <text
            key={day}
            className="u-from-768"
            x={percentOf(at / days)}
            y="1.75em"
            textAnchor={at === 0 ? "start" : "middle"}
          >
            {interpolate(words.axis, { day: `${day}` })}
          </text>
        ))}
        <text className="u-text-ink u-semibold" x={percentOf(place / days)} y="1.75em" textAnchor={anchor}>
          {now}
        </text>
      </svg>
    </div>
  );
}

function Chart({ numberFormats, state }: CompetitionBoardProps) {
  const { percent } = numberFormats;
  const { highest } = state;
  const days = lengthOf(state);
  const place = daysTo(state.moment);
  const width = days * unitsPerDay;
  const x = (days: number): number => Math.round(100 * unitsPerDay * days) / 100;
  const y = (gain: number): number => Math.round(height * (1 - (0.895 * gain) / highest));
  const lines = state.standings.flatMap(({ id, name, rank, disqualified, points }) => {
    const isOut = disqualified !== undefined;
    const end = y(points.at(-1)?.gain ?? 0);
    const path = polyline(points.map(({ moment, gain }) => [x(daysTo(moment)), y(gain)]));
    return isOut || rank <= charted ? { id, name, rank, isOut, end, path } : [];
  });
  // From above, so that those which are moved down stay in the order of the lines.
  const labels = lines.toSorted((one, other) => one.end - other.end);
  const ends = apart(
    labels.map(({ end }) => end),
    22,
  );
  const interval = 0.05 * Math.max(1, Math.round(highest / 0.2));
  const levels = [1, 2, 3, 4].map((step) => step * interval);
  return (
    <div className={css.chart}>
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
        <path d={levels.map((level) => `M0 ${y(level)}h${x(place)}`).join("")} strokeOpacity="0.12" />
        <path d={`M${x(place)} 0v${height}`} strokeOpacity="0.5" strokeDasharray="2 4" />
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
      </svg>
      <svg className="u-fill-parent u-text-muted" fill="currentColor" overflow="visible" aria-hidden="true">
        {levels.map((level) => (
          <text key={level} className={css.level} y={percentOf(y(level) / height)} dy="4">
            {`+${percent(level)}`}
          </text>
        ))}
        {labels.map(({ id, name, rank, isOut }, index) => (
          <text
            key={id}
            className={isOut ? "u-negative" : rank === 1 ? "u-text-ink u-semibold" : undefined}
            data-part="appear"
            x={percentOf(place / days)}
            y={percentOf((ends[index] ?? 0) / height)}
            dx="8"
            dy="4"
          >
            {isOut ? "×" : rank}
            <tspan dx="6">{name}</tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}
