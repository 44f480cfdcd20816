import { accounts } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { brokenProps, traderProps } from "../../sections/prop-firms/panelProps.ts";
import { TraderPanel } from "./TraderPanel.tsx";

export const examples = (i18n: I18n) => ({
  onTrack: <TraderPanel {...traderProps(accounts.onTrack, i18n)} />,
  dailyLimitCrossed: <TraderPanel {...brokenProps(i18n)} />,
});

export const background = "dark";
