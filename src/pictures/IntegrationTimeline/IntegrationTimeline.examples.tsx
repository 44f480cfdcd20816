import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/partners/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { EventLog } from "./EventLog.tsx";
import { IntegrationTimeline } from "./IntegrationTimeline.tsx";

export const examples = (speech: Speech) => ({
  eightWeeks: pictureIn(<Hero {...speech} />, IntegrationTimeline),
  log: pictureIn(<Hero {...speech} />, EventLog),
});
