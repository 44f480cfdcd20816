import type { I18n } from "../../i18n/messages/i18n.ts";
import { scheduleProps } from "../../sections/brokers/Workflow.tsx";
import { Schedule } from "./Schedule.tsx";

export const examples = (i18n: I18n) => ({
  brokers: <Schedule {...scheduleProps(i18n)} />,
});
