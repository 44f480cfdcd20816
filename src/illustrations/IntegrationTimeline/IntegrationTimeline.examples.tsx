import type { I18n } from "../../i18n/messages/i18n.ts";
import { timelineProps } from "../../sections/partners/Hero.tsx";
import { IntegrationTimeline } from "./IntegrationTimeline.tsx";

export const examples = (i18n: I18n) => ({
  eightWeeks: <IntegrationTimeline {...timelineProps(i18n)} />,
});
