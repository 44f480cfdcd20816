import type { Translator } from "../../languages/words/translator.ts";
import { BothPanels } from "../../sections/prop-firms/BothPanels.tsx";
import { Hero } from "../../sections/prop-firms/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TraderPanel } from "./TraderPanel.tsx";

export const examples = (translator: Translator) => ({
  onTrack: pictureIn(<Hero {...translator} />, TraderPanel),
  dailyLimitCrossed: pictureIn(<BothPanels {...translator} />, TraderPanel),
});

export const background = "dark";
