import { BrandText } from "../BrandText.tsx";
import { WeekRow } from "../WeekRow.tsx";
import css from "./IntegrationTimeline.module.css";

/** Weeks since the set-up call, and the same in words: weeks, or dates once the day of the set-up call is known. */
interface Span {
  id: string;
  from: number;
  to: number;
  when: string;
}

export interface TimelineTask extends Span {
  name: string;
  owner: "partner" | "platform" | "both";
  ownerName: string;
  /** The shortest plan goes without it. */
  ifNeeded?: boolean | undefined;
}

/** A kind of integration: the weeks in which it goes live, and the tasks before. */
export interface TimelineLane extends Span {
  name: string;
  description: string;
  tasks: readonly TimelineTask[];
}

export interface IntegrationTimelineProps {
  words: { label: string; start: string; live: string; ifNeeded: string };
  /** How many weeks, and the same in words. */
  weeks: number;
  length: string;
  /** The day at each week, if the set-up call is known. */
  days?: readonly string[] | undefined;
  lanes: readonly TimelineLane[];
}

/** A ruler of weeks from the set-up call; below it each kind of integration: who does what, and a flag where it is live. */
export const IntegrationTimeline = ({ words, weeks, length, days, lanes }: IntegrationTimelineProps) => (
  <figure className={`${css.timeline} u-panel-text`} aria-label={words.label} data-drawing="first">
    <div className={`${css.scale} u-size-container`} aria-hidden="true">
      <Scale weeks={weeks} names={[words.start, length]} days={days} />
    </div>
    {lanes.map(({ id, name, description, tasks, ...live }, lane) => (
      <div key={id} className={css.lane}>
        <div className={css.kind}>
          <b className="u-heading-sm">{name}</b>
          <p>{description}</p>
        </div>
        <ol className={css.tasks}>
          {tasks.map((task, index) => (
            <li key={task.id}>
              <Beside span={task} weeks={weeks} className={css.words}>
                <b>{task.name}</b>{" "}
                {task.owner === "partner" ? (
                  <BrandText kind="name" name={task.ownerName} />
                ) : (
                  <span>{task.ownerName}</span>
                )}{" "}
                <span className="u-text-muted u-nowrap">{task.when}</span>
                {task.ifNeeded && <span className="u-text-muted"> {words.ifNeeded}</span>}
              </Beside>
              <WeekRow
                weeks={weeks}
                spans={[
                  {
                    from: task.from,
                    to: task.to,
                    content: (
                      <div
                        className={css.bar}
                        data-owner={task.owner}
                        data-if-needed={task.ifNeeded && ""}
                        data-part="draw"
                        data-order={lane * 3 + index || undefined}
                      />
                    ),
                  },
                ]}
              />
            </li>
          ))}
          <li className={css.live}>
            <WeekRow
              weeks={weeks}
              className="u-semibold"
              spans={[
                ...(live.to > weeks / 2
                  ? [{ from: 0, to: live.from, content: <p className="u-text-end">{live.when}</p> }]
                  : []),
                { from: live.from, to: live.to, content: <p className={css.flag}>{words.live}</p> },
                ...(live.to > weeks / 2 ? [] : [{ from: live.to, to: weeks, content: <p>{live.when}</p> }]),
              ]}
            />
          </li>
        </ol>
      </div>
    ))}
  </figure>
);

interface BesideProps {
  span: Span;
  weeks: number;
  className: string | undefined;
  children: React.ReactNode;
}

/** What a bar says, from its start on, or up to its end where there is more room before it. */
function Beside({ span: { from, to }, weeks, className, children }: BesideProps) {
  const isLate = from >= weeks / 2;
  return (
    <WeekRow
      weeks={weeks}
      className={className}
      spans={[
        {
          from: isLate ? 0 : from,
          to: isLate ? to : weeks,
          content: <p className={isLate ? css.late : undefined}>{children}</p>,
        },
      ]}
    />
  );
}

interface ScaleProps extends Pick<IntegrationTimelineProps, "weeks" | "days"> {
  /** Of the first and the last mark. */
  names: readonly [string, string];
}

/** A day on two lines: `14`, `Dec`, or `12月`, `14日`. */
const inTwo = (day = ""): string[] => day.split(/(?<=^\d+) |(?<=月)/);

/** A mark at each week that has passed since the set-up call, with its day. */
const Scale = ({ weeks, names: [first, last], days }: ScaleProps) => (
  <svg className={css.marks} fill="currentColor" overflow="visible" aria-hidden="true">
    {Array.from({ length: weeks + 1 }, (_, week) => {
      const x = `${(100 * week) / weeks}%`;
      return (
        <g key={x} className={week % 2 ? css.odd : undefined}>
          <rect x={x} width="2" fill="var(--brass)" />
          <text x={x} y="2.1em" className="u-semibold">
            {week === 0 ? first : week === weeks ? last : week}
          </text>
          {days && (
            <>
              <text x={x} y="3.45em" className={`${css.day} u-text-muted`}>
                {days[week]}
              </text>
              {inTwo(days[week]).map((part, line) => (
                <text key={part} x={x} y={`${3.45 + 1.25 * line}em`} className={`${css.half} u-text-muted`}>
                  {part}
                </text>
              ))}
            </>
          )}
        </g>
      );
    })}
  </svg>
);
