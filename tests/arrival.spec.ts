import type { Page } from "@playwright/test";
import { routeIds, routes } from "../src/facts/routes.ts";
import { expect, site, test, words } from "./fixtures.ts";

const { common, brokers, communities, legal } = words("en");

/** The longest that a document waits for its first paint; test machines may be slower (src/layout/arrival.ts). */
const latest = 2000;

/** Lets documents wait for their first paint, however long it takes. */
const waitForPaint = (page: Page) =>
  page.addInitScript((latest) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === latest ? 0 : setTimeout(run, delay)),
    });
  }, latest);

/** What the root says of the arrival. */
const stateOf = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

const ends = (page: Page) => page.getByRole("contentinfo");

for (const language of site.languages)
  test(`in ${language} nothing but the document comes before the first paint, and all has come when a page has loaded`, async ({
    page,
  }) => {
    await waitForPaint(page);
    for (const id of routeIds) {
      await page.goto(`${routes[id].path}?lng=${language}`);
      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        const files = performance.getEntriesByType("resource");
        return files.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)).map(({ name }) => name);
      });
      expect(early, routes[id].path).toEqual([]);
      expect(await stateOf(page)).not.toHaveProperty("arriving");
      await expect(ends(page)).toBeVisible();
      expect(await page.locator("[data-late], iframe:not([src])").count()).toBe(0);
    }
  });

test("later views have the fonts from the start, and the first one sets them as wide as those in their place", async ({
  page,
  baseURL,
}) => {
  const spaced = () => page.locator("h1[style*=letter-spacing]").count();
  await page.goto(routes.home.path, { referer: `${baseURL}${routes.brokers.path}` });
  expect(await stateOf(page)).not.toHaveProperty("faces");
  expect(await spaced()).toBe(0);
  expect(await page.evaluate(() => document.fonts.check("600 2rem Headline"))).toBe(true);
  await page.goto(routes.home.path);
  // Unless they would move something.
  expect([(await stateOf(page)).faces, await spaced()]).toEqual(
    (await spaced()) > 0 ? [undefined, 1] : ["late", 0],
  );
});

test("fonts that cannot be had leave those in their place", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(routes.home.path);
  expect((await stateOf(page)).faces).toBe("late");
  await expect(ends(page)).toBeVisible();
});

for (const { what, files } of [
  { what: "stylesheets", files: "**/*.css" },
  { what: "the page's script", files: "**/_astro/page.*.js" },
])
  test(`a page without ${what} shows all of its content`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(routes.brokers.path);
    await expect(page.getByRole("heading", { name: brokers.workflow.title })).toBeVisible();
    await expect(ends(page)).toBeVisible();
    expect(await stateOf(page)).not.toHaveProperty("arriving");
  });

test("a link to a section that is still hidden is followed when its styles are there", async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  const script = Promise.withResolvers<void>();
  await page.route("**/*.css", (route) => styles.promise.then(() => route.continue()));
  await page.route("**/_astro/page.*.js", (route) => script.promise.then(() => route.continue()));
  const loaded = page.goto(routes.brokers.path);
  await page.getByRole("link", { name: brokers.hero.secondary }).click();
  await expect(page).toHaveURL(/#workflow$/);
  await expect(page.locator("#workflow")).toBeHidden();
  styles.resolve();
  await expect(page.locator("#workflow")).toBeInViewport();
  script.resolve();
  await loaded;
  await expect(page.locator("#workflow")).toBeInViewport();
});

for (const { path, text } of [
  { path: routes.communities.path, text: communities.hero.subtitle },
  { path: routes.privacyPolicy.path, text: legal.sections.terms.summary },
])
  test(`${path}: what is read first is in its place before the styles of the rest have come`, async ({
    page,
  }) => {
    const styles = Promise.withResolvers<void>();
    await page.setViewportSize({ width: 412, height: 823 });
    // Other letters would be as wide, but not exactly.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.route("**/*.css", (route) => styles.promise.then(() => route.continue()));
    const loaded = page.goto(path);
    const words = page.getByText(text);
    await expect(words).toBeInViewport();
    const place = await words.boundingBox();
    expect(await stateOf(page)).toHaveProperty("arriving");
    styles.resolve();
    await loaded;
    expect(await words.boundingBox()).toEqual(place);
  });

test("an address with a place leads there on the first view", async ({ page }) => {
  await page.goto(`${routes.brokers.path}#workflow`);
  await expect(page.locator("#workflow")).toBeInViewport();
  expect(await stateOf(page)).not.toHaveProperty("arriving");
});

test("a reload and the way back lead to where the visitor was, not to the place in the address", async ({
  page,
}) => {
  await page.goto(`${routes.brokers.path}#workflow`);
  await expect(page.locator("#workflow")).toBeInViewport();
  await ends(page).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(ends(page)).toBeInViewport();
  await expect(page.locator("#workflow")).not.toBeInViewport();
  await page.goto(routes.partners.path);
  await page.goBack();
  await expect(ends(page)).toBeInViewport();
  await expect(page.locator("#workflow")).not.toBeInViewport();
});

test("the first screen is whole before anything else has come", async ({ page }) => {
  await page.route(/\.(?:css|js|woff2|svg)$/, () => undefined);
  await page.goto(routes.home.path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: common.navigation.bookDemo }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("figure").or(page.getByRole("img")).first()).toBeVisible();
  await expect(ends(page)).toBeHidden();
});
