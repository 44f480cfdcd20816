import type { IntegrationPlan } from "../../content/partners.ts";

/** The number of weeks until the last kind of integration and its last task are done. */
export const weeksOf = (plan: IntegrationPlan): number =>
  Math.max(...plan.flatMap(({ to, tasks }) => [to, ...tasks.map((task) => task.to)]));
