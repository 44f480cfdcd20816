import type { Translator } from "../../languages/words/translator.ts";
import { Steps } from "../../sections/brokers/Steps.tsx";
import { HowItWorks } from "../../sections/communities/HowItWorks.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { Workflow } from "./Workflow.tsx";

export const examples = (translator: Translator) => ({
  brokers: pictureIn(<Steps {...translator} />, Workflow),
  communities: pictureIn(<HowItWorks {...translator} />, Workflow),
});
