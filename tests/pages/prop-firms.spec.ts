import type { Locator, Page } from "@playwright/test";
import { passFrames } from "../../scripts/scrollThrough.ts";
import { company } from "../../src/facts/company.ts";
import {
  featureGroups,
  openQuestions,
  paths,
  players,
  questions,
  type StatId,
  stats,
  steps,
  useCases,
} from "../../src/facts/pages/prop-firms.ts";
import { platforms, platformsOnPage } from "../../src/facts/platforms.ts";
import { routes } from "../../src/facts/routes.ts";
import { accounts, firm, moment } from "../../src/facts/sample/firm.ts";
import { testimonials } from "../../src/facts/testimonials.ts";
import { titleWithBrand } from "../../src/languages/checking/widths.ts";
import { numbers } from "../../src/languages/words/numbers.ts";
import { finalCallId } from "../../src/sections/shared/FinalCall.tsx";
import { keyFeatureNames } from "../../src/ui/Icon/Icon.examples.tsx";
import { icons as sprite } from "../../src/ui/Icon/SpriteIcon.tsx";
import { expect, filled, site, stopClock, test, trackedScheduler, words } from "../fixtures.ts";
import { inWords } from "../images.ts";

const { common, "prop-firms": copy } = words("en");
const { path } = routes.propFirms;
const phone = { width: 360, height: 780 };

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const traderPanel = (page: Page, { trader }: { trader: string }) =>
  page.getByRole("img", { name: inWords(copy.picture.traderLabel.replace("{{trader}}", trader)) });
const adminPanel = (page: Page) => page.getByRole("img", { name: inWords(copy.picture.adminLabel) });

/** Expects that a link leads to the prop firms scheduler and identifies its button. */
async function expectScheduler(link: Locator, button: string): Promise<void> {
  await expect(link).toHaveAttribute("href", trackedScheduler("propFirms", `prop-firms-${button}`));
  await expect(link).toHaveAttribute("target", "_blank");
}

test("RT-02 /for-prop-firms is the prop firms page", async ({ page }) => {
  const answer = await page.goto("/for-prop-firms");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(titleWithBrand(copy.meta.title, site.brand));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.hero.title);
});

test("PF-01 the hero has a path to start and a path to scale, each to the scheduler", async ({ page }) => {
  await page.goto(path);
  const hero = section(page, copy.hero.title);
  await expect(hero).toContainText(copy.hero.subtitle);
  const lines = new Set<string | null>();
  for (const id of paths) {
    const { label, hint, cta } = copy.hero[id];
    const item = hero.getByRole("listitem").filter({ hasText: hint });
    await expect(item.getByText(label, { exact: true })).toBeVisible();
    await expectScheduler(item.getByRole("link", { name: cta }), `hero-${id}`);
    const line = item.locator("b", { hasText: label }).locator("path").last();
    await expect(line).toBeVisible();
    lines.add(await line.getAttribute("d"));
  }
  expect(lines.size).toBe(paths.length);
});

for (const viewport of [phone, { width: 1280, height: 720 }])
  test(`PF-01 the trader panel is in the first screen at ${viewport.width} px, and no script is`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: copy.hero.start.cta })).toBeInViewport({ ratio: 1 });
    await expect(traderPanel(page, accounts.onTrack)).toBeInViewport({ ratio: 0.3 });
    for (const island of await page.locator("astro-island").all()) await expect(island).not.toBeInViewport();
  });

test("PF-02 four figures stand in the row, count once when seen, and end on themselves", async ({ page }) => {
  await stopClock(page);
  await page.goto(path);
  const row = section(page, copy.stats.label.replace("{{brand}}", site.brand));
  const figure = (id: StatId) =>
    row.getByRole("listitem").filter({ hasText: copy.stats[id].label }).locator("[data-counter]");
  for (const id of stats) await expect(figure(id)).toHaveText(copy.stats[id].value);
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator("[data-counter=counting]")).toHaveCount(stats.length);
  await page.clock.runFor(1200);
  for (const id of stats) {
    await expect(figure(id)).toHaveAttribute("data-counter", "final");
    await expect(figure(id)).toHaveText(copy.stats[id].value);
  }
});

test("PF-03 the trader panel shows progress, drawdown, the broken rule and the payout", async ({ page }) => {
  await page.goto(path);
  const panels = section(page, copy.panels.title);
  await expect(panels.getByRole("heading", { name: copy.panels.trader.title })).toBeVisible();
  await expect(panels).toContainText(filled(copy.panels.lead, { time: moment }));
  const panel = panels.locator(traderPanel(page, accounts.broken));
  await expect(panel).toContainText(filled(copy.picture.ruleBroken, { time: moment }));
  await expect(panel).toContainText("$98,770");
  await expect(panel).toContainText("$5,230 / $5,000");
  await expect(panel).toContainText("6 / 7");
  await expect(panel.getByText(copy.picture.payoutNone)).toBeVisible();
  const broken = panel.locator("li[data-broken]");
  await expect(broken).toHaveText([`${copy.picture.dailyLimit} 5%`]);
  expect(await broken.evaluate((rule) => getComputedStyle(rule, "::before").content)).toContain("×");
  await expect(panel).toContainText(accounts.broken.id);
  await expect(panel).toContainText(firm.clock);
  for (const { time } of accounts.broken.trades) await expect(panel.getByText(time).last()).toBeVisible();
  await expect(panel.locator("svg").first()).toBeVisible();
});

test("PF-03 a smaller trade keeps the account open, in both panels and by keyboard", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  const panels = section(page, copy.panels.title);
  const slider = panels.getByRole("slider", { name: filled(copy.tradeSize.label, { time: moment }) });
  const sum = panels.locator("output");
  const limit = "$5,000";
  await expect(sum).toContainText(filled(copy.tradeSize.broken, { limit }));
  const [trader, admin] = [panels.getByRole("img").first(), panels.getByRole("img").last()];
  await slider.focus();
  await expect(panels.locator("astro-island[ssr]")).toHaveCount(0);
  for (let steps = 0; steps < 2; steps += 1) await slider.press("ArrowLeft");
  await expect(slider).toHaveJSProperty("value", "2.2");
  await expect(sum).toContainText("2.2 × 100 oz × $14.50 = $3,190");
  await expect(sum).toContainText(filled(copy.tradeSize.kept, { limit }));
  await expect(trader).toContainText(copy.picture.onTrack);
  await expect(trader).toContainText("$4,940 / $5,000");
  await expect(trader).toContainText("7 / 7");
  await expect(trader.locator("[data-broken]:not([data-live=change])")).toHaveCount(0);
  await expect(admin).toContainText(
    filled(copy.tradeSize.event, { trader: accounts.broken.trader, left: "$60" }),
  );
  await expect(admin.locator("[data-live=heat4]")).toHaveText("7");
  await slider.press("ArrowRight");
  await expect(trader).toContainText(filled(copy.picture.ruleBroken, { time: moment }));
  await expect(admin).toContainText(filled(copy.picture.event, { trader: accounts.broken.trader }));
  await expect(admin.locator("[data-live=heat4]")).toHaveText("6");
});

test("PF-03 the admin panel shows the funnel, risk heat, the payout queue and a flagged account", async ({
  page,
}) => {
  await page.goto(path);
  const panels = section(page, copy.panels.title);
  await expect(panels.getByRole("heading", { name: copy.panels.admin.title })).toBeVisible();
  const panel = panels.locator(adminPanel(page));
  await expect(panel.locator("li").filter({ hasText: copy.picture.bought })).toContainText("1,284");
  const heat = panel.locator("table").filter({ hasText: copy.picture.heat });
  await expect(heat.locator("tr").filter({ hasText: "$100K" }).locator("td")).toHaveText([
    "184",
    "121",
    "58",
    "19",
    "6",
  ]);
  for (const state of Object.values(copy.picture.status))
    await expect(panel.locator("li").filter({ hasText: state }).first()).toBeVisible();
  await expect(panel.getByText(copy.picture.flag)).toBeVisible();
  await expect(panel).toContainText(filled(copy.picture.finding_other, { share: "91%", count: "2" }));
  for (const account of firm.flagged.accounts) await expect(panel.getByText(account).first()).toBeVisible();
  await expect(panel).toContainText(`${moment} ${accounts.broken.trader}`);
});

test("PF-03 in forced colours the drawings of both panels have the colour of text", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(path);
  const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  for (const panel of [
    traderPanel(page, accounts.onTrack),
    traderPanel(page, accounts.broken),
    adminPanel(page),
  ]) {
    const drawn = panel.locator("svg text, [data-live=curve]");
    const colours = await drawn.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(colours).toEqual(colours.map(() => text));
    expect(colours.length).toBeGreaterThan(0);
  }
});

test("PF-04 every key feature has its number, icon, name and description", async ({ page }) => {
  await page.goto(path);
  const block = section(page, copy.features.title);
  const icons = new Set<string>();
  for (const [chapter, { id, features }] of featureGroups.entries()) {
    const title = copy.features.chapters[id];
    await expect(block.getByRole("heading", { level: 3, name: title })).toBeVisible();
    for (const [index, feature] of features.entries()) {
      const { name, description } = copy.features.articles[feature.id];
      const row = block.getByRole("listitem").filter({ hasText: description });
      await expect(row.getByRole("heading", { level: 4, name })).toBeVisible();
      await expect(row).toContainText(`${chapter + 1}.${index + 1}`);
      await expect(row.locator("svg")).toBeVisible();
      await expect(row.locator("use")).toHaveAttribute("href", sprite.addressOf(feature.icon));
      expect(keyFeatureNames).toContain(feature.icon);
      icons.add(feature.icon);
    }
  }
  expect(icons.size).toBe(await block.getByRole("heading", { level: 4 }).count());
});

test.describe("PF-05 platforms", () => {
  const count = platformsOnPage.propFirms.length;
  const carousel = (page: Page) => section(page, copy.platforms.label);
  const slide = (page: Page, index: number) => carousel(page).locator("[data-slide]").nth(index);

  test("PF-05 stand in a grid on a wide screen, without controls", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await carousel(page).scrollIntoViewIfNeeded();
    const boxes = [];
    for (const [index, id] of platformsOnPage.propFirms.entries()) {
      await expect(slide(page, index)).toHaveText(platforms[id].name);
      await expect(slide(page, index)).toBeInViewport({ ratio: 1 });
      boxes.push(await slide(page, index).boundingBox());
    }
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(Math.min(count, 3));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(Math.ceil(count / 3));
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });

  test.describe("on mobile", () => {
    test.use({ viewport: phone, hasTouch: true });

    test.beforeEach(async ({ page }) => {
      await stopClock(page);
      await page.goto(path);
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(carousel(page)).toHaveAttribute("data-rotation", "playing");
    });

    test("PF-05 move on every 3000 ms and come round again", async ({ page }) => {
      await expect(slide(page, 0)).toBeInViewport({ ratio: 1 });
      await expect(slide(page, 1)).not.toBeInViewport();
      await page.clock.runFor(2999);
      await expect(carousel(page)).toHaveAttribute("data-index", "0");
      await page.clock.runFor(1);
      await expect(carousel(page)).toHaveAttribute("data-index", "1");
      await expect(slide(page, 1)).toBeInViewport({ ratio: 1 });
      for (let next = 2; next <= count; next += 1) {
        await page.clock.runFor(3000);
        await expect(carousel(page)).toHaveAttribute("data-index", `${next % count}`);
      }
      await expect(slide(page, 0)).toBeInViewport({ ratio: 1 });
    });

    test("PF-05 stop for good when touched", async ({ page }) => {
      await slide(page, 0).tap();
      await expect(carousel(page)).toHaveAttribute("data-rotation", "stopped");
      await page.clock.runFor(4 * 3000);
      await expect(carousel(page)).toHaveAttribute("data-index", "0");
    });

    test("PF-05 stop for good when asked for the next one", async ({ page }) => {
      await carousel(page).getByRole("button", { name: common.carousel.next }).click();
      await expect(carousel(page)).toHaveAttribute("data-index", "1");
      await page.clock.runFor(4 * 3000);
      await expect(carousel(page)).toHaveAttribute("data-index", "1");
    });
  });
});

for (const id of useCases)
  test(`PF-06 the button of "${id}" scrolls smoothly to 80 px above the final call`, async ({ page }) => {
    await page.goto(path);
    const { title, description, features, cta } = copy.useCases[id];
    const card = page.getByRole("article").filter({ hasText: description });
    await expect(card.getByRole("heading", { name: title })).toBeVisible();
    for (const feature of features) await expect(card.getByText(feature)).toBeVisible();
    const button = card.getByRole("link", { name: cta });
    await button.evaluate((link) => link.scrollIntoView({ behavior: "instant", block: "center" }));
    // `scrollend` of this scroll comes with the next frame.
    await passFrames(page);
    const positions = await button.evaluate(async (link, id) => {
      const top = () => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const seen: number[] = [];
      const ended = new Promise((resolve) => addEventListener("scrollend", resolve));
      addEventListener("scroll", () => seen.push(top()));
      (link as HTMLElement).click();
      await ended;
      return seen;
    }, finalCallId);
    // A jump would give one position.
    expect(positions.length).toBeGreaterThan(1);
    expect(positions.at(-1)).toBe(80);
  });

test("PF-07 the key players: what each brings and takes home", async ({ page }) => {
  await page.goto(path);
  const block = section(page, copy.players.title);
  await expect(block.getByRole("listitem")).toHaveCount(players.length);
  for (const id of players) {
    const { name, brings, gets } = copy.players[id];
    const player = block.getByRole("listitem").filter({ hasText: brings });
    await expect(player.getByRole("heading", { name })).toBeVisible();
    await expect(player).toContainText(gets);
  }
  await expect(block.getByRole("link", { name: copy.players.brokers.name })).toHaveAttribute(
    "href",
    routes.brokers.path,
  );
  await expect(block.getByRole("link", { name: copy.players.communities.name })).toHaveAttribute(
    "href",
    routes.communities.path,
  );
});

for (const viewport of [phone, { width: 1280, height: 900 }])
  test(`PF-08 the workflow runs along the tape at ${viewport.width} px: number, title, description`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const diagram = page.getByRole("figure", { name: copy.workflow.label });
    const items = diagram.getByRole("listitem");
    await expect(items).toHaveCount(steps.length);
    const starts: number[] = [];
    for (const [index, id] of steps.entries()) {
      await expect(items.nth(index).getByText(String(index + 1), { exact: true })).toBeVisible();
      await expect(items.nth(index).getByRole("heading", { level: 3 })).toHaveText(copy.workflow[id].title);
      await expect(items.nth(index)).toContainText(copy.workflow[id].description);
      const box = await items.nth(index).boundingBox();
      starts.push((viewport.width < 960 ? box?.y : box?.x) ?? 0);
    }
    expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    // Each step has a drawing of its own.
    const drawings = await items
      .locator("use")
      .evaluateAll((all) => all.map((use) => use.getAttribute("href")));
    expect(new Set(drawings).size).toBe(steps.length);
  });

test("PF-09 each question opens to its answer", { tag: "@engines" }, async ({ page }) => {
  await page.goto(path);
  const faq = section(page, copy.faq.title);
  await expect(faq.locator("details")).toHaveCount(questions.length);
  for (const id of questions) {
    const { question, answer } = copy.faq.items[id];
    const item = faq.locator("details").filter({ hasText: question });
    // Those that decide a sale are open from the start.
    await expect(item).toHaveJSProperty("open", openQuestions.includes(id));
    if (!openQuestions.includes(id)) await item.locator("summary").click();
    await expect(item.getByText(answer)).toBeVisible();
  }
});

test("PF-10 testimonials show content, name, role and company", async ({ page }) => {
  await page.goto(path);
  const voices = section(page, copy.testimonials.title);
  await expect(voices.getByRole("figure")).toHaveCount(testimonials.propFirms.length);
  for (const { id, company } of testimonials.propFirms) {
    const { content, name, role } = copy.testimonials[id];
    const voice = voices.getByRole("figure").filter({ hasText: name });
    await expect(voice.getByRole("blockquote")).toHaveText(content);
    await expect(voice).toContainText(role);
    await expect(voice).toContainText(company);
  }
});

test("PF-11 the final call leads to the prop firms scheduler", async ({ page }) => {
  await page.goto(path);
  const final = section(page, copy.final.title);
  await expect(final).toContainText(
    filled(copy.final.text, { duration: numbers("en").duration(company.demo.minutes, "minute") }),
  );
  await expectScheduler(final.getByRole("link", { name: copy.final.cta }), "final");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("PF-02 PF-05 PF-09 figures, platforms and answers are in the page all the same", async ({ page }) => {
    await page.goto(path);
    const row = section(page, copy.stats.label.replace("{{brand}}", site.brand));
    for (const id of stats) await expect(row.getByText(copy.stats[id].value, { exact: true })).toBeVisible();
    for (const id of platformsOnPage.propFirms)
      await expect(section(page, copy.platforms.label)).toContainText(platforms[id].name);
    for (const id of questions)
      await expect(section(page, copy.faq.title)).toContainText(copy.faq.items[id].answer);
  });
});
