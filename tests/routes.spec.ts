import { routes } from "../src/content/routes.ts";
import { languageCodes } from "../src/i18n/languages.ts";
import { withoutWordJoiners } from "../src/i18n/messages/noBreak.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { expect, patternOf, site, test, words } from "./fixtures.ts";

const {
  brokers,
  "case-studies": caseStudies,
  common,
  communities,
  confirmation,
  home,
  legal,
  partners,
  "prop-firms": propFirms,
} = words("en");

// Paths from the specification rather than from the route table under test.
test("RT-01 RT-02 RT-03 RT-05 RT-06 each page has its address and its title", async ({ reader }) => {
  for (const [path, { meta }] of [
    ["/", home],
    ["/for-prop-firms", propFirms],
    ["/for-brokers", brokers],
    ["/partners", partners],
    ["/case-studies", caseStudies],
  ] as const) {
    const response = await reader.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(reader).toHaveURL(path);
    await expect(reader).toHaveTitle(patternOf(withoutWordJoiners(meta.title)));
  }
});

test("RT-04 RT-07 a page with two addresses answers at both, and has one canonical address", async ({
  reader,
}) => {
  for (const [paths, headline] of [
    [["/IBs-communities", "/ibs-communities"], communities.hero.title],
    [["/privacy-policy", "/terms-and-conditions"], legal.title],
  ] as const)
    for (const path of paths) {
      const response = await reader.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(reader).toHaveURL(path);
      await expect(reader.getByRole("heading", { level: 1 })).toContainText(headline);
      await expect(reader.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + paths[0]);
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

test("RT-11 a missing file shows the not-found page with a way home, and ways to the solutions", async ({
  page,
}) => {
  for (const language of languageCodes) {
    const { notFound, navigation } = words(language).common;
    await page.goto(`/brochure.pdf?lng=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await expect(page.getByRole("list", { name: notFound.ways })).toBeVisible();
    // A title that is only the status is on the tape, and the sentence is large.
    const [sentence, code] = await Promise.all(
      [page.getByText(notFound.text), page.locator("main strong")].map((text) =>
        text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(Number(sentence) > Number(code)).toBe(notFound.title === "404");
    for (const [id, route] of [
      ["brokers", routes.brokers],
      ["propFirms", routes.propFirms],
      ["communities", routes.communities],
    ] as const)
      await expect(
        page.getByRole("main").getByRole("link", { name: navigation[id], exact: true }),
      ).toHaveAttribute("href", pathIn(language, route.path));
  }
  const response = await page.goto("/brochure.pdf?lng=en");
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
