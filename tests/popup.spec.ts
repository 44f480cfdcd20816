import type { CDPSession, Page } from "@playwright/test";
import { untilIdle } from "../scripts/untilIdle.ts";
import { routes } from "../src/facts/routes.ts";
import type { Language } from "../src/languages/languages.ts";
import { framesSample } from "../src/site/links.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, filled, site, stopClock, test, words } from "./fixtures.ts";

const { common, home } = words("en");
const popup = (page: Page, language: Language = "en") =>
  page.getByRole("region", { name: words(language).common.popup.label });
const navigation = (page: Page) => page.getByRole("navigation", { name: common.navigation.label });
const dialog = (page: Page) => page.getByRole("dialog", { name: common.demo.title });
const cross = (page: Page) => popup(page).getByRole("button", { name: common.popup.close });

/** Opens Home and waits five seconds by its clock. */
async function openPopup(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto(routes.home.path);
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
}

/** Opens the demo dialog, which comes a frame after the press. */
async function openDialog(page: Page): Promise<void> {
  await navigation(page).getByRole("button", { name: common.navigation.bookDemo }).click();
  await page.clock.runFor(100);
  await expect(dialog(page)).toBeVisible();
}

/** Opens or closes the menu and waits for its `toggle` event, which follows a task later and controls the popup. */
async function toggleMenu(page: Page, act: () => Promise<void>): Promise<void> {
  const said = await page.locator("#menu").evaluateHandle((menu) => ({
    toggled: new Promise((resolve) => menu.addEventListener("toggle", () => resolve(true), { once: true })),
  }));
  await act();
  await said.evaluate(({ toggled }) => toggled);
}

test.use({ hasClosedPopup: false, contextOptions: { reducedMotion: "no-preference" } });

test("LY-14 a font that hangs delays the popup by five seconds, not for ever", async ({ page }) => {
  await page.route("**/*.woff2", () => undefined);
  await stopClock(page);
  await page.goto(routes.home.path, { waitUntil: "domcontentloaded" });
  // The last that the page's script does.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.clock.runFor(9999);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
});

test.describe("LY-14 while anything else is open", () => {
  const openers: Record<
    string,
    { width: number; open: (page: Page) => Promise<void>; close: (page: Page) => Promise<void> }
  > = {
    "the demo dialog": {
      width: 1280,
      open: openDialog,
      close: async (page) => {
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toBeHidden();
      },
    },
    Solutions: {
      width: 1280,
      open: async (page) => {
        const summary = navigation(page).locator("summary", { hasText: common.navigation.solutions });
        await summary.press("Enter");
        await expect(navigation(page).getByRole("link", { name: common.navigation.brokers })).toBeVisible();
      },
      close: async (page) => {
        await page.keyboard.press("Escape");
        await expect(navigation(page).getByRole("link", { name: common.navigation.brokers })).toBeHidden();
      },
    },
    "the list of languages": {
      width: 1280,
      open: async (page) => {
        await page.locator("[data-language-switcher] summary").press("Enter");
        await expect(page.getByRole("link", { name: "English" })).toBeVisible();
      },
      close: async (page) => {
        await page.keyboard.press("Escape");
        await expect(page.getByRole("link", { name: "English" })).toBeHidden();
      },
    },
    "the burger menu": {
      width: 390,
      open: async (page) => {
        await toggleMenu(page, () => page.getByRole("button", { name: common.navigation.menu }).click());
        await expect(page.locator("#menu")).toBeVisible();
      },
      close: async (page) => {
        await toggleMenu(page, () => page.keyboard.press("Escape"));
        await expect(page.locator("#menu")).toBeHidden();
      },
    },
  };

  for (const [name, { width, open, close }] of Object.entries(openers)) {
    test(`LY-14 it waits for ${name}, and its own 5 s start again after that`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await stopClock(page);
      await page.goto(routes.home.path);
      await page.clock.runFor(4000);
      await open(page);
      await page.clock.runFor(20_000);
      await expect(popup(page)).toBeHidden();
      await close(page);
      await page.clock.runFor(4999);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(popup(page)).toBeVisible();
    });
  }

  const field = (page: Page) => page.getByLabel(home.wear.own, { exact: true });
  const middle = async (page: Page): Promise<[x: number, y: number]> => {
    const box = await page.getByRole("heading", { level: 1 }).boundingBox();
    return [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  };
  type Act = (page: Page, browser: CDPSession) => Promise<void>;
  const busy: Record<string, { width: number; open: Act; close: Act }> = {
    "a field with the focus": {
      width: 1280,
      open: (page) => field(page).focus(),
      close: (page) => field(page).blur(),
    },
    "a mouse button that is held": {
      width: 1280,
      open: async (page) => {
        await page.mouse.move(...(await middle(page)));
        await page.mouse.down();
        await page.mouse.move(600, 400);
      },
      close: (page) => page.mouse.up(),
    },
    "a finger that is down": {
      width: 390,
      open: async (page, browser) => {
        const [x, y] = await middle(page);
        await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      },
      close: async (_, browser) => {
        await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      },
    },
  };
  for (const [name, { width, open, close }] of Object.entries(busy))
    test(`LY-14 D18 it waits for ${name}, and its own 5 s start again after that`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const browser = await page.context().newCDPSession(page);
      await stopClock(page);
      await page.goto(routes.home.path);
      await page.clock.runFor(4000);
      await open(page, browser);
      await page.clock.runFor(20_000);
      await expect(popup(page)).toBeHidden();
      await close(page, browser);
      await page.clock.runFor(4999);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(popup(page)).toBeVisible();
      // Once open, it stays open.
      await open(page, browser);
      await close(page, browser);
      await expect(popup(page)).toBeVisible();
    });

  for (const name of ["the demo dialog", "the burger menu"]) {
    const { width = 0, open, close } = openers[name] ?? {};
    test(`LY-14 it steps aside for ${name}, and comes back 5 s after that`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPopup(page);
      await open?.(page);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(20_000);
      await expect(popup(page)).toBeHidden();
      await close?.(page);
      await page.clock.runFor(4999);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(popup(page)).toBeVisible();
    });
  }
});

test("LY-14 its link closes it for the session too", { tag: "@engines" }, async ({ page, context }) => {
  await context.route(`${site.event.url}**`, (route) => route.fulfill({ body: "event" }));
  await openPopup(page);
  const opened = context.waitForEvent("page");
  await popup(page).getByRole("link", { name: common.popup.link }).click();
  await opened;
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem("popup-closed"))).toBe("true");
  await page.goto(routes.partners.path);
  await page.goto(routes.home.path);
  await page.clock.runFor(20_000);
  await expect(popup(page)).toBeHidden();
});

test("LY-14 it is announced once, politely, and takes no focus", async ({ page }) => {
  await openPopup(page);
  await expect(page.getByRole("status").locator("p")).toHaveText([
    common.popup.label,
    filled(common.popup.during.title, { event: site.event.name }),
  ]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.evaluate(() => {
    const status = document.querySelector("[role=status]");
    if (status) status.textContent = "";
  });
  await openDialog(page);
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("");
});

test("LY-14 it is among the first stops of the keyboard, and gives focus back when its button closes it", async ({
  page,
}) => {
  await openPopup(page);
  const skip = page.getByRole("link", { name: common.skipToContent });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cross(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popup(page)).toBeHidden();
  await expect(skip).toBeFocused();
});

const sizes = "320x568 360x640 390x844 768x1024 1024x768 1280x720 1366x768 1440x900 1920x1080"
  .split(" ")
  .map((size) => size.split("x").map(Number) as [width: number, height: number]);

test.describe("LY-14 D18 at any size", () => {
  /** What a popup in sight does wrong, where it stands now. */
  const faults = (page: Page) =>
    page.locator("#popup").evaluate((popup) => {
      const own = popup.getBoundingClientRect();
      const covers = (element: Element) => {
        const its = element.getBoundingClientRect();
        return (
          its.left < own.right &&
          its.right > own.left &&
          its.top < own.bottom &&
          its.bottom > own.top &&
          its.top < innerHeight
        );
      };
      const demos = [...document.querySelectorAll("header [data-opens], main [data-opens]")];
      const focused = document.activeElement;
      return [
        (own.top < 0 || own.left < 0 || own.bottom > innerHeight || own.right > innerWidth) &&
          "not in the window",
        own.width * own.height > (innerWidth * innerHeight) / 4 + 1 && "more than a quarter of the window",
        demos.some(covers) && "covers Book demo",
        focused &&
          focused !== document.body &&
          !popup.contains(focused) &&
          covers(focused) &&
          "covers the focus",
      ].filter(Boolean);
    });

  for (const language of ["en", "ru", "hi", "ja"] as const)
    test(`LY-14 D18 it opens in the window, takes a quarter at most, and shows all it has without covering Book demo: ${language}`, async ({
      page,
    }) => {
      const { common } = words(language);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stopClock(page);
      await page.goto(`${routes.home.path}?lng=${language}`);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        await page.reload();
        await page.clock.runFor(5000);
        await expect(popup(page, language)).toBeVisible();
        const at = `${width}x${height}`;
        expect(await faults(page), at).toEqual([]);
        // As the hero's Book demo moves up behind it.
        for (const top of [60, 120, 200, 300]) {
          await page.evaluate((top) => scrollTo(0, top), top);
          await expect.poll(() => faults(page), { message: `${at} scrolled by ${top}` }).toEqual([]);
        }
        const parts = [
          popup(page, language).locator("svg").last(),
          popup(page, language).getByRole("heading"),
          popup(page, language).getByText(common.popup.during.description),
          popup(page, language).getByText(common.popup.newsletter),
          popup(page, language).locator("iframe"),
          popup(page, language).getByRole("link"),
        ];
        for (const part of parts) {
          await part.scrollIntoViewIfNeeded();
          await expect(part).toBeInViewport();
        }
        await popup(page, language).getByRole("button").click({ trial: true });
      }
    });

  test("LY-14 D18 it opens above what has the focus", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stopClock(page);
    await page.goto(routes.home.path);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: common.navigation.privacyPolicy })
      .evaluate((link) => {
        link.focus({ preventScroll: true });
        scrollTo(0, link.getBoundingClientRect().bottom + scrollY - innerHeight);
      });
    await page.clock.runFor(5000);
    await expect(popup(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 700 },
  { width: 320, height: 256 },
];

for (const viewport of windows)
  test(`no focus is hidden by the popup at ${viewport.width}x${viewport.height}, and most of the page is free`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // With smooth scrolling the check could run before the page has stopped.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPopup(page);
    const box = await popup(page).boundingBox();
    if (viewport.height < 400) expect((box?.height ?? 0) / viewport.height).toBeLessThan(0.5);
    const stops = await page
      .locator("body :is(a[href], button, summary, [tabindex='0'])")
      .filter({ visible: true })
      .count();
    const seen = new Set<string>();
    for (let stop = 0; stop < stops + 20; stop += 1) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        return !focused || focused === document.body ? "" : focused.outerHTML.slice(0, 160);
      });
      if (!at) break;
      seen.add(at);
      await expect.poll(() => page.evaluate(coveredShare), { message: at }).toBe(0);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

/**
 * The share of the focused element that the popup covers, within the window. An element higher than the free space
 * cannot be clear of it and may be half covered (WCAG 2.4.11 forbids only covering all of it).
 */
function coveredShare(): number {
  const popup = document.querySelector("#popup");
  const focused = document.activeElement;
  if (!popup || !focused || popup.contains(focused)) return 0;
  const [over, own] = [popup.getBoundingClientRect(), focused.getBoundingClientRect()];
  const width = Math.min(over.right, own.right) - Math.max(over.left, own.left);
  const height = Math.min(over.bottom, own.bottom) - Math.max(over.top, own.top);
  const share = width > 0 && height > 0 ? (width * height) / (own.width * own.height) : 0;
  return own.height > over.top && share < 0.5 ? 0 : share;
}

test.describe("LY-14 the sample newsletter form", () => {
  const frame = (page: Page) => page.frameLocator("#popup iframe");
  test.skip(!framesSample(site), "links.newsletter is set, so that the owner's form is framed");

  test("LY-14 the default build shows it, titled, marked as a sample, and kept from doing more than it must", async ({
    page,
  }) => {
    await openPopup(page);
    const element = popup(page).locator("iframe");
    await expect(element).toHaveAttribute("title", common.popup.form);
    await expect(element).toHaveAttribute("sandbox", "allow-forms allow-same-origin");
    await expect(frame(page).getByText(common.sample.mark)).toBeVisible();
    await expect(frame(page).getByLabel(common.sample.email)).toBeVisible();
    const height = await frame(page)
      .locator("html")
      .evaluate((root) => root.scrollHeight - root.clientHeight);
    expect(height).toBeLessThanOrEqual(0);
  });

  test("LY-14 it is loaded only when the popup opens", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await stopClock(page);
    await page.goto(routes.home.path);
    await untilIdle(page);
    expect(asked.filter((url) => url.includes("/samples/"))).toEqual([]);
    await page.clock.runFor(5000);
    await expect(frame(page).getByLabel(common.sample.email)).toBeVisible();
    expect(asked.some((url) => url.endsWith("/samples/newsletter?lng=en"))).toBe(true);
  });

  test("LY-14 a sign-up shows thanks in the frame, marked as a sample, and sends nothing", async ({
    page,
  }) => {
    await openPopup(page);
    const email = frame(page).getByLabel(common.sample.email);
    const submit = frame(page).getByRole("button", { name: common.sample.submit });
    await submit.click();
    await expect(frame(page).getByText(common.sample.nothingSent)).toBeHidden();
    await email.fill("mira@example.com");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await submit.click();
    await expect(frame(page).getByText(common.sample.thanks)).toBeVisible();
    await expect(frame(page).getByText(common.sample.nothingSent)).toBeVisible();
    await expect(email).toBeHidden();
    expect(asked).toEqual([]);
    await expect(popup(page)).toBeVisible();
  });

  for (const language of ["ru", "ja"] as const)
    test(`LY-14 it speaks the page's language: ${language}`, async ({ page, context }) => {
      const { common } = words(language);
      await stopClock(page);
      await page.goto(`${routes.home.path}?lng=${language}`);
      await context.clearCookies();
      await page.clock.runFor(5000);
      await expect(page.frameLocator("#popup iframe").getByText(common.sample.mark)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
    });

  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing in it and its thanks, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const hash of ["", "#thanks"]) {
        await page.goto(`/samples/newsletter?lng=ru${hash}`);
        await expectNoViolations(page);
      }
    });
});
