import {
  claimOf,
  competitionTraits,
  figureStyles,
  listedFeatures,
  questions,
  schedule,
  shownFeatures,
  stats,
  useCases,
} from "../../src/content/pages/brokers.ts";
import { partners, partnersOnPage } from "../../src/content/partners.ts";
import { platforms, platformsOnPage } from "../../src/content/platforms.ts";
import { routes } from "../../src/content/routes.ts";
import { competition } from "../../src/content/sample/competition.ts";
import { traders } from "../../src/content/sample/traders.ts";
import { claimEnds, claimFigure } from "../../src/i18n/messages/claimFigure.ts";
import { monthAndYear, weekdays } from "../../src/i18n/messages/dates.ts";
import { withNoBreaks } from "../../src/i18n/messages/noBreak.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import { keyFeatureNames } from "../../src/ui/Icon/Icon.examples.tsx";
import { icons } from "../../src/ui/Icon/SpriteIcon.tsx";
import {
  expect,
  expectNewTab,
  expectQuestions,
  filled,
  patternOf,
  region,
  test,
  trackedScheduler,
  words,
} from "../fixtures.ts";
import { untilOwnFonts } from "../layoutIssues.ts";

const { brokers, common, home } = words("en");
const { path } = routes.brokers;
const scheduler = (button: string): RegExp => trackedScheduler("brokers", `brokers-${button}`);

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto(path));

  test("BR-01 the hero says what it is, shows a competition in the first screen, and opens the scheduler in a new tab", async ({
    reader,
  }) => {
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(brokers.hero.title);
    const hero = region(reader, brokers.hero.title);
    await expect(hero).toContainText(
      filled(brokers.hero.subtitle, { retention: claimFigure("en", "retention", "plain") }),
    );
    await expectNewTab(hero.getByRole("link", { name: common.navigation.bookDemo }), scheduler("hero"));
    const engine = reader.getByRole("img", { name: patternOf(home.board.label) });
    await expect(engine).toBeInViewport({ ratio: 0.5 });
    const { dollars, percent } = numberFormats("en");
    const prize = dollars(competition.prizePool * competition.prizes[0]);
    for (const words of [brokers.picture.setUp, home.board.name, brokers.picture.podium, prize])
      await expect(engine).toContainText(words);
    const limit = percent(competition.drawdownLimit);
    await expect(engine).toContainText(filled(brokers.picture.ranking, { limit }));
  });

  test("BR-02 the strip shows its partners, each linked to its affiliate address if it has one", async ({
    reader,
  }) => {
    const strip = region(reader, brokers.partners.label).getByRole("listitem");
    await expect(strip).toHaveText(partnersOnPage.brokers.map((id) => new RegExp(partners[id].name)));
    for (const [index, id] of partnersOnPage.brokers.entries()) {
      const link = strip.nth(index).getByRole("link");
      const address = partners[id].affiliate;
      if (address) await expectNewTab(link, address);
      else await expect(link).toHaveCount(0);
    }
    await expect(reader.getByText(common.affiliate)).toBeVisible();
  });

  test("BR-03 the competition engine shows its four figures", async ({ reader }) => {
    const figures = region(reader, brokers.engine.title).getByRole("listitem");
    await expect(figures).toHaveCount(4);
    for (const [index, id] of stats.entries()) {
      const { label, text } = brokers.engine.stats[id];
      await expect(
        figures.nth(index).getByText(claimFigure("en", id), { exact: true }).first(),
      ).toBeVisible();
      await expect(figures.nth(index).getByRole("heading", { name: label })).toBeVisible();
      await expect(figures.nth(index)).toContainText(text);
    }
  });

  test("BR-04 one card compares live and demo competitions, the other shows a branded IB portal", async ({
    reader,
  }) => {
    const { competitions, portals, title } = brokers.features;
    const cards = region(reader, title).getByRole("article");
    await expect(cards).toHaveCount(2);
    const first = cards.and(reader.getByRole("article", { name: competitions.title }));
    await expect(first).toContainText(competitions.text);
    for (const trait of competitionTraits) {
      const { name, demo, live } = competitions.rows[trait];
      await expect(first.getByRole("row", { name: `${name} ${demo} ${live}` })).toBeVisible();
    }
    const second = cards.and(reader.getByRole("article", { name: portals.title }));
    await expect(second).toContainText(portals.text);
    const portal = second.getByRole("img", { name: patternOf(portals.picture.label) });
    for (const words of [portals.picture.name, portals.picture.branding])
      await expect(portal).toContainText(words);
  });

  test("BR-05 twelve key features, four of them with a screen, each with its name, description and an icon that no other has", async ({
    reader,
  }) => {
    const features = region(reader, brokers.keyFeatures.title).getByRole("listitem");
    await expect(features).toHaveCount(12);
    const all = [...shownFeatures, ...listedFeatures];
    await expect(features.locator("figure")).toHaveCount(shownFeatures.length);
    await expect(features.locator("figure").first()).toContainText(traders[0].name);
    expect(all.map(({ icon }) => icon).toSorted()).toEqual(keyFeatureNames.toSorted());
    for (const [index, { id, icon }] of all.entries()) {
      const { name, description } = brokers.keyFeatures.items[id];
      const feature = features.nth(index);
      await expect(feature.locator("> svg use")).toHaveAttribute("href", icons.addressOf(icon));
      await expect(feature.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(feature).toContainText(patternOf(description));
    }
  });

  test("BR-06 the platforms are those of the content, each with its ranks of one leaderboard", async ({
    reader,
  }) => {
    const slides = region(reader, brokers.platforms.label).locator("[data-slide]");
    await expect(slides).toHaveText(
      platformsOnPage.brokers.map((id) => new RegExp(`^${platforms[id].short}`)),
    );
    for (const [index, { name, account }] of traders.entries())
      await expect(
        slides.filter({ hasText: account }).getByRole("row", { name: `${index + 1} ${name}` }),
      ).toHaveCount(1);
  });

  test("BR-07 each use case has title, description, figure, button and four cards", async ({ reader }) => {
    const section = region(reader, brokers.useCases.title);
    const buttons = section.getByRole("link", { name: common.navigation.bookDemo });
    for (const [index, id] of useCases.entries()) {
      const { description, features, title, valueLabel } = brokers.useCases[id];
      await expect(section.getByRole("heading", { name: title })).toBeVisible();
      const sentence = withNoBreaks(filled(description, claimEnds("en", claimOf[id])));
      for (const text of [sentence, claimFigure("en", claimOf[id], figureStyles[id]), valueLabel])
        await expect(section.getByText(text).first()).toBeVisible();
      expect(features).toHaveLength(4);
      for (const feature of features)
        await expect(section.getByRole("listitem").filter({ hasText: feature })).toBeVisible();
      await expectNewTab(buttons.nth(index), scheduler(`use-case-${id}`));
    }
  });

  test("BR-10 eight questions open to their answers", async ({ reader }) => {
    expect(questions).toHaveLength(8);
    const faq = region(reader, brokers.faq.title);
    await expectQuestions(faq, questions, brokers.faq.items);
  });
});

for (const [language, count] of [
  ["en", 5],
  ["ja", 3],
] as const)
  test.describe(() => {
    test.use({ locale: language, javaScriptEnabled: false });

    test(`BR-09 the workflow in ${language} is ${count} numbered steps with their days`, async ({ page }) => {
      const { workflow } = words(language).brokers;
      await page.goto(path);
      const steps = page.getByRole("figure", { name: workflow.label }).getByRole("listitem");
      await expect(steps).toHaveCount(count);
      for (const [index, { title, description }] of workflow.steps.entries()) {
        const step = steps.nth(index);
        await expect(step.getByText(`${index + 1}`, { exact: true })).toBeVisible();
        await expect(step.getByRole("heading", { name: title, exact: true })).toBeVisible();
        await expect(step).toContainText(description);
      }
      // Every stretch of the schedule is drawn: a part of the weeks, in its place.
      const drawn = await steps.locator("rect[class]").count();
      expect(drawn).toBe(schedule.flat().length);
    });
  });

for (const language of ["en", "ja"] as const)
  test(`BR-11 the calendar of the final call is the month of the competition, day by day (${language})`, async ({
    page,
  }) => {
    await page.goto(`${path}?lng=${language}`);
    const calendar = region(page, words(language).brokers.finalCall.title).getByRole("img").first();
    await expect(calendar).toContainText(monthAndYear(competition.opens, language));
    const [year = 0, month = 0] = competition.opens.split("-").map(Number);
    const names = weekdays(language, "short");
    const heads = await calendar.locator("thead td").allTextContents();
    expect(heads).toEqual(names);
    const days = await calendar
      .locator("tbody tr")
      .evaluateAll((weeks) => weeks.map((week) => [...week.children].map((day) => day.textContent)));
    for (const week of days)
      for (const [weekday, day] of week.entries())
        if (day) expect((new Date(Date.UTC(year, month - 1, Number(day))).getUTCDay() + 6) % 7).toBe(weekday);
    expect(days.flat().filter(Boolean)).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("BR-05 the keyboard scrolls the screens of key features, which go on beyond the edge", async ({
    page,
  }) => {
    await page.goto(path);
    const screens = region(page, brokers.keyFeatures.title).getByRole("list").first();
    const last = screens.getByRole("heading", { name: brokers.keyFeatures.items.analytics.name });
    await expect(last).not.toBeInViewport();
    await screens.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("BR-05 BR-07 BR-09 the page is at most 8900 px high", async ({ page }) => {
    await page.goto(path);
    await untilOwnFonts(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8900);
  });
});

test("BR-07 three use-case tabs, loyal clients first, each shows only its panel", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  const tabs = region(page, brokers.useCases.title).getByRole("tab");
  const panel = page.getByRole("tabpanel").filter({ visible: true });
  await expect(tabs).toHaveText(
    (["loyal-clients", "ib-tools", "revenue"] as const).map((id) => brokers.useCases[id].tab),
  );
  await expect(panel).toHaveAccessibleName(brokers.useCases["loyal-clients"].tab);
  for (const id of ["revenue", "ib-tools"] as const) {
    const { tab, title } = brokers.useCases[id];
    await tabs.filter({ hasText: tab }).click();
    await expect(panel).toHaveAccessibleName(tab);
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
  }
});
