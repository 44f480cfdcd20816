import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { launch, type Page } from "puppeteer-core";
import { launchOptions } from "../scripts/browser.ts";
import { routes } from "../src/facts/routes.ts";
import { languageKey } from "../src/languages/choosing/choose.ts";
import { popupDelay } from "../src/layout/behaviour/popup.ts";
import { expect, test } from "./fixtures.ts";

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
    await untilThere(page, "#popup:popover-open");
    expect(await shownSince(page)).toBeGreaterThanOrEqual(popupDelay);

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
