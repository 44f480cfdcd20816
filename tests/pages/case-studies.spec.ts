import type { Page } from "@playwright/test";
import { untilIdle } from "../../scripts/untilIdle.ts";
import {
  type CaseGroup,
  type CaseId,
  caseGroupIds,
  caseGroups,
  cases,
  type FigureKind,
  growth,
  measures,
  voiceId,
} from "../../src/facts/cases.ts";
import { routes } from "../../src/facts/routes.ts";
import { chartOf } from "../../src/sections/case-studies/banners.tsx";
import { expect, monogram, site, test, trackedScheduler, words } from "../fixtures.ts";

const { common, "case-studies": copy } = words("en");
const { path } = routes.caseStudies;
const ids = Object.keys(cases) as CaseId[];
const {
  brokers: [firstBroker],
  propFirms: [firstFirm],
} = caseGroups;
const lastId = ids.at(-1) ?? firstBroker;
/** The tab with the most cases, and the number of its last pair of slides. */
const fullest = caseGroupIds.reduce((one, other) =>
  caseGroups[other].length > caseGroups[one].length ? other : one,
);
const lastPair = caseGroups[fullest].length - 2;

const figureCount = ids.flatMap((id) => [...cases[id].results]).length;
const told: Record<string, string> = Object.fromEntries(
  (
    [
      ["operators", ids.length],
      ["figures", figureCount],
      ["brokers", caseGroups.brokers.length],
      ["propFirms", caseGroups.propFirms.length],
      ["communities", caseGroups.communities.length],
    ] as const
  ).map(([what, count]) => [what, copy.counts[`${what}_other`].replace("{{count}}", `${count}`)]),
);
/** Fills in the counts of a message. */
const say = (message: string): string => message.replace(/\{\{(\w+)\}\}/g, (_, what) => told[what] ?? "");

/** The English format of each kind of figure. */
const written: Record<FigureKind, (value: number) => string> = {
  growth: (value) => `${value < 1 ? "−" : "+"}${Math.round(100 * Math.abs(value - 1))}%`,
  share: (value) => `${Number((100 * value).toPrecision(2))}%`,
  count: (value) => `${value}`.replace(/\d(?=\d{3}$)/, "$&,"),
  days: (value) => `${value}d`,
  hours: (value) => `${value}h`,
};

const hero = (page: Page) => page.getByRole("region", { name: say(copy.hero.title) });
const card = (page: Page, id: CaseId) => page.locator(`article#${id}`);
const overlay = (page: Page, id: CaseId) => page.getByRole("dialog", { name: copy.cases[id].headline });
const slider = (page: Page, group: CaseGroup) => page.getByRole("region", { name: copy.stories[group] });

/** Scrolls to the tabs, waits until they have started, and selects one. */
async function openTab(page: Page, group: CaseGroup) {
  const tab = page.getByRole("tab", { name: copy.stories[group] });
  await tab.scrollIntoViewIfNeeded();
  await expect(page.locator("#stories astro-island[ssr]").filter({ has: tab })).toHaveCount(0);
  await tab.click();
  await expect(slider(page, group)).toHaveAttribute("data-started", "");
}

async function expectInView(page: Page, group: CaseGroup, shown: readonly CaseId[]) {
  // Cards may be higher than the window, so only their horizontal position counts.
  await slider(page, group).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  for (const id of caseGroups[group]) {
    const view = expect(card(page, id));
    await (shown.includes(id) ? view : view.not).toBeInViewport({ ratio: 0.3 });
  }
}

async function swipe(page: Page, group: CaseGroup, distance: number) {
  const track = slider(page, group).getByRole("group", { name: copy.stories[group] });
  const touch = { pointerType: "touch", isPrimary: true, bubbles: true, clientX: 200, clientY: 600 };
  const end = { ...touch, clientX: touch.clientX + distance };
  await track.dispatchEvent("pointerdown", touch);
  await track.dispatchEvent("pointermove", end);
  await track.dispatchEvent("pointerup", end);
}

test("RT-06 /case-studies is the case studies page", async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(copy.hero.title));
  await expect(page).toHaveTitle(new RegExp(`^${say(copy.meta.title)}`));
});

test("CS-01 the hero's Book demo opens the dialog", async ({ page }) => {
  await page.goto(path);
  await hero(page).getByRole("button", { name: copy.hero.cta }).click();
  await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
});

test("CS-01 Explore cases scrolls smoothly to the stories, 80 px below the top", async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const positions = Object.assign(window, { positions: [] as number[] }).positions;
    addEventListener("scroll", () => positions.push(scrollY));
  });
  await hero(page).getByRole("link", { name: copy.hero.explore }).click();
  const top = () =>
    page.locator("#stories").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  const between = await page.evaluate(() => (window as unknown as { positions: number[] }).positions.length);
  expect(between).toBeGreaterThan(3);
});

test("CS-01 the main result of every case is in the first screen, the greatest growth first", async ({
  page,
}) => {
  await page.goto(path);
  const chart = page.getByRole("figure", { name: copy.chart.label });
  await expect(chart).toBeInViewport({ ratio: 0.8 });
  const rows = chart.getByRole("link");
  await expect(rows).toHaveCount(ids.length);
  const figuresTold = await rows.locator("> b").allTextContents();
  const growths = figuresTold.map((figure) => Number(figure.replace("−", "-").replace("%", "")));
  expect(growths).toEqual([...growths].sort((one, other) => other - one));
  const [greatest] = ids
    .map((id) => ({ company: cases[id].company, growth: growth(cases[id].results[0]) }))
    .sort((one, other) => other.growth - one.growth);
  await expect(rows.first()).toContainText(greatest?.company ?? "no case");
  expect(growths[0]).toBe(Math.round(100 * (greatest?.growth ?? 0)));
});

test("CS-01 at 360 px every result and the first action are in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(path);
  await expect(hero(page).getByRole("button", { name: copy.hero.cta })).toBeInViewport({ ratio: 1 });
  for (const row of await hero(page).getByRole("figure").getByRole("link").all())
    await expect(row).toBeInViewport({ ratio: 0.9 });
});

test("CS-02 three tabs hold their cases, brokers first", async ({ page }) => {
  await page.goto(path);
  for (const group of caseGroupIds) {
    const ids = await page
      .locator(`#panel-${group} article`)
      .evaluateAll((articles) => articles.map(({ id }) => id));
    expect(ids).toEqual(caseGroups[group]);
  }
  await expect(page.getByRole("tab")).toHaveText(caseGroupIds.map((group) => copy.stories[group]));
  await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories.brokers);
  for (const group of ["communities", "propFirms", "brokers"] as const) {
    await openTab(page, group);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories[group]);
    await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveCount(1);
    await expect(card(page, caseGroups[group][0])).toBeInViewport();
  }
});

for (const group of caseGroupIds)
  for (const id of caseGroups[group])
    test(`CS-03 the card of ${id} tells its case and links to the full story`, async ({ page }) => {
      await page.goto(path);
      const { company, slug, results } = cases[id];
      const { headline, challenge, solution } = copy.cases[id];
      await expect(card(page, id).locator("h3")).toHaveText(headline);
      for (const text of [monogram(company), company, challenge, solution])
        await expect(card(page, id)).toContainText(text);
      const metrics = card(page, id).locator("ul > li");
      await expect(metrics).toHaveCount(3);
      for (const [index, result] of results.entries()) {
        const kind = measures[result.measure];
        const was = kind === "growth" ? undefined : written[kind](result.before);
        await expect(metrics.nth(index)).toContainText(copy.measures[result.measure]);
        await expect(metrics.nth(index).locator("b")).toHaveText(written[kind](result.after));
        if (was) await expect(metrics.nth(index)).toContainText(copy.stories.was.replace("{{figure}}", was));
        await expect(metrics.nth(index).locator("svg use")).toHaveAttribute("href", chartOf(id, index));
      }
      const link = card(page, id).locator("a");
      await expect(link).toHaveText(`${copy.stories.link}: ${company}`);
      await expect(link).toHaveAttribute("href", `${site.links.contentHub}/blog/case-studies/${slug}`);
      await expect(link).toHaveAttribute("target", "_blank");
    });

test("CS-04 on desktop two cases show, and arrows step by two up to both ends", async ({ page }) => {
  await page.goto(path);
  test.skip(lastPair < 1, "Two cases need no controls");
  await openTab(page, fullest);
  const previous = slider(page, fullest).getByRole("button", { name: common.carousel.previous });
  const next = slider(page, fullest).getByRole("button", { name: common.carousel.next });
  const expectPair = (index: number) =>
    expectInView(page, fullest, caseGroups[fullest].slice(index, index + 2));

  await expectPair(0);
  await expect(previous).toBeDisabled();
  let index = 0;
  while (index < lastPair) {
    await next.click();
    index = Math.min(index + 2, lastPair);
    await expectPair(index);
    await expect(previous).toBeEnabled();
  }
  await expect(slider(page, fullest)).toHaveAttribute("data-index", `${lastPair}`);
  await expect(next).toBeDisabled();
  await next.click({ force: true });
  await expect(slider(page, fullest)).toHaveAttribute("data-index", `${lastPair}`);
  await previous.click();
  await expectPair(Math.max(lastPair - 2, 0));
});

test("CS-04 dots lead to each pair", async ({ page }) => {
  await page.goto(path);
  test.skip(lastPair < 1, "Two cases need no controls");
  await openTab(page, fullest);
  const dots = slider(page, fullest).getByRole("group", { name: common.carousel.dots }).getByRole("button");
  const visible = dots.filter({ visible: true });
  await expect(visible).toHaveCount(Math.ceil(caseGroups[fullest].length / 2));
  await visible.last().click();
  await expectInView(page, fullest, caseGroups[fullest].slice(-2));
  await expect(visible.last()).toHaveAttribute("aria-current", "true");
});

test.describe("below 768 px", () => {
  test.use({ viewport: { width: 767, height: 900 }, hasTouch: true });
  test.skip(lastPair < 0, "A single case needs no controls");

  test("CS-04 one case shows, and a swipe over 50 px moves by one", async ({ page }) => {
    await page.goto(path);
    await openTab(page, fullest);
    const [first, second] = [caseGroups[fullest].slice(0, 1), caseGroups[fullest].slice(1, 2)];
    await expectInView(page, fullest, first);
    await swipe(page, fullest, -50);
    await expect(slider(page, fullest)).toHaveAttribute("data-index", "0");
    await swipe(page, fullest, -51);
    await expectInView(page, fullest, second);
    await swipe(page, fullest, 51);
    await expectInView(page, fullest, first);
    await swipe(page, fullest, 51);
    await expect(slider(page, fullest)).toHaveAttribute("data-index", "0");
  });

  test("CS-04 each case has its dot", async ({ page }) => {
    await page.goto(path);
    await openTab(page, fullest);
    const dots = slider(page, fullest).getByRole("group", { name: common.carousel.dots });
    await expect(dots.getByRole("button")).toHaveCount(caseGroups[fullest].length);
    await dots.getByRole("button").nth(1).click();
    await expectInView(page, fullest, caseGroups[fullest].slice(1, 2));
  });
});

for (const id of [firstBroker, firstFirm])
  test(`CS-05 the address of ${id} opens it on the whole screen, with its testimonial`, async ({ page }) => {
    await page.goto(`${path}#${id}`);
    const dialog = overlay(page, id);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([1280, 720]);
    const { headline, challenge, solution, quote, author, role } = copy.cases[id];
    for (const text of [cases[id].company, headline, challenge, solution, quote, monogram(author), author])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog).toContainText(role);
    await expect(dialog.getByRole("link", { name: copy.stories.link })).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.stories.back })).toBeFocused();
  });

for (const [way, close] of [
  ["its back button", (page: Page) => page.getByRole("button", { name: copy.stories.back }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const)
  test(`CS-05 ${way} closes a shared case, clears the hash and leaves the visitor at its card`, {
    tag: "@engines",
  }, async ({ page }) => {
    await page.goto(`${path}#${firstFirm}`);
    await expect(overlay(page, firstFirm)).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(card(page, firstFirm)).toBeFocused();
    await expect(card(page, firstFirm)).toBeInViewport();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories.propFirms);
  });

test("CS-05 a case opened from the chart closes to where it was opened", async ({ page }) => {
  await page.goto(path);
  const row = hero(page).getByRole("link", { name: cases[lastId].company });
  await row.press("Enter");
  await expect(overlay(page, lastId)).toBeVisible();
  await expect(page).toHaveURL(`${path}#${lastId}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  await expect(row).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await row.press("Enter");
  await expect(overlay(page, lastId)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("CS-05 no case is selected without a hash, or by one that names none", async ({ page }) => {
  for (const hash of ["", "#stories", "#no-case", "#panel-propFirms"]) {
    await page.goto("about:blank");
    await page.goto(`${path}${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("CS-05 no island starts and no testimonial shows before a visitor asks for one", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(path);
  await untilIdle(page);
  expect(scripts.filter((url) => /client|Carousel|Tabs/.test(url))).toEqual([]);
  for (const id of ids)
    await expect(page.getByText(copy.cases[id].quote)).toHaveCount(id === voiceId ? 2 : 1);
  await openTab(page, "brokers");
  await expect(page.getByText(copy.cases[firstBroker].quote)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CS-05 WG-07 an address leads to its card, which shows all of the case", async ({ page }) => {
    await page.goto(`${path}#${lastId}`);
    await expect(card(page, lastId)).toBeInViewport();
    await expect(page.getByText(copy.cases[lastId].quote)).toBeVisible();
    for (const group of caseGroupIds) await expect(page.locator(`#panel-${group}`)).toBeVisible();
  });
});

test("CS-06 the band counts up to its four figures", { tag: "@engines" }, async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  const { title, ...stats } = copy.stats;
  const items = page.getByRole("region", { name: title }).getByRole("listitem");
  for (const [index, { value, label }] of Object.values(stats).entries()) {
    await expect(items.nth(index)).toContainText(value);
    await expect(items.nth(index)).toContainText(label);
  }
  // Scrolls so that all four are in view.
  await items.nth(2).scrollIntoViewIfNeeded();
  await expect(items.locator("[data-counter=counting]")).toHaveCount(Object.keys(stats).length);
  await page.clock.runFor(1200);
  for (const [index, { value }] of Object.values(stats).entries())
    await expect(items.nth(index).locator("[data-counter=final]")).toHaveText(value);
});

test("CS-07 the final call opens the dialog with the three schedulers", async ({ page }) => {
  await page.goto(path);
  await page
    .getByRole("region", { name: copy.final.title })
    .getByRole("button", { name: copy.final.cta })
    .click();
  const dialog = page.getByRole("dialog", { name: common.demo.title });
  for (const scheduler of ["brokers", "propFirms", "communities"] as const)
    await expect(dialog.getByRole("link", { name: common.demo[scheduler] })).toHaveAttribute(
      "href",
      trackedScheduler(scheduler, `case-studies-final-dialog-${routes[scheduler].catalogue}`),
    );
});

test.describe("on paper", () => {
  test("every case of every tab is printed, with its voice and the address of its story", async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const group of caseGroupIds)
      for (const id of caseGroups[group]) {
        await expect(card(page, id)).toBeVisible();
        await expect(card(page, id).getByText(copy.cases[id].quote)).toBeVisible();
        const address = await card(page, id)
          .locator("a")
          .evaluate((link) => getComputedStyle(link, "::after").content);
        expect(address).toContain(cases[id].slug);
      }
    // Nothing of a slide is cut off.
    expect(
      await page.locator("[data-slide]").evaluateAll((slides) =>
        slides.every((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      ),
    ).toBe(true);
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
  });
});
