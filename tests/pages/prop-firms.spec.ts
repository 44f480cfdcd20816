import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  featureGroups,
  paths,
  players,
  questions,
  stats,
  steps,
  useCases,
} from "../../src/content/pages/prop-firms.ts";
import { platforms, platformsOnPage } from "../../src/content/platforms.ts";
import { routes } from "../../src/content/routes.ts";
import { accounts, challenge, firm, moment } from "../../src/content/sample/firm.ts";
import { languages } from "../../src/i18n/languages.ts";
import { claimFigure } from "../../src/i18n/messages/claimFigure.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import { icons as sprite } from "../../src/ui/Icon/SpriteIcon.tsx";
import {
  expect,
  expectNewTab,
  expectQuestions,
  filled,
  patternOf,
  region,
  site,
  test,
  trackedScheduler,
  words,
} from "../fixtures.ts";
import { expectSmoothScroll } from "./smoothScroll.ts";

const { "prop-firms": copy, brokers, common } = words("en");
const { nearLimit } = brokers.picture;
const { path } = routes.propFirms;
const { dollars, whole } = numberFormats("en");

/** The link of a use case names it, unlike the other links to a demo. */
const bookDemoFor = (id: (typeof useCases)[number]): string =>
  `${common.navigation.bookDemo} ${copy.useCases[id].title}`;
const scheduler = (button: string): RegExp => trackedScheduler("propFirms", `prop-firms-${button}`);
const traderPanel = (page: Page, { trader }: { trader: string }) =>
  page.getByRole("img", { name: patternOf(copy.picture.traderLabel.replace("{{trader}}", trader)) });
const adminPanel = (page: Page) => page.getByRole("img", { name: patternOf(copy.picture.adminLabel) });

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto(path));

  test("PF-01 the hero has a path to start and a path to scale, each to the scheduler", async ({
    reader,
  }) => {
    const hero = region(reader, copy.hero.title);
    for (const text of [filled(copy.hero.subtitle, { brand: site.brand }), copy.hero.note])
      await expect(hero).toContainText(text);
    for (const id of paths) {
      const { cta } = copy.hero[id];
      await expectNewTab(
        hero.getByRole("listitem").getByRole("link", { name: cta, exact: true }),
        scheduler(`hero-${id}`),
      );
    }
  });

  test("PF-02 the row has its four figures", async ({ reader }) => {
    const figures = region(reader, filled(copy.stats.label, { brand: site.brand })).getByRole("listitem");
    await expect(figures).toHaveCount(4);
    for (const id of stats) {
      const { label } = copy.stats[id];
      const value = claimFigure("en", id, "plusFirst");
      await expect(figures.filter({ hasText: label }).getByText(value, { exact: true })).toBeVisible();
    }
  });

  test("PF-03 the trader panel shows progress, drawdown, the broken rule and the payout", async ({
    reader,
  }) => {
    const panels = region(reader, copy.panels.title);
    await expect(panels.getByRole("heading", { name: copy.panels.trader.title })).toBeVisible();
    await expect(panels).toContainText(copy.panels.lead);
    const panel = panels.locator(traderPanel(reader, accounts.broken));
    for (const text of [
      filled(copy.picture.ruleBroken, { time: moment }),
      "$99,000",
      "$5,000 / $5,000",
      "5 / 7",
      copy.picture.payoutNone,
      accounts.broken.id,
      ...accounts.broken.trades.flatMap(({ time, symbol }) => [time, symbol]),
    ])
      await expect(panel).toContainText(text);
    const broken = panel.locator("[data-broken]", { hasText: copy.picture.dailyLimit });
    expect(await broken.evaluate((rule) => getComputedStyle(rule, "::before").content)).toContain("×");
  });

  test("PF-03 the bars of the funnel are to one scale at every width", async ({ reader }) => {
    const { bought: first, phases, funded, paid } = firm.funnel;
    const others = [...phases.slice(0, 2), funded, paid];
    for (const width of [320, 1024, 1920]) {
      await reader.setViewportSize({ width, height: 900 });
      const bars = await adminPanel(reader)
        .locator("li")
        .filter({ visible: true })
        .locator("path")
        .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      expect(bars).toHaveLength(1 + others.length);
      for (const [index, count] of others.entries())
        expect((bars[index + 1] ?? 0) / (bars[0] ?? 1), `${width} px`).toBeCloseTo(count / first, 1);
    }
  });

  test("PF-03 the admin panel shows the funnel, risk heat, the payout queue and a flagged account", async ({
    reader,
  }) => {
    const panels = region(reader, copy.panels.title);
    await expect(panels.getByRole("heading", { name: copy.panels.admin.title })).toBeVisible();
    const panel = panels.locator(adminPanel(reader));
    await expect(panel.locator("li").filter({ hasText: copy.picture.bought })).toContainText("1,284");
    await expect(panel.locator("[data-order] b")).toHaveText(["962", "478", "210", "80", "20"]);
    for (const text of [
      ...Object.values(copy.picture.status),
      copy.picture.flag,
      filled(copy.picture.finding_other, { share: "91%", count: "2" }),
      ...firm.flagged.accounts,
      `${moment} ${accounts.broken.trader}`,
      firm.clock,
    ])
      await expect(panel).toContainText(text);
  });

  test("PF-04 every key feature has its icon, name and description", async ({ reader }) => {
    const features = region(reader, copy.features.title).locator("li li");
    const icons = new Set<string>();
    for (const { id, icon } of featureGroups.flatMap((group) => [...group.features])) {
      const { name, description } = copy.features.articles[id];
      const feature = features.filter({ hasText: description });
      await expect(feature.getByRole("heading", { name })).toBeVisible();
      await expect(feature.locator("use")).toHaveAttribute("href", sprite.addressOf(icon));
      icons.add(icon);
    }
    await expect(features).toHaveCount(icons.size);
  });

  test("PF-05 the platforms are those of the content, on one bar with the rules of the sample challenge", async ({
    reader,
  }) => {
    await expect(region(reader, copy.platforms.label).locator("[data-slide]")).toHaveText(
      platformsOnPage.propFirms.map((id) => platforms[id].name),
    );
    const { firm, profitTarget, dailyLimit, maximumLoss } = copy.picture;
    const { percent, shortDollars } = numberFormats("en");
    await expect(region(reader, copy.platforms.title).getByRole("listitem")).toHaveText([
      `${firm} ${shortDollars(challenge.size)} ${common.sampleTag}`,
      `${percent(challenge.target)} ${profitTarget}`,
      `${percent(challenge.dailyDrawdown)} ${dailyLimit}`,
      `${percent(challenge.maximumLoss)} ${maximumLoss}`,
    ]);
  });

  for (const width of [390, 1280])
    test(`PF-06 each use case has its title, description, features and button at ${width} px`, async ({
      reader,
    }) => {
      await reader.setViewportSize({ width, height: 800 });
      for (const id of useCases) {
        const { title, description, features } = copy.useCases[id];
        const card = reader.getByRole("article").filter({ hasText: description });
        await expect(card.getByRole("heading", { name: title })).toBeVisible();
        for (const feature of features) await expect(card.getByText(feature)).toBeVisible();
        await expect(card.getByRole("link", { name: bookDemoFor(id), exact: true })).toBeVisible();
      }
    });

  test("PF-07 the key players: what each brings and takes home, brokers and communities linked", async ({
    reader,
  }) => {
    const block = region(reader, copy.players.title);
    await expect(block.getByRole("listitem")).toHaveCount(players.length);
    for (const id of players) {
      const { name, brings, gets } = copy.players[id];
      const player = block.getByRole("listitem").filter({ hasText: brings });
      await expect(player.getByRole("heading", { name })).toBeVisible();
      await expect(player).toContainText(gets);
      if (id !== "propFirms")
        await expect(player.getByRole("link", { name })).toHaveAttribute("href", routes[id].path);
    }
  });

  test("PF-08 the workflow is drawn as steps with number, title and description, and the days of each", async ({
    reader,
  }) => {
    const items = reader.getByRole("figure", { name: copy.workflow.label }).getByRole("listitem");
    await expect(items).toHaveCount(steps.length);
    for (const [index, id] of steps.entries()) {
      const step = items.nth(index);
      await expect(step).toContainText(copy.workflow[id].title);
      await expect(step).toContainText(copy.workflow[id].description);
      if (id === "call") {
        await expect(step).toContainText(filled(copy.picture.day, { day: "0" }));
        continue;
      }
      await expect(step.getByText(`${index}`, { exact: true })).toBeVisible();
      await expect(step.getByRole("heading", { level: 4 })).toContainText(copy.workflow[id].title);
      await expect(step.getByText(filled(copy.picture.day, { day: `${index}` }))).toBeVisible();
    }
  });

  test("PF-09 questions open to their answers and close again", async ({ reader }) => {
    await expectQuestions(region(reader, copy.faq.title), questions, copy.faq.items);
  });
});

test("PF-01 PF-03 the trader panel is in the first screen of a phone and of a wide window, no script is, and forced colours draw it", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(path);
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const start = region(page, copy.hero.title).getByRole("link", { name: copy.hero.start.cta, exact: true });
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(traderPanel(page, accounts.onTrack)).toBeInViewport({ ratio: 0.3 });
    for (const island of await page.locator("astro-island").all()) await expect(island).not.toBeInViewport();
  }
  const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  for (const panel of [traderPanel(page, accounts.broken), adminPanel(page)]) {
    const drawn = panel.locator("svg text, [data-part=draw] path:first-child");
    const colours = await drawn.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(new Set(colours)).toEqual(new Set([text]));
  }
});

/** What the last trade would have lost without the limit, as a line in the trader's panel. */
const ghost = (trader: Locator) => trader.locator("g[data-part=draw] path.u-negative");

test("PF-03 a smaller trade keeps the account open, in both panels and by keyboard", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  const panels = region(page, copy.panels.title);
  const slider = panels.getByRole("slider", { name: filled(copy.tradeSize.label, { time: moment }) });
  const verdict = panels.locator("output");
  await expect(verdict).toHaveText(
    `${filled(copy.tradeSize.broken, { closed: dollars(-5000) })} ${filled(copy.tradeSize.whole, { whole: dollars(-5230) })}`,
  );
  const [trader, admin] = [panels.getByRole("img").first(), panels.getByRole("img").last()];
  await slider.focus();
  await expect(panels.locator("astro-island[ssr]")).toHaveCount(0);
  for (let steps = 0; steps < 2; steps += 1) await slider.press("ArrowLeft");
  await expect(slider).toHaveValue("2.2");
  await expect(panels).toContainText("2.2 × 100 oz × $14.50 = $3,190");
  await expect(verdict).toHaveText(filled(copy.tradeSize.kept, { total: "$4,940", left: "$60" }));
  await expect(slider).toHaveAttribute("aria-valuetext", `2.2, ${nearLimit}`);
  for (const text of [nearLimit, "$4,940 / $5,000", "6 / 7"]) await expect(trader).toContainText(text);
  await expect(admin).toContainText(
    filled(copy.tradeSize.event, { trader: accounts.broken.trader, left: "$60" }),
  );
  await expect(admin.locator("[data-here] b")).toHaveText("21");
  await expect(admin.locator("[data-here]")).toContainText(accounts.broken.trader);
  await expect(ghost(trader)).not.toHaveAttribute("d");
  await slider.press("ArrowRight");
  const state = filled(copy.picture.ruleBroken, { time: moment });
  await expect(slider).toHaveAttribute("aria-valuetext", `2.3, ${state}`);
  await expect(trader).toContainText(state);
  await expect(trader).toContainText(
    filled(copy.tradeSize.part, { part: dollars(-3250), trade: dollars(-3335) }),
  );
  await expect(admin).toContainText(filled(copy.picture.event, { trader: accounts.broken.trader }));
});

for (const { code } of languages)
  test(`PF-03 slider, trader panel and admin panel name the same state of the account (${code})`, async ({
    page,
  }) => {
    const { "prop-firms": copy, brokers } = words(code);
    const numbersOf = numberFormats(code);
    const values = { time: moment, bought: numbersOf.whole(firm.funnel.bought) };
    const states = {
      onTrack: [copy.picture.onTrack, copy.picture.adminLabelOnTrack],
      near: [brokers.picture.nearLimit, copy.picture.adminLabelNear],
      broken: [copy.picture.ruleBroken, copy.picture.adminLabel],
    } as const;
    await page.goto(`${path}?lng=${code}`);
    const panels = region(page, copy.panels.title);
    const slider = panels.getByRole("slider");
    for (const [lots, state] of [
      [0.2, "onTrack"],
      [0.8, "onTrack"],
      [1.6, "near"],
      [2.3, "broken"],
    ] as const) {
      const [name, label] = states[state].map((message) => filled(message, values));
      await slider.fill(`${lots}`);
      await expect(slider).toHaveAttribute("aria-valuetext", `${numbersOf.whole(lots)}, ${name}`);
      await expect(panels.getByRole("img").first()).toContainText(name ?? "");
      await expect(panels.getByRole("img").last()).toHaveAccessibleName(label ?? "");
    }
  });

test("PF-03 the slider shows its value, its ends and where the account closes; beyond it, no loss grows", async ({
  page,
}) => {
  await page.goto(path);
  const panels = region(page, copy.panels.title);
  const slider = panels.getByRole("slider");
  const [least, most, breaking] = [0.2, 5, 2.3];
  const mark = panels.locator("svg text", {
    hasText: filled(copy.tradeSize.mark, { lots: whole(breaking) }),
  });
  const value = (lots: number) => panels.locator("svg text").getByText(whole(lots), { exact: true }).first();
  const centre = async (element: Locator) => {
    const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 };
    return x + width / 2;
  };
  await expect(value(least)).toBeVisible();
  await expect(value(most)).toBeVisible();
  await expect(panels.locator(`#${await slider.getAttribute("list")} option`)).toHaveAttribute(
    "value",
    `${breaking}`,
  );
  const trader = panels.getByRole("img").first();
  const equity = trader.locator("p").filter({ hasText: copy.picture.equity }).locator("b").first();
  const end = trader.locator("g[data-part=draw] path").last();
  await slider.fill(`${breaking}`);
  expect(Math.abs((await centre(value(breaking))) - (await centre(mark)))).toBeLessThan(2);
  const lowest = () => ghost(trader).evaluate((path: SVGPathElement) => path.getBBox().height);
  const before = await lowest();
  const stop = () =>
    end.evaluate((path: SVGPathElement) => {
      const { x, y } = path.getPointAtLength(0);
      return { x, y };
    });
  const closed = { equity: await equity.textContent(), ...(await stop()) };
  await slider.fill(`${most}`);
  await expect(panels.locator("output")).toHaveText(
    `${filled(copy.tradeSize.broken, { closed: dollars(-5000) })} ${filled(copy.tradeSize.whole, { whole: dollars(-9000) })}`,
  );
  expect(await lowest()).toBeGreaterThan(before);
  await expect(equity).toHaveText(closed.equity ?? "");
  expect((await stop()).y).toBe(closed.y);
  expect((await stop()).x).toBeLessThan(closed.x);
});

for (const { code } of languages)
  test(`PF-03 slider and both panels are in one window, beside or below each other (${code})`, async ({
    page,
  }) => {
    const { "prop-firms": copy } = words(code);
    await page.goto(`${path}?lng=${code}`);
    const panels = region(page, copy.panels.title);
    const slider = panels.getByRole("slider");
    const [trader, admin] = [panels.getByRole("img").first(), panels.getByRole("img").last()];
    const account = admin
      .getByRole("listitem", { includeHidden: true })
      .filter({ hasText: accounts.broken.id });
    for (const [width, height, last] of [
      [1024, 768, admin],
      [390, 844, account],
    ] as const) {
      await page.setViewportSize({ width, height });
      await last.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await expect(slider).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport({ ratio: 0.95 });
      const tool = await panels.locator("output").boundingBox();
      const top = (await trader.boundingBox())?.y ?? 0;
      expect(top, `${width} px`).toBeGreaterThanOrEqual((tool?.y ?? 0) + (tool?.height ?? 0));
    }
    await region(page, copy.features.title).evaluate((section) =>
      section.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    await expect(slider).not.toBeInViewport();
  });

test("PF-04 PF-06 PF-08 on a phone the page is at most 8,300 px high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8300);
});

test("PF-06 the button of a use case scrolls smoothly to 80 px above the final call", async ({ page }) => {
  await page.goto(path);
  for (const id of useCases) {
    const button = page.getByRole("link", { name: bookDemoFor(id), exact: true });
    await expectSmoothScroll(button, region(page, copy.finalCall.title));
  }
});

/** Days of a call, and the number of days on which each step from the rules to the opening is worked on. */
const calls = [
  ["en", "2026-12-04", [1, 1, 1, 1, 1, 1, 1]],
  ["en", "2026-12-28", [1, 1, 1, 1, 1, 1, 1]],
  ["ru", "2027-02-20", [2, 2, 2, 2, 2, 3, 1]],
] as const;

for (const [code, call, counts] of calls)
  test(`PF-11 the days after a call on ${call} have their dates, in bounds and without one until then (${code})`, {
    tag: "@engines",
  }, async ({ page }) => {
    await page.clock.setFixedTime("2026-12-01T12:00:00Z");
    await page.goto(`${path}?lng=${code}`);
    const { "prop-firms": copy } = words(code);
    const week = page.getByRole("figure", { name: copy.workflow.label });
    const field = page.getByLabel(copy.workflow.day);
    const dates = week.locator("time");
    const button = week.getByRole("button", { name: copy.workflow.addToCalendar });
    await field.hover();
    await expect(field).toHaveAttribute("min", "2026-12-02");
    await expect(field).toHaveAttribute("max", "2027-12-01");
    await field.fill("2026-12-01");
    await field.blur();
    await expect(field).toHaveValue("");
    await expect(dates).toHaveCount(0);
    await expect(button).toHaveCount(0);
    const refusal = week.getByRole("status");
    await expect(refusal).toContainText(/2026.+2027/);
    await field.fill(call);
    await expect(refusal).toHaveText("");
    await field.clear();
    await expect(dates).toHaveCount(0);
    await field.fill(call);
    const [year = 0, month = 0, day = 0] = call.split("-").map(Number);
    const expected = counts.map((count, step) => {
      const before = counts.slice(0, step).reduce((sum: number, each) => sum + each, 0);
      return Array.from(
        { length: count },
        (_, index) => new Date(Date.UTC(year, month - 1, day + before + index + 1)),
      );
    });
    for (const [step, days] of expected.entries()) {
      const times = week
        .getByRole("listitem")
        .nth(step + 1)
        .locator("time");
      await expect(times).toHaveCount(days.length);
      for (const [index, date] of days.entries()) {
        const time = times.nth(index);
        await expect(time).toHaveAttribute("datetime", date.toISOString().slice(0, 10));
        for (const part of [{ weekday: "short" }, { day: "numeric" }] as const) {
          const text = new Intl.DateTimeFormat(code, { ...part, timeZone: "UTC" }).format(date);
          await expect(time).toContainText(text);
        }
      }
    }
    await expect(week.getByRole("listitem").last()).toContainText(
      filled(copy.picture.day, { day: `${counts.reduce<number>((sum, each) => sum + each, 0)}` }),
    );
    // Read out after a pause.
    await page.clock.runFor(1000);
    const last = expected.at(-1)?.[0] ?? new Date(Number.NaN);
    await expect(region(page, copy.finalCall.title).getByRole("status").last()).toContainText(
      `${last.getUTCFullYear()}`,
    );
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toBe("prop-firm.ics");
    const file = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
    expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
      [call, ...expected.map(([first]) => first?.toISOString().slice(0, 10) ?? "")].map(
        (date) => `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
      ),
    );
    expect(file).toContain(`SUMMARY:${filled(copy.workflow.planned, { title: copy.workflow.open.title })}`);
    expect(file).toContain(`UID:prop-firm-call-${call}@`);
    expect(file).toContain(`URL:${new URL(path, page.url())}?lng=${code}\r\n`);
  });
