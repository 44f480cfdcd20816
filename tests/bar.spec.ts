import type { Locator, Page } from "@playwright/test";
import { passFrames } from "../scripts/scrollThrough.ts";
import { navigation as links } from "../src/facts/navigation.ts";
import { routes } from "../src/facts/routes.ts";
import { type Language, languages as published } from "../src/languages/languages.ts";
import { type BarWords, barStages, spareAt, spareRoom } from "../src/layout/barRoom.ts";
import { expect, site, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutFaults.ts";
import { textSpacing } from "./textSpacing.ts";

const { common } = words("en");
const bar = (page: Page) => page.getByRole("banner");
const navigation = (page: Page) => bar(page).getByRole("navigation");
const burger = (page: Page) => page.getByRole("button", { name: common.navigation.menu });
const solutions = (page: Page) =>
  navigation(page).locator("summary", { hasText: common.navigation.solutions });
const languages = (page: Page) => navigation(page).locator("[data-language-switcher]");
/** What the bar has from 768 px up: the logo, Solutions, its links, the languages, Book demo. */
const itemCount = links.bar.items.length + 4;
const [firstSolution = "", lastSolution = ""] = [links.bar.solutions[0], links.bar.solutions.at(-1)].map(
  (link) => link && common.navigation[link.id],
);
const firstItem = common.navigation[links.bar.items[0].id];
/** The height of the sticky bar in rem: `--bar` of the design tokens. */
const barRem = 4;

function barWords(language: Language): BarWords {
  const { navigation: labels } = words(language).common;
  const items = [labels.solutions, ...links.bar.items.map(({ id }) => labels[id])];
  return { items, bookDemo: labels.bookDemo, brand: site.brand };
}

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

test.describe("LY-03, LY-06 in the burger menu the first press works, with Solutions open", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const centre = async (target: Locator) => {
    await expect(target).toBeVisible();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const presses: Record<string, (page: Page, target: Locator) => Promise<void>> = {
    touch: async (page, target) => {
      const { x, y } = await centre(target);
      await page.touchscreen.tap(x, y);
    },
    mouse: async (page, target) => {
      const { x, y } = await centre(target);
      await page.mouse.click(x, y);
    },
    pen: async (page, target) => {
      const session = await page.context().newCDPSession(page);
      const pen = { ...(await centre(target)), button: "left", clickCount: 1, pointerType: "pen" } as const;
      await session.send("Input.dispatchMouseEvent", { ...pen, type: "mousePressed" });
      await session.send("Input.dispatchMouseEvent", { ...pen, type: "mouseReleased" });
    },
  };

  for (const [pointer, press] of Object.entries(presses)) {
    test(`LY-06 ${pointer}: Partners leads to the partners page`, async ({ page }) => {
      await page.goto(routes.brokers.path);
      await press(page, burger(page));
      await press(page, solutions(page));
      await expect(navigation(page).getByRole("link", { name: lastSolution })).toBeVisible();
      // The press closes nothing else: the list of solutions must not collapse and move this link.
      await press(
        page,
        navigation(page).getByRole("link", { name: common.navigation.partners, exact: true }),
      );
      await expect(page).toHaveURL(routes.partners.path);
    });

    test(`LY-06 ${pointer}: the languages open, and nothing moves`, async ({ page }) => {
      await page.goto(routes.brokers.path);
      await press(page, burger(page));
      await press(page, solutions(page));
      await expect(navigation(page).getByRole("link", { name: lastSolution })).toBeVisible();
      const before = await languages(page).boundingBox();
      await press(page, languages(page).locator("summary"));
      await expect(languages(page).getByRole("link").first()).toBeVisible();
      expect(await languages(page).locator("summary").boundingBox()).toEqual(before);
    });
  }

  test("LY-03 Solutions closes when the keyboard takes focus out of it", { tag: "@engines" }, async ({
    page,
  }) => {
    await page.goto(routes.brokers.path);
    await burger(page).click();
    await solutions(page).press("Enter");
    const last = navigation(page).getByRole("link", { name: lastSolution });
    await last.focus();
    await page.keyboard.press("Tab");
    await expect(last).toBeHidden();
    await expect(navigation(page).getByRole("link", { name: firstItem })).toBeFocused();
  });
});

/** Visible items of the bar: their boxes, and the number of lines of their text. */
const itemsOf = (page: Page) =>
  navigation(page).evaluate((nav) =>
    [...nav.querySelectorAll("a, summary, button")]
      .filter((item) => item.checkVisibility() && !item.closest("details > :not(summary)"))
      .map((item) => {
        // Visually hidden text takes no room.
        const parts = [...item.childNodes].filter(
          (part) => !(part instanceof Element) || getComputedStyle(part).clipPath === "none",
        );
        const lines = parts.flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return [...range.getClientRects()].filter(({ width }) => width > 0);
        });
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return {
          name: item.textContent?.trim() ?? "",
          left: Math.min(left, ...lines.map((line) => line.left)),
          right: Math.max(right, ...lines.map((line) => line.right)),
          top: Math.min(top, ...lines.map((line) => line.top)),
          bottom: Math.max(bottom, ...lines.map((line) => line.bottom)),
        };
      }),
  );

/**
 * Expects the items in one row, one after the other, within the window and the bar.
 * @param rem the root's font size, in pixels
 */
async function expectOneRow(page: Page, where: string, count = itemCount, rem = 16): Promise<void> {
  const barHeight = barRem * rem;
  const box = await bar(page).boundingBox();
  expect(box?.height, `height of the bar, ${where}`).toBe(barHeight);
  const items = await itemsOf(page);
  expect(items.length, where).toBe(count);
  for (const [index, { name, left, right, top, bottom }] of items.entries()) {
    const what = `${name}, ${where}`;
    expect(top, `top of ${what}`).toBeGreaterThanOrEqual(box?.y ?? 0);
    expect(bottom, `bottom of ${what}`).toBeLessThanOrEqual((box?.y ?? 0) + barHeight);
    expect(left, `left edge of ${what}`).toBeGreaterThanOrEqual(items[index - 1]?.right ?? 0);
    expect(right, `right edge of ${what}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `scrolls sideways, ${where}`).toBeLessThanOrEqual(0);
}

for (const language of site.languages) {
  const widths = [768, 1024, 1280];

  test(`LY-04 ${language}: the bar is one row from 768 px up, and keeps it and its words with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.goto(`${routes.confirmation.path}?lng=${language}`);
    await untilOwnFonts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectOneRow(page, `${language} at ${width} px`);
    }
    // A bar that advice calls full has no room for more space.
    if (spareRoom(barWords(language)) < 0) return;
    await page.evaluate((spacing) => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(spacing);
      document.adoptedStyleSheets.push(spaced);
    }, textSpacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectOneRow(page, `${language}, spaced, at ${width} px`);
    }
  });

  test(`LY-13 ${language}: the switcher says its language, by name or by code, and opens downward`, async ({
    page,
  }) => {
    await page.goto(`${routes.confirmation.path}?lng=${language}`);
    const summary = languages(page).locator("summary");
    const name = published.find(({ code }) => code === language)?.name ?? "";
    for (const [width, seen] of [
      [1280, name],
      [800, language],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(summary).toContainText(words(language).common.language.label);
      await expect(summary.getByText(seen, { exact: true })).toBeInViewport();
      await summary.click();
      const list = await languages(page).getByRole("list").boundingBox();
      const button = await summary.boundingBox();
      expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
      await summary.click();
    }
  });
}

test("LY-04 the bar has the room for words that the advice on it counts with", async ({ page }) => {
  for (const language of site.languages)
    for (const stage of barStages) {
      const told = spareAt(stage, barWords(language));
      // A bar without room breaks its words into lines, and has some again.
      if (told < 0) continue;
      await page.setViewportSize({ width: stage.width, height: 800 });
      await page.goto(`${routes.confirmation.path}?lng=${language}`);
      await untilOwnFonts(page);
      const spare = await page.locator("#menu").evaluate((menu) => {
        const [room = 0, items = 0, switcher = 0] = [menu, ...menu.children].map((each) => each.clientWidth);
        return room - items - switcher - Number.parseFloat(getComputedStyle(menu).columnGap);
      });
      expect(Math.abs(told - spare), `${language} at ${stage.width} px: ${told}, ${spare}`).toBeLessThan(15);
    }
});

/** Sets the font size of the root, in pixels: of all pages, as a browser's setting does, or of this one. */
const sizeSources: Record<string, (page: Page, size: number) => Promise<void>> = {
  "the browser": async (page, standard) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    await session.detach();
  },
  "a style sheet": (page, size) =>
    page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size}px }`);
      document.adoptedStyleSheets = [sheet];
    }, size),
};

// Those with the longest items.
for (const language of ["es", "pt", "ru"] as const)
  test(`LY-04 LY-06 ${language}: at any text size the bar is one row, and a burger menu where that needs more room`, async ({
    page,
  }) => {
    await page.goto(`${routes.confirmation.path}?lng=${language}`);
    await untilOwnFonts(page);
    const menuButton = page.getByRole("button", { name: words(language).common.navigation.menu });
    for (const [source, setSize] of Object.entries(sizeSources)) {
      for (const size of [16, 20, 32]) {
        await setSize(page, size);
        const leastForItems = 48 * size;
        for (const width of [320, leastForItems - 1, leastForItems, 64 * size, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const hasBurger = width < leastForItems;
          const where = `text of ${size} px from ${source}, at ${width} px`;
          expect(await menuButton.isVisible(), `burger with ${where}`).toBe(hasBurger);
          await expectOneRow(page, where, hasBurger ? 3 : itemCount, size);
        }
      }
      await setSize(page, 16);
    }
  });

test("LY-03 LY-06 LY-13 with large text on a wide window the burger menu works like on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routes.brokers.path);
  await sizeSources["a style sheet"]?.(page, 32);
  const first = navigation(page).getByRole("link", { name: firstSolution });
  const choice = languages(page).getByRole("link").first();
  await burger(page).press("Enter");
  // Only presses open anything. A press that followed a hover's opening would close it.
  await solutions(page).hover();
  await expect(first).toBeHidden();
  await solutions(page).click();
  await expect(first).toBeVisible();
  // Another press closes nothing.
  await languages(page).locator("summary").click();
  await expect(choice).toBeVisible();
  await expect(first).toBeVisible();
  const summary = await languages(page).locator("summary").boundingBox();
  const list = await choice.boundingBox();
  expect(list?.y).toBeLessThan(summary?.y ?? 0);
  expect(summary?.width).toBeGreaterThan(1000);
  await languages(page).locator("summary").click();
  await solutions(page).click();
  await expect(first).toBeHidden();
  // Room for all items closes it, and a mouse that hovers over Solutions opens it.
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(page.locator("#menu:popover-open")).toHaveCount(0);
  await expect(burger(page)).toBeHidden();
  await expect(page).toHaveURL(routes.brokers.path);
  await page.mouse.move(0, 800);
  await solutions(page).hover();
  await expect(first).toBeVisible();
  await solutions(page).press("Escape");
  await expect(first).toBeHidden();
  await solutions(page).press("Enter");
  await expect(first).toBeVisible();
});

for (const width of [390, 1280])
  test(`tab order is visual order, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(routes.brokers.path);
    if (width < 768) await burger(page).click();
    // On a phone logo and Book demo are in the bar, beside the burger.
    const list = width < 768 ? page.locator("#menu") : navigation(page);
    const places = await list.evaluate((menu) =>
      [...menu.querySelectorAll("a, summary")]
        .filter((item) => item.checkVisibility() && !item.closest("details > :not(summary)"))
        .map((item) => item.getBoundingClientRect())
        .map(({ x, y }) => (innerWidth < 768 ? y : x)),
    );
    expect(places).toHaveLength(width < 768 ? itemCount - 2 : itemCount);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

test.describe("focus in the bar moves nothing", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const { width, opened } of [
    { width: 390, opened: true },
    { width: 1280, opened: false },
  ])
    test(`back and forth through the bar at ${width} px${opened ? ", its menu open" : ""}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.brokers.path);
      await scrollTo(page, 1500);
      // Its scroll event comes with a later frame.
      await passFrames(page);
      // Playwright's click would scroll first.
      if (opened) await burger(page).evaluate((button: HTMLElement) => button.click());
      await page
        .getByRole("link", { name: common.navigation.logo })
        .evaluate((logo: HTMLElement) => logo.focus({ preventScroll: true }));
      await page.evaluate(() => {
        const counter = Object.assign(window, { scrolls: 0 });
        document.addEventListener("scroll", ({ target }) => {
          if (target === document) counter.scrolls += 1;
        });
      });
      const stops = await bar(page).evaluate(
        (header) =>
          [...header.querySelectorAll("a, summary, button")].filter((stop) => stop.checkVisibility()).length,
      );
      // The burger is one more.
      expect(stops).toBe(opened ? itemCount + 1 : itemCount);
      for (const key of ["Tab", "Shift+Tab"])
        for (let stop = 1; stop < stops; stop += 1) {
          await page.keyboard.press(key);
          // Effects of the key begin within two frames.
          await passFrames(page);
          expect(await bar(page).evaluate((header) => header.contains(document.activeElement))).toBe(true);
        }
      expect(
        await page.evaluate(() => [scrollY, (window as unknown as { scrolls: number }).scrolls]),
      ).toEqual([1500, 0]);
    });
});

for (const path of [routes.brokers.path, routes.privacyPolicy.path])
  for (const width of [390, 1280])
    test(`no focused element of ${path} at ${width} px is covered by sticky elements, forward and backward`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const next = async (key: string): Promise<string | undefined> => {
        await page.keyboard.press(key);
        return page.evaluate(() => {
          const stop = document.activeElement;
          const header = document.querySelector("body > header");
          const contents = document.querySelector("[data-contents]");
          if (!stop || stop === document.body) return;
          const { left, top, bottom, width, height } = stop.getBoundingClientRect();
          const covers = [header, contents].filter((cover) => cover && !cover.contains(stop));
          // Near the edges, which sticky elements cover first. An element too high for the window may reach under
          // them.
          const inset = Math.min(height / 2, 4);
          const places =
            height > innerHeight - 64
              ? [innerHeight / 2]
              : [Math.max(top, 0) + inset, Math.min(bottom, innerHeight) - inset];
          const hits = places.map((y) => document.elementFromPoint(left + width / 2, y));
          const covered = covers.some((cover) => hits.some((hit) => cover?.contains(hit)));
          return `${covered ? "covered: " : ""}${stop.localName} ${stop.textContent?.trim().slice(0, 40)}`;
        });
      };
      for (const key of ["Tab", "Shift+Tab"]) {
        const covered: string[] = [];
        let stops = 0;
        for (let stop = await next(key); stop !== undefined && stops < 250; stop = await next(key)) {
          stops += 1;
          if (stop.startsWith("covered")) covered.push(stop);
        }
        expect(stops).toBeGreaterThan(20);
        expect(covered, key).toEqual([]);
      }
    });

test.describe("LY-06 the keyboard in the burger menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("LY-06 the menu closes when focus leaves it for what it covers", async ({ page }) => {
    await page.goto(routes.brokers.path);
    await burger(page).focus();
    await page.keyboard.press("Enter");
    await navigation(page).locator("a", { hasText: common.navigation.bookDemo }).focus();
    await expect(page.locator("#menu")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu")).toBeHidden();
    const reached = await page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return Boolean(
        document.activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      );
    });
    expect(reached).toBe(true);
  });

  test("LY-06 Escape closes from any stop of the menu, and focus returns to its button", {
    tag: "@engines",
  }, async ({ page }) => {
    await page.goto(routes.brokers.path);
    await burger(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(solutions(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });
});

test.describe("LY-06 D8 Back and the burger menu", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const menu = (page: Page) => page.locator("#menu");

  /** Opens the menu of a page to which another one leads, and waits for its entry in history. */
  async function openMenu(page: Page): Promise<void> {
    await page.goto(routes.privacyPolicy.path);
    await page.goto(routes.home.path);
    await scrollTo(page, 700);
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(`${routes.home.path}#menu`);
  }

  /** Expects the page as it was before the menu was opened, and nothing in history between it and the other one. */
  async function expectBefore(page: Page): Promise<void> {
    await expect(page).toHaveURL(routes.home.path);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(routes.privacyPolicy.path);
  }

  test("LY-06 D8 Back closes it, Forward opens it again, and nothing scrolls", async ({ page }) => {
    await openMenu(page);
    // Playwright's click has scrolled.
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(routes.home.path);
    await page.goForward();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await expectBefore(page);
  });

  for (const [way, close] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["its button", (page: Page) => burger(page).click()],
  ] as const)
    test(`LY-06 D8 closed by ${way}, it leaves neither its address nor an entry in history`, async ({
      page,
    }) => {
      await openMenu(page);
      await close(page);
      await expectBefore(page);
    });

  test("LY-06 D8 after a link of it, Back leads to the page without the menu", { tag: "@engines" }, async ({
    page,
  }) => {
    await openMenu(page);
    await navigation(page).getByRole("link", { name: common.navigation.partners, exact: true }).click();
    await expect(page).toHaveURL(routes.partners.path);
    await page.goBack();
    await expectBefore(page);
  });

  test("LY-06 LY-10 D8 the dialog opened from it takes its entry over", async ({ page }) => {
    await openMenu(page);
    const bookDemo = navigation(page).getByRole("button", { name: common.navigation.bookDemo });
    await bookDemo.click();
    const dialog = page.getByRole("dialog", { name: common.demo.title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${routes.home.path}#book-demo`);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(bookDemo).toBeFocused();
    await expectBefore(page);
  });

  test("LY-06 the address of the menu opens it on a phone only", async ({ page }) => {
    await page.goto(`${routes.home.path}#menu`);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(routes.home.path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("about:blank");
    await page.goto(`${routes.home.path}#menu`);
    await expect(page).toHaveURL(routes.home.path);
    await navigation(page).getByRole("link", { name: common.navigation.partners, exact: true }).click();
    await expect(page).toHaveURL(routes.partners.path);
  });
});

for (const viewport of [
  { width: 844, height: 340 },
  { width: 667, height: 375 },
])
  test(`LY-13 every language is within reach at ${viewport.width} × ${viewport.height}, at the top and further down`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.privacyPolicy.path);
    const choices = languages(page).getByRole("link");
    for (const scrolled of [0, 900]) {
      await scrollTo(page, scrolled);
      if (viewport.width < 768) await burger(page).click();
      await languages(page).locator("summary").click();
      await expect(choices).toHaveCount(site.languages.length);
      for (const choice of await choices.all()) {
        await choice.scrollIntoViewIfNeeded();
        await expect(choice).toBeInViewport({ ratio: 0.99 });
        await choice.click({ trial: true });
      }
      if (scrolled === 0) {
        await languages(page).locator("summary").click();
        if (viewport.width < 768) await burger(page).click();
      }
    }
    await choices.last().click();
    await expect(page.locator("html")).toHaveAttribute("lang", site.languages.at(-1) ?? "");
  });

test("LY-12 no heading of the footer says the same as another, and the disclaimers stand under their own", async ({
  page,
}) => {
  await page.goto(routes.brokers.path);
  const headings = await page
    .getByRole("contentinfo")
    .getByRole("heading")
    .evaluateAll((all) => all.map(({ localName, textContent }) => `${localName} ${textContent}`));
  const { disclaimers, disclaimer } = common.footer;
  expect(headings).toEqual([
    `h2 ${disclaimers}`,
    ...Object.values(disclaimer).map(({ title }) => `h3 ${title}`),
  ]);
  for (const group of ["solutions", "company"] as const)
    await expect(page.getByRole("list", { name: common.footer[group] })).toBeVisible();
});
