import type { Translator } from "../../languages/words/translator.ts";
import { ErrorScreen } from "../../sections/status/ErrorScreen.tsx";
import { NotFound } from "../../sections/status/NotFound.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TickerTape } from "./TickerTape.tsx";

export const examples = (translator: Translator) => ({
  torn: pictureIn(<NotFound {...translator} />, TickerTape),
  stopped: pictureIn(<ErrorScreen {...translator} status={500} />, TickerTape),
});
