import { Ticks } from "../../illustrations/Ticks.tsx";
import { WeekRow } from "../../illustrations/WeekRow.tsx";
import css from "./DatedStops.module.css";
import { datedPlan } from "./datedPlan.ts";
import type { planProps } from "./planProps.ts";
import { useSetUpCall } from "./setUpCall.ts";

type Plan = ReturnType<typeof planProps>;

interface DatedStopsProps extends Pick<Plan, "weeks" | "patterns"> {
  lanes: readonly (Pick<Plan["lanes"][number], "name" | "when" | "from" | "to"> & {
    tasks: readonly never[];
  })[];
  words: { start: string; live: string };
  /** The first week, in words. */
  first: string;
}

/** The same ruler, with what counts: when work starts, and when each kind of integration is live. */
export function DatedStops({ words, first, ...plan }: DatedStopsProps) {
  const setUpCall = useSetUpCall();
  const dated = setUpCall ? datedPlan(plan, setUpCall) : undefined;
  const [start = plan.weeks] = plan.lanes.map(({ from }) => from);
  return (
    <div className={css.stops}>
      <Ticks count={plan.weeks} className="u-from-1024" />
      <WeekRow
        isList
        weeks={plan.weeks}
        spans={[
          {
            from: 0,
            to: start,
            content: <Stop name={words.start} when={dated?.days[0] ?? first} />,
          },
          ...(dated ?? plan).lanes.map(({ name, when, from, to }) => ({
            from,
            to,
            content: <Stop name={name} when={when} live={words.live} />,
          })),
        ]}
      />
    </div>
  );
}

const Stop = ({ name, when, live }: { name: string; when: string; live?: string }) => (
  <>
    <p className={live ? css.flag : css.start}>{live ? `${name} · ${live}` : name}</p>
    <p className="u-headline u-step-3">{when}</p>
  </>
);
