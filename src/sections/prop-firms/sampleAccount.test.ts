import { expect, test } from "vitest";
import { unjoined } from "../../languages/words/joined.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { sampleAccount } from "./sampleAccount.ts";

const translator = await translatorFor("en");
const names = translator.t("prop-firms:picture.rules", { returnObjects: true });

/** The panel of an account that has lost a share of its size since the morning. */
const panelAfter = (loss: number, brokenRule?: number) => {
  const account: Parameters<typeof sampleAccount>[0] = {
    id: "A-1",
    trader: "Ada Moreno",
    platform: "MT5",
    before: [0],
    today: [0, -loss],
    trades: [{ time: "10:00", symbol: "EURUSD", side: "buy", lots: 1 }],
    ...(brokenRule !== undefined && { brokenRule }),
  };
  return sampleAccount(account, translator);
};
const { share: dailyLimit } = panelAfter(0).limits.daily;
const meters = (loss: number) => panelAfter(loss).meters.map(({ isBroken, share }) => ({ isBroken, share }));

test("PF-03 the daily limit is broken by a loss beyond it, not by one that reaches it", () => {
  const target = { isBroken: false, share: 0 };
  expect(meters(dailyLimit / 2)).toEqual([target, { isBroken: false, share: 50 }]);
  expect(meters(dailyLimit)).toEqual([target, { isBroken: false, share: 100 }]);
  expect(meters(dailyLimit + 0.001)).toEqual([target, { isBroken: true, share: 100 }]);
});

test("PF-03 a broken rule shows in the list, in its count, in the state and in the payout", () => {
  const panel = panelAfter(0.06, 2);
  expect(panel.rules.map(({ isBroken }) => isBroken)).toEqual(names.map((_, index) => index === 2));
  expect(panel.rulesMet.figure).toBe(`${names.length - 1} / ${names.length}`);
  expect(panel.state).not.toBe(translator.t("prop-firms:picture.onTrack"));
  expect(panel.payout.figure).toBe(translator.t("prop-firms:picture.payoutNone"));
});

test("PF-03 an account without a broken rule is on track, with a payout ahead", () => {
  const panel = panelAfter(0.01);
  expect(panel.rules.filter(({ isBroken }) => isBroken)).toEqual([]);
  expect(panel.rulesMet.figure).toBe(`${names.length} / ${names.length}`);
  expect(panel.state).toBe(translator.t("prop-firms:picture.onTrack"));
  expect(panel.payout.figure).toContain("80%");
});

test("PF-03 a loss has a minus sign, in the change since the opening and in a trade", () => {
  const panel = panelAfter(0.01);
  expect(panel.equity.change).toBe("−1.0%");
  expect(unjoined(panel.axis[0]?.detail ?? "")).toMatch(/· −\$1,000$/);
});
