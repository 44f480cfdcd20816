import { expect, test } from "vitest";
import { challenge } from "../../content/sample/firm.ts";
import { lastTrade } from "../../illustrations/TraderPanel/curve.ts";
import { tradedAccount } from "./panelProps.ts";
import { breakingSize, simulateTrade } from "./tradeSize.ts";

const limit = challenge.dailyDrawdown * challenge.size;

test("PF-03 the limit breaks at one size and stays broken above it, and no loss goes beyond it", () => {
  const sizes = Array.from({ length: challenge.lots * 10 }, (_, index) => (index + 1) / 10);
  const first = breakingSize(tradedAccount, challenge.lots);
  expect(first).toBe(2.3);
  for (const size of sizes) {
    const { isBroken, lost, left, wouldLose } = simulateTrade(tradedAccount, size);
    expect(isBroken, `${size} lots`).toBe(size >= (first ?? 0));
    expect(lost).toBe(isBroken ? limit : wouldLose);
    expect(left).toBe(limit - lost);
  }
});

test("PF-03 a trade that is cut stops on the way of the whole trade, the earlier the larger it is", () => {
  const seen = [2.2, 2.3, 3.6, 5].map((lots) => {
    const { seen, lostBefore, wouldLose, lost } = simulateTrade(tradedAccount, lots);
    expect(lostBefore + seen * (wouldLose - lostBefore)).toBeCloseTo(lost, 6);
    return seen;
  });
  expect(seen[0]).toBe(1);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  expect(lastTrade(3, 40, 160)).toBe("M400 40L600 160");
  expect(lastTrade(3, 40, 100, 0.5)).toBe("M400 40L500 100");
});

test("PF-03 at the limit itself the account stays open", () => {
  const { left } = simulateTrade(tradedAccount, 0);
  const exact = { ...tradedAccount, fall: { ounces: 1, dollars: left } };
  expect(simulateTrade(exact, 1)).toMatchObject({ left: 0, isBroken: false });
  expect(breakingSize(exact, 1)).toBeUndefined();
});
