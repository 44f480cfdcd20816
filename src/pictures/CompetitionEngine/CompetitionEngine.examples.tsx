import type { Translator } from "../../languages/words/translator.ts";
import { Hero } from "../../sections/brokers/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CompetitionEngine } from "./CompetitionEngine.tsx";

export const examples = (translator: Translator) => ({
  fromSetUpToPodium: pictureIn(<Hero {...translator} />, CompetitionEngine),
});

export const background = "brokers";
