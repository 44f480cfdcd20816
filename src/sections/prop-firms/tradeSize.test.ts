import { expect, test } from "vitest";
import { accounts, challenge } from "../../facts/sample/firm.ts";
import { tradedAccount } from "./panelProps.ts";
import { afterTrade } from "./tradeSize.ts";

const { today, trades } = accounts.broken;
const lots = trades.at(-1)?.lots ?? 0;

test("PF-03 the arithmetic of the sample holds: the size traded gives the account's last gain, and breaks the limit", () => {
  const { gain, lostBefore, loss, lost, isBroken } = afterTrade(tradedAccount, lots);
  expect(gain).toBeCloseTo(today.at(-1) ?? 0, 9);
  expect(lostBefore + loss).toBeCloseTo(lost, 6);
  expect(isBroken).toBe(true);
});

test("PF-03 the limit breaks at one size and stays broken above it; at the limit itself it holds", () => {
  const sizes = Array.from({ length: challenge.lots * 10 }, (_, index) => (index + 1) / 10);
  const broken = sizes.map((size) => afterTrade(tradedAccount, size).isBroken);
  expect(broken).toEqual(broken.toSorted());
  expect(new Set(broken).size).toBe(2);
  const { fall, ...account } = tradedAccount;
  const { left } = afterTrade(tradedAccount, 0);
  const exact = { ...account, fall: { ounces: 1, dollars: left } };
  expect(afterTrade(exact, 1)).toMatchObject({ left: 0, isBroken: false });
});
