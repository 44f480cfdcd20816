import type { Page } from "@playwright/test";
import { passFrames } from "../scripts/scrollThrough.ts";
import { navigation as links } from "../src/content/navigation.ts";
import { routes } from "../src/content/routes.ts";
import { type Language, languages as published } from "../src/i18n/languages.ts";
import { linkAddress } from "../src/layout/addresses.ts";
import { brandLines, isLong } from "../src/layout/brandLines.ts";
import { type BarWords, spareRoom } from "../src/layout/checks/barRoom.ts";
import { addStyle, textSpacing } from "./addStyle.ts";
import { expect, site, stopClock, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutIssues.ts";
import { untilLaidOut } from "./untilLaidOut.ts";

const { common } = words("en");
const bar = (page: Page) => page.getByRole("banner");
const navigation = (page: Page) => bar(page).getByRole("navigation");
const burger = (page: Page) => page.getByRole("button", { name: common.navigation.menu });
const menu = (page: Page) => page.locator("#menu");
const solutions = (page: Page) =>
  navigation(page).locator("summary", { hasText: common.navigation.solutions });
const languages = (page: Page) => navigation(page).locator("[data-language-switcher]");
const link = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });
const bookDemo = (page: Page) => navigation(page).locator("a", { hasText: common.navigation.bookDemo });

const items = links.bar.items.map(({ id }) => common.navigation[id]);
const ownSolutions = links.bar.solutions.map(({ id }) => common.navigation[id]);
const solution = (page: Page, index: number) =>
  navigation(page).getByRole("link", { name: ownSolutions.at(index) ?? "" });
/** What the bar has from 768 px up: the logo, Solutions, its links, the languages, Book demo. */
const itemCount = items.length + 4;
const phone = { width: 390, height: 844 };

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

test.describe("on a phone with motion", () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "no-preference" } });

  test("LY-06 Book demo in the bar is outlined on the first screen, and gold once the page's own is gone", async ({
    page,
  }) => {
    await page.goto(routes.home.path);
    const background = () => bookDemo(page).evaluate((each) => getComputedStyle(each).backgroundColor);
    const gold = await page
      .getByRole("main")
      .locator("a", { hasText: words("en").home.hero.cta })
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect.poll(background).toMatch(/ 0\)$/);
    await scrollTo(page, 900);
    await expect.poll(background).toBe(gold);
    await page.setViewportSize({ width: 1280, height: 800 });
    await scrollTo(page, 0);
    await expect.poll(background).toBe(gold);
  });
});

test("LY-02 the navigation stays in view while scrolling, and its logo leads home", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(routes.privacyPolicy.path);
  await scrollTo(page, 3000);
  const logo = page.getByRole("link", { name: common.navigation.logo });
  await expect(logo).toBeInViewport();
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await logo.click();
  await expect(page).toHaveURL("/");
});

test("LY-03 Solutions opens on hover and closes 150 ms after the pointer has left, unless it comes back", {
  tag: "@engines",
}, async ({ page }) => {
  await stopClock(page);
  await page.goto(routes.confirmation.path);
  await solutions(page).hover();
  for (const index of ownSolutions.keys()) await expect(solution(page, index)).toBeVisible();
  await page.mouse.move(640, 700);
  await page.clock.runFor(100);
  await solutions(page).hover();
  await page.clock.runFor(1000);
  await expect(solution(page, 0)).toBeVisible();
  await page.mouse.move(640, 700);
  await page.clock.runFor(149);
  await expect(solution(page, 0)).toBeVisible();
  await page.clock.runFor(1);
  await expect(solution(page, 0)).toBeHidden();
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true });

  test("LY-03 Solutions opens and closes by touch and by keyboard, Escape gives focus back, leaving closes", async ({
    page,
  }) => {
    await page.goto(routes.confirmation.path);
    const first = solution(page, 0);
    await solutions(page).tap();
    await expect(first).toBeVisible();
    await solutions(page).tap();
    await expect(first).toBeHidden();

    await solutions(page).press("Enter");
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(solutions(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await solution(page, -1).focus();
    await page.keyboard.press("Tab");
    await expect(first).toBeHidden();
  });

  test("LY-06 in the burger menu the first tap works, with Solutions open, and nothing moves before it", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(routes.brokers.path);
    await burger(page).tap();
    await solutions(page).tap();
    await expect(solution(page, -1)).toBeVisible();
    const summary = languages(page).locator("summary");
    const before = await summary.boundingBox();
    await summary.tap();
    await expect(languages(page).getByRole("link").first()).toBeVisible();
    expect(await summary.boundingBox()).toEqual(before);
    await summary.tap();
    // A press beside Solutions must not collapse it, which would move this link away from the finger.
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await link(page, common.navigation.partners).boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(routes.partners.path);
  });
});

test("LY-04 LY-05 the bar has its links; the open page is underlined and the current one", async ({
  page,
}) => {
  await page.goto(routes.brokers.path);
  for (const each of links.bar.items)
    await expect(link(page, common.navigation[each.id])).toHaveAttribute("href", linkAddress(each, "en"));
  await expect(navigation(page).locator("summary[data-current]")).toHaveCount(1);
  const current = navigation(page).locator("[aria-current=page]");
  await expect(current).toContainText(common.navigation.brokers);
  await page.goto(routes.partners.path);
  await expect(navigation(page).locator("summary[data-current]")).toHaveCount(0);
  await expect(current).toHaveText(common.navigation.partners);
  const underline = (name: string) =>
    link(page, name).evaluate((each) => getComputedStyle(each, "::after").transform);
  expect(await underline(common.navigation.partners)).toBe("matrix(1, 0, 0, 1, 0, 0)");
  expect(await underline(common.navigation.caseStudies)).not.toBe("matrix(1, 0, 0, 1, 0, 0)");
});

/** Visible items of the bar in the order of the keyboard: their boxes, with those of their text. */
const itemsOf = (page: Page) =>
  navigation(page).evaluate((nav) =>
    [...nav.querySelectorAll("a, summary, button")]
      .filter((item) => item.checkVisibility() && !item.closest("details > :not(summary)"))
      .map((item) => {
        // Visually hidden text takes no room.
        const parts = [...item.childNodes].filter(
          (part) => !(part instanceof Element) || getComputedStyle(part).clipPath === "none",
        );
        const box = item.getBoundingClientRect();
        // A name that has no room wraps out of sight.
        const end = getComputedStyle(item).overflow === "clip" ? box.bottom : Number.POSITIVE_INFINITY;
        const lines = parts.flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return [...range.getClientRects()].filter(({ width, top }) => width > 0 && top < end);
        });
        const boxes = [box, ...lines];
        return {
          name: item.textContent?.trim() ?? "",
          left: Math.min(...boxes.map((box) => box.left)),
          right: Math.max(...boxes.map((box) => box.right)),
          top: Math.min(...boxes.map((box) => box.top)),
          bottom: Math.max(...boxes.map((box) => box.bottom)),
        };
      }),
  );

/** Expects the items in one row, one after the other, within the window and the bar; where they are folded, a burger. */
async function expectOneRow(page: Page, where: string): Promise<boolean> {
  const box = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
  const row = await itemsOf(page);
  const isFolded = await navigation(page).locator("button[popovertarget]").isVisible();
  expect.soft(row.length, where).toBe(isFolded ? 3 : itemCount);
  for (const [index, { name, left, right, top, bottom }] of row.entries()) {
    const what = `${name}, ${where}`;
    expect.soft(top, `top of ${what}`).toBeGreaterThanOrEqual(box.y);
    expect.soft(bottom, `bottom of ${what}`).toBeLessThanOrEqual(box.y + box.height);
    expect.soft(left, `left edge of ${what}`).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
    expect.soft(right, `right edge of ${what}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  // Items that wrap would make the bar higher, and still be within it.
  expect
    .soft(Math.min(...row.map(({ bottom }) => bottom)), where)
    .toBeGreaterThan(Math.max(...row.map(({ top }) => top)));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `scrolls sideways, ${where}`).toBeLessThanOrEqual(0);
  return isFolded;
}

const barWords = (language: Language): BarWords => {
  const { navigation: labels } = words(language).common;
  const own = [labels.solutions, ...links.bar.items.map(({ id }) => labels[id])];
  return { items: own, bookDemo: labels.bookDemo, brand: site.brand };
};

/** The room that the row has beside its items without the name, and the width of the name. */
const roomOf = (page: Page) =>
  navigation(page).evaluate((nav) => {
    const widthOf = (element?: Element | null) => element?.getBoundingClientRect().width ?? 0;
    const [logo, , menu] = nav.children;
    const [list, switcher] = menu?.children ?? [];
    const gapOf = (element?: Element) =>
      element ? Number.parseFloat(getComputedStyle(element).columnGap) : 0;
    const items = [...(list?.children ?? [])].map(widthOf);
    const used = items.reduce((sum, width) => sum + width, gapOf(list) * (items.length - 1) + gapOf(menu));
    const spare = widthOf(menu) - used - widthOf(switcher) + widthOf(logo) - widthOf(logo?.firstElementChild);
    // What the bar itself measures.
    const copy = document.getElementById("menu-words");
    const padding = copy ? Number.parseFloat(getComputedStyle(copy).paddingInlineStart) : 0;
    const end = copy?.lastElementChild?.getBoundingClientRect().right ?? 0;
    const measured = (copy?.getBoundingClientRect().right ?? 0) - padding - end;
    return { spare, measured, name: widthOf(logo?.lastElementChild) + gapOf(logo) };
  });

test("LY-04 LY-13 in every language the bar is one row from 768 px up, says its language, and has the room that it and advice count with", async ({
  page,
}) => {
  for (const language of site.languages) {
    await page.goto(`${routes.confirmation.path}?lng=${language}`);
    await untilOwnFonts(page);
    const own = barWords(language);
    const name = published.find(({ code }) => code === language)?.name ?? "";
    for (const width of [768, 1024, 1280]) {
      const where = `${language} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      const isFolded = await expectOneRow(page, where);
      // A row that advice calls full may fold.
      if (spareRoom("row", own) > 0) expect.soft(isFolded, where).toBe(false);
      if (isFolded) continue;
      const seen = { 768: language, 1280: name }[width];
      const summary = languages(page).locator("summary");
      if (seen) await expect(summary.getByText(seen, { exact: true })).toBeInViewport();
      const { spare, measured, name: brand } = await roomOf(page);
      expect.soft(Math.abs(spare - measured), `measured, ${where}`).toBeLessThan(4);
      const told = { 768: spareRoom("row", own), 1024: spareRoom("brand", own) }[width];
      const real = width === 1024 ? spare - brand : spare;
      if (told !== undefined) expect.soft(Math.abs(told - real), `told, ${where}`).toBeLessThan(25);
    }
    // Text spacing of WCAG 1.4.12.
    await addStyle(page, textSpacing);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectOneRow(page, `${language}, spaced, at ${width} px`);
    }
  }
});

test("LY-02 LY-04 LY-06 brands of any length, in every language and at every width: one row, in which nothing is cut or covered", async ({
  page,
}) => {
  test.slow();
  const brands = [
    "Ova",
    "Harbor Pixel",
    "Harbor & Vale Securities UK Group",
    "Harbor & Vale Securities International UK",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "株式会社ハーバーアンドベール証券取引大会運営",
  ];
  for (const language of site.languages) {
    await page.goto(`${routes.confirmation.path}?lng=${language}`);
    await untilOwnFonts(page);
    const name = navigation(page).locator("a span").first();
    for (const brand of brands) {
      const lines = brandLines(brand).join("\n");
      await name.evaluate(
        (element: HTMLElement, [text, long]) => {
          element.innerText = text;
          element.toggleAttribute("data-long", long);
        },
        [lines, isLong(brand)] as const,
      );
      for (const width of [320, 360, 390, 767, 768, 1024, 1280, 1440]) {
        const where = `${brand}, ${language} at ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        await expectOneRow(page, where);
        const cut = await name.evaluate((element) => {
          const logo = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const { top, right, bottom } = element.getBoundingClientRect();
          return top < logo.bottom && (right > logo.right + 1 || bottom > logo.bottom);
        });
        expect.soft(cut, `the name is cut, ${where}`).toBe(false);
      }
    }
  }
});

test("LY-04 LY-06 the links fold into the burger menu where their words need more room, whatever the width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(routes.confirmation.path);
  const { caseStudies } = common.navigation;
  expect(await expectOneRow(page, "own words")).toBe(false);
  // As a translation by the browser writes all text.
  await page.evaluate((text) => {
    for (const element of document.querySelectorAll("header *"))
      if (element.childElementCount === 0 && element.textContent === text)
        element.textContent = Array(6).fill(text).join(" ");
  }, caseStudies);
  expect(await expectOneRow(page, "longer words")).toBe(true);
  await burger(page).press("Enter");
  await expect(navigation(page).getByRole("link", { name: caseStudies })).toBeVisible();
  await expect(languages(page)).toContainText("English");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("LY-04 LY-06 at any text size the bar is one row, and a burger menu where that needs more room", async ({
    page,
  }) => {
    // Russian has the longest items.
    await page.goto(`${routes.confirmation.path}?lng=ru`);
    await untilOwnFonts(page);
    const session = await page.context().newCDPSession(page);
    const button = page.getByRole("button", { name: words("ru").common.navigation.menu });
    for (const size of [20, 32]) {
      await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
      const leastForItems = 48 * size;
      for (const width of [320, leastForItems - 1, leastForItems, 75 * size]) {
        const where = `text of ${size} px, at ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        const isFolded = await expectOneRow(page, where);
        if (width < leastForItems) expect.soft(isFolded, where).toBe(true);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await button.click();
    const labels = words("ru").common.navigation;
    for (const { id } of links.bar.items) await expect(link(page, labels[id])).toBeVisible();
  });
});

test("LY-03 LY-06 LY-13 with large text on a wide window the burger menu works like on a phone", async ({
  page,
}) => {
  await page.goto(routes.brokers.path);
  await addStyle(page, "html { font-size: 32px }");
  const choice = languages(page).getByRole("link").first();
  await burger(page).press("Enter");
  // Only presses open anything. A press that followed a hover's opening would close it.
  await solutions(page).hover();
  await expect(solution(page, 0)).toBeHidden();
  await solutions(page).click();
  await languages(page).locator("summary").click();
  await expect(choice).toBeVisible();
  await expect(solution(page, 0)).toBeVisible();
  const summary = await languages(page).locator("summary").boundingBox();
  expect((await choice.boundingBox())?.y).toBeLessThan(summary?.y ?? 0);
  await solutions(page).click();
  await expect(solution(page, 0)).toBeHidden();
  // Room for all items closes it, and a mouse that hovers over Solutions opens it.
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(page.locator("#menu:popover-open")).toHaveCount(0);
  await expect(page).toHaveURL(routes.brokers.path);
  await page.mouse.move(0, 800);
  await solutions(page).hover();
  await expect(solution(page, 0)).toBeVisible();
});

test("sticky elements cover no focused element, forward and backward", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const state = (): Promise<string> =>
    page.evaluate(() => {
      const stop = document.activeElement;
      if (!stop || stop === document.body) return "";
      const { left, top, bottom, width, height } = stop.getBoundingClientRect();
      const covers = [...document.querySelectorAll("body > header, [data-contents]")];
      // Near the edges, which sticky elements cover first. What is too high for the window may reach under them.
      const inset = Math.min(height / 2, 4);
      const places =
        height > innerHeight - 64
          ? [innerHeight / 2]
          : [Math.max(top, 0) + inset, Math.min(bottom, innerHeight) - inset];
      const hits = places.map((y) => document.elementFromPoint(left + width / 2, y));
      const isCovered = covers.some(
        (cover) => !cover.contains(stop) && hits.some((hit) => cover.contains(hit)),
      );
      const name = `${stop.localName} ${stop.textContent?.trim().slice(0, 40)}`;
      return `${isCovered ? "covered: " : ""}${name}`;
    });
  for (const [path, width] of [
    [routes.brokers.path, 1280],
    [routes.privacyPolicy.path, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await untilLaidOut(page);
    for (const key of ["Tab", "Shift+Tab"]) {
      const stops: string[] = [];
      await page.keyboard.press(key);
      for (let stop = await state(); stop && stops.length < 250; stop = await state()) {
        stops.push(stop);
        await page.keyboard.press(key);
      }
      expect(stops.length, path).toBeGreaterThan(20);
      expect
        .soft(
          stops.filter((stop) => stop.startsWith("covered")),
          `${path}, ${key}`,
        )
        .toEqual([]);
    }
  }
});

test("focus in the bar scrolls nothing", async ({ page }) => {
  await page.goto(routes.brokers.path);
  await scrollTo(page, 1500);
  await page
    .getByRole("link", { name: common.navigation.logo })
    .evaluate((logo: HTMLElement) => logo.focus({ preventScroll: true }));
  for (let stop = 1; stop < itemCount; stop += 1) {
    await page.keyboard.press("Tab");
    // Effects of the key begin within two frames.
    await passFrames(page);
    await expect(bar(page).locator(":focus")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("LY-06 the burger menu holds the same items, in the order of the keyboard, and closes when a link is chosen", async ({
    page,
  }) => {
    await page.goto(routes.confirmation.path);
    for (const name of items) await expect(link(page, name)).toBeHidden();
    await burger(page).click();
    for (const name of items) await expect(link(page, name)).toBeVisible();
    const tops = await menu(page).evaluate((menu) =>
      [...menu.querySelectorAll("a, summary")]
        .filter((item) => item.checkVisibility() && !item.closest("details > :not(summary)"))
        .map((item) => item.getBoundingClientRect().y),
    );
    expect(tops).toHaveLength(itemCount - 2);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await solutions(page).click();
    for (const index of ownSolutions.keys()) await expect(solution(page, index)).toBeVisible();
    // A link to the current page: a new one would hide that the menu stayed open.
    await bookDemo(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test("LY-06 the keyboard: Escape closes the menu and gives focus back, leaving it for what it covers closes it", {
    tag: "@engines",
  }, async ({ page }) => {
    await page.goto(routes.brokers.path);
    await burger(page).press("Enter");
    await page.keyboard.press("Tab");
    await expect(solutions(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await bookDemo(page).focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
  });

  test("LY-06 LY-10 D8 neither the menu nor the dialog that follows it is in the address or the history", async ({
    page,
  }) => {
    const { path } = routes.home;
    await page.goto(routes.privacyPolicy.path);
    await page.goto(path);
    const entries = await page.evaluate(() => history.length);
    for (const close of [() => page.keyboard.press("Escape"), () => burger(page).click()]) {
      await burger(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await burger(page).click();
    await bookDemo(page).click();
    await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bookDemo(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await burger(page).click();
    await link(page, common.navigation.partners).click();
    await expect(page).toHaveURL(routes.partners.path);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(menu(page)).toBeHidden();
    // Back leaves the page, also while the menu is open.
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(routes.privacyPolicy.path);
  });

  test("LY-13 the switcher shows the language's name, spans the width and opens upward", async ({ page }) => {
    await page.goto(routes.home.path);
    await burger(page).click();
    const button = languages(page).locator("summary");
    await expect(button).toContainText("English");
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    await button.click();
    const list = await languages(page).getByRole("list").boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    expect(list?.y).toBeGreaterThanOrEqual(0);
  });
});

test("LY-13 the switcher lists the languages by their own names, with flags, opens downward, and closes after a choice", async ({
  page,
}) => {
  // A low window, in which all of them must be within reach too.
  await page.setViewportSize({ width: 844, height: 340 });
  await page.goto(routes.privacyPolicy.path);
  await scrollTo(page, 900);
  const button = languages(page).locator("summary");
  await button.click();
  const choices = languages(page).getByRole("link");
  await expect(choices).toHaveText(
    site.languages.map((code) => published.find((row) => row.code === code)?.name ?? ""),
  );
  const list = await languages(page).getByRole("list").boundingBox();
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(list?.y).toBeGreaterThanOrEqual(y + height - 1);
  for (const choice of await choices.all()) {
    await choice.scrollIntoViewIfNeeded();
    await expect(choice).toBeInViewport({ ratio: 0.99 });
    await choice.click({ trial: true });
    const flag = choice.locator("img");
    expect(
      await flag.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.naturalWidth;
      }),
    ).toBeGreaterThan(0);
  }
  await choices.getByText("English").click();
  await expect(choices.first()).toBeHidden();
  await button.click();
  await choices.last().click();
  await expect(page.locator("html")).toHaveAttribute("lang", site.languages.at(-1) ?? "");
  await expect(choices.first()).toBeHidden();
});
