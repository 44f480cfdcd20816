import type { Translator } from "../../languages/words/translator.ts";
import { Hero } from "../../sections/home/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

export const examples = (translator: Translator) => ({
  live: pictureIn(<Hero {...translator} />, CompetitionBoard),
});

export const tone = "night";
