import type { CDPSession, Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { newsletterForm } from "../src/site/links.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, filled, hasPopup, site, stopClock, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutIssues.ts";

const { common, home } = words("en");
const popup = (page: Page, language: Language = "en") =>
  page.getByRole("region", { name: words(language).common.popup.label });
const cross = (page: Page) => popup(page).getByRole("button", { name: common.popup.close });
const navigation = (page: Page) => page.getByRole("navigation", { name: common.navigation.label });
const nameField = (page: Page) => page.getByLabel(home.nameField.label, { exact: true });

test.use({ hasClosedPopup: false, contextOptions: { reducedMotion: "reduce" } });
test.skip(!hasPopup, "The popup does not open on Home.");

/** Expects that the popup opens after a time, and not before. It looks four times a second. */
async function expectAfter(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000 - 1);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(501);
  await expect(popup(page)).toBeVisible();
}

async function expectNever(page: Page): Promise<void> {
  await page.clock.runFor(120_000);
  await expect(popup(page)).toBeHidden();
}

async function openHome(page: Page, address = ""): Promise<void> {
  await stopClock(page);
  await page.goto(routes.home.path + address);
}

test("LY-14 it opens 5 s after load, is announced, takes no focus, is among the first stops, and closes for the session", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openHome(page);
  await page.clock.runFor(4999);
  await expect(popup(page)).toBeHidden();
  expect(asked.filter((url) => url.includes("/samples/"))).toEqual([]);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.getByRole("status").locator("p")).toHaveText([
    common.popup.label,
    filled(common.popup.during.title, { event: site.event.name }),
  ]);
  const skip = page.getByRole("link", { name: common.skipToContent });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(cross(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popup(page)).toBeHidden();
  await expect(skip).toBeFocused();
  await page.reload();
  await expectNever(page);
});

test("LY-14 Escape and its link close it for the session too, and it opens only where the configuration says", {
  tag: "@engines",
}, async ({ page, context }) => {
  await context.route(`${site.event.url}**`, (route) => route.fulfill({ body: "event" }));
  const ways = [
    () => page.keyboard.press("Escape"),
    () => popup(page).getByRole("link", { name: common.popup.link }).click(),
  ];
  await stopClock(page);
  for (const close of ways) {
    await page.goto(routes.home.path);
    await page.evaluate(() => sessionStorage.clear());
    await expectAfter(page, 5);
    await close();
    await expect(popup(page)).toBeHidden();
    await page.reload();
    await expectNever(page);
  }
  await page.goto(routes.confirmation.path);
  await expect(page.locator("#popup")).toHaveCount(0);
});

test("LY-14 a font that hangs delays the popup by five seconds, not for ever", async ({ page }) => {
  await page.route("**/*.woff2", () => undefined);
  await stopClock(page);
  await page.goto(routes.home.path, { waitUntil: "domcontentloaded" });
  // The last that the page's script does.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  await expectAfter(page, 4.5);
});

type Act = (page: Page, browser: CDPSession) => Promise<unknown>;

const pressEscape = (page: Page) => page.keyboard.press("Escape");

const busy: readonly [what: string, width: number, open: Act, close: Act][] = [
  [
    "the demo dialog",
    1280,
    (page) => navigation(page).getByRole("button", { name: common.navigation.bookDemo }).click(),
    pressEscape,
  ],
  [
    "Solutions",
    1280,
    (page) => navigation(page).locator("summary", { hasText: common.navigation.solutions }).press("Enter"),
    pressEscape,
  ],
  [
    "the burger menu",
    390,
    (page) => page.getByRole("button", { name: common.navigation.menu }).click(),
    pressEscape,
  ],
  ["a field with the focus", 1280, (page) => nameField(page).focus(), (page) => nameField(page).blur()],
  [
    "a mouse button that is held",
    1280,
    async (page) => {
      await page.getByRole("heading", { level: 1 }).hover();
      await page.mouse.down();
    },
    (page) => page.mouse.up(),
  ],
  [
    "a finger that is down",
    390,
    (_, browser) =>
      browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 40, y: 180 }] }),
    (_, browser) => browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ],
];

test("LY-14 D18 it waits for what is open or under way, and its 5 s start again after that", async ({
  page,
}) => {
  await stopClock(page);
  const browser = await page.context().newCDPSession(page);
  for (const [what, width, open, close] of busy)
    await test.step(what, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.home.path);
      await page.clock.runFor(4000);
      await open(page, browser);
      await expectNever(page);
      await close(page, browser);
      await expectAfter(page, 5);
    });
});

test("LY-14 D18 it leaves a visitor alone for a minute who has used a control of a picture", async ({
  page,
}) => {
  await openHome(page);
  await page.clock.runFor(4000);
  await page.getByRole("slider").last().fill("2");
  await page.getByRole("slider").last().blur();
  await expectAfter(page, 60);
});

test("LY-14 HM-07 it opens for nobody who came by a branded link, nor on a page that shows a brand", async ({
  page,
}) => {
  const { shownAs } = common;
  const strip = page.getByRole("region", { name: shownAs.label });
  /** The focus goes on to the field, for which the popup would wait too. */
  const stop = async () => {
    await strip.getByRole("button", { name: shownAs.stop }).click();
    await nameField(page).blur();
  };
  await openHome(page);
  await expectAfter(page, 5);
  await nameField(page).fill("Acme");
  await page.clock.runFor(100);
  await expect(popup(page)).toBeHidden();
  await nameField(page).blur();
  await page.goto(routes.home.path);
  await expectNever(page);
  await stop();
  await expectAfter(page, 5);

  await page.goto(routes.partners.path);
  await page.goto(`${routes.home.path}#shown-as=Acme`);
  await stop();
  await expectNever(page);
});

for (const { code } of languages)
  test(`LY-14 D18 in ${code} at any size it is in view with all it has, takes a quarter at most, and is clear of Book demo in the bar`, async ({
    page,
  }) => {
    await openHome(page, `?lng=${code}`);
    await page.clock.runFor(5000);
    await untilOwnFonts(page);
    const own = popup(page, code);
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [768, 1024],
      [1280, 720],
    ] as const)
      for (const state of [0, 1, 2])
        await test.step(`at ${width} x ${height}, state ${state} of the event`, async () => {
          await page.setViewportSize({ width, height });
          await page.evaluate((state) => (document.documentElement.dataset.event = `${state}`), state);
          const box = (await own.boundingBox()) ?? { y: 0, width: 0, height: 0 };
          expect(box.width).toBe(width < 768 ? width : 400);
          expect(box.height).toBeLessThanOrEqual(width < 768 ? 210 : 240);
          expect(box.width * box.height).toBeLessThanOrEqual((width * height) / 4 + 1);
          for (const part of [own.locator("svg").last(), own.getByRole("heading"), own.locator("iframe")]) {
            await part.scrollIntoViewIfNeeded();
            await expect(part).toBeInViewport({ ratio: 0.99 });
          }
          // The name of an event may take a line more.
          expect(await own.evaluate((card) => card.scrollHeight - card.clientHeight)).toBeLessThanOrEqual(28);
          await own.getByRole("button").click({ trial: true });
          const bar = await page.locator("body > header").boundingBox();
          expect(box.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
        });
  });

test("LY-14 D18 in a low window it can be read to its end, and hides no focus, neither one from before nor those that follow", async ({
  page,
}) => {
  /** Whether less than half of what has the focus is in view: what is higher than the free space cannot be clear of it. */
  const isHidden = () =>
    page.evaluate(() => {
      const [card, focused] = [document.querySelector("#popup"), document.activeElement];
      if (!card || !focused || focused === document.body || card.contains(focused)) return false;
      const [over, own] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isBeside = own.right <= over.left || own.left >= over.right;
      return !isBeside && Math.min(own.bottom, innerHeight) - over.top > own.height / 2;
    });
  await page.setViewportSize({ width: 320, height: 256 });
  await openHome(page);
  const last = page.getByRole("contentinfo").getByRole("link", { name: common.navigation.privacyPolicy });
  await page.keyboard.press("Tab");
  await last.evaluate((link) => {
    link.focus({ preventScroll: true });
    scrollTo(0, link.getBoundingClientRect().bottom + scrollY - innerHeight);
  });
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
  await expect.poll(isHidden).toBe(false);
  for (const part of [
    popup(page).getByRole("heading"),
    popup(page).getByRole("link"),
    popup(page).locator("iframe"),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
  await page.locator("main").focus();
  const seen = new Set<string>();
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "");
    if (at.startsWith("<body")) break;
    seen.add(at);
    await expect.poll(isHidden, { message: at }).toBe(false);
  }
  expect(seen.size).toBeGreaterThan(20);
});

test.describe("the sample newsletter form", () => {
  test.skip(
    !newsletterForm(site, "en").address.startsWith("/"),
    "links.newsletter is set, so that the owner's form is framed",
  );

  test("LY-14 it is one line, titled and marked as a sample, shows thanks, sends and stores nothing, in the page's language", async ({
    page,
    context,
  }) => {
    const { sample, sampleTag, popup: texts } = words("ru").common;
    await page.setViewportSize({ width: 360, height: 740 });
    await openHome(page, "?lng=ru");
    await context.clearCookies();
    await page.clock.runFor(5000);
    const element = popup(page, "ru").locator("iframe");
    await expect(element).toHaveAttribute("title", texts.form);
    await expect(element).toHaveAttribute("sandbox", "allow-forms allow-same-origin");
    const frame = element.contentFrame();
    await expect(frame.getByText(sampleTag, { exact: true })).toBeVisible();
    const hiddenHeight = () =>
      frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight);
    expect(await hiddenHeight()).toBeLessThanOrEqual(0);
    const email = frame.getByLabel(sample.email);
    const submit = frame.getByRole("button", { name: sample.submit });
    await submit.click();
    await expect(frame.getByText(sample.nothingSent)).toBeHidden();
    await email.fill("mira@example.com");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await submit.click();
    await expect(frame.getByText(sample.thanks)).toBeVisible();
    await expect(frame.getByText(sample.nothingSent)).toBeVisible();
    await expect(email).toBeHidden();
    expect(await hiddenHeight()).toBeLessThanOrEqual(0);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await expect(popup(page, "ru")).toBeVisible();
  });

  test("axe finds nothing in it and its thanks", async ({ page }) => {
    for (const hash of ["", "#thanks"]) {
      await page.goto(`/samples/newsletter?lng=ru${hash}`);
      await expectNoViolations(page);
    }
  });
});
