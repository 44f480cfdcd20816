import type { I18n } from "../../i18n/messages/i18n.ts";
import { Workflow as BrokerSteps } from "../../sections/brokers/Workflow.tsx";
import { Workflow as PropFirmSteps } from "../../sections/prop-firms/Workflow.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Schedule } from "./Schedule.tsx";
import { WorkflowDiagram } from "./WorkflowDiagram.tsx";

export const examples = (i18n: I18n) => ({
  propFirms: pictureIn(<PropFirmSteps {...i18n} />, WorkflowDiagram),
  brokers: pictureIn(<BrokerSteps {...i18n} />, Schedule),
});
