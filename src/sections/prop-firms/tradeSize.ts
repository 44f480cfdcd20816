import { tradeResult } from "../../facts/sample/goldTrade.ts";

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
 * What the last trade does to an account at another size.
 * @param lots the size of the trade
 * @returns dollars, and gains as fractions: `lostBefore` and `lost` are since the morning, `left` is up to the limit
 */
export function afterTrade({ size, earlier, fall, limit }: TradedAccount, lots: number) {
  const loss = tradeResult(lots, fall.ounces, fall.dollars);
  const [morning] = earlier;
  const lostBefore = (morning - (earlier.at(-1) ?? morning)) * size;
  const lost = Math.round(lostBefore + loss);
  const left = Math.round(limit * size) - lost;
  return { loss, lostBefore, lost, left, gain: morning - lost / size, isBroken: left < 0 };
}
