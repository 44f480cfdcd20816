import type { Locator, Page } from "@playwright/test";
import {
  competitionTraits,
  featureGroups,
  openQuestions,
  questions,
  stats,
  useCases,
} from "../../src/facts/pages/brokers.ts";
import { partners, partnersOnPage } from "../../src/facts/partners.ts";
import { platforms, platformsOnPage } from "../../src/facts/platforms.ts";
import { routes } from "../../src/facts/routes.ts";
import { testimonials } from "../../src/facts/testimonials.ts";
import { titleWithBrand } from "../../src/languages/checking/widths.ts";
import { keyFeatureNames } from "../../src/ui/Icon/Icon.examples.tsx";
import { icons } from "../../src/ui/Icon/SpriteIcon.tsx";
import { figureAt, steps } from "../../src/ui/StatCounter/counter.ts";
import { expect, site, stopClock, test, trackedScheduler, untagged, words } from "../fixtures.ts";
import { inWords } from "../images.ts";

const { brokers, common } = words("en");
const { path } = routes.brokers;
const phone = { width: 360, height: 780 };

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const slides = (carousel: Locator): Locator => carousel.locator("[data-slide]");
/** Visible panels. Hidden ones stay in the document for find-in-page. */
const shownPanels = (page: Page): Locator => page.locator("[role=tabpanel]:not([hidden])");
const scheduler = (button: string): RegExp => trackedScheduler("brokers", `brokers-${button}`);

/** Opens the page with a stopped clock, scrolls to a carousel and waits until it has started. */
async function startCarousel(page: Page, name: string): Promise<Locator> {
  await stopClock(page);
  await page.goto(path);
  const carousel = region(page, name);
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(carousel).toHaveAttribute("data-started", "");
  return carousel;
}

async function expectPlaying(carousel: Locator): Promise<void> {
  await expect(carousel).toHaveAttribute("data-rotation", "playing");
}

/** Expects that a slide is the visible one and the one in the accessibility tree. */
async function expectShown(carousel: Locator, index: number): Promise<void> {
  await expect(carousel).toHaveAttribute("data-index", `${index}`);
  await expect(slides(carousel).nth(index)).toBeInViewport({ ratio: 0.9 });
  await expect(slides(carousel).nth(index)).not.toHaveAttribute("aria-hidden");
  const others = (await slides(carousel).count()) - 1;
  await expect(carousel.locator("[data-slide][aria-hidden=true]")).toHaveCount(others);
}

async function expectNewTab(page: Page, link: Locator, address: RegExp): Promise<void> {
  const { origin } = new URL(site.links.schedulers.brokers);
  await page.context().route(`${origin}/**`, (route) => route.fulfill({ body: "scheduler" }));
  const opened = page.waitForEvent("popup");
  await link.click();
  await expect(await opened).toHaveURL(address);
  await expect(page).toHaveURL(path);
}

/** The section of figures, whose name includes their number. */
const engine = (page: Page) => region(page, brokers.engine.title);

test("RT-03 /for-brokers is the brokers page", async ({ page }) => {
  const answer = await page.goto("/for-brokers");
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(titleWithBrand(brokers.meta.title, site.brand));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(untagged(brokers.hero.title));
});

test("BR-01 the hero says what it is and its button opens the scheduler in a new tab", async ({ page }) => {
  await page.goto(path);
  const hero = region(page, untagged(brokers.hero.title));
  await expect(hero).toContainText(brokers.hero.subtitle);
  await expectNewTab(page, hero.getByRole("link", { name: brokers.hero.cta }), scheduler("hero"));
});

test("BR-01 the first screen shows a competition being set up, live and on the podium", async ({ page }) => {
  await page.goto(path);
  const engine = page.getByRole("img", { name: inWords(brokers.picture.label) });
  await expect(engine).toBeInViewport({ ratio: 0.5 });
  for (const words of [brokers.picture.setUp, "Day 12 of 14", brokers.picture.podium, "$25,000"])
    await expect(engine).toContainText(words);
});

test("BR-02 the strip shows its partners, each linked to its affiliate address if it has one", async ({
  page,
}) => {
  await page.goto(path);
  const strip = region(page, brokers.partners.label).getByRole("listitem");
  await expect(strip).toHaveCount(partnersOnPage.brokers.length);
  for (const [index, id] of partnersOnPage.brokers.entries()) {
    const logo = strip.nth(index);
    const address = partners[id].affiliate;
    await expect(logo).toContainText(partners[id].name);
    await expect(logo.locator("a")).toHaveCount(address ? 1 : 0);
    if (address) await expect(logo.locator("a[target=_blank]")).toHaveAttribute("href", address);
  }
});

test("BR-03 the competition engine shows its four figures", async ({ page }) => {
  await page.goto(path);
  const rows = engine(page).getByRole("listitem");
  const figures = stats.map((id) => brokers.engine.stats[id]);
  await expect(rows).toHaveCount(stats.length);
  for (const [index, { value, label, text }] of figures.entries()) {
    await expect(rows.nth(index).getByText(value, { exact: true }).first()).toBeAttached();
    await expect(rows.nth(index).getByRole("heading", { name: label })).toBeVisible();
    await expect(rows.nth(index)).toContainText(text);
  }
});

test("BR-03 each figure counts up to itself once it is seen", async ({ page }) => {
  await stopClock(page);
  await page.goto(path);
  const counters = engine(page).locator("[data-counter]");
  await expect(counters).toHaveCount(stats.length);
  await counters.first().evaluate((counter) => counter.scrollIntoView({ behavior: "instant" }));
  await expect(counters.first()).toHaveAttribute("data-counter", "counting");
  await page.clock.runFor(600);
  const { value } = brokers.engine.stats.retention;
  await expect(counters.first()).toHaveAttribute("data-shown", figureAt(value, steps / 2));
  await page.clock.runFor(600);
  await expect(counters.first()).toHaveAttribute("data-counter", "final");
  await expect(counters.first()).toHaveText(value);
});

test("BR-04 one card compares live and demo competitions, the other shows a branded IB space", async ({
  page,
}) => {
  await page.goto(path);
  const { competitions, spaces, title } = brokers.features;
  const cards = region(page, title).getByRole("article");
  await expect(cards).toHaveCount(2);
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await expect(first).toHaveAccessibleName(competitions.title);
  await expect(first).toContainText(competitions.text);
  for (const trait of competitionTraits) {
    const { name, demo, live } = competitions.rows[trait];
    await expect(first.getByRole("row", { name: `${name} ${demo} ${live}` })).toBeVisible();
  }
  await expect(second).toHaveAccessibleName(spaces.title);
  await expect(second).toContainText(spaces.text);
  const space = second.getByRole("img", { name: inWords(spaces.picture.label) });
  await expect(space).toContainText(spaces.picture.name);
  await expect(space).toContainText(spaces.picture.branding);
});

test("BR-05 twelve key features, each with its name, description and an icon that no other has", async ({
  page,
}) => {
  await page.goto(path);
  const features = region(page, brokers.keyFeatures.title).getByRole("listitem");
  const all = featureGroups.flatMap<{ id: keyof typeof brokers.keyFeatures.items; icon: string }>(
    (group) => group.features,
  );
  expect(all.map(({ icon }) => icon).toSorted()).toEqual(keyFeatureNames.toSorted());
  await expect(features).toHaveCount(12);
  for (const [index, { id, icon }] of all.entries()) {
    const { name, description } = brokers.keyFeatures.items[id];
    await expect(features.nth(index).locator("svg")).toBeVisible();
    await expect(features.nth(index).locator("use")).toHaveAttribute("href", icons.addressOf(icon));
    await expect(features.nth(index).getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(features.nth(index)).toContainText(description);
  }
});

test("BR-06 on a wide screen the platforms stand in rows of three and nothing moves", async ({ page }) => {
  const carousel = await startCarousel(page, brokers.platforms.label);
  const marks = slides(carousel);
  await expect(marks).toHaveText(platformsOnPage.brokers.map((id) => platforms[id].short));
  const tops = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3));
  for (const mark of await marks.all()) await expect(mark).toBeInViewport({ ratio: 1 });
  await expect(carousel.getByRole("button", { name: common.carousel.next })).toBeHidden();
  await page.clock.runFor(3000);
  await expect(carousel).toHaveAttribute("data-index", "0");
});

test.describe("BR-06 on mobile", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("BR-06 on mobile the platforms are a carousel that moves every 3000 ms and loops", async ({
    page,
  }) => {
    const carousel = await startCarousel(page, brokers.platforms.label);
    await expectPlaying(carousel);
    await page.clock.runFor(2999);
    await expect(carousel).toHaveAttribute("data-index", "0");
    await page.clock.runFor(1);
    for (const next of platformsOnPage.brokers.keys()) {
      if (next === 0) continue;
      await expectShown(carousel, next);
      await page.clock.runFor(3000);
    }
    await expectShown(carousel, 0);
    await expect(slides(carousel).nth(0)).toHaveText(platforms[platformsOnPage.brokers[0]].short);
  });
});

test("BR-07 three use-case tabs, loyal clients first", async ({ page }) => {
  await page.goto(path);
  const section = region(page, brokers.useCases.title);
  const tabs = section.getByRole("tablist", { name: brokers.useCases.label }).getByRole("tab");
  expect(useCases).toEqual(["loyal-clients", "ib-tools", "revenue"]);
  await expect(tabs).toHaveText(useCases.map((id) => brokers.useCases[id].tab));
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await expect(shownPanels(page)).toHaveCount(1);
  await expect(shownPanels(page)).toHaveAccessibleName(brokers.useCases["loyal-clients"].tab);
});

for (const id of useCases)
  test(`BR-07 the panel of ${id} holds title, description, button and four cards`, async ({ page }) => {
    await page.goto(path);
    const { cta, description, features, tab, title, value, valueLabel } = brokers.useCases[id];
    await page.getByRole("tablist").scrollIntoViewIfNeeded();
    await expect(page.locator("[role=tab][tabindex='-1']")).toHaveCount(2);
    await page.getByRole("tab", { name: tab }).click();
    const panel = shownPanels(page);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(tab);
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    for (const text of [description, value, valueLabel]) await expect(panel).toContainText(text);
    expect(value).toContain("%");
    const cards = panel.getByRole("listitem");
    expect(features).toHaveLength(4);
    await expect(cards).toHaveText(features);
    // Each card has its own background and position.
    const surfaces = await cards.evaluateAll((all) =>
      all.map((card) => ({
        ground: getComputedStyle(card).backgroundColor,
        left: card.getBoundingClientRect().left,
      })),
    );
    expect(new Set(surfaces.map(({ left }) => left)).size).toBe(4);
    const around = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const { ground } of surfaces) expect(ground).not.toBe(around);
    await expectNewTab(page, panel.getByRole("link", { name: cta }), scheduler(`use-case-${id}`));
  });

test.describe("BR-08 testimonials", () => {
  const { label } = brokers.testimonials;
  const count = testimonials.brokers.length;
  const last = count - 1;

  test("BR-08 voices, each with name, role, company and words", async ({ page }) => {
    await page.goto(path);
    const voices = slides(region(page, label));
    await expect(voices).toHaveCount(count);
    for (const [index, { id, company }] of testimonials.brokers.entries()) {
      const { content, name, role } = brokers.testimonials.people[id];
      await expect(voices.nth(index).locator("blockquote")).toHaveText(untagged(content));
      for (const words of [name, role, company])
        await expect(voices.nth(index).locator("figcaption")).toContainText(words);
    }
  });

  test.describe("that take turns", () => {
    test.skip(count < 2, "A single voice has no controls");

    test("BR-08 the next voice comes every 5000 ms, and after the last the first", async ({ page }) => {
      const carousel = await startCarousel(page, label);
      await expectPlaying(carousel);
      await page.clock.runFor(4999);
      await expect(carousel).toHaveAttribute("data-index", "0");
      await page.clock.runFor(1);
      for (let next = 1; next <= last; next += 1) {
        await expectShown(carousel, next);
        await page.clock.runFor(5000);
      }
      await expectShown(carousel, 0);
    });

    test("BR-08 previous and next wrap at both ends", { tag: "@engines" }, async ({ page }) => {
      const carousel = await startCarousel(page, label);
      const previous = carousel.getByRole("button", { name: common.carousel.previous });
      const next = carousel.getByRole("button", { name: common.carousel.next });
      await previous.click();
      await expectShown(carousel, last);
      await next.click();
      await expectShown(carousel, 0);
      await next.click();
      await expectShown(carousel, 1);
    });

    test("BR-08 WG-06 rotation goes on when the mouse that pressed an arrow leaves, and keyboard focus holds it", async ({
      page,
    }) => {
      const carousel = await startCarousel(page, label);
      const next = carousel.getByRole("button", { name: common.carousel.next });
      await next.click();
      await expectShown(carousel, 1);
      await expect(next).toBeFocused();
      await page.clock.runFor(10_000);
      await expect(carousel).toHaveAttribute("data-rotation", "interrupted");
      await page.mouse.move(5, 5);
      await expectPlaying(carousel);
      await page.clock.runFor(5000);
      await expectShown(carousel, 2 % count);
      await page.keyboard.press("Shift+Tab");
      await expect(carousel).toHaveAttribute("data-rotation", "paused");
      await page.clock.runFor(10_000);
      await expectShown(carousel, 2 % count);
    });

    test("BR-08 a dot for each voice leads to it and marks the current one", async ({ page }) => {
      const carousel = await startCarousel(page, label);
      const dots = carousel.getByRole("group", { name: common.carousel.dots }).getByRole("button");
      await expect(dots).toHaveCount(count);
      await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
      await dots.nth(1).click();
      await expectShown(carousel, 1);
      await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
      await expect(dots.nth(0)).not.toHaveAttribute("aria-current");
    });
  });
});

for (const language of site.languages) {
  const count = language === "ja" ? 3 : 5;
  test(`BR-09 the workflow in ${language} is a picture of ${count} numbered steps`, async ({ page }) => {
    const { workflow } = words(language).brokers;
    await page.goto(`${path}?lng=${language}`);
    const picture = region(page, workflow.title).getByRole("figure", { name: workflow.label });
    await expect(picture.getByRole("listitem")).toHaveCount(count);
    const drawings = picture.getByRole("listitem").locator("use");
    const addresses = await drawings.evaluateAll((all) => all.map((use) => use.getAttribute("href")));
    expect(new Set(addresses).size).toBe(count);
    // A drawing has a size once its file has come.
    for (const drawing of await drawings.all())
      await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(50);
    for (const [index, { title, description }] of workflow.steps.entries()) {
      const step = picture.getByRole("listitem").nth(index);
      await expect(step.getByText(`${index + 1}`, { exact: true })).toBeVisible();
      await expect(step.getByRole("heading", { name: title, exact: true })).toBeVisible();
      await expect(step).toContainText(description);
    }
  });
}

test("BR-10 eight questions open to their answers", async ({ page }) => {
  await page.goto(path);
  const items = region(page, brokers.faq.title).locator("details");
  await expect(items).toHaveCount(8);
  for (const [index, id] of questions.entries()) {
    const { answer, question } = brokers.faq.items[id];
    const item = items.nth(index);
    // Those that decide a sale are open from the start.
    await expect(item).toHaveJSProperty("open", openQuestions.includes(id));
    if (!openQuestions.includes(id)) await item.getByText(question).click();
    await expect(item.getByText(answer)).toBeVisible();
  }
});

test("BR-11 the final call to action opens the scheduler in a new tab", async ({ page }) => {
  await page.goto(path);
  const final = region(page, brokers.final.title);
  await expect(final).toContainText(brokers.final.text);
  await expectNewTab(page, final.getByRole("link", { name: brokers.final.cta }), scheduler("final"));
});

test.describe("WG-07 without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("WG-07 every voice, platform, panel and answer of the brokers page can be read", async ({ page }) => {
    await page.goto(path);
    for (const { content } of Object.values(brokers.testimonials.people))
      await expect(page.getByText(untagged(content))).toBeVisible();
    for (const id of useCases) {
      await expect(page.getByRole("heading", { name: brokers.useCases[id].title })).toBeVisible();
      await expect(page.getByRole("link", { name: brokers.useCases[id].cta })).toBeVisible();
    }
    const first = brokers.faq.items[questions[2]];
    await page.getByText(first.question).click();
    await expect(page.getByText(first.answer)).toBeVisible();
  });
});
