import type { Translator } from "../../languages/words/translator.ts";
import { Hero } from "../../sections/partners/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { IntegrationTimeline } from "./IntegrationTimeline.tsx";

export const examples = (translator: Translator) => ({
  eightWeeks: pictureIn(<Hero {...translator} />, IntegrationTimeline),
});
