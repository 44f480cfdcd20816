import type { I18n } from "../../i18n/messages/i18n.ts";
import { Journal } from "../../sections/communities/Journal.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TradingJournal } from "./TradingJournal.tsx";

export const examples = (i18n: I18n) => ({
  week: pictureIn(<Journal {...i18n} />, TradingJournal),
});

export const background = "dark";
