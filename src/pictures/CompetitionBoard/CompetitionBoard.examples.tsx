import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/home/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

export const examples = (speech: Speech) => ({ live: pictureIn(<Hero {...speech} />, CompetitionBoard) });

export const tone = "night";
