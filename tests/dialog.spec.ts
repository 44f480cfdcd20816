import type { Locator, Page } from "@playwright/test";
import { caseGroups } from "../src/facts/cases.ts";
import { routes, type Scheduler } from "../src/facts/routes.ts";
import { expect, site, stopClock, test, trackedScheduler, words } from "./fixtures.ts";

const { common, home, "case-studies": caseStudies } = words("en");
const dialog = (page: Page) => page.getByRole("dialog", { name: common.demo.title });
const choices = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const orders: readonly [
  opener: string,
  path: string,
  label: string,
  order: readonly Scheduler[],
  open: (page: Page) => Promise<void>,
][] = [
  [
    "the navigation's Book demo",
    routes.caseStudies.path,
    "case-studies-dialog",
    ["brokers", "propFirms", "communities"],
    (page) => page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo }).click(),
  ],
  [
    "Home's hero",
    routes.home.path,
    "home-dialog",
    ["brokers", "propFirms", "communities"],
    (page) => page.getByRole("main").getByRole("button", { name: home.hero.cta }).first().click(),
  ],
  [
    "the case studies' final call",
    routes.caseStudies.path,
    "case-studies-final-dialog",
    ["propFirms", "brokers", "communities"],
    (page) =>
      page
        .getByRole("region", { name: caseStudies.final.title })
        .getByRole("button", { name: caseStudies.final.cta })
        .click(),
  ],
];

for (const [opener, path, label, order, open] of orders)
  test(`LY-10 CS-07 HM-01 ${opener} offers the choices in the specification's order, each with an icon of its own`, async ({
    page,
  }) => {
    await page.goto(path);
    await open(page);
    await expect(choices(page)).toHaveCount(3);
    for (const [index, scheduler] of order.entries()) {
      await expect(choices(page).nth(index)).toContainText(common.demo[scheduler]);
      await expect(choices(page).nth(index)).toHaveAttribute(
        "href",
        trackedScheduler(scheduler, `${label}-${routes[scheduler].catalogue}`),
      );
    }
    const icons = await choices(page)
      .locator("svg:first-child use")
      .evaluateAll((all) => all.map((icon) => icon.getAttribute("href")));
    expect(new Set(icons).size).toBe(3);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });

test.describe("if the page's script fails although scripting is on", () => {
  test.beforeEach(({ page }) =>
    page.route("**/_astro/Document.*.js", (route) => route.fulfill({ status: 500, body: "" })),
  );

  test("LY-10 Book demo on Home shows the three choices in place, and the cross leads back", async ({
    page,
  }) => {
    await page.goto(routes.home.path);
    const shown = page.locator("dialog#book-demo");
    await expect(shown).toBeHidden();
    await page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }).click();
    await expect(shown).toBeVisible();
    for (const scheduler of ["brokers", "propFirms", "communities"] as const) {
      const choice = shown.getByRole("link", { name: common.demo[scheduler] });
      // The trial checks that nothing covers the link.
      await choice.click({ trial: true });
      await expect(choice).toHaveAttribute(
        "href",
        trackedScheduler(scheduler, `home-dialog-${routes[scheduler].catalogue}`),
      );
    }
    await shown.getByRole("link", { name: common.demo.close }).click();
    await expect(shown).toBeHidden();
  });

  test("LY-10 CS-07 the case studies' final call shows its own", async ({ page }) => {
    await page.goto(routes.caseStudies.path);
    await page
      .getByRole("region", { name: caseStudies.final.title })
      .getByRole("link", { name: caseStudies.final.cta })
      .click();
    await expect(page.locator("dialog#final-demo")).toBeVisible();
    await expect(page.locator("dialog#book-demo")).toBeHidden();
  });
});

const inBar = (page: Page) =>
  page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo });
const inHero = (page: Page) => page.getByRole("main").getByRole("button", { name: home.hero.cta }).first();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe("LY-10 D8 the address says whether the dialog is open", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  const openers: readonly [name: string, path: string, opener: (page: Page) => Locator, id: string][] = [
    ["the bar", routes.home.path, inBar, "book-demo"],
    ["Home's hero", routes.home.path, inHero, "book-demo"],
    [
      "the case studies' final call",
      routes.caseStudies.path,
      (page) => page.getByRole("main").getByRole("button", { name: caseStudies.final.cta }).last(),
      "final-demo",
    ],
    ["the bar where its link is #", routes.confirmation.path, inBar, "book-demo"],
  ];
  for (const [name, path, opener, id] of openers)
    test(`LY-10 D8 from ${name}: Back closes it, Forward opens it again, and nothing scrolls`, async ({
      page,
    }) => {
      await page.goto(path);
      await opener(page).scrollIntoViewIfNeeded();
      const top = await scrolled(page);
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(`${path}#${id}`);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(opener(page)).toBeFocused();
      expect(await scrolled(page)).toBe(top);
      await page.goForward();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(path);
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(await scrolled(page)).toBe(top);
    });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press("Escape"),
    "the cross": (page) => dialog(page).getByRole("link", { name: common.demo.close }).click(),
    "the backdrop": (page) => page.mouse.click(8, 360),
    "a choice": (page) => choices(page).first().click(),
  };
  for (const [way, close] of Object.entries(ways))
    test(`LY-10 D8 closed by ${way}, it leaves neither its address nor an entry in history`, {
      tag: "@engines",
    }, async ({ page, context }) => {
      const { origin } = new URL(site.links.schedulers.brokers);
      await context.route(`${origin}/**`, (route) => route.fulfill({ body: "scheduler" }));
      await page.goto(routes.partners.path);
      await page.goto(routes.home.path);
      for (let time = 0; time < 2; time += 1) {
        await inBar(page).click();
        await expect(page.locator("dialog[open]:not([data-opening])")).toBeVisible();
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(routes.home.path);
      }
      await page.goBack();
      await expect(page).toHaveURL(routes.partners.path);
    });

  test("LY-10 opened by the address of a page, it leaves that address when it closes", async ({ page }) => {
    await page.goto(routes.partners.path);
    await page.goto(`${routes.home.path}#book-demo`);
    await expect(page.locator("dialog[open]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog#book-demo")).toBeHidden();
    await expect(page).toHaveURL(routes.home.path);
    await page.goBack();
    await expect(page).toHaveURL(routes.partners.path);
  });

  test("LY-10 CS-05 a case and the dialog each open from their address, and Back goes through both", async ({
    page,
  }) => {
    const { path } = routes.caseStudies;
    const [id] = caseGroups.brokers;
    const overlay = page.getByRole("dialog", { name: caseStudies.cases[id].headline });
    await page.goto(path);
    const row = page.locator(`main a[href="#${id}"]`).first();
    await row.press("Enter");
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(overlay).toBeHidden();
    await inBar(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await row.press("Enter");
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(path);
    await expect(row).toBeFocused();
  });
});

test.describe("LY-10 the second press of a double one presses nothing in the dialog", () => {
  /** Presses at one place, twice, 150 ms apart. */
  async function pressTwice(page: Page, opener: Locator, press: (x: number, y: number) => Promise<void>) {
    await opener.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (let time = 0; time < 2; time += 1) {
      await press(x + width / 2, y + height / 2);
      await page.clock.runFor(150);
      await expect(dialog(page)).toBeVisible();
    }
    await page.clock.runFor(1000);
    await expect(dialog(page)).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    await choices(page).first().click({ trial: true });
  }

  test("LY-10 by mouse, beside the dialog", async ({ page }) => {
    await stopClock(page);
    await page.goto(routes.home.path);
    await pressTwice(page, inBar(page), (x, y) => page.mouse.click(x, y));
  });

  test.describe("by touch", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("LY-10 by touch, on a choice", async ({ page }) => {
      await stopClock(page);
      await page.goto(routes.home.path);
      const consultation = page.getByRole("main").getByRole("button", { name: home.audiences.consultation });
      await pressTwice(page, consultation, (x, y) => page.touchscreen.tap(x, y));
    });
  });
});

test("if islands fail, the whole frame of a page still works", async ({ page }) => {
  await page.route(/\/_astro\/(?!Document\.)[^/]*\.js$/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(routes.caseStudies.path);
  const bar = page.getByRole("navigation", { name: common.navigation.label });
  await bar.locator("summary", { hasText: common.navigation.solutions }).press("Enter");
  await expect(bar.getByRole("link", { name: common.navigation.brokers })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: common.navigation.brokers })).toBeHidden();
  await bar.getByRole("button", { name: common.navigation.bookDemo }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("links that open a new tab say so, in their description: their names stay", async ({ page }) => {
  for (const { path } of Object.values(routes)) {
    await page.goto(path);
    const outside = page.locator("a[target=_blank]");
    expect(await outside.count()).toBeGreaterThan(3);
    for (const link of await outside.all()) await expect(link).toHaveAccessibleDescription(common.newTab);
    await expect(page.locator("a[aria-describedby=new-tab]:not([target=_blank])")).toHaveCount(0);
    await expect(page.locator("#new-tab")).toHaveCount(1);
  }
});
