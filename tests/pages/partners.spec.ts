import type { Locator, Page } from "@playwright/test";
import { questions } from "../../src/facts/pages/partners.ts";
import { integrationPlan, partnerStories, partners, partnersOnPage } from "../../src/facts/partners.ts";
import { routes } from "../../src/facts/routes.ts";
import { switches } from "../../src/facts/sample/integrations.ts";
import { joined, unjoined } from "../../src/languages/words/joined.ts";
import { expect, site, test, trackedScheduler, words } from "../fixtures.ts";
import { openAll } from "../layoutFaults.ts";

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
    const window = (id: "basic" | "whiteLabel") =>
      timeline(page).locator("div", { hasText: copy.timeline[id].duration }).last();
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

  test("PA-01 its tape crosses the whole window, and the weeks run out at the right edge", async ({
    page,
  }) => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const last = await timeline(page).getByText("8", { exact: true }).boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width, 0);
    }
  });
});

test.describe("PA-02 strip of logos", () => {
  const strip = (page: Page) => region(page, copy.logos.label);
  const logos = (page: Page) => strip(page).getByRole("listitem");
  const logo = (page: Page, id: (typeof partnersOnPage.partners)[number]) =>
    logos(page).filter({ hasText: partners[id].name });

  test("PA-02 holds 9 logos", async ({ page }) => {
    await expect(logos(page)).toHaveCount(9);
    for (const [index, id] of partnersOnPage.partners.entries()) {
      await expect(logos(page).nth(index)).toContainText(partners[id].name);
      await expect(logos(page).nth(index)).toContainText(copy.kinds[partners[id].kind]);
    }
  });

  test("PA-02 links those that have an affiliate address, in a new tab", async ({ page }) => {
    for (const id of partnersOnPage.partners) {
      const address = site.links.affiliates[id];
      const link = logo(page, id).locator("a");
      await expect(link).toHaveCount(address ? 1 : 0);
      if (address) await expectNewTab(link, address);
    }
  });
});

test("no one is left to think that we are a broker", async ({ page }) => {
  await expect(page.getByText(copy.pledge, { exact: true })).toBeVisible();
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

  test("PA-03 each reason brings its own evidence", async ({ page }) => {
    await expect(reason(page, "growth")).toContainText(copy.why.growth.figure);
    for (const id of ["read", "trade", "cards", "revoke"] as const) {
      const { action, answer } = copy.why.trust.access[id];
      await expect(reason(page, "trust")).toContainText(`${action}${answer}`);
    }
    for (const id of markets)
      await expect(
        reason(page, "opportunities").getByRole("link", {
          name: copy.why.opportunities.markets[id].name,
        }),
      ).toHaveAttribute("href", routes[id].path);
  });

  test("PA-03 the switchboard counts what it shows in each state", async ({ page }) => {
    const board = reason(page, "opportunities");
    const clients = Object.values(switches).flatMap((market): { name: string; state: string }[] => [
      ...market,
    ]);
    for (const [state, word] of Object.entries(copy.why.opportunities.states)) {
      const count = clients.filter((client) => client.state === state).length;
      await expect(board.getByText(`${word} ${count}`, { exact: true })).toBeVisible();
    }
    for (const { name } of clients) await expect(board.getByText(name, { exact: true })).toBeVisible();
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
        await expect(story.locator("li", { hasText: week(number) })).toContainText(
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

test("PA-05 five questions open to their answers", async ({ page }) => {
  const faq = region(page, copy.faq.title);
  await expect(faq.locator("details")).toHaveCount(5);
  for (const id of questions) {
    const { question, answer } = copy.faq.items[id];
    await expect(faq.getByText(answer)).toBeHidden();
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

test("PA-06 the week lies open from edge to edge, the action in the free slot of its first day", async ({
  page,
}) => {
  const final = region(page, copy.final.title);
  const days = final.locator("ol").last().locator("> li");
  await expect(days.first()).toContainText("Monday");
  await expect(days.first().getByRole("link", { name: copy.bookMeeting })).toBeVisible();
  await expect(days.filter({ visible: true })).toHaveCount(5);
  const friday = await days.nth(4).boundingBox();
  expect((friday?.x ?? 0) + (friday?.width ?? 0)).toBeCloseTo(1280, 0);
  await page.setViewportSize({ width: 1920, height: 800 });
  await expect(days.filter({ visible: true })).toHaveCount(7);
});

test("PA-02 the strip's title counts the kinds of its partners", async ({ page }) => {
  const kinds = new Set(partnersOnPage.partners.map((id) => partners[id].kind));
  await expect(
    page.getByRole("heading", { name: copy.logos.title_other.replace("{{count}}", `${kinds.size}`) }),
  ).toBeVisible();
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

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("PA-01 the line of the day runs over the bars, in motion as at rest", async ({ page }) => {
    const plan = page.getByRole("figure", { name: copy.timeline.label });
    const day = await plan.getByText(copy.timeline.today, { exact: true }).boundingBox();
    const bar = plan.locator("li").filter({ hasText: copy.timeline.tasks.signOn }).locator("[data-owner]");
    await bar.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
    const box = await bar.boundingBox();
    const clip = {
      x: (day?.x ?? 0) + (day?.width ?? 0) / 2 - 6,
      y: (box?.y ?? 0) + 1,
      width: 12,
      height: (box?.height ?? 0) - 2,
    };
    const moving = await page.screenshot({ clip });
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(moving.equals(await page.screenshot({ clip }))).toBe(true);
  });
});

/** The words of a text that are broken between lines. */
const broken = (element: Element, whole: readonly string[]): string[] => {
  const tops = new Map<number, number>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  while (walker.nextNode()) {
    const { length } = walker.currentNode.textContent ?? "";
    for (let index = 0; index < length; index++) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + 1);
      tops.set(at++, Math.round(range.getBoundingClientRect().top));
    }
  }
  const text = element.textContent ?? "";
  return whole.filter((word) => {
    const start = text.indexOf(word);
    return start < 0 || new Set([...word].map((_, index) => tops.get(start + index))).size > 1;
  });
};

test.describe("at 360 px", () => {
  test.use({ viewport: phone });

  for (const [language, question, title] of [
    ["ja", ["何週間", "かかりますか。"], []],
    ["zh", ["上线"], ["交易课，", "电子", "表格"]],
  ] as const)
    test(`PA-04 PA-05 no word of a question or a story is broken in ${language}`, async ({ page }) => {
      await page.goto(`${routes.partners.path}?lng=${language}`);
      await openAll(page, 0.5);
      const own = words(language).partners;
      const summary = page.locator("summary").filter({ hasText: own.faq.items.time.question });
      expect(await summary.evaluate(broken, question)).toEqual([]);
      const heading = page.locator("h3").filter({ hasText: own.stories.university.title });
      expect(await heading.evaluate(broken, title)).toEqual([]);
    });

  for (const language of ["en", "es", "pt", "ru"] as const)
    test(`PA-05 no range is broken in ${language}`, async ({ page }) => {
      for (const width of [360, 390, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${routes.partners.path}?lng=${language}`);
        await openAll(page, 0);
        const answer = page.locator("details").filter({
          hasText: words(language).partners.faq.items.time.question,
        });
        const ranges = (await answer.textContent())?.match(/\d\u2060?–\u2060?\d/g) ?? [];
        expect(await answer.evaluate(broken, [...new Set(ranges)])).toEqual([]);
      }
    });
});
