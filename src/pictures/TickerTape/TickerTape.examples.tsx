import type { Translator } from "../../languages/words/translator.ts";
import { ErrorScreen, NotFound } from "../../sections/status/Status.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TickerTape } from "./TickerTape.tsx";

export const examples = (translator: Translator) => ({
  torn: pictureIn(<NotFound {...translator} />, TickerTape),
  stopped: pictureIn(<ErrorScreen {...translator} status={500} />, TickerTape),
});
