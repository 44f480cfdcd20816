import type { I18n } from "../../i18n/messages/i18n.ts";
import { journalProps } from "../../sections/communities/Journal.tsx";
import { TradingJournal } from "./TradingJournal.tsx";

export const examples = (i18n: I18n) => ({
  week: <TradingJournal {...journalProps(i18n)} />,
});

export const background = "dark";
