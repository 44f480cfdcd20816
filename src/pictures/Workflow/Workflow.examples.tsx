import type { Translator } from "../../languages/words/translator.ts";
import { Steps as BrokerSteps } from "../../sections/brokers/Steps.tsx";
import { Steps as PropFirmSteps } from "../../sections/prop-firms/Steps.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Schedule } from "./Schedule.tsx";
import { Workflow } from "./Workflow.tsx";

export const examples = (translator: Translator) => ({
  propFirms: pictureIn(<PropFirmSteps {...translator} />, Workflow),
  brokers: pictureIn(<BrokerSteps {...translator} />, Schedule),
});
