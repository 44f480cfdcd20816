import type { Locator, Page } from "@playwright/test";
import { openQuestions, questions } from "../../src/facts/pages/partners.ts";
import { integrationPlan, partnerStories, partners, partnersOnPage } from "../../src/facts/partners.ts";
import { routes } from "../../src/facts/routes.ts";
import { joined, unjoined } from "../../src/languages/words/joined.ts";
import { expect, site, test, trackedScheduler, words } from "../fixtures.ts";

const { common, partners: copy } = words("en");
const markets = ["brokers", "propFirms", "communities"] as const;
const phone = { width: 360, height: 780 };

const week = (number: number): string => copy.week.replace("{{number}}", `${number}`);
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const slides = (carousel: Locator) => carousel.locator("[data-slide]");

/** Scrolls to a carousel and waits until it has started. */
async function started(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-started", "");
}

/** Left and top edges of elements, in pixels. */
const corners = (...elements: Locator[]) =>
  Promise.all(
    elements.map(async (element) => {
      const { x, y } = (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );

/** Expects that a link opens an outside address in a new tab without access to this page. */
async function expectNewTab(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
}

test.beforeEach(async ({ page }) => {
  await page.goto(routes.partners.path);
});

test("RT-05 /partners is the partners page, and the navigation says so", async ({ page }) => {
  await expect(page).toHaveTitle(unjoined(copy.meta.title));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${copy.hero.title} ${copy.hero.highlight}`,
  );
  const current = page.getByRole("navigation").getByRole("link", { name: common.navigation.partners });
  await expect(current).toHaveAttribute("aria-current", "page");
});

test.describe("PA-01 hero", () => {
  const hero = (page: Page) => region(page, `${copy.hero.title} ${copy.hero.highlight}`);
  const timeline = (page: Page) => page.getByRole("figure", { name: copy.timeline.label });

  test("PA-01 its button opens the brokers scheduler in a new tab", async ({ page }) => {
    const button = hero(page).getByRole("link", { name: copy.bookMeeting });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectNewTab(button, trackedScheduler("brokers", "partners-hero"));
  });

  test("PA-01 the integration timeline is in the first screen, on a phone too", async ({ page }) => {
    await expect(timeline(page)).toBeInViewport({ ratio: 0.4 });
    await page.setViewportSize(phone);
    await expect(timeline(page).getByText(copy.timeline.basic.duration)).toBeInViewport();
  });

  test("PA-01 basic takes 2–4 weeks and white-label 4–8, each standing at its weeks", async ({ page }) => {
    expect(unjoined(copy.timeline.basic.duration)).toBe("2–4 weeks");
    expect(unjoined(copy.timeline.whiteLabel.duration)).toBe("4–8 weeks");
    const window = (id: "basic" | "whiteLabel") => timeline(page).getByText(copy.timeline[id].duration);
    const mark = (number: number) => timeline(page).getByText(`${number}`, { exact: true });
    const [basic, second, whiteLabel, fourth] = await corners(
      window("basic"),
      mark(2),
      window("whiteLabel"),
      mark(4),
    );
    expect(basic?.x).toBe(second?.x);
    expect(whiteLabel?.x).toBe(fourth?.x);
  });

  test("PA-01 the timeline names each task, its weeks and who does it", async ({ page }) => {
    for (const { id, from, to, owner } of integrationPlan.flatMap(({ tasks }) => [...tasks])) {
      const task = timeline(page).locator("ol > li").filter({ hasText: copy.timeline.tasks[id] });
      await expect(task).toBeVisible();
      const weeks =
        from + 1 === to
          ? week(to)
          : joined(copy.weeks.replace("{{from}}", `${from + 1}`).replace("{{to}}", `${to}`));
      await expect(task).toContainText(weeks);
      await expect(task).toContainText(copy.timeline.owners[owner].replace("{{brand}}", site.brand));
    }
  });
});

test.describe("PA-02 strip of logos", () => {
  const strip = (page: Page) => region(page, copy.logos.label);
  const logos = (page: Page) => strip(page).getByRole("listitem");

  test("PA-02 holds 9 logos", async ({ page }) => {
    await expect(logos(page)).toHaveCount(9);
    for (const [index, id] of partnersOnPage.partners.entries()) {
      await expect(logos(page).nth(index)).toContainText(partners[id].name);
      await expect(logos(page).nth(index)).toContainText(copy.kinds[partners[id].kind]);
    }
  });
});

test.describe("PA-03 why partner", () => {
  const reason = (page: Page, id: "growth" | "trust" | "opportunities") =>
    region(page, copy.why.title).getByRole("article", { name: copy.why[id].title });

  test("PA-03 gives three reasons: growth, trust, opportunities", async ({ page }) => {
    await expect(region(page, copy.why.title).getByRole("article")).toHaveCount(3);
    for (const id of ["growth", "trust", "opportunities"] as const) {
      await expect(reason(page, id).getByRole("heading", { level: 3 })).toHaveText(copy.why[id].title);
      await expect(reason(page, id)).toContainText(copy.why[id].text);
    }
  });
});

test.describe("PA-04 success stories", () => {
  const stories = (page: Page) => region(page, copy.stories.label);
  const title = (page: Page, id: (typeof partnerStories)[number]["id"]) =>
    stories(page).locator("h3", { hasText: copy.stories[id].title });
  const arrow = (page: Page, name: string) => stories(page).getByRole("button", { name, exact: true });
  const dot = (page: Page, number: number) =>
    stories(page).getByRole("button", {
      name: common.carousel.slide.replace("{{number}}", `${number}`).replace("{{count}}", "3"),
    });

  test("PA-04 are an exchange, a university and a prop firm, each told in weeks", async ({ page }) => {
    await expect(slides(stories(page))).toHaveCount(3);
    expect(partnerStories.map(({ partner }) => partners[partner].kind)).toEqual([
      "exchange",
      "university",
      "propFirm",
    ]);
    for (const [index, { id, partner, weeks }] of partnerStories.entries()) {
      const story = slides(stories(page)).nth(index);
      await expect(story).toContainText(partners[partner].name);
      await expect(story).toContainText(copy.stories[id].text);
      for (const [step, number] of weeks.entries())
        await expect(story.getByRole("listitem").filter({ hasText: week(number) })).toContainText(
          copy.stories[id].milestones[step] ?? "missing",
        );
    }
  });

  for (const { id, partner, article } of partnerStories)
    test(`PA-04 the story of the ${id} leads to its use case on the content hub`, async ({ page }) => {
      const name = copy.stories.link.replace("{{partner}}", partners[partner].name);
      const link = stories(page).locator("a", { hasText: name });
      expect(article).toMatch(/^\/blog\/use-cases\/./);
      await expectNewTab(link, site.links.contentHub + article);
    });

  test("PA-04 arrows wrap at both ends", async ({ page }) => {
    await started(stories(page));
    await arrow(page, common.carousel.previous).click();
    await expect(title(page, "propFirm")).toBeInViewport();
    await expect(title(page, "exchange")).not.toBeInViewport();
    await arrow(page, common.carousel.next).click();
    await expect(title(page, "exchange")).toBeInViewport();
    await arrow(page, common.carousel.next).click();
    await expect(title(page, "university")).toBeInViewport();
  });

  test("PA-04 dots jump", async ({ page }) => {
    await started(stories(page));
    await dot(page, 3).click();
    await expect(title(page, "propFirm")).toBeInViewport();
    await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
    await dot(page, 1).click();
    await expect(title(page, "exchange")).toBeInViewport();
    await expect(dot(page, 3)).not.toHaveAttribute("aria-current", "true");
  });

  test("PA-04 weeks run along the tape from 1024 px, down a list on narrower screens", async ({ page }) => {
    const story = stories(page).getByRole("article").first();
    const [first, second, third] = await story.getByRole("listitem").all();
    if (!first || !second || !third) throw new Error("a week is missing");
    await page.setViewportSize({ width: 1024, height: 800 });
    const [one, two, four] = await corners(first, second, third);
    expect([two?.y, four?.y]).toEqual([one?.y, one?.y]);
    const step = (two?.x ?? 0) - (one?.x ?? 0);
    expect(step).toBeGreaterThan(0);
    // The scale is linear: from week 2 to 4 is twice the distance of week 1 to 2.
    expect(Math.abs((four?.x ?? 0) - (two?.x ?? 0) - 2 * step)).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 1023, height: 800 });
    const [upper, middle, lower] = await corners(first, second, third);
    expect([middle?.x, lower?.x]).toEqual([upper?.x, upper?.x]);
    expect(middle?.y).toBeGreaterThan(upper?.y ?? 0);
    expect(lower?.y).toBeGreaterThan(middle?.y ?? 0);
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("PA-04 all three can be scrolled to and read", async ({ page }) => {
      for (const { id } of partnerStories) {
        await title(page, id).scrollIntoViewIfNeeded();
        await expect(title(page, id)).toBeInViewport();
      }
    });
  });
});

test("PA-05 five questions open to their answers; two are open from the start", async ({ page }) => {
  const faq = region(page, copy.faq.title);
  await expect(faq.locator("details")).toHaveCount(5);
  for (const id of questions) {
    const { question, answer } = copy.faq.items[id];
    await expect(faq.getByText(answer)).toBeVisible({ visible: openQuestions.includes(id) });
    if (openQuestions.includes(id)) continue;
    await faq.getByText(question, { exact: true }).click();
    await expect(faq.getByText(answer)).toBeVisible();
  }
});

test("PA-06 the final call to action books a partnership meeting with the brokers scheduler", async ({
  page,
}) => {
  const final = region(page, copy.final.title);
  await expect(final).toContainText(copy.final.text);
  const link = final.getByRole("link", { name: copy.bookMeeting });
  await expectNewTab(link, trackedScheduler("brokers", "partners-final"));
});

test("PA-01 PA-03 each picture is described by a sentence in place of its rows", async ({ page }) => {
  const plan = page.getByRole("figure", { name: copy.timeline.label });
  await expect(plan.getByText(copy.timeline.tasks.sandbox)).toBeVisible();
  await expect(plan.getByRole("listitem")).toHaveText([
    ...copy.timeline.basic.features,
    ...copy.timeline.whiteLabel.features,
  ]);
  const board = page.getByRole("figure", { name: copy.why.opportunities.markets.label });
  await expect(board.getByRole("listitem")).toHaveCount(markets.length);
  await expect(board.getByRole("link")).toHaveCount(markets.length);
});
