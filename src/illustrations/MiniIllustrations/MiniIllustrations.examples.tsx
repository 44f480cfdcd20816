import type { I18n } from "../../i18n/messages/i18n.ts";
import { oneTradeProps } from "../../sections/home/oneTradeProps.ts";
import { tradePictures } from "../../sections/home/tradePictures.tsx";
import { tradeInAll } from "../../simulation/threeBusinesses.ts";
import type { Direction } from "../../simulation/trade.ts";

export function examples(i18n: I18n) {
  const props = oneTradeProps(i18n);
  const after = (lots: number, direction: Direction) =>
    tradePictures(props, tradeInAll(props.businesses, lots, direction), lots, direction);
  const resting = after(0, 1);
  return {
    podium: resting.brokers,
    challenge: resting.propFirms,
    referrals: resting.communities,
    podiumLed: after(1.2, 1).brokers,
    challengeClosed: after(2.7, -1).propFirms,
    referralsWithTrade: after(2.7, 1).communities,
  };
}
