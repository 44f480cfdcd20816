import { routes } from "../src/content/routes.ts";
import { titleWithBrand } from "../src/i18n/lint/widths.ts";
import { expect, site, test, words } from "./fixtures.ts";

const { common, home, legal, confirmation } = words("en");

test("RT-01 the root is Home", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(titleWithBrand(home.meta.title, site.brand));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
});

test("RT-07 both legal addresses show the same page, which has one canonical address", async ({ page }) => {
  for (const { path } of [routes.privacyPolicy, routes.terms]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(legal.title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/privacy-policy`);
  }
});

test("RT-08 the confirmation page has its own address and stays out of search", async ({ page }) => {
  await page.goto(routes.confirmation.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmation.title);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("RT-09 blog, es and pt lead to the content hub with path, query and hash", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const visited: string[] = [];
  browser.on("Network.requestWillBeSent", ({ request }) =>
    visited.push(request.url + (request.urlFragment ?? "")),
  );
  for (const path of ["/blog/a-story?page=2#part", "/es/precios?x=1#uno", "/pt", "/BLOG/Case"]) {
    // The hub does not exist; only the address that the browser requests matters.
    await page.goto(path).catch(() => undefined);
    expect(visited).toContain(site.links.contentHub + path);
  }
});

test("RT-10 an unknown path leads to Home and leaves no entry in the history", { tag: "@engines" }, async ({
  page,
}) => {
  await page.goto(routes.confirmation.path);
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL(routes.confirmation.path);
});

test("RT-11 a missing file shows the not-found page with a way home", async ({ page }) => {
  const response = await page.goto("/brochure.pdf");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.notFound.title);
  await expect(page.getByText(common.notFound.text)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: common.notFound.home }).click();
  await expect(page).toHaveURL("/");
});

test("RT-12 a request that cannot be answered shows the error screen and its status", async ({ page }) => {
  const response = await page.goto("/%E0%A4%A");
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.error.title);
  await expect(page.getByText(common.error.status[400])).toBeVisible();
});

test("RT-13 a new page starts at its top, and Back returns to the old position", { tag: "@engines" }, async ({
  page,
}) => {
  await page.goto("/");
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: common.navigation.privacyPolicy });
  await privacy.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await privacy.click();
  await expect(page).toHaveURL(routes.privacyPolicy.path);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});
