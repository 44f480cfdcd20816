import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { firstTrade } from "../src/sections/home/TradeControl.tsx";
import { longestName } from "../src/visitorBrand/cleanName.ts";
import { visitorColours } from "../src/visitorBrand/colours.ts";
import { domainOf } from "../src/visitorBrand/domainOf.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, filled, region, stopClock, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutIssues.ts";
import { stripIssues } from "./stripIssues.ts";

const { common, home, communities, legal } = words("en");
const { shownAs } = common;

const field = (page: Page) => page.getByRole("textbox", { name: home.nameField.label });
const colour = (page: Page, id: keyof typeof home.nameField.colours) =>
  page.getByRole("radio", { name: home.nameField.colours[id], exact: true });
const strip = (page: Page) => region(page, shownAs.label);
const names = (page: Page) => page.locator("main [data-brand=name]");
const domains = (page: Page) => page.locator("main [data-brand=domain]");
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (page: Page) => page.locator("[data-announcer]");
const sentence = (name: string) => filled(shownAs.text, { name });
const storage = (page: Page) => page.evaluate(() => sessionStorage.getItem("shown-as"));

/** Expects that pictures and strip show a name, on a page with at least one picture of the product. */
async function expectShown(page: Page, name: string, language: Language = "en"): Promise<void> {
  const { label, text } = words(language).common.shownAs;
  await expect(region(page, label)).toContainText(filled(text, { name }));
  expect(await names(page).count()).toBeGreaterThan(0);
  for (const text of await names(page).allTextContents()) expect(text).toBe(name);
  for (const text of await domains(page).allTextContents()) expect(text).toBe(domainOf(name));
}

test("HM-07 a typed name is on every picture, in the headline and in the strip, and is announced once it is typed", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(routes.home.path);
  const before = await names(page).allTextContents();
  const title = await page.title();
  await field(page).pressSequentially("Öko <b>$&</b> & Co");
  const name = "Öko <b>$&</b> & Co";
  // The strip comes after the letter.
  await page.clock.runFor(100);
  await expectShown(page, name);
  expect(before.length).toBeGreaterThan(3);
  await expect(headline(page)).toContainText(filled(home.nameField.line, { name }).replace(/\.$/, ""));
  await expect(status(page)).toBeEmpty();
  await page.clock.runFor(500);
  await expect(status(page)).toHaveText(sentence(name));
  // What is ours stays ours.
  expect(await page.title()).toBe(title);
  await expect(page.locator("header, footer, form, [href^=mailto]").getByText(name)).toHaveCount(0);
  await field(page).fill("\u200b\u2060\u00a0\u200d");
  await page.clock.runFor(100);
  await expect(strip(page)).toBeHidden();
  await expect(names(page)).toHaveText(before);
  await expect(headline(page)).toContainText(home.hero.highlight);
});

test("HM-07 a name goes from page to page and through a reload, Stop ends it, and nothing of it is sent", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await page.goto(routes.home.path);
  const sample = await names(page).allTextContents();
  await field(page).fill("Zymurgy");
  await colour(page, "purple").check();
  await expect.poll(() => storage(page)).toContain("purple");
  await page.getByRole("navigation").getByText(common.navigation.solutions).click();
  await page.getByRole("navigation").getByRole("link", { name: common.navigation.communities }).click();
  await expectShown(page, "Zymurgy");
  await page.reload();
  await expectShown(page, "Zymurgy");
  await expect(page.getByRole("figure", { name: "Zymurgy" }).first()).toBeVisible();
  // Beside an island that takes over later.
  await page.getByRole("spinbutton").first().fill("9");
  await expect(page.locator("astro-island[ssr] [role=spinbutton]")).toHaveCount(0);
  await expect(page.getByRole("figure", { name: "Zymurgy" }).first()).toBeVisible();
  const colours = () =>
    page
      .locator("main .u-brand-text")
      .evaluateAll((drawn) => drawn.map((each) => getComputedStyle(each).getPropertyValue("--brand")));
  await expect.poll(colours).not.toContain("");
  // Another company's words stay its own.
  await expect(page.getByText(communities.testimonials.people.network.quote)).toBeAttached();
  expect(asked.filter((url) => /zymurgy/i.test(url))).toEqual([]);
  await strip(page).getByRole("button", { name: shownAs.stop }).press("Enter");
  await expect(strip(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(shownAs.stopped);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(names(page).first()).toHaveText(communities.network.name);
  await expect(page.getByRole("figure", { name: "Zymurgy" })).toHaveCount(0);
  expect(await storage(page)).toBeNull();
  expect(await page.locator("html").getAttribute("style")).toBeFalsy();
  await page.goBack();
  await expect(names(page)).toHaveText(sample);
  await expect(field(page)).toHaveValue("");
});

test("HM-07 a copied link shows the name to somebody else, and leaves the address", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${routes.home.path}?utm_source=x#audiences`);
  await field(page).fill("شركة الشمال");
  await colour(page, "azure").check();
  await strip(page).getByRole("button", { name: shownAs.copy }).click();
  await expect(status(page)).toHaveText(shownAs.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain("utm_");
  const other = await browser.newPage();
  await other.goto(link);
  await expectShown(other, "شركة الشمال");
  await expect(colour(other, "azure")).toBeChecked();
  await untilOwnFonts(other);
  const line = other.locator("[data-brand=line]");
  await expect.poll(() => line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(field(other)).toHaveValue("شركة الشمال");
  await expect(other).toHaveURL(new URL(routes.home.path, link).href);
  await expect(status(other)).toHaveText(sentence("شركة الشمال"));
  await other.close();
});

test("HM-07 where nothing can be copied, the link is there to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`${routes.partners.path}#shown-as=Acme`);
  await strip(page).getByRole("button", { name: shownAs.copy }).click();
  const link = page.getByRole("textbox", { name: shownAs.link });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(new RegExp(`${routes.partners.path}#shown-as=Acme&colour=`));
});

test("HM-07 a copied link is no longer said to be copied, and an open one changes, once something else is shown", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(routes.home.path);
  await field(page).fill("Alpha");
  const copy = strip(page).getByRole("button", { name: shownAs.copy });
  const copied = strip(page).getByRole("button", { name: shownAs.copied });
  const link = page.getByRole("textbox", { name: shownAs.link });
  await copy.click();
  await expect(copied).toBeVisible();
  await field(page).fill("Beta");
  await expect(copy).toBeVisible();
  await copy.click();
  await expect(copied).toBeVisible();
  await colour(page, "purple").check();
  await expect(copy).toBeVisible();
  await expect(link).toBeHidden();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copy.click();
  await expect(link).toHaveValue(/#shown-as=Beta&colour=purple$/);
  await field(page).fill("Gamma");
  await expect(link).toHaveValue(/#shown-as=Gamma&colour=purple$/);
});

test("HM-07 a name typed offline is shown once the browser is online, or the field is used again", async ({
  page,
  context,
}) => {
  const untilTried = () => page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await page.goto(routes.home.path);
  await context.setOffline(true);
  const tried = untilTried();
  await field(page).pressSequentially("Acme");
  await tried;
  await field(page).blur();
  await expect(strip(page)).toHaveCount(0);
  await context.setOffline(false);
  await expectShown(page, "Acme");
  await expect.poll(() => storage(page)).toContain("Acme");
  await field(page).fill("Acme Two");
  await expectShown(page, "Acme Two");

  // A browser that does not say that it is online again, or that knows no network but its own computer.
  await page.evaluate(() => sessionStorage.removeItem("shown-as"));
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await page.route("**/*", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
  await page.reload();
  const triedAgain = untilTried();
  await field(page).fill("Beta");
  await triedAgain;
  await page.unrouteAll();
  await field(page).blur();
  await field(page).focus();
  await expectShown(page, "Beta");
});

test("HM-07 nothing of an address is believed but a visible name and one of six colours", async ({
  page,
}) => {
  const plain = async (hash: string) => {
    await page.goto("about:blank");
    await page.goto(`${routes.home.path}${hash}`);
    await expect(headline(page)).toBeVisible();
  };
  await plain(
    "#shown-as=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&colour=red;--ink:red&title=x&href=//evil.example",
  );
  await expectShown(page, "<img src=x onerror=alert(1)>".slice(0, longestName));
  await expect(colour(page, visitorColours[0].id)).toBeChecked();
  await expect(page.locator("[href*=evil], img[src=x]")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  for (const hash of [
    "#shown-as=",
    "#shown-as=%E2%80%AE%E2%80%8B%00",
    "#colour=blue",
    "#audiences",
    "#x&shown-as=Acme",
  ]) {
    await plain(hash);
    await expect(names(page).first()).toHaveText(home.board.host);
    await expect(strip(page)).toHaveCount(0);
    expect(await storage(page)).toBeNull();
  }
});

/** Names of 3, 12, 24 and 40 letters, and of scripts whose characters are wider. */
const lengths = [
  "Fox",
  "Acme Markets",
  "International Securities",
  "International Securities Holding Limited",
  "北方铃证券",
  "उत्तरी घंटी",
];

for (const width of [360, 390, 768, 1440, 1920])
  test(`HM-07 the typed name is the largest text of the first screen, in at most two lines, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home.path);
    await untilOwnFonts(page);
    for (const name of lengths) {
      await field(page).fill(name);
      await expectShown(page, name);
      const { own, others, lines } = await headline(page).evaluate((heading) => {
        const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        const shown = heading.querySelector("bdi") as HTMLElement;
        const texts = [...document.querySelectorAll("h1, h1 *, h2, h3, main b")].filter(
          (each) => each !== shown && each.checkVisibility(),
        );
        return {
          own: size(shown),
          others: Math.max(...texts.filter((each) => heading.contains(each)).map(size)),
          lines: new Set([...shown.getClientRects()].map(({ top }) => Math.round(top))).size,
        };
      });
      expect(own, name).toBeGreaterThanOrEqual(others - 0.01);
      expect(lines, name).toBeLessThanOrEqual(2);
    }
  });

test("HM-01 HM-07 the headline of Home is the largest heading of its page", async ({ page }) => {
  for (const language of ["en", "es", "ru", "hi", "ja"] as const)
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${routes.home.path}?lng=${language}`);
      const sizes = (headings: string) =>
        page
          .locator(headings)
          .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
      const [own = 0] = await sizes("h1");
      const others = await sizes("h2, h3");
      expect(own, `${language}, ${width} px`).toBeGreaterThan(Math.max(...others));
    }
});

test("HM-07 a name of one line moves nothing on Home, and from 30 characters on they are counted", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home.path);
    await untilOwnFonts(page);
    const places = () =>
      page
        .locator("[data-brand-field], main section:first-child .u-button-row")
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().y)));
    const before = await places();
    await field(page).fill("Acme");
    await expectShown(page, "Acme");
    expect(await places()).toEqual(before);
    await page.evaluate(() => sessionStorage.clear());
  }
  const count = page.locator("[data-count]");
  await field(page).fill("W".repeat(29));
  await expectShown(page, "W".repeat(29));
  await expect(count).toBeHidden();
  await field(page).fill("W".repeat(30));
  await expect(count).toHaveText(`30 / ${longestName}`);
  await field(page).fill("W".repeat(longestName + 5));
  await expect(count).toHaveText(`${longestName} / ${longestName}`);
  await expect(field(page)).toHaveAccessibleDescription(`${longestName} / ${longestName}`);
});

test("HM-07 a colour that is chosen before a name stays chosen", async ({ page }) => {
  await page.goto(routes.home.path);
  await colour(page, "purple").click();
  await expect(page.locator("html")).toHaveAttribute("data-brand-shown");
  await expect(colour(page, "purple")).toBeChecked();
  await field(page).fill("Acme");
  await expectShown(page, "Acme");
  await expect(colour(page, "purple")).toBeChecked();
});

test("HM-07 one sweep of at most 500 ms makes the board the visitor's own", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(routes.home.path);
  const join = page.getByRole("main").getByText(home.board.join);
  await expect(join).toBeHidden();
  await field(page).fill("Acme");
  await expect(join).toBeVisible();
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition && each.transitionProperty === "transform")
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(500);
  const heads = page.locator(".u-brand-head");
  const filled = () =>
    heads.evaluateAll((all) =>
      all
        .map((head) => getComputedStyle(head, "::before").backgroundColor)
        .filter((each) => / 0\)$/.test(each)),
    );
  expect(await heads.count()).toBeGreaterThan(3);
  await expect.poll(filled).toEqual([]);
  // Ours stay ours.
  await expect(page.locator("header .u-brand-head")).toHaveCount(0);
});

test("HM-07 the strip is one line on every phone, and its copied link is said for two seconds", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await stopClock(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${routes.partners.path}#shown-as=International+Securities+Holding`);
    await expect(strip(page)).toBeVisible();
    const tops = await strip(page)
      .locator("p, button")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom, right } = part.getBoundingClientRect();
          return right > innerWidth ? Number.NaN : Math.round((top + bottom) / 2);
        }),
      );
    expect(new Set(tops).size, `${width} px: ${tops}`).toBe(1);
    expect((await strip(page).boundingBox())?.height).toBeLessThanOrEqual(48);
  }
  await strip(page).getByRole("button", { name: shownAs.copy }).click();
  const copied = strip(page).getByRole("button", { name: shownAs.copied });
  await expect(copied).toBeVisible();
  await page.clock.runFor(1999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(strip(page).getByRole("button", { name: shownAs.copy })).toBeVisible();
});

test("HM-07 the strip does not cover Book demo, and has no faults", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${routes.home.path}#shown-as=Acme&colour=magenta`);
  await expectShown(page, "Acme");
  const action = page.getByRole("main").getByRole("button", { name: home.hero.cta });
  const [bar, button] = await Promise.all([strip(page).boundingBox(), action.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await expectNoViolations(page);
});

/** Text alternatives of the pictures of a page. */
const labels = (page: Page) =>
  page
    .locator("main figure[aria-label]")
    .evaluateAll((all) => all.map((element) => element.getAttribute("aria-label") ?? ""));

/** A control of the island of each page that starts at its first use. */
const controls: readonly [
  route: "home" | "propFirms" | "partners" | "communities",
  role: "slider" | "switch" | "spinbutton",
][] = [
  ["home", "slider"],
  ["propFirms", "slider"],
  ["partners", "switch"],
  ["communities", "spinbutton"],
];

/** Starts that island: on Home the last one. */
async function startIsland(page: Page, role: (typeof controls)[number][1] = "slider"): Promise<void> {
  const control = page.getByRole(role).last();
  await control.focus();
  await expect(
    page.locator("astro-island[client=interaction]:not([ssr])").filter({ has: control }),
  ).toHaveCount(1);
}

for (const [route, role] of controls)
  test(`HM-07 an island of ${routes[route].path} that starts under a visitor's name has it, without an error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => errors.push(message.text()));
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${routes[route].path}#shown-as=Acme`);
    await expectShown(page, "Acme");
    const named = await labels(page);
    await startIsland(page, role);
    await expectShown(page, "Acme");
    expect(await labels(page)).toEqual(named);
    expect(errors).toEqual([]);
  });

test("HM-07 a started island follows a typed name, and Stop", async ({ page }) => {
  await page.goto(routes.home.path);
  const before = [await names(page).allTextContents(), await labels(page)];
  await startIsland(page);
  await field(page).fill("Acme");
  await expectShown(page, "Acme");
  const sample = communities.network.name;
  expect(await labels(page)).toEqual(before[1]?.map((text) => text.replaceAll(sample, "Acme")));
  await strip(page).getByRole("button", { name: shownAs.stop }).click();
  expect([await names(page).allTextContents(), await labels(page)]).toEqual(before);
});

test("HM-07 Stop leaves no name in an island that has just started", async ({ page }) => {
  await page.goto(`${routes.home.path}#shown-as=Acme`);
  await expectShown(page, "Acme");
  const island = page.locator("astro-island[client=interaction]").last();
  await island.evaluate((island) => {
    const [, stop] = document.querySelectorAll<HTMLElement>("#shown-as button");
    island.addEventListener("astro:hydrate", () => stop?.click());
  });
  await startIsland(page);
  await expect(strip(page)).toHaveCount(0);
  await expect(names(page).filter({ hasText: "Acme" })).toHaveCount(0);
  expect((await labels(page)).join()).not.toContain("Acme");
});

test("D7 HM-07 what the document had has the name too where an island fails", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "animate"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(routes.home.path);
  const before = [await names(page).allTextContents(), await labels(page)];
  await startIsland(page);
  await field(page).fill("Acme");
  await expectShown(page, "Acme");
  // It runs an animation.
  await page.getByRole("slider").last().fill("2");
  await expect(page.locator("astro-island[client=interaction][data-failed]")).toHaveCount(1);
  await expectShown(page, "Acme");
  expect((await labels(page)).join()).not.toContain(communities.network.name);
  await strip(page).getByRole("button", { name: shownAs.stop }).click();
  expect([await names(page).allTextContents(), await labels(page)]).toEqual(before);
});

for (const { code } of languages)
  test(`HM-07 in ${code} text alternatives name the visitor's brand, before and after a trade`, async ({
    page,
  }) => {
    const { name: sample } = words(code).communities.network;
    const { shownAs } = words(code).common;
    const show = (name: string) => page.evaluate((text) => location.assign(`#shown-as=${text}`), name);
    const named = (texts: readonly string[]) => texts.map((text) => text.replaceAll(sample, "Acme"));
    await page.goto(`${routes.communities.path}?lng=${code}`);
    const network = await labels(page);
    expect(network.join()).toContain(sample);
    await show("Acme");
    await expect.poll(() => labels(page)).toEqual(named(network));

    await page.goto(`${routes.home.path}?lng=${code}`);
    await expectShown(page, "Acme", code);
    await region(page, shownAs.label).getByRole("button", { name: shownAs.stop }).click();
    const resting = await labels(page);
    expect(resting.join()).toContain(sample);
    const size = page.getByRole("slider").last();
    await size.fill("2");
    await expect.poll(() => labels(page)).not.toEqual(resting);
    const traded = await labels(page);
    await show("Acme");
    await expect.poll(() => labels(page)).toEqual(named(traded));
    await size.fill(`${firstTrade.lots}`);
    await expect.poll(() => labels(page)).toEqual(named(resting));
    await size.fill("2");
    await expect.poll(() => labels(page)).toEqual(named(traded));
    await region(page, shownAs.label).getByRole("button", { name: shownAs.stop }).click();
    await expect.poll(() => labels(page)).toEqual(traded);
  });

for (const language of ["en", "hi", "ru"] as const)
  test(`HM-07 in ${language} the end of a page is above the strip also when that shows its link`, async ({
    page,
  }) => {
    const { shownAs } = words(language).common;
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.goto(`${routes.home.path}?lng=${language}#shown-as=Acme`);
    const own = region(page, shownAs.label);
    await expect(own).toBeVisible();
    await untilOwnFonts(page);
    await own.getByRole("button", { name: shownAs.copy }).click();
    await expect(own.getByRole("textbox")).toBeVisible();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await stripIssues(page), `${width} px`).toEqual([]);
    }
  });

test("HM-07 LG-01 LG-04 on a phone, contents, the way to the start and the strip are one above the other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${routes.privacyPolicy.path}#shown-as=${"W".repeat(longestName)}`);
  const contents = page.getByRole("navigation", { name: legal.contents });
  const top = page.getByRole("link", { name: legal.backToTop });
  for (const end of [1200, Number.MAX_SAFE_INTEGER]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), end);
    // At the end the way to the start is above the footer.
    const parts = [contents.getByRole("button"), strip(page).getByRole("button").first()];
    for (const part of end > 1200 ? parts : [...parts, top]) await part.click({ trial: true });
    const edges = await Promise.all([top, contents, strip(page)].map((part) => part.boundingBox()));
    const [start, list, own] = edges.map((box) => [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)] as const);
    expect(start?.[1]).toBeLessThanOrEqual(list?.[0] ?? 0);
    expect(list?.[1]).toBeCloseTo(own?.[0] ?? 0, 0);
    expect(own?.[1]).toBeCloseTo(844, 0);
    const footer = await page.getByRole("contentinfo").boundingBox();
    if (end > 1200)
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((list?.[0] ?? 0) + 2);
  }
});

test("HM-07 the strip hides no focus, and the strip's own moves no page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${routes.home.path}#shown-as=${"W".repeat(longestName)}`);
  await expect(strip(page)).toBeVisible();
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const strip = document.querySelector("#shown-as");
      if (focused === document.body || !strip || strip.contains(focused)) return 0;
      const own = focused.getBoundingClientRect();
      const edge = strip.getBoundingClientRect().top;
      return Math.max(0, Math.min(own.bottom - edge, edge - own.height));
    });
  const seen = new Set<string>();
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "");
    if (at.startsWith("<body")) break;
    seen.add(at);
    await expect.poll(hidden, { message: at }).toBe(0);
  }
  expect(seen.size).toBeGreaterThan(20);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  await strip(page).getByRole("button", { name: shownAs.stop }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(1200);
});

test("HM-07 on paper, and in a low window, the strip is at the start of the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${routes.brokers.path}#shown-as=Acme`);
  const top = async () => (await strip(page).boundingBox())?.y;
  await expect(strip(page)).toContainText(sentence("Acme"));
  expect(await top()).toBe(0);
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await top()).toBeGreaterThan(1000);
  await page.emulateMedia({ media: "print" });
  expect(await top()).toBe(0);
  await expect(strip(page).getByRole("button")).toHaveCount(0);
});

test("HM-07 by keyboard: a name, a colour, the link and Stop", async ({ page }) => {
  await page.goto(routes.home.path);
  await field(page).focus();
  await page.keyboard.type("Acme");
  await page.keyboard.press("Tab");
  await expect(colour(page, visitorColours[0].id)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(colour(page, visitorColours[1].id)).toBeChecked();
  await strip(page).getByRole("button", { name: shownAs.stop }).focus();
  await page.keyboard.press("Space");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(names(page).first()).toHaveText(home.board.host);
});

test("HM-07 without a script nothing is offered, and a link changes nothing", async ({ reader }) => {
  await reader.goto(`${routes.home.path}#shown-as=Acme`);
  await expect(field(reader)).toBeHidden();
  await expect(names(reader).first()).toHaveText(home.board.host);
  await expect(reader.locator("#shown-as")).toHaveCount(0);
});

test("HM-07 all that shows a name is 3.2 KB, and loads once the field is used", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.url().endsWith(".js") && scripts.add(request.url()));
  await page.goto(routes.home.path, { waitUntil: "networkidle" });
  const before = scripts.size;
  await field(page).focus();
  await expect.poll(() => scripts.size).toBeGreaterThan(before);
  await field(page).fill("Acme");
  await expectShown(page, "Acme");
  const loaded = [...scripts].slice(before);
  const sizes = loaded.map((url) => brotliCompressSync(readFileSync(`dist/_astro/${basename(url)}`)).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3200);
  expect(loaded.filter((url) => /client|react/i.test(url))).toEqual([]);
});
