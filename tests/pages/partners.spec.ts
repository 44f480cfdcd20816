import type { Locator, Page } from "@playwright/test";
import { questions } from "../../src/content/pages/partners.ts";
import { integrationPlan, partnerStories, partners, partnersOnPage } from "../../src/content/partners.ts";
import { routes } from "../../src/content/routes.ts";
import { integrationLog, switches } from "../../src/content/sample/integrations.ts";
import { claimFigure } from "../../src/i18n/messages/claimFigure.ts";
import { withNoBreaks } from "../../src/i18n/messages/noBreak.ts";
import {
  expect,
  expectNewTab,
  expectQuestions,
  filled,
  region,
  site,
  test,
  trackedScheduler,
  words,
} from "../fixtures.ts";

const { common, partners: copy } = words("en");
const { path } = routes.partners;
const markets = ["brokers", "propFirms", "communities"] as const;
const firms = markets.flatMap((id) => switches[id]);
const { opportunities } = copy.why;

const week = (number: number): string => filled(copy.week, { number: `${number}` });
const whyUs = (page: Page) =>
  region(page, filled(copy.why.title, { organisations: claimFigure("en", "organisations", "plain") }));
const timeline = (page: Page) => page.getByRole("figure", { name: copy.timeline.label });

/** Left and top edges of elements, in pixels. */
const corners = (...elements: Locator[]) =>
  Promise.all(
    elements.map(async (element) => {
      const { x, y } = (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto(path));

  test("PA-01 the hero's button opens the brokers scheduler in a new tab", async ({ reader }) => {
    const hero = region(reader, `${copy.hero.title} ${copy.hero.highlight}`);
    const button = hero.getByRole("link", { name: copy.bookMeeting });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectNewTab(button, trackedScheduler("brokers", "partners-hero"));
  });

  test("PA-01 the timeline is in the first screen and names each task, its weeks and who does it", async ({
    reader,
  }) => {
    await expect(timeline(reader)).toBeInViewport({ ratio: 0.4 });
    const tasks = timeline(reader).locator("ol > li");
    for (const { id, from, to, owner } of integrationPlan.flatMap(({ tasks }) => [...tasks])) {
      const task = tasks.filter({ hasText: copy.timeline.tasks[id] });
      await expect(task).toBeVisible();
      const several = withNoBreaks(filled(copy.weeks, { from: `${from + 1}`, to: `${to}` }));
      await expect(task).toContainText(from + 1 === to ? week(to) : several);
      await expect(task).toContainText(filled(copy.timeline.owners[owner], { brand: site.brand }));
    }
    for (const [lane, { id, from, to }] of integrationPlan.entries()) {
      await expect(timeline(reader)).toContainText(copy.timeline[id].duration);
      // Of the ruler's marks, one at each week.
      const marks = await timeline(reader)
        .locator("rect")
        .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().x));
      const flag = await timeline(reader)
        .getByText(copy.timeline.live, { exact: true })
        .nth(lane)
        .boundingBox();
      expect(Math.abs((flag?.x ?? 0) - (marks[from] ?? 0)), `${id} begins at its week`).toBeLessThan(2);
      expect(Math.abs((flag?.x ?? 0) + (flag?.width ?? 0) - (marks[to] ?? 0))).toBeLessThan(2);
    }
  });

  test("PA-02 the strip holds its logos, each with its kind, and links to affiliate addresses", async ({
    reader,
  }) => {
    const logos = region(reader, copy.partners.label).getByRole("listitem");
    await expect(logos).toHaveCount(partnersOnPage.partners.length);
    for (const [index, id] of partnersOnPage.partners.entries()) {
      const { name, kind, affiliate } = partners[id];
      await expect(logos.nth(index)).toContainText(name);
      await expect(logos.nth(index)).toContainText(copy.kinds[kind]);
      const link = logos.nth(index).getByRole("link");
      if (affiliate) await expectNewTab(link, affiliate);
      else await expect(link).toHaveCount(0);
    }
    await expect(reader.getByText(common.affiliate)).toBeVisible();
  });

  test("PA-03 gives three reasons: growth, trust, opportunities", async ({ reader }) => {
    const why = whyUs(reader);
    await expect(why.getByRole("article")).toHaveCount(3);
    for (const id of ["growth", "trust", "opportunities"] as const) {
      const reason = why.getByRole("article", { name: copy.why[id].title });
      await expect(reason).toContainText(copy.why[id].text);
    }
    const board = why.getByRole("figure", { name: opportunities.markets.label });
    await expect(board.getByRole("link")).toHaveCount(markets.length);
  });

  test("PA-03 without a script firms are on or off in words, and nothing can be switched", async ({
    reader,
  }) => {
    const board = reader.getByRole("figure", { name: opportunities.markets.label });
    await expect(board.getByRole("switch")).toHaveCount(0);
    for (const { name, on } of firms)
      await expect(board.getByRole("listitem").filter({ hasText: name }).last()).toHaveText(
        new RegExp(`^${name}\\s+${on ? opportunities.states.on : opportunities.states.off}$`),
        { useInnerText: true },
      );
  });

  test("PA-04 three stories, told in weeks, each lead to their use case on the content hub", async ({
    reader,
  }) => {
    expect(partnerStories).toHaveLength(3);
    const stories = region(reader, copy.stories.label).getByRole("article");
    for (const [index, { id, partner, weeks, article }] of partnerStories.entries()) {
      const story = stories.nth(index);
      await expect(story.getByRole("heading", { level: 3 })).toHaveText(copy.stories[id].title);
      for (const text of [partners[partner].name, copy.stories[id].text])
        await expect(story).toContainText(text);
      for (const [step, number] of weeks.entries())
        await expect(story.getByRole("listitem").filter({ hasText: week(number) })).toContainText(
          copy.stories[id].milestones[step] ?? "missing",
        );
      await expect(
        story.getByRole("img", { name: `${partners[partner].name}, ${copy.stories[id].screen}` }),
      ).toHaveCount(1);
      const link = story.getByRole("link", {
        name: filled(copy.stories.link, { partner: partners[partner].name }),
      });
      await expectNewTab(link, site.links.contentHub + article);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test("PA-05 five questions open to their answers", async ({ reader }) => {
    expect(questions).toHaveLength(5);
    await expectQuestions(region(reader, copy.faq.title), questions, copy.faq.items);
  });

  test("PA-04 weeks run along the timeline from 1024 px, down a list on narrower screens", async ({
    reader,
  }) => {
    const weeks = partnerStories[0]?.weeks ?? [];
    const stories = region(reader, copy.stories.label);
    const items = await stories.getByRole("article").first().getByRole("listitem").all();
    expect(items).toHaveLength(weeks.length);
    await reader.setViewportSize({ width: 1024, height: 800 });
    const along = await corners(...items);
    const [start = { x: 0, y: 0 }] = along;
    const step = ((along.at(-1)?.x ?? 0) - start.x) / ((weeks.at(-1) ?? 0) - (weeks[0] ?? 0));
    expect(step).toBeGreaterThan(0);
    for (const [index, { x, y }] of along.entries()) {
      expect(y).toBe(start.y);
      // The scale is linear.
      expect(Math.abs(x - start.x - step * ((weeks[index] ?? 0) - (weeks[0] ?? 0)))).toBeLessThanOrEqual(2);
    }
    await reader.setViewportSize({ width: 1023, height: 800 });
    const down = await corners(...items);
    const tops = down.map(({ y }) => y);
    expect(new Set(down.map(({ x }) => x)).size).toBe(1);
    expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  });
});

test("PA-04 the stories do not move by themselves; arrows wrap at both ends, dots jump", async ({ page }) => {
  const count = partnerStories.length;
  await page.goto(path);
  const stories = region(page, copy.stories.label);
  const title = (index: number) => stories.locator("h3").nth(index);
  const press = (name: string) => stories.getByRole("button", { name, exact: true }).click();
  const dot = (number: number) =>
    stories.getByRole("button", {
      name: filled(common.carousel.slide, { number: `${number}`, count: `${count}` }),
    });
  await stories.scrollIntoViewIfNeeded();
  await expect(stories).toHaveAttribute("data-started", "");
  await expect(stories.getByRole("button", { name: common.carousel.pause })).toHaveCount(0);
  await press(common.carousel.previous);
  await expect(title(count - 1)).toBeInViewport();
  await expect(title(0)).not.toBeInViewport();
  await press(common.carousel.next);
  await expect(title(0)).toBeInViewport();
  await press(common.carousel.next);
  await expect(title(1)).toBeInViewport();
  await dot(count).click();
  await expect(title(count - 1)).toBeInViewport();
  await expect(dot(count)).toHaveAttribute("aria-current", "true");
  await dot(1).click();
  await expect(title(0)).toBeInViewport();
  await expect(dot(count)).not.toHaveAttribute("aria-current", "true");
});

test("PA-03 a switch changes the count, is read out, and adds its event to the log", async ({ page }) => {
  await page.goto(path);
  const why = whyUs(page);
  const lines = why.locator("ol[translate=no] li");
  const all = await lines.count();
  const off = firms.find(({ on }) => !on)?.name ?? "missing";
  const count = (on: number) =>
    `${opportunities.once} ${filled(opportunities.count, { on: `${on}`, all: `${firms.length}` })}`;
  const before = firms.filter(({ on }) => on).length;
  await expect(why).toContainText(count(before));

  const firm = why.getByRole("switch", { name: off });
  await expect(firm).not.toBeChecked();
  await firm.focus();
  await page.keyboard.press("Space");
  await expect(firm).toBeChecked();
  await expect(why).toContainText(count(before + 1));
  await expect(page.getByRole("status").filter({ hasText: count(before + 1) })).toHaveCount(1);
  await expect(lines.first()).toHaveText(`${integrationLog.switched.on} ${off} 200`);
  await expect(lines).toHaveCount(all);

  await firm.click();
  await expect(why).toContainText(count(before));
  await expect(lines.first()).toHaveText(`${integrationLog.switched.off} ${off} 200`);

  // The line that it has caused is marked, and so is the firm.
  const marked = (line: Locator) =>
    line.evaluate((element) => getComputedStyle(element, "::before").content !== "none");
  expect(await marked(lines.first())).toBe(true);
  expect(await marked(lines.nth(1))).toBe(false);
  const row = why
    .getByRole("listitem")
    .filter({ has: page.getByRole("switch", { name: off }) })
    .last();
  expect(await marked(row)).toBe(true);
  const swept = () => lines.first().evaluate((line) => getComputedStyle(line, "::after").animationName);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await swept()).not.toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await swept()).toBe("none");
});

test("PA-03 on a phone the log is in view with each switch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(path);
  const why = whyUs(page);
  const line = why.locator("ol[translate=no] li").first();
  for (const { name, on } of firms) {
    const firm = why.getByRole("switch", { name });
    await firm.press("Space");
    await expect(line).toHaveText(`${integrationLog.switched[on ? "off" : "on"]} ${name} 200`);
    await expect(line).toBeInViewport({ ratio: 1 });
    // The log does not cover it.
    const gap = async () => {
      const [own, log] = [await firm.boundingBox(), await line.boundingBox()];
      return (log?.y ?? 0) - (own?.y ?? 0) - (own?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThan(0);
  }
});
