import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { parseDocument, serializeDocument } from "../build/elements.ts";
import { applyPolicy } from "../build/policy.ts";
import { bundle, virtualModules } from "../build/virtualModules.ts";
import { readConstants } from "../src/constants.ts";
import { caseGroups } from "../src/content/cases.ts";
import { navigation } from "../src/content/navigation.ts";
import { routes } from "../src/content/routes.ts";
import { outsideAddress } from "../src/layout/addresses.ts";
import { analyticsSources } from "../src/site/analytics.ts";
import type { Site } from "../src/site/schema.ts";
import { expect, hasPopup, site, stopClock, test, words } from "./fixtures.ts";

// The documents of the build, with the script of a vendor and the policy that lets it reach a collector on this machine.

type Vendor = Exclude<Site["analytics"]["adapter"], "none">;

const ids: Record<Vendor, string> = { plausible: "www.northbell.example.com", matomo: "1", ga4: "G-TEST" };

const { common, "case-studies": caseStudies } = words("en");
const [openedCase] = caseGroups.brokers;
const [outsideLink] = Object.values(navigation.footer).flatMap<(typeof navigation.footer.company)[number]>(
  (links) => links.filter(({ address, url }) => address || url),
);

/** Stands in for Google's script: sends commands where a tagging server would get them, and loads another of its own. */
function googleScript(): void {
  const { origin } = new URL((document.querySelector("script[src*='/gtag/js']") as HTMLScriptElement).src);
  const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
  const take = (command: IArguments) =>
    fetch(`${origin}/g/collect`, {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
      body: JSON.stringify([...command]),
    });
  for (const command of dataLayer) take(command);
  dataLayer.push = (...commands) => commands.map(take).length;
  document.cookie = "_ga=GA1.1; Path=/";
  const other = document.createElement("script");
  other.src = `${origin}/gtag/destination?id=G-TEST`;
  document.head.append(other);
}

interface Collected {
  path: string;
  body: string;
  headers: IncomingMessage["headers"];
}

/** A vendor's server. */
class Collector {
  readonly requests: Collected[] = [];
  readonly #server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { url: path = "", headers } = request;
    this.requests.push({ path, body, headers });
    if (path.startsWith("/gtag/js")) response.end(`(${googleScript})()`);
    else response.writeHead(202).end();
  });

  async start(): Promise<string> {
    await new Promise<void>((listening) => void this.#server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** What it was told, each as `event properties @ page section language`. */
  told(): string[] {
    return this.requests.flatMap(({ path, body }) => {
      if (path === "/api/event") {
        const { name, props }: { name: string; props: Parameters } = JSON.parse(body);
        const { page, section, language, value: _, ...details } = props;
        return line(name, details, [page, section, language]);
      }
      if (path !== "/g/collect") return [];
      const [command, name, parameters]: [string, string, Parameters] = JSON.parse(body);
      if (command !== "event") return [];
      const { page_id, section, page_language, page_location, page_referrer, ...details } = parameters;
      return line(name, details, [page_id, section, page_language]);
    });
  }
}

type Parameters = Record<string, string>;

const line = (name: string, details: Parameters, place: readonly (string | undefined)[]): string =>
  `${[name, ...Object.values(details)].join(" ")} @ ${place.filter(Boolean).join(" ")}`;

/** The script of a vendor, as a test adds it to documents. */
const address = "/_astro/vendor.js";

/** Measures the pages of a context with a vendor. */
async function measure(context: BrowserContext, vendor: Vendor, host: string): Promise<void> {
  const measured: Site = { ...site, analytics: { adapter: vendor, host, id: ids[vendor] } };
  const constants = await readConstants(measured, site.languages);
  const entry = fileURLToPath(new URL(`../src/analytics/entries/${vendor}.ts`, import.meta.url));
  const script = await bundle(entry, [virtualModules(constants, "none")]);
  // To the browser, a document that a test hands it comes from no machine, and may not reach this one unasked.
  await context.grantPermissions(["local-network-access"]);
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === address) return route.fulfill({ contentType: "text/javascript", body: script });
    if (url.origin === host) return route.continue();
    // Schedulers and other sites outside.
    if (url.hostname !== "127.0.0.1") return route.fulfill({ body: "" });
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const plain = await response.text();
    if (!plain.includes("<script")) return route.fulfill({ response });
    const document = parseDocument(
      plain.replace("</body>", `<script type="module" src="${address}"></script></body>`),
    );
    const { policy } = applyPolicy(document, {
      readAsset: () => undefined,
      frameOrigins: [],
      opened: analyticsSources(measured),
    });
    return route.fulfill({
      response,
      body: serializeDocument(document),
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
}

const notice = (page: Page) => page.getByRole("region", { name: common.consent.label });

let collector: Collector;
let host: string;
test.beforeEach(async () => {
  collector = new Collector();
  host = await collector.start();
});
test.afterEach(() => collector.stop());

test("a vendor is told what a visitor does, and nothing of the visitor", async ({ context, page }) => {
  await measure(context, "plausible", host);
  await page.goto(`${routes.home.path}?utm_source=letter&email=me@example.com`);
  const told = () => collector.told();
  await expect.poll(told).toContain("pageview @ home en");

  await page.getByRole("navigation").getByRole("button", { name: common.navigation.bookDemo }).click();
  await page.getByRole("dialog").getByRole("link", { name: common.demo.brokers }).click();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: common.navigation[outsideLink?.id ?? "label"], exact: true })
    .click();
  await expect.poll(told).toContain("dialog_opened book-demo navigation @ home navigation en");
  await expect.poll(told).toContain("call_to_action home-dialog-brokers brokers @ home book-demo en");
  const { host: outside, pathname } = new URL(outsideAddress(outsideLink ?? {}));
  await expect.poll(told).toContain(`outbound_link ${outside}${pathname} @ home footer en`);

  // As when the window is left. What is sent while a page ends may be lost in a test, which has a hand in every request.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  for (const vital of ["TTFB", "FCP", "LCP", "CLS"])
    await expect.poll(() => told().join("\n")).toContain(`web_vital ${vital} `);

  await page.goto(`${routes.caseStudies.path}#${openedCase}`);
  await expect.poll(told).toContain(`case_opened ${openedCase} @ caseStudies case-studies en`);
  await page.getByRole("button", { name: caseStudies.stories.back }).click();
  await page.getByRole("tab", { name: caseStudies.stories.propFirms }).click();
  await expect.poll(told).toContain("tab_selected propFirms @ caseStudies stories en");

  await page.goto(`${routes.confirmation.path}?name=me&email=me@example.com&utm_source=me%40example`);
  await expect.poll(told).toContain("confirmation_reached @ confirmation confirmation en");
  await page.reload();
  const next = Promise.withResolvers<void>();
  await page.route(`**${routes.confirmation.path}?*`, (route) => next.promise.then(() => route.fallback()));
  await page.locator("[data-language-switcher] summary").click();
  // Ends when the next page comes.
  const click = page.locator("[data-language-switcher] [lang=ja]").click();
  await expect.poll(told).toContain("language_chosen ja @ confirmation navigation en");
  next.resolve();
  await click;
  await expect.poll(told).toContain("pageview @ confirmation ja");
  expect(told().filter((each) => each.startsWith("confirmation_reached"))).toHaveLength(1);

  const { requests } = collector;
  expect(requests.filter(({ body }) => /email|me@example|me%40example/.test(body))).toEqual([]);
  expect(requests.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
  expect(requests.some(({ body }) => body.includes("utm_source=letter"))).toBe(true);
});

test("matomo is told under the policy that it adds", async ({ context, page }) => {
  await measure(context, "matomo", host);
  await page.goto(routes.partners.path);
  await expect.poll(() => collector.requests[0]?.path).toBe("/matomo.php");
  expect(collector.requests[0]?.body).toContain("action_name=partners");
});

test("ga4 asks first, takes no for an answer, and a yes can be taken back", async ({
  context,
  page,
  policyViolations,
}) => {
  await measure(context, "ga4", host);
  await page.goto(routes.home.path);
  const decline = notice(page).getByRole("button", { name: common.consent.decline });
  const allow = notice(page).getByRole("button", { name: common.consent.allow });
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: common.navigation.privacyPolicy });
  const change = privacy.locator("+ button", { hasText: common.consent.change });
  await expect(page.locator("[data-announcer]")).toContainText(common.consent.question);
  // By keyboard: the skip link, the privacy policy, then the answers.
  for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
  await expect(decline).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto(routes.partners.path);
  await expect(change).toBeAttached();
  await expect(notice(page)).toBeHidden();
  expect(collector.requests).toEqual([]);
  await change.click();
  await expect(decline).toBeFocused();
  await allow.click();
  await expect.poll(() => collector.told()).toContain("page_view @ partners en");
  await expect
    .poll(() => collector.requests.map(({ path }) => path))
    .toContain("/gtag/destination?id=G-TEST");
  const isRefused = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const script = document.createElement("script");
    script.addEventListener("load", () => resolve(false));
    script.addEventListener("error", () => resolve(true));
    script.src = "https://example.com/gtag/js";
    document.head.append(script);
    return promise;
  });
  expect(isRefused).toBe(true);
  await expect.poll(() => policyViolations.splice(0).length).toBe(1);

  await change.click();
  const reloaded = page.waitForEvent("load");
  await decline.click();
  await reloaded;
  const count = collector.requests.length;
  await expect(change).toBeAttached();
  expect(await page.evaluate(() => document.cookie)).not.toContain("_ga");
  await page.goto(routes.home.path);
  await expect(change).toBeAttached();
  expect(collector.requests).toHaveLength(count);

  // A storage that is full keeps no answer: what was allowed is over, and the question comes again.
  await change.click();
  await allow.click();
  await expect.poll(() => collector.requests.length).toBeGreaterThan(count);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await change.click();
  const again = page.waitForEvent("load");
  await decline.click();
  await again;
  await expect(notice(page)).toBeVisible();
});

test("HM-07 what asks for consent stands above the strip of a visitor's brand, and the end of a page above both", async ({
  context,
  page,
}) => {
  await measure(context, "ga4", host);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${routes.home.path}#shown-as=Acme`);
  const parts = [
    page.getByRole("contentinfo"),
    notice(page),
    page.getByRole("region", { name: common.shownAs.label }),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [footer, asked, strip] = boxes.map((box) => ({
    top: box?.y ?? 0,
    end: (box?.y ?? 0) + (box?.height ?? 0),
  }));
  expect(footer?.end).toBeLessThanOrEqual((asked?.top ?? 0) + 1);
  expect(asked?.end).toBeLessThanOrEqual((strip?.top ?? 0) + 1);
  // It is sticky, and a page may end at a fraction of a pixel.
  expect(Math.abs((strip?.end ?? 0) - 844)).toBeLessThanOrEqual(1);
});

test("a prerendered page counts when it is shown, one from the back/forward cache again", async ({
  context,
  page,
}) => {
  await measure(context, "plausible", host);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto(routes.home.path, { waitUntil: "load" });
  const told = () => collector.told().filter((each) => each.startsWith("pageview"));
  expect(told()).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(told).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(told).toHaveLength(2);
});

test("whoever objects by Global Privacy Control or Do Not Track is neither measured nor asked", async ({
  context,
}) => {
  for (const [objection, value] of [
    ["globalPrivacyControl", true],
    ["doNotTrack", "1"],
  ] as const) {
    await measure(context, "ga4", host);
    const page = await context.newPage();
    await page.addInitScript(([name, given]) => Object.defineProperty(navigator, name, { value: given }), [
      objection,
      value,
    ] as const);
    await page.goto(routes.home.path, { waitUntil: "load" });
    await expect(notice(page)).toHaveCount(0);
  }
  expect(collector.requests).toEqual([]);
});

test("where storage is blocked nobody is asked or measured, and no error is reported", async ({
  context,
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await measure(context, "ga4", host);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  // Modules have run by the event `load`.
  await page.goto(routes.home.path, { waitUntil: "load" });
  await expect(notice(page)).toHaveCount(0);
  expect(collector.requests).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe("with the popup", () => {
  test.use({ hasClosedPopup: false });
  test.skip(!hasPopup, "The popup does not open on Home.");

  test("the popup waits for an answer, is reported once it shows, and so is its closing", async ({
    context,
    page,
  }) => {
    await measure(context, "ga4", host);
    await stopClock(page);
    await page.goto(routes.home.path);
    const popup = page.getByRole("region", { name: common.popup.label });
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(6000);
    await expect(popup).toBeHidden();
    await notice(page).getByRole("button", { name: common.consent.allow }).click();
    await expect.poll(() => collector.told()).toContain("page_view @ home en");
    await page.clock.runFor(5500);
    await expect(popup).toBeVisible();
    const told = () => collector.told().filter((each) => each.startsWith("popup"));
    await expect.poll(told).toEqual(["popup shown @ home popup en"]);
    await page.keyboard.press("Escape");
    await expect.poll(told).toEqual(["popup shown @ home popup en", "popup closed @ home popup en"]);
  });
});
