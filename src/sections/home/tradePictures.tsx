import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { ChallengeMeter } from "../../illustrations/MiniIllustrations/ChallengeMeter.tsx";
import { Podium } from "../../illustrations/MiniIllustrations/Podium.tsx";
import { ReferralTree } from "../../illustrations/MiniIllustrations/ReferralTree.tsx";
import { afterTrade } from "../../simulation/commission.ts";
import type { tradeInAll } from "../../simulation/threeBusinesses.ts";
import type { Direction } from "../../simulation/trade.ts";
import type { oneTradeProps } from "./oneTradeProps.ts";

/** The three businesses after a trade, as pictures. @param outcome of the trade @param lots 0 for no trade */
export function tradePictures(
  {
    language,
    sample,
    businesses,
    winners,
    trader,
    time,
    tiers,
    nodes,
    highest,
    words,
  }: ReturnType<typeof oneTradeProps>,
  outcome: ReturnType<typeof tradeInAll>,
  lots: number,
  direction: Direction,
) {
  const formats = numberFormats(language);
  const { competition, terms, account } = businesses;
  const { rank, gain } = outcome.competition;
  const rivals = winners.filter(({ name }) => name !== trader);
  return {
    brokers: (
      <Podium
        sample={sample}
        words={{ ...words.board, ...words.picture }}
        numberFormats={formats}
        accountSize={competition.size}
        prizes={competition.prizes}
        winners={winners.map(({ name, ...each }) =>
          name === trader
            ? { name, gain, place: rank }
            : {
                name,
                gain: each.gain,
                place: placeOf(
                  rivals.findIndex((rival) => rival.name === name),
                  rank,
                ),
              },
        )}
        trader={trader}
        trade={lots > 0 ? { ...outcome.competition, result: outcome.result } : undefined}
      />
    ),
    propFirms: (
      <ChallengeMeter
        sample={sample}
        words={{ ...words.challenge, ...words.picture, met: words.trade.marks.met }}
        numberFormats={formats}
        trader={trader}
        time={time}
        terms={terms}
        account={account}
        standing={outcome.challenge}
        highest={highest}
        trade={lots > 0 ? { ...outcome.challenge, result: outcome.result, direction } : undefined}
      />
    ),
    communities: (
      <ReferralTree
        sample={sample}
        words={{ ...words.network, ...words.picture }}
        numberFormats={formats}
        nodes={nodes}
        trader={trader}
        tiers={afterTrade(tiers, lots)}
        traded={lots}
      />
    ),
  };
}

/** The place of a rival, with one more on a place. @param index among the rivals, from 0 */
const placeOf = (index: number, taken: number): number => (index < taken ? index : index + 1);
