import type { Speech } from "../../languages/speech.ts";
import { Journal } from "../../sections/communities/Journal.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TradingJournal } from "./TradingJournal.tsx";

export const examples = (speech: Speech) => ({ week: pictureIn(<Journal {...speech} />, TradingJournal) });

export const tone = "night";
