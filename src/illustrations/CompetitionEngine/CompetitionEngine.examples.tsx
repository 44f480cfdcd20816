import type { I18n } from "../../i18n/messages/i18n.ts";
import { Hero } from "../../sections/brokers/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { CompetitionEngine } from "./CompetitionEngine.tsx";

export const examples = (i18n: I18n) => ({
  fromSetUpToPodium: pictureIn(<Hero {...i18n} />, CompetitionEngine),
});

export const background = "brokers";
