import { expect, test } from "vitest";
import { type Account, accounts, challenge } from "../../content/sample/firm.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { panelProps } from "../../sections/prop-firms/panelProps.ts";
import { accountView } from "./accountView.ts";

const props = panelProps(await i18nFor("en"));
const { words } = props;

/** The view of an account that has lost a fraction of its size since the morning. */
const viewAfter = (loss: number, brokenRule?: number) =>
  accountView({
    ...props,
    account: {
      ...accounts.onTrack,
      before: [0],
      today: [0, -loss],
      trades: [{ time: "10:00", symbol: "EURUSD", side: "buy", lots: 1 }],
      brokenRule,
    },
  });
const meters = (loss: number, brokenRule?: number) =>
  viewAfter(loss, brokenRule).meters.map(({ isBroken, share }) => ({ isBroken, share }));

test("PF-03 a loss at the daily limit is marked where it broke the rule, not where it only reaches it", () => {
  const { dailyDrawdown } = challenge;
  const target = { isBroken: false, share: 0 };
  expect(meters(dailyDrawdown / 2)).toEqual([target, { isBroken: false, share: 50 }]);
  expect(meters(dailyDrawdown)).toEqual([target, { isBroken: false, share: 100 }]);
  expect(meters(dailyDrawdown, 0)).toEqual([target, { isBroken: true, share: 100 }]);
});

test("PF-03 an account in the last band of its daily limit is near it, and one at the band's edge is not", () => {
  const { dailyDrawdown } = challenge;
  expect(viewAfter(props.near.from * dailyDrawdown).state).toBe(words.onTrack);
  expect(viewAfter(0.9 * dailyDrawdown).state).toBe(props.near.word);
});

test("PF-03 all amounts follow the size of the challenge, its target and its limits", () => {
  const { lines, meters, equity, rules, payout } = accountView({
    ...props,
    account: { ...accounts.onTrack, before: [0], today: [0.02, 0.01] },
    challenge: {
      size: 50_000,
      target: 0.1,
      dailyDrawdown: 0.04,
      maximumLoss: 0.12,
      days: 9,
      consistency: 0.35,
      lots: 8,
      split: 0.9,
    },
  });
  expect(equity).toBe("$50,500");
  expect(lines.target.figure).toBe("$55,000");
  expect(lines.daily.figure).toBe("$49,000");
  expect(lines.maximum.figure).toBe("$44,000");
  expect(meters).toMatchObject([
    { figure: "$500", limit: "$5,000", share: 10 },
    { figure: "$500", limit: "$2,000", share: 25 },
  ]);
  expect(rules.map(({ value }) => value)).toEqual(["4%", "12%", "9", undefined, undefined, "35%", "8"]);
  expect(payout).toContain("90%");
});

test.each([
  [1, [1]],
  [8, [1, 4, 7]],
  [20, [1, 8, 15]],
])("PF-03 after %i days, the timeline names days %j and this minute", (days, named) => {
  const account: Account = {
    ...accounts.onTrack,
    before: [0, ...Array.from({ length: days }, () => 0.01)],
    today: [0.01, 0.02],
  };
  const { marks } = accountView({ ...props, account });
  expect(marks.slice(0, -1)).toEqual(
    named.map((day) => ({
      at: Math.round((100 * day) / (days + 1)),
      text: words.day.replace("{day}", `${day}`),
    })),
  );
  expect(marks.at(-1)).toEqual({ at: 100, text: `${words.today} ${props.moment}` });
});
