import type { Page } from "@playwright/test";
import { challenge, moment } from "../src/content/sample/firm.ts";
import { traders } from "../src/content/sample/traders.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { businesses, trader } from "../src/sections/home/sampleTrade.ts";
import { firstTrade } from "../src/sections/home/TradeControl.tsx";
import { tradeInAll, turningPoints } from "../src/simulation/threeBusinesses.ts";
import { expect, filled, region, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// One gold trade above three panels of Home. The arithmetic has unit tests: src/simulation/threeBusinesses.test.ts.

const { home, "prop-firms": propFirms } = words("en");
const { trade, picture } = home.audiences;
const move = `$${businesses.move.dollars.toFixed(2)}`;

const section = (page: Page) => region(page, home.audiences.title);
const size = (page: Page) => page.getByRole("slider", { name: trade.size });
const falls = (page: Page) => page.getByRole("radio", { name: filled(trade.falls, { move }) });
const panel = (page: Page, index: number) => section(page).locator("figure").nth(index);
/** The figure of a panel that has a name. */
const figure = (page: Page, index: number, term: string) =>
  panel(page, index).locator("p").filter({ hasText: term }).locator("b");
/** The arithmetic on the line of the trade. */
const sum = (page: Page, index: number) => panel(page, index).locator("p").filter({ hasText: " = " });
const { picture: account } = propFirms;
const { network } = words("en").communities;
const state = (page: Page) => figure(page, 1, `${account.profitTarget} ${100 * challenge.target}%`);
const earned = (page: Page) => panel(page, 2).locator(".u-positive");
const tier = (page: Page) => figure(page, 2, filled(network.tier, { number: "1" }));
/** The traders on the steps of the podium, best first. */
const ranks = (page: Page) =>
  panel(page, 0)
    .locator("div[data-place]")
    .evaluateAll((all) =>
      (all as HTMLElement[])
        .sort((one, other) => Number(one.dataset.place) - Number(other.dataset.place))
        .map((each) => each.querySelector("b")?.textContent),
    );
const dollars = (amount: number) => `$${amount.toLocaleString("en")}`;
/** Everything that the three pictures show and say. */
const pictures = (page: Page) =>
  section(page)
    .locator("figure")
    .evaluateAll((all) =>
      all.map((each) => [
        each.ariaLabel,
        each.textContent,
        ...[...each.querySelectorAll("path")].map((part) => part.getAttribute("d")),
      ]),
    );

/** The least size at which something happens as gold rises (1) or falls (-1). */
const sizeFor = (direction: 1 | -1, event: Record<string, unknown>): number =>
  turningPoints(businesses, direction).find((point) => expect.objectContaining(event).asymmetricMatch(point))
    ?.lots ?? 0;

test.beforeEach(({ page }) => page.goto("/"));

test("HM-02 by keyboard, a rising trade meets the target and takes the first place, and 1 puts all back", async ({
  page,
}) => {
  const before = await pictures(page);
  const met = sizeFor(1, { state: "met" });
  const first = sizeFor(1, { rank: 0 });
  await size(page).focus();
  for (let step = Math.round(10 * firstTrade.lots); step < Math.round(10 * met) - 1; step += 1)
    await size(page).press("ArrowRight");
  await expect(state(page)).toHaveText(propFirms.picture.onTrack);
  await size(page).press("ArrowRight");
  await expect(state(page)).toHaveText(trade.marks.met);
  expect((await ranks(page))[0]).toBe(traders[0].name);
  // Almost equal, and still told apart; then one decimal is enough.
  const returns = () => panel(page, 0).locator("div[data-place] .u-positive").allTextContents();
  expect(new Set(await returns()).size).toBe(3);
  for (let step = Math.round(10 * met); step < Math.round(10 * first); step += 1)
    await size(page).press("ArrowRight");
  await expect(figure(page, 0, picture.rank)).toHaveText("1");
  expect(await ranks(page)).toEqual([trader.name, traders[0].name, traders[2].name]);
  for (const text of await returns()) expect(text).toMatch(/^\+\d+\.\d%$/);
  const outcome = tradeInAll(businesses, first, 1);
  await expect(figure(page, 0, home.board.prize)).toHaveText(dollars(outcome.competition.prize));
  await expect(sum(page, 0)).toContainText(`= ${dollars(outcome.competition.total)}`);
  await expect(figure(page, 1, account.profitTarget).last()).toHaveText(dollars(outcome.challenge.profit));
  await expect(panel(page, 0)).toHaveAccessibleName(
    filled(picture.podium, {
      first: trader.name,
      second: traders[0].name,
      third: traders[2].name,
      prize: dollars(outcome.competition.prize),
    }),
  );
  await expect(size(page)).toHaveAttribute(
    "aria-valuetext",
    `${first}, ${trade.marks.met}, ${trade.marks.ranks.first}`,
  );
  // Announced once, after the last key.
  await expect(section(page).getByRole("status")).toContainText(
    filled(trade.ranks.first, { trader: trader.name, prize: dollars(outcome.competition.prize) }),
  );
  await size(page).fill(`${firstTrade.lots}`);
  expect(await pictures(page)).toEqual(before);
  // No trade is a size too.
  await size(page).press("Home");
  await expect(size(page)).toHaveAttribute("aria-valuetext", `0.0, ${trade.none}`);
  await expect(earned(page)).toHaveText("");
  await expect(figure(page, 0, home.board.return)).toHaveText(numberFormats("en").changeTo(1)(trader.gain));
});

test("HM-02 a falling trade closes the account at its limit, and the commission is the same either way", async ({
  page,
}) => {
  const closed = sizeFor(-1, { state: "closed" });
  const largestDot = () =>
    panel(page, 2)
      .locator("circle")
      .evaluateAll((all) => Math.max(...all.map((each) => Number.parseFloat(getComputedStyle(each).r))));
  const resting = await largestDot();
  await expect(earned(page)).toHaveText(`+${dollars(firstTrade.lots * businesses.rate)}`);
  await size(page).fill(`${closed}`);
  const commission = `${closed} × ${dollars(businesses.rate)} = $${(closed * businesses.rate).toFixed(2)}`;
  await expect(sum(page, 2)).toHaveText(commission);
  expect(await largestDot()).toBeCloseTo(resting + closed - firstTrade.lots, 1);
  await expect(earned(page)).toHaveText(`+$${(closed * businesses.rate).toFixed(2)}`);
  const inTier = await tier(page).textContent();
  await falls(page).check();
  const limit = challenge.dailyDrawdown * challenge.size;
  await expect(state(page)).toHaveText(filled(propFirms.picture.ruleBroken, { time: moment }));
  await expect(figure(page, 1, account.dailyLimit).first()).toHaveText(dollars(limit));
  await expect(figure(page, 1, account.rulesMet)).toContainText(account.rules.dailyLoss);
  const frozen = await figure(page, 1, account.profitTarget).last().textContent();
  await expect(sum(page, 2)).toHaveText(commission);
  await expect(tier(page)).toHaveText(inTier ?? "");
  await size(page).press("End");
  await expect(figure(page, 1, account.profitTarget).last()).toHaveText(frozen ?? "");
  await expect(figure(page, 0, picture.rank)).toHaveText("3");
  await expect(section(page)).toContainText(trade.states.closed);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("HM-02 who changes rank is seen to move, within 300 ms; under reduced motion nothing moves", async ({
    page,
  }) => {
    const lengths = () =>
      panel(page, 0).evaluate((podium) =>
        podium
          .getAnimations({ subtree: true })
          .filter((each) => !(each instanceof CSSAnimation))
          .map(({ effect }) => Number(effect?.getTiming().duration)),
      );
    const first = `${sizeFor(1, { rank: 0 })}`;
    await size(page).focus();
    await size(page).fill("0.1");
    await expect(figure(page, 0, picture.rank)).toHaveText("2");
    expect(await lengths()).toEqual([]);
    // Read in the task that moved it.
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) {
        const animation = animate.apply(this, all);
        animation.pause();
        return animation;
      };
    });
    await size(page).fill(first);
    await expect(figure(page, 0, picture.rank)).toHaveText("1");
    // A name that takes two lines may move the third one too.
    expect((await lengths()).length).toBeGreaterThanOrEqual(2);
    for (const length of await lengths()) expect(length).toBeLessThanOrEqual(300);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await size(page).fill(first);
    await expect(figure(page, 0, picture.rank)).toHaveText("1");
    expect(await lengths()).toEqual([]);
  });
});

test("HM-02 the pictures follow a direction and a size that were chosen before the scripts came", async ({
  page,
}) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await falls(page).check();
  await size(page).press("End");
  release();
  await expect(figure(page, 0, picture.rank)).toHaveText("3");
});

test("HM-02 on a phone the control and all three answers stay in view with each panel, up to the third", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bring = (target: ReturnType<typeof panel>) =>
    target.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight / 2, behavior: "instant" });
    });
  const first = sizeFor(1, { rank: 0 });
  await size(page).fill(`${first}`);
  const commission = `$${tradeInAll(businesses, first, 1).commission.toFixed(2)}`;
  const answers = page.getByText([trade.marks.ranks.first, trade.marks.met, commission].join(" · "));
  for (const index of [0, 1, 2]) {
    await bring(panel(page, index));
    await expect(size(page)).toBeInViewport({ ratio: 1 });
    await expect(answers).toBeInViewport({ ratio: 1 });
  }
  await bring(page.getByText(home.audiences.traders.text));
  await page.evaluate(() => scrollBy({ top: 500, behavior: "instant" }));
  await expect(size(page)).not.toBeInViewport();
  // A low window, such as at 400% zoom, is left to the panels.
  await page.setViewportSize({ width: 320, height: 256 });
  await bring(panel(page, 1));
  await expect(size(page)).not.toBeInViewport();
});

test("HM-02 on a phone the control is a low block over what it moves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { height } = (await size(page).locator("xpath=../..").boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(44);
  expect(height).toBeLessThanOrEqual(110);
});

test("WG-07 HM-02 without a script no control is offered, and pictures and sentence tell of one lot", async ({
  reader,
}) => {
  await reader.goto("/");
  await expect(reader.getByRole("slider")).toBeHidden();
  await expect(section(reader).getByRole("radio")).toHaveCount(0);
  const outcome = tradeInAll(businesses, firstTrade.lots, firstTrade.direction);
  await expect(section(reader)).toContainText(
    filled(trade.ranks.second, { trader: trader.name, prize: dollars(outcome.competition.prize) }),
  );
  await expect(section(reader)).toContainText(trade.states.open);
  await expect(figure(reader, 1, account.profitTarget).last()).toHaveText(dollars(outcome.challenge.profit));
  expect(await ranks(reader)).toEqual(traders.slice(0, 3).map(({ name }) => name));
});
