import type { I18n } from "../../i18n/messages/i18n.ts";
import { engineProps } from "../../sections/brokers/Hero.tsx";
import { CompetitionEngine } from "./CompetitionEngine.tsx";

export const examples = (i18n: I18n) => ({
  fromSetUpToPodium: <CompetitionEngine {...engineProps(i18n)} />,
});

export const background = "brokers";
