import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/brokers/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CompetitionEngine } from "./CompetitionEngine.tsx";

export const examples = (speech: Speech) => ({
  fromSetUpToPodium: pictureIn(<Hero {...speech} />, CompetitionEngine),
});

export const tone = "brokers";
