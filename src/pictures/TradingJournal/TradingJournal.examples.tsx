import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/communities/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TradingJournal } from "./TradingJournal.tsx";

export const examples = (speech: Speech) => ({ week: pictureIn(<Hero {...speech} />, TradingJournal) });

export const tone = "night";
