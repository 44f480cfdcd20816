import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { academy } from "../src/content/sample/academy.ts";
import { competition } from "../src/content/sample/competition.ts";
import { accounts, challenge, firm, moment } from "../src/content/sample/firm.ts";
import { traders } from "../src/content/sample/traders.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { shownText } from "../src/i18n/messages/pattern.ts";
import { sentenceSpace } from "../src/i18n/messages/sentences.ts";
import { expect, filled, region, test, words } from "./fixtures.ts";

// Every state of the two sliders in every language, worked out here in whole cents and apart from src/simulation:
// 2 directions x 51 sizes of the gold trade, 49 sizes of the trade that breaks a rule.

/** Whole cents. */
const cents = (dollars: number) => Math.round(100 * dollars);
const { ounces, dollars: move } = accounts.broken.fall;
/** What a trade of so many tenths of a lot moves, in cents. */
const moved = (tenths: number) => tenths * (ounces / 10) * cents(move);

type Formats = ReturnType<typeof numberFormats>;
const inDollars = (format: (dollars: number) => string) => (amount: number) => format(amount / 100);

/**
 * Moves a slider through sizes in tenths of a lot, and reads after each what the pictures of the section show: the text
 * alternatives, the last rows of each figure, and more that a test asks for.
 */
const readStates = (page: Page, title: string, tenths: readonly number[], more: readonly string[]) =>
  region(page, title).evaluate(
    async (section, [tenths, more]) => {
      const slider = section.querySelector<HTMLInputElement>("[type=range]");
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      const states: string[][] = [];
      for (const each of tenths) {
        set?.call(slider, `${each / 10}`);
        slider?.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        const figures = [...section.querySelectorAll("figure")].flatMap((figure) => [
          figure.ariaLabel,
          ...[...figure.querySelectorAll("p")].slice(-4).map((row) => row.textContent),
        ]);
        const others = more.map((selector) => section.querySelector(selector)?.textContent);
        states.push([...figures, ...others, slider?.ariaValueText].map((text) => text ?? ""));
      }
      return states;
    },
    [tenths, more] as const,
  );

const all = (states: readonly (readonly string[])[]) => states.map((texts) => texts.map(shownText));

const upTo = (lots: number, from = 0) =>
  Array.from({ length: 10 * lots - from + 1 }, (_, index) => index + from);

const trader = traders.find(({ name }) => name === accounts.onTrack.trader) ?? traders[0];

/** What the three pictures of Home show of the gold trade. */
function tradeTexts(code: Language, tenths: number, direction: 1 | -1): string[] {
  const { home, "prop-firms": propFirms, communities } = words(code);
  const { trade, picture } = home.audiences;
  const { network } = communities;
  const formats = numberFormats(code);
  const exact = inDollars(formats.exactDollars);
  const size = new Intl.NumberFormat(code === "es" ? "es-419" : code, { minimumFractionDigits: 1 });
  const result = direction * moved(tenths);
  const hasTrade = tenths > 0;
  const sign = direction > 0 ? "+" : "−";

  const account = cents(competition.accountSize);
  const before = Math.round(account * trader.gain);
  const gain = (before + result) / account;
  const rivals = traders.filter(({ name }) => name !== trader.name);
  const rank = rivals.filter((rival) => Math.round(account * rival.gain) > before + result).length;
  const podium = rivals.slice(0, 2).map(({ name }) => name);
  podium.splice(rank, 0, trader.name);
  // One decimal, but for returns that would look equal.
  const gains = [...rivals.slice(0, 2).map((rival) => rival.gain), gain];
  const digits = [1, 2].find((each) => new Set(gains.map(formats.changeTo(each))).size === gains.length) ?? 3;
  const ownReturn = formats.changeTo(digits)(gain);
  const prizes = competition.prizes.map((share) => share * competition.prizePool);

  const whole = cents(challenge.size);
  const [morning = 0, ...today] = accounts.onTrack.today.map((share) => Math.round(whole * share));
  const start = today.at(-1) ?? morning;
  const limit = Math.round(whole * challenge.dailyDrawdown);
  const isClosed = morning - (start + result) > limit;
  const profit = isClosed ? morning - limit : start + result;
  const closes = [...accounts.onTrack.before.map((share) => Math.round(whole * share)), profit];
  const best = Math.max(...closes.slice(1).map((close, day) => close - (closes[day] ?? 0)));
  const isMet = !isClosed && profit >= Math.round(whole * challenge.target);
  const isUneven = isMet && best / profit > challenge.consistency;
  const broken = isClosed
    ? propFirms.picture.rules.dailyLoss
    : isUneven
      ? propFirms.picture.rules.consistency
      : "";
  const state = isClosed ? "closed" : isUneven ? "inconsistent" : isMet ? "met" : "open";
  const rules = Object.keys(propFirms.picture.rules).length;
  const rulesMet = `${rules - (broken ? 1 : 0)} / ${rules}`;
  const lost = Math.max(0, isClosed ? limit : morning - profit);

  const [rate = 0, second = 0, third = 0] = academy.tierRates;
  const below = (branches: typeof academy.network): typeof academy.network =>
    branches.flatMap((branch) => branch.below ?? []);
  const lotsOf = (branches: typeof academy.network) => branches.reduce((sum, branch) => sum + branch.lots, 0);
  const first = lotsOf(academy.network) * rate * 100 + tenths * rate * 10;
  const others = [
    lotsOf(below(academy.network)) * second * 100,
    lotsOf(below(below(academy.network))) * third * 100,
  ];
  const total = first + (others[0] ?? 0) + (others[1] ?? 0);
  const commission = tenths * rate * 10;

  const money = (amount: number) => formats.exactDollars(amount);
  const ranks = Object.values(trade.ranks);
  const values = {
    trader: trader.name,
    prize: money(prizes[rank] ?? 0),
    share: formats.roundedPercent(best / profit),
    limit: formats.percent(challenge.consistency),
    commission: exact(commission),
  };
  const amount = exact(Math.abs(result));
  const sums = hasTrade
    ? [
        `${exact(before)} ${sign} ${amount} = ${exact(before + result)}`,
        direction > 0
          ? `${exact(start)} + ${amount} = ${exact(start + result)}`
          : `${exact(morning - start)} + ${amount} = ${exact(morning - start - result)}${isClosed ? ` > ${exact(limit)}` : ""}`,
        `${size.format(tenths / 10)} × ${money(rate)} = ${exact(commission)}`,
      ]
    : [
        `${exact(before)} / ${exact(account)} = ${ownReturn}`,
        `${exact(morning)} − ${exact(morning - start)} = ${exact(start)}`,
        `${formats.whole(lotsOf(academy.network))} × ${money(rate)} = ${exact(first)}`,
      ];
  const tierRow = (number: number, tierRate: number, earned: number) =>
    `${filled(network.tier, { number: `${number}` })} · ${filled(network.rate, { amount: money(tierRate) })} ${exact(earned)}`;
  const { board } = home;
  const { picture: panel } = propFirms;
  const sentence = [
    filled(ranks[rank] ?? "", values),
    filled(trade.states[state], values),
    filled(trade.commission, values),
  ].join(sentenceSpace(code));
  const gold = `${size.format(tenths / 10)} × ${new Intl.NumberFormat(code === "es" ? "es-419" : code, { style: "unit", unit: "ounce" }).format(ounces)} × ${money(move)} = ${amount}`;
  return [
    filled(picture.podium, {
      first: podium[0] ?? "",
      second: podium[1] ?? "",
      third: podium[2] ?? "",
      prize: formats.dollars(prizes[0] ?? 0),
    }),
    sums[0] ?? "",
    `${board.return} ${ownReturn}`,
    `${picture.rank} ${rank + 1}`,
    `${board.prize} ${formats.dollars(prizes[rank] ?? 0)}`,
    filled(picture.challenge, {
      gain: exact(profit),
      target: money(challenge.target * challenge.size),
      rules: rulesMet,
    }),
    sums[1] ?? "",
    `${panel.profitTarget} ${exact(profit)} / ${money(challenge.target * challenge.size)}`,
    `${panel.dailyLimit} ${exact(lost)} / ${exact(limit)}`,
    `${panel.rulesMet} ${rulesMet}${broken && ` · ${broken}`}`,
    filled(network.label, { name: network.name, total: exact(total), first: exact(first) }),
    sums[2] ?? "",
    tierRow(1, rate, first),
    tierRow(2, second, others[0] ?? 0),
    tierRow(3, third, others[1] ?? 0),
    hasTrade ? `${gold} ${sentence}` : sentence,
  ];
}

for (const { code } of languages)
  test(`HM-02 all 102 states of the gold trade add up (${code})`, async ({ page }) => {
    const { home } = words(code);
    const move = numberFormats(code).dollarsAndCents(accounts.broken.fall.dollars);
    await page.goto(`/?lng=${code}`);
    const section = region(page, home.audiences.title);
    await section.getByRole("slider").focus();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    for (const direction of [1, -1] as const) {
      const way = direction > 0 ? home.audiences.trade.rises : home.audiences.trade.falls;
      await section.getByRole("radio", { name: filled(way, { move }) }).check();
      const tenths = upTo(challenge.lots);
      const result = await readStates(page, home.audiences.title, tenths, ["p.u-tabular:not(figure p)"]);
      const seen = all(result).map((texts) => texts.slice(0, -1));
      expect(seen).toEqual(all(tenths.map((each) => tradeTexts(code, each, direction))));
    }
  });

/** What both panels of the page for prop firms show of a trade as gold falls. */
function ruleTexts(code: Language, tenths: number): string[] {
  const { "prop-firms": copy, brokers } = words(code);
  const formats: Formats = numberFormats(code);
  const dollars = inDollars(formats.dollars);
  const { picture, tradeSize } = copy;
  const { trader, today } = accounts.broken;
  const whole = cents(challenge.size);
  const [morning = 0, ...later] = today.map((share) => Math.round(whole * share));
  const start = later.at(-1) ?? morning;
  const limit = Math.round(whole * challenge.dailyDrawdown);
  const loss = moved(tenths);
  const wouldLose = morning - start + loss;
  const isBroken = wouldLose > limit;
  const lost = Math.min(wouldLose, limit);
  const profit = morning - lost;
  const isNear = lost / limit > (firm.bands.at(-2) ?? 1);
  const rules = Object.keys(picture.rules).length;
  // The best day is 60% of the profit of the morning, which is not yet within 40%.
  const rulesMet = `${rules - (isBroken ? 1 : 0) - 1} / ${rules}`;
  const state = isBroken
    ? filled(picture.ruleBroken, { time: moment })
    : isNear
      ? brokers.picture.nearLimit
      : picture.onTrack;
  const label = isBroken ? picture.adminLabel : isNear ? picture.adminLabelNear : picture.adminLabelOnTrack;
  const lots = formats.whole(tenths / 10);
  const verdict = isBroken
    ? filled(tradeSize.broken, { closed: dollars(-lost) }) +
      sentenceSpace(code) +
      filled(tradeSize.whole, { whole: dollars(-wouldLose) })
    : filled(tradeSize.kept, { total: dollars(lost), left: dollars(limit - lost) });
  const sum = [
    filled(tradeSize.sum, {
      lots,
      ounces: formats.whole(ounces),
      move: formats.dollarsAndCents(move),
      loss: dollars(loss),
      before: dollars(morning - start),
    }),
    filled(tradeSize.limit, { sum: dollars(limit) }),
  ].join(sentenceSpace(code));
  const band = isBroken ? -1 : firm.bands.findIndex((end) => lost / limit <= end);
  const heat = [962, 478, 210, 80, 20].map((count, index) => {
    const end = formats.percent(firm.bands[index] ?? 1);
    return `≤${end} ${formats.whole(index === band ? count + 1 : count)} ${index === band ? `▲ ${trader}` : isBroken && index === 4 ? `× ${trader}` : ""}`;
  });
  return [
    filled(picture.traderLabel, { trader, equity: dollars(whole + profit), rules: rulesMet }),
    `${picture.profitTarget}${dollars(Math.max(0, profit))} / ${formats.dollars(challenge.target * challenge.size)}`,
    `${picture.dailyLimit}${dollars(lost)} / ${dollars(limit)}`,
    `${picture.rulesMet} ${rulesMet}`,
    `${picture.payout} ${isBroken ? picture.payoutNone : filled(picture.payoutLater, { share: formats.percent(challenge.split) })}`,
    filled(label, { time: moment, bought: formats.whole(firm.funnel.bought) }),
    `${moment} ${isBroken ? filled(picture.event, { trader }) : filled(tradeSize.event, { trader, left: dollars(limit - lost) })}`,
    verdict,
    sum,
    heat.join(""),
    `${lots}, ${state}`,
  ];
}

for (const { code } of languages)
  test(`PF-03 all 49 states of the trade that may break a rule add up (${code})`, async ({ page }) => {
    const { "prop-firms": copy } = words(code);
    await page.goto(`${routes.propFirms.path}?lng=${code}`);
    const section = region(page, copy.panels.title);
    await section.getByRole("slider").focus();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    const tenths = upTo(challenge.lots, 2);
    const others = ["output", "p.u-small.u-tabular", "ol:has(> [data-order])"];
    const seen = all(await readStates(page, copy.panels.title, tenths, others));
    for (const [index, each] of tenths.entries()) {
      const texts = seen[index] ?? [];
      const expected = ruleTexts(code, each).map(shownText);
      for (const text of expected) expect(texts, `${each} tenths of a lot`).toContain(text);
    }
  });
