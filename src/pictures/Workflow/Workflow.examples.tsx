import type { Speech } from "../../languages/speech.ts";
import { Steps } from "../../sections/brokers/Steps.tsx";
import { HowItWorks } from "../../sections/communities/HowItWorks.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Workflow } from "./Workflow.tsx";

export const examples = (speech: Speech) => ({
  brokers: pictureIn(<Steps {...speech} />, Workflow),
  communities: pictureIn(<HowItWorks {...speech} />, Workflow),
});
