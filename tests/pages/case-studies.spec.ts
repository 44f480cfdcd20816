import type { Page } from "@playwright/test";
import { untilIdle } from "../../scripts/untilIdle.ts";
import {
  type CaseGroup,
  type CaseId,
  caseGroupIds,
  caseGroups,
  cases,
  type FigureKind,
  measures,
  voiceId,
} from "../../src/facts/cases.ts";
import { routes } from "../../src/facts/routes.ts";
import { bannerOf, banners, chartOf } from "../../src/sections/case-studies/banners.tsx";
import { expect, monogram, site, test, trackedScheduler, words } from "../fixtures.ts";
import { openAll } from "../layoutFaults.ts";

const { common, "case-studies": copy } = words("en");
const { path } = routes.caseStudies;
const ids = Object.keys(cases) as CaseId[];

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
  await expect(rows.first()).toContainText("Duarte Partners");
  await expect(rows.first()).toContainText("+61%");
});

test("CS-01 the chart says which results are meant to grow and which to shrink", async ({ page }) => {
  await page.goto(path);
  const chart = page.getByRole("figure", { name: copy.chart.label });
  for (const [direction, list, sign] of [
    [copy.chart.grow, 0, "+"],
    [copy.chart.shrink, 1, "−"],
  ] as const) {
    await expect(chart.getByText(direction)).toBeInViewport();
    const signs = await chart.getByRole("list").nth(list).locator("a > b").allTextContents();
    expect(signs.map((figure) => figure.slice(0, 1))).toEqual(signs.map(() => sign));
  }
});

test("CS-01 a line comes forward with its label", async ({ page }) => {
  await page.goto(path);
  const rows = page.getByRole("figure", { name: copy.chart.label }).getByRole("link");
  const line = rows.nth(3).locator("path").last();
  const colour = () => line.evaluate((element) => getComputedStyle(element).stroke);
  const before = await colour();
  await rows.nth(3).hover();
  await expect(rows.nth(4)).toHaveCSS("opacity", "0.35");
  expect(await colour()).not.toBe(before);
  await rows.nth(4).focus();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Shift+Tab");
  await expect(rows.nth(3)).toBeFocused();
  await expect(rows.nth(4)).toHaveCSS("opacity", "0.35");
  expect(await colour()).not.toBe(before);
});

test("CS-01 at 360 px every result and the first action are in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(path);
  await expect(hero(page).getByRole("button", { name: copy.hero.cta })).toBeInViewport({ ratio: 1 });
  for (const row of await hero(page).getByRole("figure").getByRole("link").all())
    await expect(row).toBeInViewport({ ratio: 0.9 });
});

for (const width of [360, 768, 1280, 1920])
  test(`CS-01 at ${width} px each line leads to its label, and the tape runs through none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ["en", "hi"]) {
      await page.goto(`${path}?lng=${language}`);
      const chart = page.getByRole("figure").first();
      const rows = await chart.getByRole("link").evaluateAll((links) =>
        links.map((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          const leader = link.querySelector<SVGPathElement>("path");
          const end = leader?.getPointAtLength(leader.getTotalLength());
          const matrix = leader?.getScreenCTM();
          return { top, bottom, end: end && matrix ? matrix.f + matrix.d * end.y : Number.NaN };
        }),
      );
      for (const [index, { top, bottom, end }] of rows.entries()) {
        expect(Math.abs(end - (top + bottom) / 2), `${language} ${index}`).toBeLessThan(3);
        expect(top, `${language} ${index}`).toBeGreaterThanOrEqual((rows[index - 1]?.bottom ?? 0) - 0.1);
      }
      const crossed = await chart.evaluate((figure) => {
        const { top, height } = figure.getBoundingClientRect();
        const tape = top + height / 2;
        return [...figure.querySelectorAll("div p, li span, li b")].filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some((line) => {
            const size = Number.parseFloat(getComputedStyle(text).fontSize);
            return Math.abs((line.top + line.bottom) / 2 - tape) < size * 0.3;
          });
        }).length;
      });
      expect(crossed, language).toBe(0);
    }
  });

test("CS-01 its words count what the facts hold", async ({ page }) => {
  await page.goto(path);
  await expect(hero(page)).toContainText(say(copy.hero.subtitle));
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    say(copy.meta.description).replace("{{brand}}", site.brand),
  );
});

test("CS-02 three tabs hold 6, 4 and 2 cases, brokers first", async ({ page }) => {
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

for (const width of [360, 1280])
  test(`CS-03 at ${width} px each card carries its banner from edge to edge, and nothing announces it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await openAll(page, 0);
    for (const id of caseGroups.brokers) {
      const banner = card(page, id).locator("header > svg");
      await expect(banner).toHaveAttribute("aria-hidden", "true");
      await expect(banner.locator("use")).toHaveAttribute("href", bannerOf(id));
      // A `use` element has a size once its file has loaded.
      await expect
        .poll(() => banner.locator("use").evaluate((use: SVGUseElement) => Math.round(use.getBBox().width)))
        .toBeGreaterThan(0);
      const [picture, whole] = await Promise.all([banner.boundingBox(), card(page, id).boundingBox()]);
      expect(picture?.width).toBeCloseTo(whole?.width ?? 0, 0);
      expect(picture?.height).toBeGreaterThan(100);
    }
  });

test("CS-03 the banners are one file that caches keep", async ({ request }) => {
  const answer = await request.get(banners.path);
  expect(answer.headers()).toMatchObject({ "content-type": "image/svg+xml" });
  expect(answer.headers()["cache-control"]).toContain("immutable");
  expect(await answer.text()).toBe(banners.content);
});

test("CS-05 an open case shows its banner over the whole measure", async ({ page }) => {
  await page.goto(`${path}#community-1`);
  const banner = overlay(page, "community-1").locator("header > svg");
  await expect(banner.locator("use")).toHaveAttribute("href", bannerOf("community-1"));
  const [picture, whole] = await Promise.all([
    banner.boundingBox(),
    overlay(page, "community-1").locator("header").boundingBox(),
  ]);
  expect(picture?.width).toBeCloseTo(whole?.width ?? 0, 0);
});

test("CS-03 all results stand on one scale, a dot for each", async ({ page }) => {
  await page.goto(path);
  const board = page.getByRole("region", { name: say(copy.board.title) });
  await expect(board.getByRole("listitem")).toHaveCount(Object.keys(copy.measures).length);
  const dots = await board
    .locator("path:last-child")
    .evaluateAll((paths) => paths.map((dot) => dot.getAttribute("d")));
  expect(dots.join("").match(/M/g)).toHaveLength(figureCount);
  await expect(board.getByRole("listitem").filter({ hasText: copy.measures.retention })).toContainText(
    "+17% +19% +27%",
  );
});

test("CS-04 on desktop two cases show, and arrows step by two up to both ends", async ({ page }) => {
  await page.goto(path);
  await openTab(page, "brokers");
  const previous = slider(page, "brokers").getByRole("button", { name: common.carousel.previous });
  const next = slider(page, "brokers").getByRole("button", { name: common.carousel.next });

  await expectInView(page, "brokers", ["broker-1", "broker-2"]);
  await expect(previous).toBeDisabled();
  await next.click();
  await expectInView(page, "brokers", ["broker-3", "broker-4"]);
  await expect(previous).toBeEnabled();
  await next.click();
  await expectInView(page, "brokers", ["broker-5", "broker-6"]);
  await expect(slider(page, "brokers")).toHaveAttribute("data-index", "4");
  await expect(next).toBeDisabled();
  await next.click({ force: true });
  await expect(slider(page, "brokers")).toHaveAttribute("data-index", "4");
  await previous.click();
  await expectInView(page, "brokers", ["broker-3", "broker-4"]);
});

test("CS-04 dots lead to each pair", async ({ page }) => {
  await page.goto(path);
  await openTab(page, "propFirms");
  const dots = slider(page, "propFirms")
    .getByRole("group", { name: common.carousel.dots })
    .getByRole("button");
  const visible = dots.filter({ visible: true });
  await expect(visible).toHaveCount(2);
  await visible.nth(1).click();
  await expectInView(page, "propFirms", ["prop-5", "prop-6"]);
  await expect(visible.nth(1)).toHaveAttribute("aria-current", "true");
});

test("CS-04 two cases need no controls on desktop", async ({ page }) => {
  await page.goto(path);
  await openTab(page, "communities");
  await expectInView(page, "communities", ["community-1", "community-2"]);
  await expect(slider(page, "communities").getByRole("button")).toHaveCount(0);
});

test.describe("below 768 px", () => {
  test.use({ viewport: { width: 767, height: 900 }, hasTouch: true });

  test("CS-04 one case shows, and a swipe over 50 px moves by one", async ({ page }) => {
    await page.goto(path);
    await openTab(page, "brokers");
    await expectInView(page, "brokers", ["broker-1"]);
    await swipe(page, "brokers", -50);
    await expect(slider(page, "brokers")).toHaveAttribute("data-index", "0");
    await swipe(page, "brokers", -51);
    await expectInView(page, "brokers", ["broker-2"]);
    await swipe(page, "brokers", 51);
    await expectInView(page, "brokers", ["broker-1"]);
    await swipe(page, "brokers", 51);
    await expect(slider(page, "brokers")).toHaveAttribute("data-index", "0");
  });

  test("CS-04 each case has its dot", async ({ page }) => {
    await page.goto(path);
    await openTab(page, "communities");
    const dots = slider(page, "communities").getByRole("group", { name: common.carousel.dots });
    await expect(dots.getByRole("button")).toHaveCount(2);
    await dots.getByRole("button").nth(1).click();
    await expectInView(page, "communities", ["community-2"]);
  });
});

for (const id of ["broker-1", "prop-6", "community-2"] as const)
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
  test(`CS-05 ${way} closes a shared case, clears the hash and leaves the visitor at its card`, async ({
    page,
  }) => {
    await page.goto(`${path}#prop-4`);
    await expect(overlay(page, "prop-4")).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(card(page, "prop-4")).toBeFocused();
    await expect(card(page, "prop-4")).toBeInViewport();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(copy.stories.propFirms);
  });

test("CS-05 a case opened from the chart closes to where it was opened", async ({ page }) => {
  await page.goto(path);
  const row = hero(page).getByRole("link", { name: cases["broker-6"].company });
  await row.press("Enter");
  await expect(overlay(page, "broker-6")).toBeVisible();
  await expect(page).toHaveURL(`${path}#broker-6`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  await expect(row).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await row.press("Enter");
  await expect(overlay(page, "broker-6")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("CS-05 no case is selected without a hash, or by one that names none", async ({ page }) => {
  for (const hash of ["", "#stories", "#broker-7", "#panel-propFirms"]) {
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
  await expect(page.getByText(copy.cases["broker-1"].quote)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CS-05 WG-07 an address leads to its card, which shows all of the case", async ({ page }) => {
    await page.goto(`${path}#prop-6`);
    await expect(card(page, "prop-6")).toBeInViewport();
    await expect(page.getByText(copy.cases["prop-6"].quote)).toBeVisible();
    for (const group of caseGroupIds) await expect(page.locator(`#panel-${group}`)).toBeVisible();
  });
});

test("CS-06 the band counts up to its four figures", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  const { title, ...stats } = copy.stats;
  const items = page.getByRole("region", { name: title }).getByRole("listitem");
  expect(Object.values(stats).map(({ value }) => value)).toEqual(["100+", "+45%", "500K+", "98%"]);
  for (const [index, { value, label }] of Object.values(stats).entries()) {
    await expect(items.nth(index)).toContainText(value);
    await expect(items.nth(index)).toContainText(label);
  }
  // Scrolls so that all four are in view.
  await items.nth(2).scrollIntoViewIfNeeded();
  await expect(items.locator("[data-state=counting]")).toHaveCount(Object.keys(stats).length);
  await page.clock.runFor(1200);
  for (const [index, { value }] of Object.values(stats).entries())
    await expect(items.nth(index).locator("[data-state=final]")).toHaveText(value);
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

for (const width of [1024, 1280, 1440])
  test(`CS-07 at ${width} px the bell rings beside the Chinese headline, not through it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}?lng=zh`);
    const heading = page.getByRole("heading", { name: words("zh")["case-studies"].final.title });
    const { right, lines, bell } = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()];
      return {
        right: Math.max(...rects.map((rect) => rect.right)),
        lines: rects.length,
        bell: document.documentElement.clientWidth * 0.46,
      };
    });
    expect(right).toBeLessThan(bell);
    expect(lines).toBe(2);
  });

test("CS-03 at 360 px no Chinese word of a headline is broken", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${path}?lng=zh`);
  await openAll(page, 0);
  for (const [id, word] of [["broker-4", "账户"]] as const) {
    const tops = await card(page, id)
      .locator("h3")
      .evaluate((heading, word) => {
        const text = heading.firstChild;
        const at = text?.textContent?.indexOf(word) ?? -1;
        if (!text || at < 0) return [];
        return [...word].map((_, index) => {
          const range = document.createRange();
          range.setStart(text, at + index);
          range.setEnd(text, at + index + 1);
          return Math.round(range.getBoundingClientRect().top);
        });
      }, word);
    expect(new Set(tops).size).toBe(1);
  }
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

  test("navigation, footer, banner, controls and the last call are not", async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    for (const chrome of ["body > :not(main)", "main button", "[role=tablist]", "#start"])
      for (const element of await page.locator(chrome).all()) await expect(element).toBeHidden();
    await expect(hero(page).getByText(copy.hero.explore)).toBeHidden();
  });

  test("CS-05 an open case is printed alone", async ({ page }) => {
    await page.goto(`${path}#prop-6`);
    await expect(overlay(page, "prop-6")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(overlay(page, "prop-6").getByText(copy.cases["prop-6"].quote)).toBeVisible();
    await expect(page.getByText(say(copy.hero.title))).toBeHidden();
    await expect(card(page, "prop-6")).toBeHidden();
  });
});
