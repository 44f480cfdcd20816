import { interpolate } from "../interpolate.ts";
import type { AccountProps } from "./AccountPanel.tsx";

/** How near an account is to its limit, in words. */
export const riskText = ({ words, risk, time }: Pick<AccountProps, "words" | "risk" | "time">): string =>
  risk === "broken"
    ? interpolate(words.ruleBroken, { time })
    : risk === "near"
      ? words.nearLimit
      : words.onTrack;
