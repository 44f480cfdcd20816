import type { Translator } from "../../languages/words/translator.ts";
import { Hero } from "../../sections/prop-firms/Hero.tsx";
import { Panels } from "../../sections/prop-firms/Panels.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TraderPanel } from "./TraderPanel.tsx";

export const examples = (translator: Translator) => ({
  onTrack: pictureIn(<Hero {...translator} />, TraderPanel),
  dailyLimitCrossed: pictureIn(<Panels {...translator} />, TraderPanel),
});

export const tone = "night";
