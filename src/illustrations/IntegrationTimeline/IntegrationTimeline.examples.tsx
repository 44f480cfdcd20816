import type { I18n } from "../../i18n/messages/i18n.ts";
import { datedPlan } from "../../sections/partners/datedPlan.ts";
import { planProps } from "../../sections/partners/planProps.ts";
import { IntegrationTimeline } from "./IntegrationTimeline.tsx";

export function examples(i18n: I18n) {
  const props = planProps(i18n);
  return {
    eightWeeks: <IntegrationTimeline {...props} />,
    withDates: <IntegrationTimeline {...props} {...datedPlan(props, "2026-12-14")} />,
  };
}
