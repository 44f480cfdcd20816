import { startBrowser, Tab } from "../scripts/tab.ts";
import { routes } from "../src/facts/routes.ts";
import { languageKey } from "../src/languages/choosing/choose.ts";
import { popupDelay } from "../src/layout/behaviour/popup.ts";
import { longestWait } from "../src/layout/passStylesheets.ts";
import { expect, site, test } from "./fixtures.ts";

/** Notes the timers of each page. */
const notes = `
  window.timers = [];
  for (const name of ["setTimeout", "setInterval"]) {
    const start = window[name];
    window[name] = (act, delay, ...rest) => {
      timers.push({ delay, isEarly: document.prerendering });
      return start(act, delay, ...rest);
    };
  }
`;

const home = `nav a[href="${routes.home.path}"]`;
const timers = 'timers.map(({ delay, isEarly }) => (isEarly ? "early " : "") + delay)';
const isPrerendered = 'performance.getEntriesByType("navigation")[0].activationStart > 0';
const states = `document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  .map(({ playState, currentTime }) => playState === "paused" ? "paused at " + currentTime : "not paused")`;

test("LY-14 WG-01 WG-06 a page whose link is hovered over is prerendered, and begins when it is shown", async ({
  baseURL,
}) => {
  await using browser = await startBrowser();
  const tab = await Tab.open(browser.address, notes);
  const documents: string[] = [];
  tab.on(
    "Network.requestWillBeSent",
    ({ type, request }) => type === "Document" && documents.push(request.url),
  );
  const state = () => tab.evaluate<string>("document.readyState", "prerendered");
  const heldOnes = async () =>
    (await tab.evaluate<string[]>(states)).filter((state) => state !== "not paused");

  const partners = `${baseURL}${routes.partners.path}`;

  /** Hovers over the link to Home until Home is there and has loaded. */
  const prerenderHome = async () => {
    await tab.prerender(home);
    await expect.poll(state).toBe("complete");
  };

  await tab.goto(partners);
  await prerenderHome();
  // Only the one that waits for stylesheets.
  expect(await tab.evaluate<string[]>(timers, "prerendered")).toEqual([`early ${longestWait}`]);
  expect(new Set(await tab.evaluate<string[]>(states, "prerendered"))).toEqual(new Set(["paused at 0"]));
  const before = documents.length;
  await tab.follow(home);
  expect(await tab.evaluate("location.pathname")).toBe(routes.home.path);
  expect(await tab.evaluate(isPrerendered)).toBe(true);
  expect(documents.slice(before)).toEqual([]);
  await expect.poll(() => tab.evaluate<string[]>(timers)).toContain(`${popupDelay}`);
  await expect.poll(heldOnes).toEqual([]);

  // Without the mouse nothing is prerendered.
  const rules = tab.next("Preload.ruleSetUpdated");
  const loaded = tab.next("Page.loadEventFired");
  await tab.evaluate(`document.querySelector("footer a[href*='${routes.partners.path}']").click()`);
  await Promise.all([rules, loaded]);
  expect(await tab.evaluate(isPrerendered)).toBe(false);

  // The popup has been closed on the page before.
  await prerenderHome();
  await tab.evaluate('sessionStorage.setItem("popup-closed", "true")');
  await tab.follow(home);
  expect(await tab.evaluate(isPrerendered)).toBe(true);
  await expect.poll(heldOnes).toEqual([]);
  expect(await tab.evaluate<string[]>(timers)).not.toContain(`${popupDelay}`);

  // A language has been chosen in another tab.
  await tab.goto(partners);
  await prerenderHome();
  await tab.evaluate(`document.cookie = "${languageKey}=ja; path=/"`);
  const reloaded = tab.next("Page.loadEventFired");
  await tab.follow(home);
  await reloaded;
  expect(await tab.evaluate("document.documentElement.lang")).toBe("ja");
});

test("links to other sites, to the same page and to another language are never prerendered", async ({
  page,
  request,
}) => {
  const shown = Object.values(routes).map(({ path }) => path);
  for (const path of [...shown, `${routes.home.path}?lng=ru`, "/missing.png", "/samples/newsletter"]) {
    const response = await request.get(path, { headers: { "Accept-Language": "en" } });
    // An empty page has no policy, which would forbid to parse a document.
    const found = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        const rules = parsed.querySelector("[type=speculationrules]");
        if (!rules) return;
        const { selector_matches } = JSON.parse(rules.textContent).prerender[0].where;
        const links = [...parsed.querySelectorAll("a")].map((link) => {
          const href = link.getAttribute("href") ?? "";
          return {
            href,
            isOfSwitcher: link.closest("[data-language-switcher]") !== null,
            isCurrent: link.ariaCurrent !== null,
            isNext: link.matches(selector_matches),
          };
        });
        return { language: parsed.documentElement.lang, links };
      },
      await response.text(),
    );
    expect(found === undefined, path).toBe(path === "/samples/newsletter");
    if (!found) continue;
    const { language, links } = found;
    expect(links.filter(({ isNext }) => isNext).length).toBeGreaterThan(5);
    const own = shown.map((path) => `${path}${language === "en" ? "" : `?lng=${language}`}`.toLowerCase());
    for (const { href, isOfSwitcher, isCurrent, isNext } of links)
      expect(isNext, `${href} on ${path}`).toBe(
        own.includes(href.toLowerCase()) &&
          !href.startsWith(routes.confirmation.path) &&
          !isOfSwitcher &&
          !isCurrent,
      );
    expect(links.filter(({ isOfSwitcher }) => isOfSwitcher)).toHaveLength(site.languages.length);
  }
});

test.describe("with view transitions", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("RT-13 a visitor who stops in the middle of a change of page meets no error", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(routes.brokers.path);
    // The last that the page's script does.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    await page.evaluate(
      (link) =>
        new Promise((done, fail) => {
          addEventListener("pageswap", ({ viewTransition }) => {
            viewTransition?.finished.then(done, fail);
            stop();
          });
          document.querySelector<HTMLElement>(link)?.click();
        }),
      `footer a[href="${routes.partners.path}"]`,
    );
    // An error of the page would have come before this answer.
    expect(await page.evaluate(() => location.pathname)).toBe(routes.brokers.path);
    expect(errors).toEqual([]);
  });
});
