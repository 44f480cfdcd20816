import { claims } from "../../facts/claims.ts";
import { type StatId, stats } from "../../facts/pages/brokers.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Engine.module.css";

/** What a line of a bar stands for, as growth, and a dot of the crowd, as entries. */
const perLine = 0.05;
const perDot = 1_000;

/** What the competition engine changes: three figures as bars on one scale, and a crowd (BR-03). */
export function Engine({ language, t }: Translator) {
  const { percent, whole } = numbers(language);
  return (
    <Band id="engine" background="dark">
      <div className={`${css.inner} u-frame`}>
        <header className={`${css.head} u-stack u-roomy u-readable`}>
          <h2 id="engine-title">{t("brokers:engine.title")}</h2>
          <p className="u-muted">{t("brokers:engine.lead")}</p>
        </header>
        <ul className={css.stats}>
          {stats.map((id) => (
            <EngineStat key={id} t={t} id={id} />
          ))}
        </ul>
        <div className={`${css.level} u-ticks u-full-bleed u-from-1024`} />
        <p className={`${css.note} u-note`}>
          {t("brokers:engine.note", { percent: percent(perLine), number: whole(perDot) })}
        </p>
      </div>
    </Band>
  );
}

function EngineStat({ t, id }: Pick<Translator, "t"> & { id: StatId }) {
  const { to: growth, count } = claims[id];
  return (
    <li className={id === highest ? css.highest : undefined} data-counted="">
      <p className={`${css.figure} u-headline u-stack u-small-in-print`}>
        <StatCounter value={t(`brokers:engine.stats.${id}.value`)} />
        {growth !== undefined && <Bar lines={linesOf(growth)} />}
        {count !== undefined && <Crowd dots={count / perDot} />}
      </p>
      <div className={`${css.text} u-top-rule u-stack`}>
        <h3 className="u-step-1">{t(`brokers:engine.stats.${id}.label`)}</h3>
        <p className="u-note">
          {t(`brokers:engine.stats.${id}.text`)}
          <ClaimMark t={t} page="brokers" id={id} />
        </p>
      </div>
    </li>
  );
}

const linesOf = (growth: number): number => Math.round(growth / perLine);

const growthOf = (id: StatId): number => claims[id].to ?? 0;
const highest = stats.reduce((first, second) => (growthOf(second) > growthOf(first) ? second : first));

/** Lines upwards, 6 pixels apart; on a narrow window to the right, where the highest bar is as wide as the column. */
function Bar({ lines }: { lines: number }) {
  const shared = {
    preserveAspectRatio: "none",
    stroke: "var(--gain)",
    strokeDasharray: "0.34 0.66",
  };
  return (
    <>
      <svg
        {...shared}
        className={`${css.rising} u-from-1024`}
        viewBox={`0 0 1 ${lines}`}
        width="100%"
        height={6 * lines}
        aria-hidden="true"
      >
        <path d={`M.5 0v${lines}`} />
      </svg>
      <svg
        {...shared}
        className="u-counted u-below-1024"
        viewBox={`0 0 ${lines} 1`}
        width={`${(100 * lines) / linesOf(growthOf(highest))}%`}
        height="24"
        aria-hidden="true"
      >
        <path d={`M0 .5h${lines}`} />
      </svg>
    </>
  );
}

/** A block of dots, which is wider and lower on a narrow window. */
function Crowd({ dots }: { dots: number }) {
  return [
    { columns: 25, width: 250, where: `${css.rising} u-from-1024` },
    { columns: 50, width: "100%", where: "u-counted u-below-1024" },
  ].map(({ columns, width, where }) => {
    const rows = Math.ceil(dots / columns);
    // A little more than from the first dot to the last, because one at the very end would not be drawn.
    const length = columns - 0.9;
    return (
      <svg
        key={columns}
        className={where}
        viewBox={`0 0 ${columns} ${rows}`}
        width={width}
        stroke="currentColor"
        strokeWidth="0.5"
        strokeLinecap="round"
        strokeDasharray="0 1"
        aria-hidden="true"
      >
        <path d={`M.5 .5h${length}${`m-${length} 1h${length}`.repeat(rows - 1)}`} />
      </svg>
    );
  });
}
