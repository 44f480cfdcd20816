import type { Page, Route } from "@playwright/test";
import { scrollThrough } from "../scripts/scrollThrough.ts";
import { routes } from "../src/content/routes.ts";
import { expect, test, words } from "./fixtures.ts";

// Whatever fails in a visitor's browser, the whole text of a page can be read within four seconds, and links lead on.

const { common } = words("en");

/** Milliseconds, by the browser's clock, within which everything is shown. */
const limit = 4000;

const serverError = (route: Route) => route.fulfill({ status: 500, body: "" });
const never = () => undefined;
const cutOff = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
};

const files: readonly [what: string, address: RegExp, answer: (route: Route) => unknown][] = [
  ["the page's script never comes", /\/_astro\/Document\..*\.js$/, never],
  ["the page's script is cut off", /\/_astro\/Document\..*\.js$/, cutOff],
  ["scripts of islands never come", /\/_astro\/(?!Document\.).*\.js$/, never],
  ["scripts of islands are a server error", /\/_astro\/(?!Document\.).*\.js$/, serverError],
  ["a font never comes", /\.woff2$/, never],
  ["a file of symbols is a server error", /\/drawings\//, serverError],
];

/** What an engine may lack, or what an extension may break, as a script that runs before those of the page. */
const engines: Readonly<Record<string, () => void>> = {
  "no constructible stylesheets": () => {
    Object.assign(window, { CSSStyleSheet: undefined });
  },
  "no matchMedia": () => {
    Object.assign(window, { matchMedia: undefined });
  },
  "no observers": () => {
    for (const name of ["PerformanceObserver", "IntersectionObserver", "ResizeObserver", "MutationObserver"])
      Object.assign(window, { [name]: undefined });
  },
  "no custom elements": () => {
    Object.assign(window, { customElements: undefined });
  },
  "no frames": () => {
    window.requestAnimationFrame = () => 0;
  },
  "no new pseudo-classes": () => {
    const isNew = /:has\(|:popover-open|:focus-visible/;
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: [string, string?]) =>
      !isNew.test(condition.join()) && supports(...(condition as [string, string]));
    for (const prototype of [Element.prototype, Document.prototype])
      for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
        const known = Reflect.get(prototype, name);
        if (!known) continue;
        Object.assign(prototype, {
          [name](this: unknown, selector: string) {
            if (isNew.test(selector)) throw new SyntaxError(selector);
            return Reflect.apply(known, this, [selector]);
          },
        });
      }
  },
  "an addEventListener that throws": () => {
    EventTarget.prototype.addEventListener = () => {
      throw new Error("broken");
    };
  },
  "storage and cookies that throw": () => {
    const get = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
    Object.defineProperty(Document.prototype, "cookie", { get, set: get });
  },
};

/** Texts that cannot be seen now, without those that wait for a press: closed answers, other tabs, menus. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, blockquote), footer :is(p, a)")]
      .filter((part) => part.textContent?.trim())
      .filter(
        (part) =>
          !part.closest("details:not([open]), dialog, [hidden], [popover], [role=tablist], tab-panel"),
      )
      .filter((part) => !part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.textContent?.trim().slice(0, 60) ?? ""),
  );

/** Opens a page and lets four seconds pass by its clock; then expects its text, and a link that leads on. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(limit);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await unseen(page), path).toEqual([]);
  // Requests that have no answer yet end with the page.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("contentinfo").getByRole("link", { name: common.navigation.partners }).click();
  await page.waitForURL(routes.partners.path, { waitUntil: "commit" });
}

test.beforeEach(({ page }) => page.clock.install());

test("WG-07 where a file fails, everything can be read within four seconds", async ({ page }) => {
  for (const [what, address, answer] of files)
    await test.step(what, async () => {
      await page.route(address, answer);
      await expectReadable(page, routes.brokers.path);
    });
});

test("WG-07 whatever the engine lacks, everything can be read within four seconds", async ({
  browser,
  baseURL,
}) => {
  for (const [engine, breakEngine] of Object.entries(engines))
    await test.step(engine, async () => {
      const page = await browser.newPage({ baseURL: baseURL ?? "" });
      await page.clock.install();
      await page.addInitScript(breakEngine);
      await expectReadable(page, routes.brokers.path);
      await page.close();
    });
});

/** The texts of the content, whether they are shown or not. */
const textsOf = (page: Page): Promise<string[]> =>
  page.locator("main :is(h2, h3, p, li, dd, blockquote)").allTextContents();

test("WG-07 islands that throw an error keep their text", async ({ page, reader }) => {
  // Without these, some islands throw an error once they have started.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "findLast");
    Reflect.deleteProperty(window, "ResizeObserver");
    Reflect.deleteProperty(Element.prototype, "animate");
  });
  const { path } = routes.brokers;
  await reader.goto(path);
  const texts = await textsOf(reader);
  await page.goto(path);
  await scrollThrough(page);
  // Tools start when they are used.
  for (const tool of await page.locator("astro-island[client=interaction]").all())
    await tool.locator("input").first().focus();
  // Those in closed tabs start when they are shown.
  const waiting = page.locator("main astro-island[ssr]:not([data-failed])").filter({ visible: true });
  await expect(waiting).toHaveCount(0);
  expect(await page.locator("[data-failed]").count()).toBeGreaterThan(0);
  // Counters have theirs again when they end.
  await expect
    .poll(async () => {
      const left = new Set(await textsOf(page));
      return texts.filter((text) => !left.has(text));
    })
    .toEqual([]);
  expect(await unseen(page), path).toEqual([]);
});

test("D7 a tool that throws an error at a change goes, and its pictures are as in the document", async ({
  page,
  reader,
}) => {
  const { home } = words("en");
  const pictures = (of: typeof page) =>
    of.getByRole("region", { name: home.audiences.title }).getByRole("img");
  const shown = (of: typeof page) =>
    pictures(of).evaluateAll((all) => all.map(({ ariaLabel, textContent }) => [ariaLabel, textContent]));
  await reader.goto("/");
  const document = await shown(reader);
  await page.goto("/");
  const slider = page.getByRole("slider", { name: home.audiences.trade.size });
  await slider.fill("1.2");
  await expect.poll(() => shown(page)).not.toEqual(document);
  await page.evaluate(() => {
    Array.prototype.toSorted = () => {
      throw new Error("broken");
    };
  });
  await slider.fill("1.3");
  await expect(slider).toBeHidden();
  expect(await shown(page)).toEqual(document);
});

test("WG-07 where a policy blocks inline scripts, everything can be read within four seconds", async ({
  page,
  policyViolations,
}) => {
  await page.route(routes.caseStudies.path, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await expectReadable(page, routes.caseStudies.path);
  policyViolations.length = 0;
});
