import { accounts } from "../../facts/sample/firm.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { brokenProps, traderProps } from "../../sections/prop-firms/panelProps.ts";
import { TraderPanel } from "./TraderPanel.tsx";

export const examples = (translator: Translator) => ({
  onTrack: <TraderPanel {...traderProps(accounts.onTrack, translator)} />,
  dailyLimitCrossed: <TraderPanel {...brokenProps(translator)} />,
});

export const background = "dark";
