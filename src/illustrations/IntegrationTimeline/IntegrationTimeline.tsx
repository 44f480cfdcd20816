import type { IntegrationPlan } from "../../content/partners.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { endOf } from "../../simulation/plan.ts";
import { Message } from "../../ui/Message/Message.tsx";
import { WeekRow } from "../WeekRow.tsx";
import css from "./IntegrationTimeline.module.css";

type Task = IntegrationPlan[number]["tasks"][number];

interface IntegrationTimelineProps {
  words: Omit<English["partners"]["timeline"], "note" | "owners">;
  numberFormats: Pick<NumberFormats, "whole">;
  /** The kinds of integration: the weeks in which each goes live, and the tasks before. */
  plan: IntegrationPlan;
  /** The weeks of a task and who does it; the partner is in `<partner>`. */
  note: (task: Task) => string;
}

/** The weeks of an integration on the timeline; below them each kind with its tasks and their owners. */
export function IntegrationTimeline({ words, numberFormats, plan, note }: IntegrationTimelineProps) {
  const weeks = endOf(plan.flatMap((lane) => [lane, ...lane.tasks]));
  const scale = Array.from({ length: weeks }, (_, from) => ({
    from,
    to: from + 1,
    content: numberFormats.whole(from + 1),
  }));
  return (
    <figure
      className={`${css.timeline} u-padding-inline u-panel-text`}
      aria-label={words.label}
      data-drawing="first"
    >
      <div className={`${css.scale} u-accent-border-top u-text-muted`} aria-hidden="true">
        <p className={`${css.start} u-text-end u-from-1024`}>{words.start}</p>
        <WeekRow weeks={weeks} spans={scale} className={css.weeks} />
      </div>
      {plan.map(({ id, from, to, tasks }, lane) => (
        <div key={id} className={css.lane}>
          <div className={css.kind}>
            <b className="u-heading-sm">{words[id].name}</b>
            <p className="u-step-0">{words[id].description}</p>
          </div>
          <WeekRow
            weeks={weeks}
            spans={[{ from, to, content: words[id].duration }]}
            className={`${css.duration} u-heading-sm`}
          />
          <ol className={`${css.tasks} u-stack`} aria-hidden="true">
            {tasks.map((task, index) => (
              <li key={task.id}>
                <p>
                  <b>{words.tasks[task.id]}</b>{" "}
                  <span className="u-text-muted">
                    <Message tags={{ partner: (name) => <bdi data-brand="name">{name}</bdi> }}>
                      {note(task)}
                    </Message>
                  </span>
                </p>
                <WeekRow
                  weeks={weeks}
                  spans={[
                    { from: task.from, to: task.to, content: <Bar task={task} order={lane * 3 + index} /> },
                  ]}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  );
}

/** Each owner has its own hatching. */
const Bar = ({ task, order }: { task: Task; order: number }) => (
  <div className={css.bar} data-owner={task.owner} data-part="draw" data-order={order || undefined} />
);
