import type { I18n } from "../../i18n/messages/i18n.ts";
import { scheduleProps } from "../../sections/brokers/Workflow.tsx";
import { workflowProps } from "../../sections/prop-firms/Workflow.tsx";
import { Schedule } from "./Schedule.tsx";
import { WorkflowDiagram } from "./WorkflowDiagram.tsx";

export const examples = (i18n: I18n) => ({
  propFirms: <WorkflowDiagram {...workflowProps(i18n)} />,
  brokers: <Schedule {...scheduleProps(i18n)} />,
});
