import { integrationPlan, partnerStories } from "../../content/partners.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { Ticks } from "../../illustrations/Ticks.tsx";
import { WeekRow } from "../../illustrations/WeekRow.tsx";
import { endOf } from "../../simulation/plan.ts";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./Stories.module.css";

/** As many as in the plan, or more if a story took longer. */
const shownWeeks = Math.max(
  endOf(integrationPlan.flatMap((lane) => [lane, ...lane.tasks])),
  ...partnerStories.flatMap(({ weeks }) => weeks),
);

interface MilestonesProps extends Pick<I18n, "t"> {
  story: (typeof partnerStories)[number];
}

/** The milestones of a story, each at its week. */
export function Milestones({ t, story: { id, weeks } }: MilestonesProps) {
  const milestones = t(`partners:stories.${id}.milestones`, { returnObjects: true });
  return (
    <div className={`${css.milestones} u-tabular`}>
      <div className={`${css.scale} u-accent-border-top u-from-1024`}>
        <Ticks count={shownWeeks} />
      </div>
      <WeekRow
        isList
        weeks={shownWeeks}
        spans={weeks.map((number, step) => ({
          from: number - 1,
          to: (weeks[step + 1] ?? shownWeeks + 1) - 1,
          content: (
            <>
              <p className={`${css.week} u-text-muted`}>
                <Message tags={{ figure: (figure) => <b className="u-baseline-strut">{figure}</b> }}>
                  {t("partners:stories.week", { number })}
                </Message>
              </p>
              <p>{milestones[step]}</p>
            </>
          ),
        }))}
      />
    </div>
  );
}
