import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/prop-firms/Hero.tsx";
import { Panels } from "../../sections/prop-firms/Panels.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TraderPanel } from "./TraderPanel.tsx";

export const examples = (speech: Speech) => ({
  onTrack: pictureIn(<Hero {...speech} />, TraderPanel),
  dailyLimitCrossed: pictureIn(<Panels {...speech} />, TraderPanel),
});

export const tone = "night";
