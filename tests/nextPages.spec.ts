import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, type CDPSession, launch, type Page } from "puppeteer-core";
import { launchOptions } from "../scripts/browser.ts";
import { popupDelay } from "../src/client/popup.ts";
import { partners as sample, samplePartner } from "../src/content/partners.ts";
import { routes } from "../src/content/routes.ts";
import { languageKey } from "../src/i18n/negotiation/choose.ts";
import { expect, hasPopup, test, words } from "./fixtures.ts";

const { timeline } = words("en").partners;

const home = `nav a[href="${routes.home.path}"]`;

/** A server in front of the site. `untilAsked` resolves when a browser asks for a page to prerender it. */
async function startFront(base: string) {
  let asked: () => void = () => {};
  const server = createServer((request, response) => {
    if (request.headers["sec-purpose"]?.includes("prerender")) asked();
    const { url = "/", headers } = request;
    get(new URL(url, base), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    untilAsked: () => new Promise<void>((resolve) => (asked = resolve)),
    close: () => server.closeAllConnections(),
  };
}

/** Waits for an element, also while the prerendered page takes the place of the one before. */
const untilThere = (page: Page, css: string) =>
  expect.poll(() => page.$(css).then(Boolean, () => false), { message: css }).toBe(true);

/** Milliseconds since a prerendered page was shown; undefined if it was not prerendered. */
const shownSince = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { activationStart = 0 } = navigation as unknown as { activationStart?: number };
    return activationStart > 0 ? performance.now() - activationStart : undefined;
  });

// By puppeteer, since Playwright's pages are never prerendered.
test("LY-14 LN-03 a page whose link is hovered over is prerendered, and its timers start when it is shown", async ({
  baseURL,
}) => {
  const { executablePath, args, env } = launchOptions;
  const front = await startFront(baseURL ?? "");
  const browser = await launch({ executablePath, args, env });
  const openAndHover = async (page: Page) => {
    await page.goto(front.address + routes.partners.path);
    const asked = front.untilAsked();
    await page.hover(home);
    await asked;
  };
  try {
    const page = await browser.newPage();
    await openAndHover(page);
    await page.click(home);
    if (hasPopup) {
      await untilThere(page, "#popup:popover-open");
      expect(await shownSince(page)).toBeGreaterThanOrEqual(popupDelay);
    }

    // A language has been chosen in another tab.
    await openAndHover(page);
    await page.evaluate((name) => {
      document.cookie = `${name}=ja; path=/`;
    }, languageKey);
    await page.click(home);
    await untilThere(page, "html[lang=ja]");
  } finally {
    await browser.close();
    front.close();
  }
});

/** Sessions of the pages of a tab, also of those that it prerenders, in the order in which they come. */
async function pagesOf(browser: Browser, address: string): Promise<CDPSession[]> {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send("Target.getTargets", { filter: [{}] });
  const targetId = targetInfos.find(({ type, url }) => type === "tab" && url === address)?.targetId ?? "";
  const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: true });
  const tab = root.connection()?.session(sessionId);
  const pages: CDPSession[] = [];
  tab?.on("sessionattached", (page) => pages.push(page));
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await tab?.send("Target.setAutoAttach", options);
  return pages;
}

/** What a page shows of a visitor's brand, and what it announces. */
async function brandIn(page: CDPSession | undefined) {
  const all = (css: string) => `[...document.querySelectorAll("${css}")].map((part) => part.textContent)`;
  const expression = `({
    isShown: !document.prerendering,
    strip: ${all("#shown-as [data-brand]")}.join(),
    pictures: [...new Set(${all("main [data-brand=name]")})].join(),
    announced: ${all("[data-announcer]")}.join(),
  })`;
  return (await page?.send("Runtime.evaluate", { expression, returnByValue: true }))?.result.value;
}

test("HM-07 LN-03 a prerendered page has the visitor's brand before it is shown, follows a change until then, and announces none", async ({
  baseURL,
}) => {
  const { executablePath, args, env } = launchOptions;
  const front = await startFront(baseURL ?? "");
  const browser = await launch({ executablePath, args, env });
  const partners = `nav a[href="${routes.partners.path}"]`;
  const beforeAndAfter: [stored: string, after: string][] = [
    ["Alpha", "Alpha"],
    ["Alpha", "Beta"],
    ["Alpha", ""],
    ["", "Beta"],
  ];
  try {
    for (const [stored, after] of beforeAndAfter) {
      const page = await browser.newPage();
      const store = (name: string) =>
        page.evaluate((text) => {
          if (text) sessionStorage.setItem("shown-as", `shown-as=${text}`);
          else sessionStorage.removeItem("shown-as");
        }, name);
      const address = front.address + routes.home.path;
      await page.goto(address);
      await store(stored);
      const pages = await pagesOf(browser, address);
      await page.hover(partners);
      await expect.poll(() => pages.length).toBe(2);
      const next = () => brandIn(pages[1]);
      const shown = (name: string) => ({
        strip: name,
        pictures: name || `${timeline.owners.partner},${sample[samplePartner].name}`,
        announced: "",
      });
      await expect.poll(next).toEqual({ isShown: false, ...shown(stored) });
      await store(after);
      await page.click(partners);
      await expect.poll(next).toEqual({ isShown: true, ...shown(after) });
      await page.close();
    }
  } finally {
    await browser.close();
    front.close();
  }
});

test.describe("with view transitions", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the timeline runs on to the next page, except under reduced motion", async ({ page }) => {
    const startsTransition = async (from: string, to: string) => {
      await page.goto(from);
      await page.evaluate((path) => {
        addEventListener("pageswap", ({ viewTransition }) =>
          sessionStorage.setItem("starts", String(viewTransition !== null)),
        );
        location.assign(path);
      }, to);
      await page.waitForURL(to);
      return page.evaluate(() => sessionStorage.getItem("starts"));
    };
    const nameOfTape = () =>
      page.getByRole("banner").evaluate((bar) => getComputedStyle(bar, "::after").viewTransitionName);
    expect(await startsTransition(routes.home.path, routes.partners.path)).toBe("true");
    expect(await nameOfTape()).toBe("timeline");
    await page.goBack();
    expect(await nameOfTape()).toBe("timeline");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await startsTransition(routes.home.path, routes.partners.path)).toBe("false");
  });

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
