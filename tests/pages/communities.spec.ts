import type { Page } from "@playwright/test";
import {
  benefits,
  capabilities,
  openQuestions,
  outcomes,
  questions,
  steps,
  useCases,
} from "../../src/facts/pages/communities.ts";
import { routes } from "../../src/facts/routes.ts";
import { testimonials } from "../../src/facts/testimonials.ts";
import { expect, filled, site, stopClock, test, trackedScheduler, untagged, words } from "../fixtures.ts";

const { common, communities: copy } = words("en");
const { path } = routes.communities;

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The sample pictures, each an image named by a sentence. */
const tree = (page: Page) =>
  page.getByRole("img", {
    name: filled(copy.network.label, { name: copy.network.name, total: "$6,226", first: "$4,356" }),
    exact: true,
  });
const journal = (page: Page) =>
  page.getByRole("img", {
    name: filled(copy.journal.label, {
      name: "Mira Novak",
      finding: filled(copy.journal.finding, { early: "5", losses: "6", time: "10:00" }),
    }),
    exact: true,
  });

/** Scrolls to a section and waits until its islands have started. */
async function startSection(page: Page, name: string) {
  const region = section(page, name);
  await region.locator("astro-island").first().scrollIntoViewIfNeeded();
  await expect(region.locator("astro-island[ssr]")).toHaveCount(0);
  return region;
}

/** The three sections with tabs: titles and descriptions by tab. */
const tabbed = [
  {
    id: "IB-02",
    title: copy.why.title,
    tabs: [
      { name: copy.why.ibs, items: benefits.ibs.map((id) => copy.why.benefits[id]) },
      { name: copy.why.communities, items: benefits.communities.map((id) => copy.why.benefits[id]) },
    ],
    each: 4,
  },
  {
    id: "IB-03",
    title: copy.capabilities.title,
    tabs: [
      {
        name: copy.capabilities.engagement,
        items: capabilities.engagement.map((id) => copy.capabilities.items[id]),
      },
      {
        name: copy.capabilities.monetization,
        items: capabilities.monetization.map((id) => copy.capabilities.items[id]),
      },
    ],
    each: 3,
  },
  {
    id: "IB-06",
    title: copy.useCases.title,
    tabs: [
      {
        name: copy.useCases.acquisition,
        items: useCases.acquisition.map(({ id }) => copy.useCases.items[id]),
      },
      {
        name: copy.useCases.activity,
        items: useCases.activity.map(({ id }) => copy.useCases.items[id]),
      },
      { name: copy.useCases.growth, items: useCases.growth.map(({ id }) => copy.useCases.items[id]) },
    ],
    each: 3,
  },
];

test("RT-04 the page answers in both spellings, with one canonical address and one Book demo", async ({
  page,
}) => {
  for (const address of [path, path.toLowerCase()]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(copy.hero.title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + path);
    await expect(
      page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }),
    ).toHaveAttribute("href", trackedScheduler("communities", "communities-navigation"));
  }
});

test("IB-01 the hero says what it is and books a demo with the communities scheduler", async ({ page }) => {
  await page.goto(path);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`${copy.hero.title} ${copy.hero.highlight}`);
  const hero = page.getByRole("region", { name: copy.hero.title });
  await expect(hero).toContainText(copy.hero.subtitle);
  const demo = hero.getByRole("link", { name: copy.hero.cta });
  await expect(demo).toHaveAttribute("href", trackedScheduler("communities", "communities-hero"));
  await expect(demo).toHaveAttribute("target", "_blank");
  await hero.getByRole("link", { name: copy.hero.secondary }).click();
  await expect(section(page, copy.workflow.title)).toBeInViewport();
});

test("IB-01 the referral tree and a trading journal are in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const network = tree(page);
  await expect(network).toBeInViewport({ ratio: 0.75 });
  for (const tier of ["Tier 1", "Tier 2", "Tier 3"])
    await expect(network.getByText(tier, { exact: true })).toBeVisible();
  await expect(journal(page)).toBeInViewport({ ratio: 0.75 });
});

for (const { id, title, tabs, each } of tabbed) {
  test(`${id} every tab of “${title}” shows its own ${each}, the first one at first`, async ({ page }) => {
    await page.goto(path);
    const region = await startSection(page, title);
    await expect(region.getByRole("tab")).toHaveCount(tabs.length);
    await expect(region.getByRole("tab", { selected: true })).toHaveText(tabs[0]?.name ?? "");
    for (const { name, items } of tabs) {
      expect(items).toHaveLength(each);
      await region.getByRole("tab", { name }).click();
      await expect(region.getByRole("tab", { selected: true })).toHaveText(name);
      const panel = region.locator("[role=tabpanel]:not([hidden])");
      await expect(panel).toHaveAccessibleName(name);
      await expect(panel.getByRole("heading")).toHaveText(items.map((item) => item.title));
      for (const { description } of items) await expect(panel.getByText(description)).toBeVisible();
    }
  });

  test(`${id} the tabs of “${title}” follow the arrow keys`, async ({ page }) => {
    await page.goto(path);
    const region = await startSection(page, title);
    await region.getByRole("tab").first().click();
    await page.keyboard.press("ArrowLeft");
    const last = region.getByRole("tab").last();
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute("aria-selected", "true");
  });
}

test("IB-04 the workflow is drawn in five numbered steps", async ({ page }) => {
  await page.goto(path);
  const items = page.getByRole("figure", { name: copy.workflow.label }).getByRole("listitem");
  await expect(items).toHaveCount(steps.length);
  for (const [index, id] of steps.entries()) {
    const step = items.nth(index);
    await expect(step.getByRole("heading")).toHaveText(copy.workflow.steps[id].title);
    await expect(step.getByText(`${index + 1}`, { exact: true })).toBeVisible();
    await expect(step).toContainText(copy.workflow.steps[id].description);
  }
});

test("IB-05 each outcome counts to its figure", async ({ page }) => {
  await stopClock(page);
  await page.goto(path);
  const figures = section(page, copy.outcomes.title).getByRole("listitem");
  await expect(figures).toHaveCount(outcomes.length);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator("[data-counter=counting]")).toHaveCount(1);
  }
  await page.clock.runFor(1200);
  for (const [index, { id }] of outcomes.entries()) {
    await expect(figures.nth(index).locator("[data-counter=final]")).toHaveText(copy.outcomes[id].value);
    await expect(figures.nth(index)).toContainText(copy.outcomes[id].label);
  }
});

test("IB-07 testimonials take turns every 5000 ms and wrap", async ({ page }) => {
  const count = testimonials.communities.length;
  test.skip(count < 2, "A single one stays");
  await stopClock(page);
  await page.goto(path);
  const carousel = page.getByRole("region", { name: copy.testimonials.label, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-rotation", "playing");
  const slides = carousel.locator("[data-slide]");
  await expect(slides).toHaveCount(testimonials.communities.length);
  const shown = carousel.locator("[data-slide]:not([aria-hidden])");
  const people = testimonials.communities.map(({ id, company }) => ({
    ...copy.testimonials.people[id],
    company,
  }));
  const expectShown = async (index: number) => {
    const { content = "", name = "", company = "" } = people.at(index % count) ?? {};
    for (const text of [untagged(content), name, company]) await expect(shown).toContainText(text);
  };
  await expectShown(0);
  await page.clock.runFor(4999);
  await expectShown(0);
  await page.clock.runFor(1);
  for (let next = 1; next <= count; next += 1) {
    await expectShown(next);
    if (next < count) await page.clock.runFor(5000);
  }
  await carousel.getByRole("button", { name: common.carousel.previous }).click();
  await expectShown(-1);
});

test("IB-08 questions open to their answers; two are open from the start", async ({ page }) => {
  await page.goto(path);
  const faq = section(page, copy.faq.title);
  await expect(faq.locator("details")).toHaveCount(questions.length);
  for (const id of questions) {
    const { question, answer } = copy.faq.items[id];
    await expect(faq.getByText(answer)).toBeVisible({ visible: openQuestions.includes(id) });
    if (openQuestions.includes(id)) continue;
    await faq.getByText(question).click();
    await expect(faq.getByText(answer)).toBeVisible();
  }
});

test("IB-09 the final call books a demo with the communities scheduler", async ({ page }) => {
  await page.goto(path);
  const final = section(page, copy.final.title);
  await expect(final).toContainText(copy.final.text);
  await expect(final.getByRole("link", { name: copy.final.cta })).toHaveAttribute(
    "href",
    trackedScheduler("communities", "communities-final"),
  );
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("IB-02 IB-03 IB-06 everything behind the tabs is readable", async ({ page }) => {
    await page.goto(path);
    for (const { title, tabs } of tabbed)
      for (const { items } of tabs)
        for (const item of items)
          await expect(section(page, title).getByText(item.description)).toBeVisible();
  });

  test("IB-05 IB-07 figures and voices are there", async ({ page }) => {
    await page.goto(path);
    for (const { id } of outcomes)
      await expect(page.getByText(copy.outcomes[id].value, { exact: true })).toBeVisible();
    for (const { id } of testimonials.communities)
      await expect(page.getByText(untagged(copy.testimonials.people[id].content))).toBeVisible();
  });
});
