import type { Page } from "@playwright/test";
import {
  type CaseGroup,
  type CaseId,
  caseGroupIds,
  caseGroups,
  cases,
  type FigureKind,
  growth,
  haveSamples,
  measures,
  quotedCaseId,
} from "../../src/content/cases.ts";
import { type Claim, claims } from "../../src/content/claims.ts";
import { routes } from "../../src/content/routes.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { claimFigure } from "../../src/i18n/messages/claimFigure.ts";
import { lineOf } from "../../src/sections/case-studies/charts.tsx";
import { expect, expectNewTab, filled, monogram, region, site, test, words } from "../fixtures.ts";
import { untilIdle } from "../untilIdle.ts";
import { expectSmoothScroll } from "./smoothScroll.ts";

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

const counted = {
  firms: ids.length,
  figures: ids.flatMap((id) => [...cases[id].results]).length,
  brokers: caseGroups.brokers.length,
  propFirms: caseGroups.propFirms.length,
  communities: caseGroups.communities.length,
};
/** Fills in the counts of a message. */
const say = (message: string): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, what: keyof typeof counted) =>
    filled(copy.counts[`${what === "firms" && haveSamples ? "sampleFirms" : what}_other`], {
      count: `${counted[what]}`,
    }),
  );

/** The English format of each kind of figure. */
const written: Record<FigureKind, (value: number) => string> = {
  growth: (value) => `${value < 1 ? "−" : "+"}${Math.round(100 * Math.abs(value - 1))}%`,
  share: (value) => `${Number((100 * value).toPrecision(2))}%`,
  count: (value) => `${value}`.replace(/\d(?=\d{3}$)/, "$&,"),
  days: (value) => `${value} days`,
  hours: (value) => `${value} hours`,
};

/** The name of a day since the launch, or before it. */
const named = ({ day, dayBefore }: { day: string; dayBefore: string }, number: number): string =>
  filled(number < 0 ? dayBefore : day, { day: `${Math.abs(number)}` });

const hero = (page: Page) => page.getByRole("region", { name: say(copy.hero.title) });
const card = (page: Page, id: CaseId) => page.locator(`article#${id}`);
const overlay = (page: Page, id: CaseId) => page.getByRole("dialog", { name: copy.cases[id].headline });
const slider = (page: Page, group: CaseGroup) => region(page, copy.stories[group]);

/** Scrolls to the tabs, waits until they have started, and selects one. */
async function openTab(page: Page, group: CaseGroup) {
  const tab = page.getByRole("tab", { name: copy.stories[group] });
  await tab.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island[ssr]").filter({ has: tab })).toHaveCount(0);
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

const dotsOf = (page: Page, group: CaseGroup) =>
  slider(page, group)
    .getByRole("group", { name: common.carousel.dots })
    .getByRole("button")
    .filter({ visible: true });

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto(path));

  test("CS-01 the main result of every case is in the first screen, the greatest growth first, each a link to its case; on a phone after the sentence and the button", async ({
    reader,
  }) => {
    const chart = reader.getByRole("figure", { name: copy.chart.label });
    await expect(chart).toBeInViewport({ ratio: 0.8 });
    const rows = chart.locator("a:not([data-opens])");
    const byGrowth = ids
      .map((id) => ({ id, growth: growth(cases[id].results[0]) }))
      .sort((one, other) => other.growth - one.growth);
    await expect(rows).toHaveCount(ids.length);
    for (const [index, { id, growth }] of byGrowth.entries()) {
      const { company, results } = cases[id];
      const [{ measure }] = results;
      await expect(rows.nth(index)).toHaveAccessibleName(
        `${written.growth(1 + growth)} ${company} ${copy.measures[measure]}`,
      );
      await expect(rows.nth(index)).toHaveAttribute("href", `#${id}`);
    }
    await reader.setViewportSize({ width: 360, height: 780 });
    const [text, button, picture] = await Promise.all(
      [
        hero(reader).getByText(say(copy.hero.subtitle)),
        hero(reader).getByRole("link", { name: copy.hero.explore }),
        chart,
      ].map(async (part) => (await part.boundingBox()) ?? { y: 0, height: 0 }),
    );
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
    await expect(hero(reader).getByRole("link", { name: copy.hero.explore })).toBeInViewport({ ratio: 1 });
  });

  test("CS-01 lines begin ninety days before the launch, and kinds are told apart without colour", async ({
    reader,
  }) => {
    const chart = reader.getByRole("figure", { name: copy.chart.label });
    for (const day of [-90, -30, 30, 90])
      await expect(chart.getByText(named(copy.chart, day), { exact: true })).toBeVisible();
    const dashes = (id: CaseId) =>
      chart
        .locator(`a[href="#${id}"] path`)
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray).join());
    const kinds = await Promise.all(caseGroupIds.map((group) => dashes(caseGroups[group][0])));
    expect(new Set(kinds).size).toBe(caseGroupIds.length);
  });

  test("CS-03 on a phone, each measure of the board has its figures at the end of its line", async ({
    reader,
  }) => {
    await reader.setViewportSize({ width: 390, height: 844 });
    const board = reader.getByRole("region", { name: say(copy.board.title) });
    const all = ids.flatMap((id) => [...cases[id].results]);
    for (const measure of new Set(all.map((each) => each.measure))) {
      const row = board.getByRole("listitem").filter({ hasText: copy.measures[measure] });
      for (const result of all.filter((each) => each.measure === measure)) {
        const figures = row.getByText(written.growth(1 + growth(result)));
        await expect(figures).toBeVisible();
        const [line, name, end] = await Promise.all(
          [row, row.getByText(copy.measures[measure]), figures].map((part) => part.boundingBox()),
        );
        if (!line || !name || !end) throw new Error(measure);
        expect(Math.abs(end.x + end.width - line.x - line.width)).toBeLessThan(1);
        expect(Math.abs(end.y - name.y)).toBeLessThan(4);
      }
    }
  });

  test("CS-02 the tabs hold six, four and two cases under their ids", async ({ reader }) => {
    const cardsOf = (group: CaseGroup) =>
      slider(reader, group)
        .getByRole("article")
        .evaluateAll((all) => all.map(({ id }) => id));
    for (const group of caseGroupIds) expect(await cardsOf(group)).toEqual(caseGroups[group]);
    expect(caseGroupIds).toEqual(["brokers", "propFirms", "communities"]);
  });

  test("CS-03 CS-05 each card tells its case, with its quote, and links to the full story", async ({
    reader,
  }) => {
    for (const id of ids) {
      const { company, slug, results } = cases[id];
      const { headline, challenge, solution, quote } = copy.cases[id];
      await expect(card(reader, id).getByRole("heading", { level: 3 })).toHaveText(headline);
      for (const text of [monogram(company), company, challenge, solution, quote])
        await expect(card(reader, id)).toContainText(text);
      const metrics = card(reader, id).locator("header").getByRole("listitem");
      await expect(metrics).toHaveCount(3);
      await expect(metrics.first().locator("use")).toHaveAttribute("href", lineOf(id));
      for (const [index, { measure, before, after }] of results.entries()) {
        const kind = measures[measure];
        const metric = metrics.nth(index);
        for (const text of [copy.measures[measure], written[kind](after)])
          await expect(metric).toContainText(text);
        const bare = kind === "days" || kind === "hours" ? "count" : kind;
        if (kind !== "growth") await expect(metric).toContainText(`${written[bare](before)} → `);
      }
      const link = card(reader, id).getByRole("link");
      await expect(link).toHaveText(`${copy.stories.link}: ${company}`);
      await expectNewTab(link, `${site.links.contentHub}/blog/case-studies/${slug}`);
    }
  });

  test("CS-06 the band has its four figures", async ({ reader }) => {
    const { title, ...stats } = copy.stats;
    const { answers, response } = claims.satisfaction as Extract<Claim, { kind: "survey" }>;
    const survey = { answers: `${answers}`, response: `${100 * response}%` };
    const figures = region(reader, title).getByRole("listitem");
    for (const [index, [id, { label, text: meaning }]] of Object.entries(stats).entries())
      for (const text of [claimFigure("en", id as keyof typeof stats), label, meaning])
        await expect(figures.nth(index)).toContainText(filled(text, survey));
    await expect(figures).toHaveCount(4);
  });

  test("CS-05 WG-07 an address leads to its card", async ({ reader }) => {
    await reader.goto(`${path}#${lastId}`);
    await expect(card(reader, lastId)).toBeInViewport();
  });
});

test("CS-01 Book demo opens the dialog, Explore cases scrolls smoothly to the stories", async ({ page }) => {
  await page.goto(path);
  await hero(page).getByRole("button", { name: copy.hero.cta }).click();
  await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSmoothScroll(
    hero(page).getByRole("link", { name: copy.hero.explore }),
    page.locator("#stories"),
  );
});

test("CS-01 a line or its label stands out when it is pointed at or focused, and the line of the reader books", async ({
  page,
}) => {
  await page.goto(path);
  const chart = page.getByRole("figure", { name: copy.chart.label });
  const label = chart.locator(`a[href="#${firstFirm}"]`);
  const other = chart.locator(`a[href="#${firstBroker}"]`);
  const pale = expect.poll(() => other.evaluate((element) => getComputedStyle(element).opacity));
  await pale.toBe("1");
  // On the line, at three quarters of its way to the last day.
  const point = await label.locator("path").evaluateAll((paths) => {
    const path = paths.find((each) => getComputedStyle(each).pointerEvents === "stroke") as SVGPathElement;
    const { x, y } = path.getPointAtLength(path.getTotalLength());
    const place = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
    return { x: place.x - 1, y: place.y };
  });
  await page.mouse.move(point.x, point.y);
  await pale.not.toBe("1");
  await expect(label).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await pale.toBe("1");
  await page.keyboard.press("Tab");
  await label.focus();
  await pale.not.toBe("1");
  await chart.getByRole("button", { name: copy.chart.yourLine }).press("Enter");
  await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
});

test("CS-02 three tabs show their cases, brokers first, and no island starts before a visitor comes near", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(path);
  await untilIdle(page);
  expect(scripts.filter((url) => /client|Carousel|Tabs/.test(url))).toEqual([]);
  await expect(page.getByRole("tab")).toHaveText(caseGroupIds.map((group) => copy.stories[group]));
  await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories.brokers);
  for (const group of ["communities", "propFirms", "brokers"] as const) {
    await openTab(page, group);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories[group]);
    await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveCount(1);
    await expect(card(page, caseGroups[group][0])).toBeInViewport();
  }
  // A testimonial shows when its case is asked for.
  for (const id of ids)
    if (id !== quotedCaseId) await expect(page.getByText(copy.cases[id].quote)).toBeHidden();
});

test("CS-04 on desktop two cases show, arrows step by two up to both ends, and each pair has its dot", {
  tag: "@engines",
}, async ({ page }) => {
  test.skip(lastPair < 1, "Two cases need no controls");
  await page.goto(path);
  await openTab(page, fullest);
  const previous = slider(page, fullest).getByRole("button", { name: common.carousel.previous });
  const next = slider(page, fullest).getByRole("button", { name: common.carousel.next });
  const expectPair = (index: number) =>
    expectInView(page, fullest, caseGroups[fullest].slice(index, index + 2));
  await expectPair(0);
  await expect(previous).toBeDisabled();
  for (let index = 0; index < lastPair; ) {
    await next.click();
    index = Math.min(index + 2, lastPair);
    await expectPair(index);
    await expect(previous).toBeEnabled();
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expectPair(Math.max(lastPair - 2, 0));
  const dots = dotsOf(page, fullest);
  await expect(dots).toHaveCount(Math.ceil(caseGroups[fullest].length / 2));
  await dots.last().click();
  await expectPair(lastPair);
  await expect(dots.last()).toHaveAttribute("aria-current", "true");
});

test.describe("below 768 px", () => {
  test.use({ viewport: { width: 767, height: 900 }, hasTouch: true });

  test("CS-04 WG-02 one case shows, a swipe over 50 px moves by one, and each case has its dot", async ({
    page,
  }) => {
    await page.goto(path);
    await openTab(page, fullest);
    const only = (index: number) => caseGroups[fullest].slice(index, index + 1);
    await expectInView(page, fullest, only(0));
    await swipe(page, fullest, -50);
    await expect(slider(page, fullest)).toHaveAttribute("data-index", "0");
    await swipe(page, fullest, -51);
    await expectInView(page, fullest, only(1));
    await swipe(page, fullest, 51);
    await swipe(page, fullest, 51);
    await expectInView(page, fullest, only(0));
    const dots = dotsOf(page, fullest);
    await expect(dots).toHaveCount(caseGroups[fullest].length);
    await dots.nth(1).click();
    await expectInView(page, fullest, only(1));
  });
});

test("CS-05 the address of a case opens it on the whole screen; its back button or Escape close it, clear the hash and leave the visitor at its card", {
  tag: "@engines",
}, async ({ page }) => {
  for (const close of [
    () => page.getByRole("button", { name: copy.stories.back }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await page.goto("about:blank");
    await page.goto(`${path}#${firstFirm}`);
    const dialog = overlay(page, firstFirm);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const { width, height } = (await dialog.boundingBox()) ?? {};
    expect({ width, height }).toEqual(page.viewportSize());
    const { headline, challenge, solution, quote, author, role } = copy.cases[firstFirm];
    for (const text of [cases[firstFirm].company, headline, challenge, solution, quote, author, role])
      await expect(dialog).toContainText(text);
    await expect(dialog.getByRole("link", { name: copy.stories.link })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: headline })).toBeFocused();
    await expect(dialog.getByRole("heading", { name: headline })).toHaveCSS("outline-style", "none");
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(card(page, firstFirm)).toBeFocused();
    await expect(card(page, firstFirm)).toBeInViewport();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories.propFirms);
  }
});

test("CS-05 a case opened from the chart closes to where it was opened, and on Back; other hashes open none", async ({
  page,
}) => {
  await page.goto(`${path}#no-case`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("about:blank");
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

test("CS-05 CS-01 a case leads on: to the demo, whose dialog opens above it, and by its name to the next one, the last to the first", async ({
  page,
}) => {
  const next = (from: CaseId, to: CaseId) =>
    overlay(page, from).getByRole("link", { name: `${copy.stories.next}: ${cases[to].company}` });
  await page.goto(path);
  const row = hero(page).getByRole("link", { name: cases[firstFirm].company });
  await row.press("Enter");
  const demo = page.getByRole("dialog", { name: common.demo.title });
  await overlay(page, firstFirm).getByRole("button", { name: common.navigation.bookDemo }).press("Enter");
  await expect(demo).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(demo).toBeHidden();
  const place = ids.indexOf(firstFirm);
  const second = ids[place + 1] ?? firstBroker;
  await next(firstFirm, second).press("Enter");
  await expect(overlay(page, second)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(`${path}#${second}`);
  await expect(
    overlay(page, second).getByRole("heading", { name: copy.cases[second].headline }),
  ).toBeFocused();
  await expect(overlay(page, second)).toContainText(`${place + 2}`.padStart(2, "0"));
  // Closed, it leaves the visitor at its own card.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  await expect(card(page, second)).toBeFocused();
  await expect(card(page, second)).toBeInViewport();

  await page.goto(`${path}#${lastId}`);
  await next(lastId, firstBroker).click();
  await expect(overlay(page, firstBroker)).toBeVisible();
});

test("CS-05 no two cases have the same days, and marks of the axis stand beside the course", async ({
  page,
}) => {
  const days = ids.map((id) => `${cases[id].events.map(({ day }) => day)},${cases[id].quoted}`);
  expect(new Set(days).size).toBe(ids.length);
  expect(new Set(ids.map((id) => cases[id].launch)).size).toBe(ids.length);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("about:blank");
    await page.goto(`${path}#${firstBroker}`);
    const chart = overlay(page, firstBroker).getByRole("img").first();
    const axis = chart.getByText("+20%", { exact: true });
    const [mark, course] = await Promise.all([
      axis.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      }),
      chart.locator("svg").evaluate((element) => element.getBoundingClientRect().left),
    ]);
    expect(mark).toBeLessThan(course);
  }
});

test("CS-05 a sheet shows 180 days in each language: days and dates of the axis, and what was done and said in order", async ({
  page,
}) => {
  for (const language of languageCodes)
    for (const group of caseGroupIds) {
      const [id] = caseGroups[group];
      const { launch, events, quoted, results } = cases[id];
      const own = words(language)["case-studies"];
      await page.goto("about:blank");
      await page.goto(`${path}?lng=${language}#${id}`);
      const dialog = page.getByRole("dialog", { name: own.cases[id].headline });
      await expect(dialog).toBeVisible();
      const date = (day: number, year?: "numeric") =>
        new Intl.DateTimeFormat({ en: "en-GB", es: "es-419" }[language as string] ?? language, {
          day: "numeric",
          month: "short",
          ...(year && { year }),
          timeZone: "UTC",
        }).format(new Date(launch).setUTCDate(new Date(launch).getUTCDate() + day));
      const chart = dialog.getByRole("img", { name: own.measures[results[0].measure] }).first();
      for (const text of [
        named(own.chart, -90),
        named(own.chart, 90),
        date(-90, "numeric"),
        date(0, "numeric"),
        date(90, "numeric"),
      ])
        await expect(chart).toContainText(text);
      const moments = dialog.locator("case-sheet > ol > li");
      const expected = [
        ...events.map(({ day, event }) => ({ day, text: own.events[event] })),
        { day: quoted, text: own.cases[id].author },
      ];
      await expect(moments).toHaveCount(expected.length);
      for (const [index, { day, text }] of expected.entries()) {
        expect(day).toBeGreaterThan(expected[index - 1]?.day ?? -91);
        expect(day).toBeLessThanOrEqual(90);
        await expect(moments.nth(index)).toContainText(`${named(own.chart, day)} ${date(day)}`);
        await expect(moments.nth(index)).toContainText(text);
      }
      await expect(moments.getByRole("figure")).toHaveCount(1);
      await expect(moments.getByRole("figure")).toContainText(cases[id].company);
    }
});

test("every case of every tab is printed, with its quote and the address of its story", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const group of caseGroupIds)
    for (const id of caseGroups[group]) {
      await expect(card(page, id)).toBeVisible();
      await expect(card(page, id).getByText(copy.cases[id].quote)).toBeVisible();
      const address = await card(page, id)
        // Slides that are not in view on the screen are printed too.
        .getByRole("link", { name: copy.stories.link, includeHidden: true })
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
});
