import type { ReactNode } from "react";
import type { Competition, SetUpStep } from "../../content/sample/competition.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { CompetitionState, Standing } from "../../simulation/competition.ts";
import type { RankEvent } from "../../simulation/rankEvents.ts";
import type { setUpAt } from "../../simulation/setUp.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText, useBrandName } from "../BrandText.tsx";
import { timeOf } from "../clock.ts";
import { competitionTexts } from "../competitionTexts.ts";
import { interpolate } from "../interpolate.ts";
import { Podium } from "../Podium.tsx";
import { polyline } from "../path.ts";
import { signClass } from "../signClass.ts";
import css from "./CompetitionEngine.module.css";

export interface CompetitionEngineProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Templates<"brokers:picture">;
  board: Templates<"home:board">;
  /** From the first day to the last, such as `3–16 October`. */
  dates: string;
  numberFormats: NumberFormats;
  competition: Pick<
    Competition,
    "prizePool" | "prizes" | "entrants" | "enteredNext" | "drawdownLimit" | "nearLimit"
  >;
  /** The names of the platforms that it runs on. */
  platforms: readonly string[];
  /** Seconds since the opening, below 0 while it is set up. */
  moment: number;
  /** At the moment, or at the opening. */
  state: CompetitionState;
  /** Changes of rank up to the moment, newest first. */
  events: readonly RankEvent[];
  setUp: ReturnType<typeof setUpAt<SetUpStep>>;
}

/** One competition on one clock: set up by the broker, traded, and paid to the winners. */
export function CompetitionEngine(props: CompetitionEngineProps) {
  const { words, board, numberFormats, moment, state } = props;
  const host = useBrandName(board.host);
  const texts = competitionTexts(board, numberFormats, state, host, moment);
  const current = moment < 0 ? "setUp" : state.left > 0 ? "course" : "podium";
  return (
    <figure
      className={css.engine}
      role="img"
      aria-label={interpolate(board.label, { now: texts.sentence })}
      data-drawing="first"
    >
      <ol className={`${css.stages} u-panel-text`} data-current={current} aria-hidden="true">
        <Stage name="setUp" title={words.setUp}>
          <SetUpRows {...props} />
        </Stage>
        <Stage
          name="course"
          title={board.name}
          className={backgroundClass("dark")}
          end={props.sample}
          host={board.host}
        >
          <Course {...props} left={texts.left} />
        </Stage>
        <Stage
          name="podium"
          title={words.podium}
          note={current === "podium" ? words.paid : current === "course" ? words.asItStands : ""}
        >
          <Winners {...props} />
        </Stage>
      </ol>
    </figure>
  );
}

interface StageProps {
  name: "setUp" | "course" | "podium";
  title: string;
  /** Beside its title. */
  note?: string;
  /** The tag at its end. */
  end?: string;
  /** Whose screen it is. */
  host?: string;
  className?: string;
  children: ReactNode;
}

const Stage = ({ name, title, note, end, host, className = "", children }: StageProps) => (
  <li className={`${css.stage} ${css[name]} ${className}`.trim()}>
    <p className={[css.title, host && "u-brand-head", "u-row"].filter(Boolean).join(" ")}>
      {host && <BrandText kind="initials" name={host} />}
      <b className="u-heading-sm">{title}</b> {host ? <BrandText kind="domain" name={host} /> : note}{" "}
      <SampleTag>{end}</SampleTag>
    </p>
    {children}
  </li>
);

/** What the broker decides, each with a tick once it is done. */
function SetUpRows(props: CompetitionEngineProps) {
  const { words, board, dates, numberFormats, competition, platforms, setUp } = props;
  const { dollars, percent, whole } = numberFormats;
  const figures = {
    accounts: [words.accounts, words.live],
    platforms: [words.platforms, platforms.join(" · ")],
    rules: [words.rankedBy, interpolate(words.ranking, { limit: percent(competition.drawdownLimit) })],
    prizes: [
      board.prizePool,
      [dollars(competition.prizePool), ...competition.prizes.map(percent)].join("\u00a0· "),
    ],
    entry: [words.entry, `${whole(setUp.entrants)}`],
  } as const satisfies Record<SetUpStep, readonly string[]>;
  return (
    <>
      <p>
        <BrandText kind="name" name={board.host} /> {`· ${dates}`}
      </p>
      <dl className={`${css.rules} u-divided-rows`}>
        {(Object.keys(figures) as SetUpStep[]).map((id) => (
          <div key={id} className={setUp.done.has(id) ? css.done : undefined}>
            <dt>{figures[id][0]}</dt>
            <dd>{figures[id][1]}</dd>
          </div>
        ))}
      </dl>
      <svg
        className={css.entries}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path d={entriesPath(setUp.entered)} fill="var(--brand, var(--brass))" />
        <path d={`M0 ${box.height}h${box.width}`} stroke="var(--ink)" vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}

/** The box of each line. */
const box = { width: 100, height: 32, margin: 2 };

/** A column for each share of all entrants who have entered by then. */
const entriesPath = (shares: readonly number[]): string =>
  shares
    .map((share, index) => {
      const column = box.width / shares.length;
      return `M${column * index} ${box.height}v${-box.height * share}h${column - 1}v${box.height * share}`;
    })
    .join("");

function Course({
  words,
  board,
  numberFormats,
  competition,
  setUp,
  moment,
  state,
  events,
  left,
}: CompetitionEngineProps & { left: { term: string; figure: string } }) {
  const { changeTo, dollars, whole } = numberFormats;
  const change = changeTo(1);
  const { prizePool, nearLimit } = competition;
  const best = state.standings.slice(0, 5);
  const length = (state.moment + state.left) / box.width;
  const lowest = Math.min(0, ...best.flatMap(({ points }) => points.map(({ gain }) => gain)));
  const scale = (box.height - 2 * box.margin) / (state.highest - lowest);
  const lineOf = (points: Standing["points"]): string =>
    polyline(
      // Every third is enough for so small a line.
      points
        .filter((_, index) => index % 3 === 0 || index === points.length - 1)
        .map((point) => [
          Math.round((10 * point.moment) / length) / 10,
          Math.round(box.margin + (state.highest - point.gain) * scale),
        ]),
    );
  const overtakings = events.filter(({ kind }) => kind === "overtaking");
  return (
    <>
      <dl className={`${css.rows} u-row`}>
        {[
          [left.term, left.figure],
          [board.prizePool, dollars(prizePool)],
          [board.traders, whole(setUp.entrants)],
        ].map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="u-step-1">{figure}</dd>
          </div>
        ))}
      </dl>
      <table className={[css.board, moment < 0 && css.empty, "u-table"].filter(Boolean).join(" ")}>
        <thead>
          <tr>
            <td />
            <th>{board.trader}</th>
            <td className={css.curve} />
            <th className={`${css.drawdown} u-text-end`}>{words.drawdown}</th>
            <th className="u-text-end">{words.return}</th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ id, name, account, rank, points, drawdown, gain, disqualified }) => (
            <tr key={id}>
              <td>{disqualified === undefined ? rank : "×"}</td>
              <th>
                {`${name} `}
                <small className="u-block">{account}</small>
              </th>
              <td className={css.curve}>
                <svg
                  viewBox={`0 0 ${box.width} ${box.height}`}
                  preserveAspectRatio="none"
                  fill="none"
                  stroke={rank === 1 ? "var(--brand, var(--brass))" : "var(--muted)"}
                  strokeWidth={rank === 1 ? 2.5 : 1.5}
                  width="100%"
                  height="2.4em"
                  aria-hidden="true"
                >
                  <path d={lineOf(points)} vectorEffect="non-scaling-stroke" />
                </svg>
              </td>
              <td className={`${css.drawdown} u-text-end ${drawdown > nearLimit ? "u-negative" : ""}`.trim()}>
                {drawdown > nearLimit && `${words.nearLimit} `}
                {change(-drawdown)}
              </td>
              <td className={`${signClass(gain)} u-semibold u-step-0 u-text-end`}>{change(gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${css.feed} u-row u-from-768`}>
        {overtakings.slice(0, 2).map(({ moment: at, name, from, to }) => (
          <span key={`${at}${name}`}>
            {`${timeOf(at).slice(0, 5)} `}
            <span className="u-text-ink u-semibold">{name}</span>
            {` ${from} → ${to}`}
          </span>
        ))}
      </p>
    </>
  );
}

/** The best of the moment on the podium. */
function Winners({ words, numberFormats, competition, moment, state }: CompetitionEngineProps) {
  const { dollars, percent, whole } = numberFormats;
  const { prizePool, prizes, entrants, enteredNext } = competition;
  return (
    <>
      <div className={css.place}>
        <Podium
          steps={prizes.slice(0, 3).map((share, rank) => ({
            name: (moment >= 0 && state.standings[rank]?.name) || "",
            prize: dollars(prizePool * share),
            share: share / prizes[0],
          }))}
        />
      </div>
      <p className={css.next}>
        {state.left === 0 &&
          interpolate(words.enteredNext, {
            winners: whole(prizes.length),
            entrants: whole(entrants),
            entered: whole(enteredNext),
            share: percent(enteredNext / entrants),
          })}
      </p>
    </>
  );
}
