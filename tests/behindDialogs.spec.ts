import type { Page } from "@playwright/test";
import { launchOptions } from "../scripts/browser.ts";
import { caseGroups } from "../src/facts/cases.ts";
import { routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutFaults.ts";

const { common } = words("en");

// With scrollbars that take room, so that anything that moves when one goes away is seen.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** How far the page is scrolled, and where its parts are. */
const place = (page: Page) =>
  page.evaluate(() => ({
    scrolled: scrollY,
    boxes: ["body", "body > header", "body > header nav", "main", "footer"].map((css) => {
      const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
      return [css, x, y, width, height];
    }),
  }));

/** Scrolls by a finger or wheel, beside what is open and on it, then by keys. */
async function tryToScroll(page: Page, keys: readonly string[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  for (const gestureSourceType of ["touch", "mouse"] as const)
    for (const [x, y] of [
      [10, height - 100],
      [width / 2, height / 2],
    ] as const)
      for (const yDistance of [-400, 80])
        await browser.send("Input.synthesizeScrollGesture", {
          x,
          y,
          yDistance,
          gestureSourceType,
          speed: 5000,
        });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await browser.detach();
}

for (const [id, path, width] of [
  ["book-demo", routes.home.path, 1280],
  ["book-demo", routes.privacyPolicy.path, 390],
  ["book-demo", routes.confirmation.path, 1280],
  [caseGroups.brokers[0], routes.caseStudies.path, 1280],
] as const)
  test(`LY-10 CS-05 behind #${id} at ${width} px, ${path} does not move or shift, and is where it was after that`, async ({
    page,
  }) => {
    // The confirmation page fits into a window as high as this.
    await page.setViewportSize({ width, height: path === routes.confirmation.path ? 2400 : 720 });
    await page.goto(path);
    await untilOwnFonts(page);
    await page.evaluate(() => scrollTo(0, 1500));
    const before = await place(page);
    const opener =
      id === "book-demo"
        ? page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo })
        : page.locator(`main a[href="#${id}"]`).first();
    await opener.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("dialog")).toBeVisible();
    const opened = await place(page);
    // A case covers the page, which browsers scroll to the card that the address names.
    if (id === "book-demo") expect(opened).toEqual(before);
    // On the button of a case, Space is a press.
    await tryToScroll(page, [
      ...(id === "book-demo" ? ["Space"] : []),
      "End",
      "Home",
      "PageDown",
      "ArrowDown",
    ]);
    expect(await place(page)).toEqual(opened);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    // A case was an entry of history: browsers scroll back to where the page was soon after they have left it.
    await expect.poll(() => place(page)).toEqual(before);
    await page.keyboard.press("ArrowDown");
    if (before.scrolled > 0) await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before.scrolled);
  });
