import type { Speech } from "../../languages/speech.ts";
import { ErrorScreen, NotFound } from "../../sections/status/Status.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TickerTape } from "./TickerTape.tsx";

export const examples = (speech: Speech) => ({
  torn: pictureIn(<NotFound {...speech} />, TickerTape),
  stopped: pictureIn(<ErrorScreen {...speech} status={500} />, TickerTape),
});
