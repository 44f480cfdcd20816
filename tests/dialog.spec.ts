import type { Locator, Page } from "@playwright/test";
import { launchOptions } from "../scripts/browser.ts";
import { caseGroups } from "../src/content/cases.ts";
import { routes, type Scheduler } from "../src/content/routes.ts";
import { expect, site, stopClock, test, trackedScheduler, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutIssues.ts";

const { common, home, "case-studies": caseStudies } = words("en");
const dialog = (page: Page) => page.getByRole("dialog", { name: common.demo.title });
const choices = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");
const inBar = (page: Page) =>
  page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo });
const inHero = (page: Page) => page.getByRole("main").getByRole("button", { name: home.hero.cta }).first();
const inFinal = (page: Page) =>
  page
    .getByRole("region", { name: caseStudies.finalCall.title })
    .getByRole("button", { name: caseStudies.finalCall.cta });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Scrollbars that take room, so that anything that moves when one goes away is seen.
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

const openers: readonly [
  opener: (page: Page) => Locator,
  path: string,
  label: string,
  order: readonly Scheduler[],
][] = [
  [inHero, routes.home.path, "home-dialog", ["brokers", "propFirms", "communities"]],
  [inFinal, routes.caseStudies.path, "case-studies-final-dialog", ["propFirms", "brokers", "communities"]],
  [inBar, routes.confirmation.path, "confirmation-dialog", ["brokers", "propFirms", "communities"]],
];

test("LY-10 CS-07 HM-01 the dialog has its choices in order, and nothing scrolls", async ({ page }) => {
  for (const [opener, path, label, order] of openers) {
    await page.goto(path);
    await opener(page).scrollIntoViewIfNeeded();
    const top = await scrolled(page);
    await opener(page).click();
    await expect(dialog(page)).toHaveAccessibleDescription(common.demo.description);
    await expect(choices(page)).toHaveCount(3);
    for (const [index, scheduler] of order.entries()) {
      const choice = choices(page).nth(index);
      await expect(choice).toContainText(common.demo[scheduler]);
      await expect(choice).toHaveAttribute("target", "_blank");
      await expect(choice).toHaveAttribute(
        "href",
        trackedScheduler(scheduler, `${label}-${routes[scheduler].catalogue}`),
      );
    }
    const icons = await choices(page)
      .locator("svg:first-child use")
      .evaluateAll((all) => all.map((icon) => icon.getAttribute("href")));
    expect(new Set(icons).size).toBe(3);
    await expect(dialog(page).getByRole("link", { name: site.supportEmail })).toHaveAttribute(
      "href",
      `mailto:${site.supportEmail}`,
    );

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await scrolled(page)).toBe(top);
  }
});

test("LY-10 D8 each way closes it and gives focus back; address and history stay as they are", {
  tag: "@engines",
}, async ({ page, context }) => {
  const { origin } = new URL(site.links.schedulers.brokers);
  await context.route(`${origin}/**`, (route) => route.fulfill({ body: "scheduler" }));
  await page.goto(routes.partners.path);
  await page.goto(routes.home.path);
  const entries = await page.evaluate(() => history.length);
  const ways: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press("Escape"),
    "the cross": () => dialog(page).getByRole("link", { name: common.demo.close }).click(),
    ...Object.fromEntries(
      [
        [8, 360],
        [1272, 360],
        [640, 8],
        [640, 712],
      ].map(([x = 0, y = 0]) => [`a press at ${x}, ${y}`, () => page.mouse.click(x, y)]),
    ),
    "a choice": async () => {
      const opened = context.waitForEvent("page");
      await choices(page).first().click();
      await (await opened).close();
    },
  };
  for (const [way, close] of Object.entries(ways)) {
    await inBar(page).press("Space");
    await expect(page.locator("dialog[open]:not([data-opening])")).toBeVisible();
    await expect(page, way).toHaveURL(routes.home.path);
    await close();
    await expect(dialog(page), way).toBeHidden();
    if (way !== "a choice") await expect(inBar(page), way).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // Back leaves the page, whether the dialog is open or not.
  await inBar(page).press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(routes.partners.path);
});

test("LY-10 D25 the address of the dialog opens it once, and focus stays inside", async ({ page }) => {
  await page.goto(routes.partners.path);
  await page.goto(`${routes.home.path}#book-demo`);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(routes.home.path);
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // In the page that is open already.
  await page.evaluate(() => location.assign("#book-demo"));
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(page.locator("dialog[data-started]").first()).toBeAttached();
  await expect(dialog(page)).toBeHidden();
});

test("LY-10 Escape right after Book demo leaves the dialog closed, also before it is open", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(routes.home.path);
  for (const opener of [inBar(page), inHero(page)])
    for (const milliseconds of [0, 20, 40]) {
      await opener.press("Enter");
      await page.clock.runFor(milliseconds);
      await page.keyboard.press("Escape");
      await page.clock.runFor(1000);
      await expect(dialog(page), `${milliseconds} ms`).toBeHidden();
      await expect(opener).toBeFocused();
      // The next press opens it.
      await opener.press("Enter");
      await page.clock.runFor(1000);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
});

test("LY-10 keys that come faster than frames leave the dialog as the last of them wants it", async ({
  page,
}) => {
  await page.goto(routes.home.path);
  const session = await page.context().newCDPSession(page);
  await inBar(page).focus();
  /** Sends keys as a keyboard does, without waiting for what they do; then lets the page answer. */
  const type = async (...names: readonly ("Enter" | "Escape")[]) => {
    await Promise.all(
      names.flatMap((key) => {
        const code = { key, windowsVirtualKeyCode: key === "Enter" ? 13 : 27 };
        return [
          session.send("Input.dispatchKeyEvent", {
            type: "keyDown",
            ...code,
            ...(key === "Enter" && { text: "\r" }),
          }),
          session.send("Input.dispatchKeyEvent", { type: "keyUp", ...code }),
        ];
      }),
    );
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    });
  };
  await type("Enter", "Escape");
  await expect(dialog(page)).toBeHidden();
  await type("Enter", "Escape", "Enter");
  await expect(dialog(page)).toBeVisible();
  await type("Escape");
  await expect(dialog(page)).toBeHidden();
});

test.describe("by touch and mouse", () => {
  test.use({ hasTouch: true });

  test("LY-10 the second press of a double one presses nothing in the dialog", async ({ page }) => {
    await stopClock(page);
    const consultation = page.getByRole("main").getByRole("button", { name: home.audiences.consultation });
    const presses: readonly [
      width: number,
      opener: Locator,
      press: (x: number, y: number) => Promise<void>,
    ][] = [
      [1280, inBar(page), (x, y) => page.mouse.click(x, y)],
      [390, consultation, (x, y) => page.touchscreen.tap(x, y)],
    ];
    for (const [width, opener, press] of presses) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(routes.home.path);
      await opener.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const box = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (let time = 0; time < 2; time += 1) {
        await press(box.x + box.width / 2, box.y + box.height / 2);
        await page.clock.runFor(150);
        await expect(dialog(page)).toBeVisible();
      }
      await page.clock.runFor(1000);
      await expect(dialog(page)).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
      await choices(page).first().click({ trial: true });
    }
  });
});

test("LY-10 CS-07 if the page's script fails although scripting is on, the choices are shown in place", async ({
  page,
}) => {
  await page.route("**/_astro/Document.*.js", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(routes.home.path);
  const shown = page.locator("dialog#book-demo");
  await expect(shown).toBeHidden();
  await page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }).click();
  await expect(shown).toBeVisible();
  // The trial checks that nothing covers the link.
  for (const scheduler of ["brokers", "propFirms", "communities"] as const)
    await shown.getByRole("link", { name: common.demo[scheduler] }).click({ trial: true });
  await shown.getByRole("link", { name: common.demo.close }).click();
  await expect(shown).toBeHidden();

  await page.goto(routes.caseStudies.path);
  await page
    .getByRole("region", { name: caseStudies.finalCall.title })
    .getByRole("link", { name: caseStudies.finalCall.cta })
    .click();
  await expect(page.locator("dialog#final-demo")).toBeVisible();
  await expect(shown).toBeHidden();
});

test.describe("the page behind", () => {
  test.use({ hasTouch: true });

  /** How far the page is scrolled, and where its parts are. */
  const place = (page: Page) =>
    page.evaluate(() => ({
      scrolled: scrollY,
      boxes: ["body", "body > header", "body > header nav", "main", "footer"].map((css) => {
        const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
        return [css, x, y, width, height];
      }),
    }));

  test("LY-10 CS-05 what is behind a dialog does not move or shift, and is where it was after that", async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    for (const [id, path, width, height] of [
      ["book-demo", routes.privacyPolicy.path, 390, 720],
      // A page that fits into the window.
      ["book-demo", routes.confirmation.path, 1280, 2400],
      [caseGroups.brokers[0], routes.caseStudies.path, 1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await untilOwnFonts(page);
      if (path === routes.privacyPolicy.path)
        await expect(page.locator("main section[id]").last()).toHaveCSS("content-visibility", "visible");
      await page.evaluate(() => scrollTo(0, 1500));
      const before = await place(page);
      const opener = id === "book-demo" ? inBar(page) : page.locator(`main a[href="#${id}"]`).first();
      await opener.evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole("dialog")).toBeVisible();
      const opened = await place(page);
      // A case covers the page, which browsers scroll to the card that the address names.
      if (id === "book-demo") expect(opened).toEqual(before);
      for (const gestureSourceType of ["touch", "mouse"] as const)
        for (const [x, y] of [
          [10, height - 100],
          [width / 2, height / 2],
        ] as const)
          await browser.send("Input.synthesizeScrollGesture", {
            x,
            y,
            yDistance: -400,
            gestureSourceType,
            speed: 5000,
          });
      for (const key of ["End", "PageDown", "ArrowDown"]) await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await place(page), path).toEqual(opened);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      // A case was an entry of history: browsers scroll back to where the page was soon after they have left it.
      await expect(page).toHaveURL(({ hash }) => hash === "");
      await expect.poll(() => place(page)).toEqual(before);
    }
  });
});
