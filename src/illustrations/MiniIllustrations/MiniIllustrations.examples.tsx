import type { I18n } from "../../i18n/messages/i18n.ts";
import { oneTradeProps } from "../../sections/home/oneTradeProps.ts";
import { tradePictures } from "../../sections/home/tradePictures.tsx";

export function examples(i18n: I18n) {
  const props = oneTradeProps(i18n);
  const resting = tradePictures(props, 0, 1);
  return {
    podium: resting.brokers,
    challenge: resting.propFirms,
    referrals: resting.communities,
    podiumLed: tradePictures(props, 1.2, 1).brokers,
    challengeClosed: tradePictures(props, 2.7, -1).propFirms,
    referralsWithTrade: tradePictures(props, 2.7, 1).communities,
  };
}
