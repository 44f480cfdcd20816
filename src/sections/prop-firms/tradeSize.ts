import { lotStep, tradeResult } from "../../content/sample/goldTrade.ts";

/** An account before its last trade. Gains are fractions of its size, `limit` and `target` too; amounts are dollars. */
export interface TradedAccount {
  size: number;
  /** Gains this morning and after each trade before the last. */
  earlier: readonly [number, ...number[]];
  /** Ounces in a lot, and what an ounce loses during the trade. */
  fall: { ounces: number; dollars: number };
  limit: number;
  target: number;
}

/**
 * What the last trade does to an account at another size. A loss beyond the daily limit closes the account, and with it
 * the trade: what is lost then is the limit.
 * @param lots the size of the trade
 * @returns dollars, and the gain as a fraction: `loss` is that of the whole trade, `lostBefore`, `lost` and `wouldLose`
 * (with the whole trade) are since the morning, `left` is up to the limit; `seen` is the share of the trade until the account is closed,
 * 1 if it stays open
 */
export function simulateTrade({ size, earlier, fall, limit }: TradedAccount, lots: number) {
  const loss = tradeResult(lots, fall.ounces, fall.dollars);
  const [morning] = earlier;
  const lostBefore = Math.round((morning - (earlier.at(-1) ?? morning)) * size);
  const wouldLose = Math.round(lostBefore + loss);
  const most = Math.round(limit * size);
  const lost = Math.min(wouldLose, most);
  const isBroken = wouldLose > most;
  return {
    loss,
    lostBefore,
    wouldLose,
    lost,
    left: most - lost,
    gain: morning - lost / size,
    isBroken,
    seen: isBroken ? (most - lostBefore) / loss : 1,
  };
}

/** The smallest size that closes the account; undefined if none up to `most` does. */
export function breakingSize(account: TradedAccount, most: number): number | undefined {
  const sizes = Array.from({ length: Math.round(most / lotStep) }, (_, step) =>
    Number(((step + 1) * lotStep).toFixed(1)),
  );
  return sizes.find((lots) => simulateTrade(account, lots).isBroken);
}
