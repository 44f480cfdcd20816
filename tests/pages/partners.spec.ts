import type { Locator, Page } from "@playwright/test";
import { openQuestions, questions } from "../../src/facts/pages/partners.ts";
import { integrationPlan, partnerStories, partners, partnersOnPage } from "../../src/facts/partners.ts";
import { routes } from "../../src/facts/routes.ts";
import { withNoBreaks, withoutWordJoiners } from "../../src/languages/words/noBreak.ts";
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

test("RT-05 /partners is the partners page", async ({ page }) => {
  await expect(page).toHaveTitle(withoutWordJoiners(copy.meta.title));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${copy.hero.title} ${copy.hero.highlight}`,
  );
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

  test("PA-01 how long each kind takes stands at its weeks", async ({ page }) => {
    const window = (id: "basic" | "whiteLabel") => timeline(page).getByText(copy.timeline[id].duration);
    const mark = (number: number) => timeline(page).getByText(`${number}`, { exact: true });
    for (const { id, from } of integrationPlan) {
      const [own, first] = await corners(window(id), mark(from + 1));
      expect(own?.x, id).toBe(first?.x);
    }
  });

  test("PA-01 the timeline names each task, its weeks and who does it", async ({ page }) => {
    for (const { id, from, to, owner } of integrationPlan.flatMap(({ tasks }) => [...tasks])) {
      const task = timeline(page).locator("ol > li").filter({ hasText: copy.timeline.tasks[id] });
      await expect(task).toBeVisible();
      const weeks =
        from + 1 === to
          ? week(to)
          : withNoBreaks(copy.weeks.replace("{{from}}", `${from + 1}`).replace("{{to}}", `${to}`));
      await expect(task).toContainText(weeks);
      await expect(task).toContainText(copy.timeline.owners[owner].replace("{{brand}}", site.brand));
    }
  });
});

test.describe("PA-02 strip of logos", () => {
  const strip = (page: Page) => region(page, copy.logos.label);
  const logos = (page: Page) => strip(page).getByRole("listitem");

  test("PA-02 holds its logos, each with its kind", async ({ page }) => {
    await expect(logos(page)).toHaveCount(partnersOnPage.partners.length);
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
  const count = partnerStories.length;
  const title = (page: Page, index: number) => slides(stories(page)).nth(index).locator("h3");
  const arrow = (page: Page, name: string) => stories(page).getByRole("button", { name, exact: true });
  const dot = (page: Page, number: number) =>
    stories(page).getByRole("button", {
      name: common.carousel.slide.replace("{{number}}", `${number}`).replace("{{count}}", `${count}`),
    });

  test("PA-04 are each told in weeks", async ({ page }) => {
    await expect(slides(stories(page))).toHaveCount(count);
    for (const [index, { id, partner, weeks }] of partnerStories.entries()) {
      const story = slides(stories(page)).nth(index);
      await expect(story).toContainText(partners[partner].name);
      await expect(title(page, index)).toHaveText(copy.stories[id].title);
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
      await expectNewTab(link, site.links.contentHub + article);
    });

  test.describe("with controls", () => {
    test.skip(count < 2, "A single story has none");

    test("PA-04 arrows wrap at both ends", async ({ page }) => {
      await started(stories(page));
      await arrow(page, common.carousel.previous).click();
      await expect(title(page, count - 1)).toBeInViewport();
      await expect(title(page, 0)).not.toBeInViewport();
      await arrow(page, common.carousel.next).click();
      await expect(title(page, 0)).toBeInViewport();
      await arrow(page, common.carousel.next).click();
      await expect(title(page, 1)).toBeInViewport();
    });

    test("PA-04 dots jump", async ({ page }) => {
      await started(stories(page));
      await dot(page, count).click();
      await expect(title(page, count - 1)).toBeInViewport();
      await expect(dot(page, count)).toHaveAttribute("aria-current", "true");
      await dot(page, 1).click();
      await expect(title(page, 0)).toBeInViewport();
      await expect(dot(page, count)).not.toHaveAttribute("aria-current", "true");
    });
  });

  test("PA-04 weeks run along the tape from 1024 px, down a list on narrower screens", async ({ page }) => {
    const weeks = partnerStories[0]?.weeks ?? [];
    const items = await stories(page).getByRole("article").first().getByRole("listitem").all();
    expect(items).toHaveLength(weeks.length);
    await page.setViewportSize({ width: 1024, height: 800 });
    const along = await corners(...items);
    const [start = { x: 0, y: 0 }] = along;
    const step = ((along.at(-1)?.x ?? 0) - start.x) / ((weeks.at(-1) ?? 0) - (weeks[0] ?? 0));
    expect(step).toBeGreaterThan(0);
    for (const [index, { x, y }] of along.entries()) {
      expect(y).toBe(start.y);
      // The scale is linear.
      expect(Math.abs(x - start.x - step * ((weeks[index] ?? 0) - (weeks[0] ?? 0)))).toBeLessThanOrEqual(2);
    }
    await page.setViewportSize({ width: 1023, height: 800 });
    const down = await corners(...items);
    expect(new Set(down.map(({ x }) => x)).size).toBe(1);
    expect(down.map(({ y }) => y)).toEqual(
      [...new Set(down.map(({ y }) => y))].sort((one, other) => one - other),
    );
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("PA-04 all can be scrolled to and read", async ({ page }) => {
      for (const index of partnerStories.keys()) {
        await title(page, index).scrollIntoViewIfNeeded();
        await expect(title(page, index)).toBeInViewport();
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
