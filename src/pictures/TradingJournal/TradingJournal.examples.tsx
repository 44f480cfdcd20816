import type { Translator } from "../../languages/words/translator.ts";
import { Journal } from "../../sections/communities/Journal.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TradingJournal } from "./TradingJournal.tsx";

export const examples = (translator: Translator) => ({
  week: pictureIn(<Journal {...translator} />, TradingJournal),
});

export const background = "dark";
