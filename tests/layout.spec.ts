import type { Page } from "@playwright/test";
import { navigation as links } from "../src/facts/navigation.ts";
import { type RouteId, routes, type Scheduler } from "../src/facts/routes.ts";
import { dayRange } from "../src/languages/words/dates.ts";
import { linkAddress } from "../src/layout/addresses.ts";
import { expect, filled, site, stopClock, test, trackedScheduler, words } from "./fixtures.ts";

const { common } = words("en");
/** The frame is the same on every page. This is the smallest one. */
const anyPage = routes.confirmation.path;
const navigation = (page: Page) => page.getByRole("navigation", { name: common.navigation.label });
const bookDemo = (page: Page) => navigation(page).locator("a", { hasText: common.navigation.bookDemo });
const openMenu = (page: Page) => page.getByRole("button", { name: common.navigation.menu }).click();
const allRoutes = Object.keys(routes) as RouteId[];
const phone = { width: 360, height: 780 };

test("LY-01 the event banner names event, dates and place and leads to the event", async ({ page }) => {
  await stopClock(page);
  await page.goto(anyPage);
  const link = page.getByRole("complementary", { name: common.event.label }).getByRole("link");
  await expect(link).toContainText(site.event.name);
  await expect(link).toContainText(dayRange(site.event.startsOn, site.event.endsOn, "en"));
  await expect(link).toContainText(site.event.location.en ?? "");
  await expect(link.getByText(common.event.cta.during)).toBeVisible();
  await expect(link).toHaveAttribute("href", site.event.url);
});

test("LY-02 the navigation stays in view while scrolling, and its logo leads home", async ({ page }) => {
  await page.goto(routes.privacyPolicy.path);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  const logo = page.getByRole("link", { name: common.navigation.logo });
  await expect(logo).toBeInViewport();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  await logo.click();
  await expect(page).toHaveURL("/");
});

test.describe("LY-03 Solutions", () => {
  const solutions = (page: Page) =>
    navigation(page).locator("summary", { hasText: common.navigation.solutions });
  const { solutions: own } = links.bar;
  const item = (page: Page, { id } = own[0]) =>
    navigation(page).getByRole("link", { name: common.navigation[id] });

  test("LY-03 opens on hover and closes 150 ms after the pointer has left", async ({ page }) => {
    await stopClock(page);
    await page.goto(anyPage);
    await solutions(page).hover();
    for (const link of own) await expect(item(page, link)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(149);
    await expect(item(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(item(page)).toBeHidden();
  });

  test("LY-03 works by keyboard: Enter opens, Escape closes and gives focus back, leaving closes", async ({
    page,
  }) => {
    await page.goto(anyPage);
    await solutions(page).focus();
    await page.keyboard.press("Enter");
    const first = item(page);
    await expect(first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(solutions(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await item(page, own.at(-1)).focus();
    await page.keyboard.press("Tab");
    await expect(first).toBeHidden();
  });
});

test.describe("LY-03 by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } });
  test("LY-03 opens and closes by touch", async ({ page }) => {
    await page.goto(anyPage);
    const summary = navigation(page).locator("summary", { hasText: common.navigation.solutions });
    const item = navigation(page).getByRole("link", {
      name: common.navigation[links.bar.solutions[0].id],
    });
    await summary.tap();
    await expect(item).toBeVisible();
    await summary.tap();
    await expect(item).toBeHidden();
  });
});

test("LY-04 the bar holds its links, the languages and Book demo", async ({ page }) => {
  await page.goto(anyPage);
  const bar = navigation(page);
  for (const link of links.bar.items)
    await expect(bar.getByRole("link", { name: common.navigation[link.id], exact: true })).toHaveAttribute(
      "href",
      linkAddress(link, "en"),
    );
  await expect(bar.locator("summary", { hasText: common.language.label })).toBeVisible();
  await expect(bookDemo(page)).toBeVisible();
});

test("LY-05 the active route is underlined and is the current page", async ({ page }) => {
  for (const { id, page: route } of links.bar.items) {
    if (!route) continue;
    await page.goto(routes[route].path);
    const current = navigation(page).locator("[aria-current=page]");
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(common.navigation[id]);
    const line = await current.evaluate((link) => getComputedStyle(link, "::after").transform);
    expect(line).toBe("matrix(1, 0, 0, 1, 0, 0)");
  }
  for (const { id, page: route } of links.bar.solutions) {
    if (!route) continue;
    await page.goto(routes[route].path);
    await expect(navigation(page).locator("[aria-current=page]")).toContainText(common.navigation[id]);
    await expect(navigation(page).locator("summary[data-current]")).toHaveCount(1);
  }
});

test.describe("LY-06 the burger menu", () => {
  test.use({ viewport: phone });

  test("LY-06 holds the same items below 768 px", async ({ page }) => {
    await page.goto(anyPage);
    const items = links.bar.items.map(({ id }) =>
      navigation(page).getByRole("link", { name: common.navigation[id], exact: true }),
    );
    for (const item of items) await expect(item).toBeHidden();
    await openMenu(page);
    for (const item of items) await expect(item).toBeVisible();
    await expect(bookDemo(page)).toBeVisible();
    await expect(navigation(page).locator("summary", { hasText: common.language.label })).toBeVisible();
    await navigation(page).locator("summary", { hasText: common.navigation.solutions }).click();
    for (const { id } of links.bar.solutions)
      await expect(navigation(page).getByRole("link", { name: common.navigation[id] })).toBeVisible();
  });

  test("LY-06 closes when a link is chosen", async ({ page }) => {
    await page.goto(routes.confirmation.path);
    await openMenu(page);
    // A link to the current page: a new one would hide that the menu stayed open.
    await bookDemo(page).click();
    await expect(page.locator("#menu")).toBeHidden();
  });

  test("LY-06 closes on Escape and gives focus back to its button", async ({ page }) => {
    await page.goto(anyPage);
    await openMenu(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(page.getByRole("button", { name: common.navigation.menu })).toBeFocused();
  });
});

// Paths from the specification rather than from the route table under test.
for (const path of ["/", "/case-studies", "/privacy-policy"])
  test(`LY-07 Book demo opens the dialog on ${path}`, async ({ page }) => {
    await page.goto(path);
    await bookDemo(page).click();
    await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
  });

const schedulerOf: Record<string, [scheduler: Scheduler, page: string]> = {
  "/for-prop-firms": ["propFirms", "prop-firms"],
  "/IBs-communities": ["communities", "communities"],
  "/ibs-communities": ["communities", "communities"],
  "/for-brokers": ["brokers", "brokers"],
  "/partners": ["brokers", "partners"],
};

for (const [path, [scheduler, name]] of Object.entries(schedulerOf))
  test(`LY-08 Book demo links to the scheduler on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(bookDemo(page)).toHaveAttribute("href", trackedScheduler(scheduler, `${name}-navigation`));
    await expect(page.locator("dialog#book-demo")).toHaveCount(0);
  });

for (const path of ["/terms-and-conditions", "/confirmation-page", "/missing.png", "/%E0%A4%A"])
  test(`LY-09 Book demo is # on ${path}, and a press opens the dialog`, async ({ page }) => {
    await page.goto(path);
    await expect(bookDemo(page)).toHaveAttribute("href", "#");
    await bookDemo(page).click();
    await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#book-demo");
  });

test.describe("LY-10 the demo dialog", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: common.demo.title });

  test("LY-10 has a title, a description and three schedulers in a new tab", async ({ page }) => {
    await page.goto(anyPage);
    await bookDemo(page).click();
    await expect(dialog(page)).toHaveAccessibleDescription(common.demo.description);
    for (const scheduler of ["brokers", "propFirms", "communities"] as const) {
      const choice = dialog(page).getByRole("link", { name: common.demo[scheduler] });
      await expect(choice).toHaveAttribute(
        "href",
        trackedScheduler(scheduler, `confirmation-dialog-${routes[scheduler].catalogue}`),
      );
      await expect(choice).toHaveAttribute("target", "_blank");
    }
  });

  test("LY-10 closes when a choice is made", async ({ page, context }) => {
    const { origin } = new URL(site.links.schedulers.propFirms);
    await context.route(`${origin}/**`, (route) => route.fulfill({ body: "scheduler" }));
    await page.goto(anyPage);
    await bookDemo(page).click();
    const opened = context.waitForEvent("page");
    await dialog(page).getByRole("link", { name: common.demo.propFirms }).click();
    expect((await opened).url()).toContain(site.links.schedulers.propFirms);
    await expect(dialog(page)).toBeHidden();
  });

  test("LY-10 Escape, the cross and the backdrop close it, and focus returns", async ({ page }) => {
    await page.goto(anyPage);
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("link", { name: common.demo.close }).click(),
      () => page.mouse.click(8, 360),
      () => page.mouse.click(1272, 360),
      () => page.mouse.click(640, 8),
      () => page.mouse.click(640, 712),
    ];
    for (const close of ways) {
      await bookDemo(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("dialog[open]:not([data-opening])")).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(bookDemo(page)).toBeFocused();
    }
  });

  test("LY-10 keeps focus inside and opens with the space bar, as a button does", async ({ page }) => {
    await page.goto(anyPage);
    await bookDemo(page).focus();
    await expect(bookDemo(page)).toHaveRole("button");
    await page.keyboard.press("Space");
    await expect(dialog(page)).toBeVisible();
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
      );
      expect(inside).toBe(true);
    }
  });
});

test("LY-11 every scheduler link of every page carries its tracking", async ({ page }) => {
  const hosts = Object.values(site.links.schedulers);
  for (const id of allRoutes) {
    await page.goto(routes[id].path);
    const links = await page
      .locator("a")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links.filter((href) => hosts.some((host) => href.startsWith(host)))) {
      const { searchParams } = new URL(link);
      for (const name of ["source", "medium", "campaign", "content", "term"])
        expect(searchParams.get(`utm_${name}`), `${name} of ${link} on ${routes[id].path}`).toBeTruthy();
    }
  }
});

test("LY-12 the footer holds its links and four disclaimers", async ({ page }) => {
  await page.goto(anyPage);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(common.footer.description);
  for (const link of Object.values(links.footer).flat())
    await expect(footer.getByRole("link", { name: common.navigation[link.id], exact: true })).toHaveAttribute(
      "href",
      linkAddress(link, "en"),
    );
  await expect(footer).toContainText(site.legalName);
  for (const { title, text } of Object.values(common.footer.disclaimer)) {
    await expect(footer.getByRole("heading", { name: title, level: 3 })).toBeVisible();
    await expect(footer).toContainText(text);
  }
});

test.describe("LY-14 the popup banner", () => {
  test.use({ hasClosedPopup: false });

  const popup = (page: Page) => page.getByRole("region", { name: common.popup.label });

  test("LY-14 opens 5000 ms after load, takes no focus, and leads to the event", async ({ page }) => {
    await stopClock(page);
    await page.goto(routes.home.path);
    await page.clock.runFor(4999);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole("heading")).toHaveText(
      filled(common.popup.during.title, { event: site.event.name }),
    );
    await expect(popup(page).getByText(common.popup.during.description)).toBeVisible();
    await expect(popup(page).locator("svg").first()).toBeVisible();
    await expect(popup(page).getByRole("link", { name: common.popup.link })).toHaveAttribute(
      "href",
      site.event.url,
    );
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test("LY-14 its button or Escape closes it for the session", async ({ page }) => {
    await stopClock(page);
    const ways = [
      () => popup(page).getByRole("button", { name: common.popup.close }).click(),
      () => page.keyboard.press("Escape"),
    ];
    for (const close of ways) {
      await page.goto(routes.home.path);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.clock.runFor(5000);
      await close();
      await expect(popup(page)).toBeHidden();
      await page.reload();
      await page.clock.runFor(10_000);
      await expect(popup(page)).toBeHidden();
    }
  });

  test("LY-14 opens only where the configuration says", async ({ page }) => {
    await page.goto(routes.confirmation.path);
    await expect(page.locator("#popup")).toHaveCount(0);
  });
});

test("LY-15 links that leave the site open in a new tab with rel=noopener, and no others do", async ({
  page,
}) => {
  for (const id of allRoutes) {
    await page.goto(routes[id].path);
    const links = await page.locator("a[href]").evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel, origin, protocol }) => ({
        href,
        target,
        rel,
        outside: protocol.startsWith("http") && origin !== location.origin,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    for (const { href, target, rel, outside } of links) {
      expect({ href, target }).toEqual({ href, target: outside ? "_blank" : "" });
      // Affiliate links are also `sponsored`.
      expect(rel.split(" ").includes("noopener"), href).toBe(outside);
    }
  }
});

test("WG-04 tooltips name the icon-only controls: 700 ms to open, at once within 300 ms of another", async ({
  page,
}) => {
  // A window high enough to show the footer without scrolling, which closes tooltips.
  await page.setViewportSize({ width: 1280, height: 8000 });
  const [first = "", second] = links.footer.social.map(({ id }) => common.navigation[id]);
  test.skip(!second, "There is no other icon");
  await stopClock(page);
  await page.goto(anyPage);
  const social = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  const tip = (text: string) => page.locator("[role=tooltip]", { hasText: text });
  await social(first).hover();
  await page.clock.runFor(699);
  await expect(tip(first)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip(first)).toBeVisible();
  await social(second ?? "").hover();
  await page.clock.runFor(1);
  await expect(tip(second ?? "")).toBeVisible();
});
