import { type ReactNode, useState } from "react";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { tradeInAll } from "../../simulation/threeBusinesses.ts";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { audiences } from "./audiences.ts";
import css from "./OneTrade.module.css";
import type { oneTradeProps } from "./oneTradeProps.ts";
import { type ChosenTrade, firstTrade, TradeControl } from "./TradeControl.tsx";
import { tradePictures } from "./tradePictures.tsx";

type OneTradeProps = ReturnType<typeof oneTradeProps> & {
  /** What stands above and below each picture. */
  brokersHead?: ReactNode;
  brokersText?: ReactNode;
  propFirmsHead?: ReactNode;
  propFirmsText?: ReactNode;
  communitiesHead?: ReactNode;
  communitiesText?: ReactNode;
};

/** One trade of a chosen size, for which gold rises or falls, and what it does in three businesses (HM-02). */
export function OneTrade(props: OneTradeProps) {
  const { language, businesses, trader, time, gold, words } = props;
  const [chosen, choose] = useState<ChosenTrade>();
  const { lots, direction } = chosen ?? firstTrade;
  const formats = numberFormats(language);
  const { terms, move } = businesses;
  const outcome = tradeInAll(businesses, lots, direction);
  const values = {
    trader,
    time,
    move: formats.dollarsAndCents(move.dollars),
    prize: formats.exactDollars(outcome.competition.prize),
    share: formats.roundedPercent(outcome.challenge.shareOfBestDay),
    limit: formats.percent(terms.consistency),
    commission: formats.exactDollars(outcome.commission),
  };
  const { ranks, states } = words.trade;
  const sentence = [
    interpolate(Object.values(ranks)[outcome.competition.rank] ?? ranks.third, values),
    interpolate(states[outcome.challenge.state], values),
    interpolate(words.trade.commission, values),
  ].join(words.sentenceSpace);
  const pictures = tradePictures(props, outcome, lots, direction);
  return (
    <div>
      <TradeControl
        words={words.trade}
        title={interpolate(words.trade.title, values)}
        directions={{
          rises: interpolate(words.trade.rises, values),
          falls: interpolate(words.trade.falls, values),
        }}
        ounces={words.ounces}
        numberFormats={formats}
        gold={gold}
        move={move}
        most={terms.lots}
        trade={{ lots, direction }}
        points={direction > 0 ? props.points.rising : props.points.falling}
        outcome={outcome}
        sentence={sentence}
        onChange={choose}
      />
      <Announcement>{chosen ? sentence : ""}</Announcement>
      <div className={css.windows}>
        {audiences.map((id) => (
          <article
            key={id}
            className={`${css.panel} ${backgroundClass(id)}`}
            aria-labelledby={`audience-${id}`}
          >
            {props[`${id}Head`]}
            {pictures[id]}
            {props[`${id}Text`]}
          </article>
        ))}
      </div>
    </div>
  );
}
