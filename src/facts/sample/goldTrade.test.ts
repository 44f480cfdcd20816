import { expect, test } from "vitest";
import { academy } from "./academy.ts";
import { accounts, moment } from "./firm.ts";
import { tradeResult } from "./goldTrade.ts";

const { ounces } = accounts.broken.fall;

test("IB-01 the journal's gold trade adds up to the cent by the same arithmetic as the other pictures", () => {
  const entry = academy.journal.entries.find(({ time, market }) => time === moment && market === "XAUUSD");
  const [from, to] = entry?.prices ?? [0, 0];
  expect(tradeResult(entry?.lots ?? 0, ounces, to - from)).toBe(148);
});
