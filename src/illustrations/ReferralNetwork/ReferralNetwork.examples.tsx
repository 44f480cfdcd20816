import type { I18n } from "../../i18n/messages/i18n.ts";
import { networkProps } from "../../sections/communities/Hero.tsx";
import { ReferralNetwork } from "./ReferralNetwork.tsx";

export const examples = (i18n: I18n) => ({
  threeTiers: <ReferralNetwork {...networkProps(i18n)} />,
});

export const background = "communities";
