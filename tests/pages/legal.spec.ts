import type { Page } from "@playwright/test";
import { sections } from "../../src/facts/pages/legal.ts";
import { expect, site, test, untagged, words } from "../fixtures.ts";

const { legal } = words("en");
const contents = (page: Page) => page.getByRole("navigation", { name: legal.contents });
const current = (page: Page) => contents(page).locator("[aria-current=location]");

test.beforeEach(async ({ page }) => {
  await page.goto("/privacy-policy");
});

test("LG-01 seventeen sections stand in order, and the contents list them", async ({ page }) => {
  expect(sections).toHaveLength(17);
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...sections]);
  for (const [index, id] of sections.entries()) {
    const link = contents(page).getByRole("link").nth(index);
    await expect(link).toHaveText(legal.sections[id].title);
    await expect(link).toHaveAttribute("href", `#${id}`);
  }
});

test("LG-01 the contents stay in view while scrolling", async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
  await expect(contents(page)).toBeInViewport({ ratio: 1 });
});

test("LG-01 on a phone the row of contents covers neither the end of the page nor the way to the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const row = await contents(page).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBe(780);
  const bottoms = ["footer", "[data-back-to-top]"].map((part) =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom),
  );
  for (const bottom of await Promise.all(bottoms)) expect(bottom).toBeLessThanOrEqual((row?.y ?? 0) + 2);
});

test("LG-02 an entry scrolls smoothly to its section, 80 px below the top", async ({ page }) => {
  await page.evaluate(() => {
    const positions = Object.assign(window, { positions: [] as number[] }).positions;
    addEventListener("scroll", () => positions.push(scrollY));
  });
  await contents(page).getByRole("link", { name: legal.sections.community.title }).click();
  const top = () =>
    page.locator("#community").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  const between = await page.evaluate(() => (window as unknown as { positions: number[] }).positions.length);
  expect(between).toBeGreaterThan(3);
  await expect(page).toHaveURL(/#community$/);
});

for (const width of [390, 1280])
  test(`LG-02 an entry leads to 80 px below the top at ${width} px`, { tag: "@engines" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const toggle = contents(page).getByRole("button");
    for (const id of ["community", "access", "risk-disclosure"] as const) {
      if (await toggle.isVisible()) await toggle.click();
      await contents(page).getByRole("link", { name: legal.sections[id].title, exact: true }).click();
      const heading = page.locator(`#${id} h2`);
      await expect
        .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(80);
    }
  });

for (const language of ["en", "ru"] as const)
  test(`LG-03 ${language}: the closed bar of contents names the section being read`, async ({ page }) => {
    const { legal: local } = words(language);
    await page.goto(`/privacy-policy?lng=${language}`);
    const toggle = page.getByRole("navigation", { name: local.contents }).getByRole("button");
    for (const width of [360, 800]) {
      await page.setViewportSize({ width, height: 780 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      for (const id of ["terms", "security", "collection", "access"] as const) {
        const section = page.locator(`#${id}`);
        await section.evaluate((element) =>
          scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: "instant" }),
        );
        const { title } = local.sections[id];
        await expect(toggle.getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(toggle).toHaveAccessibleName(new RegExp(`${local.contents}.*${title}`));
        expect(await toggle.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
        expect((await toggle.boundingBox())?.height).toBe(48);
      }
    }
  });

test.describe("the contents by keyboard", () => {
  test("LG-01 on a phone they open on Enter, are walked with Tab, lead on Enter, and close behind what leaves", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const toggle = contents(page).getByRole("button");
    const links = contents(page).getByRole("link");
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(links).toHaveCount(17);
    for (const link of await links.all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeHidden();
    await toggle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/privacy-policy#${sections[1]}`);
    await expect(links.first()).toBeHidden();
  });
});

test("LG-03 the section being read is marked in the contents", async ({ page }) => {
  await expect(current(page)).toHaveText(legal.sections.terms.title);
  for (const id of ["security", "subscriptions", "collection"] as const) {
    await page
      .locator(`#${id}`)
      .evaluate((section) =>
        scrollBy({ top: section.getBoundingClientRect().top - 100, behavior: "instant" }),
      );
    await expect(current(page)).toHaveText(legal.sections[id].title);
    await expect(current(page)).toHaveCount(1);
  }
});

test("LG-03 the section of an address is marked, and no section is measured for it", async ({ page }) => {
  await page.addInitScript(() => {
    const measured = Object.assign(window, { measured: [] as string[] }).measured;
    for (const name of ["getBoundingClientRect", "getClientRects"] as const) {
      const measure = Element.prototype[name] as () => unknown;
      Object.assign(Element.prototype, {
        [name](this: Element) {
          if (this.matches("main section")) measured.push(this.id);
          return measure.call(this);
        },
      });
    }
  });
  await page.goto("/terms-and-conditions#community");
  await expect(current(page)).toHaveText(legal.sections.community.title);
  expect(await page.evaluate(() => (window as unknown as { measured: string[] }).measured)).toEqual([]);
});

test("LG-04 the way to the top shows beyond 300 px and leads there", async ({ page }) => {
  const top = page.getByRole("link", { name: legal.backToTop });
  const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
  await expect(top).toBeHidden();
  await scroll(301);
  await expect(top).toBeVisible();
  await scroll(300);
  await expect(top).toBeHidden();
  await scroll(2000);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("LG-05 account deletion lists its steps", async ({ page }) => {
  const { steps } = legal.sections["account-deletion"];
  const items = page.locator("#account-deletion ol > li");
  await expect(items).toHaveCount(steps.length);
  for (const [index, { title, text }] of steps.entries()) {
    await expect(items.nth(index).getByRole("heading")).toHaveText(title);
    await expect(items.nth(index)).toContainText(untagged(text));
  }
  await expect(items.nth(0)).toContainText("Request deletion");
  await expect(page.locator("#account-deletion")).toContainText("at most 5 business days");
});

test("LG-06 subscriptions has two paragraphs", async ({ page }) => {
  const { paragraphs } = legal.sections.subscriptions;
  expect(paragraphs).toHaveLength(2);
  for (const paragraph of paragraphs)
    await expect(page.locator("#subscriptions")).toContainText(untagged(paragraph));
});

// Facts of the specification (docs/specification/content.md), and the section that must state each.
const facts: [keyof typeof legal.sections, RegExp][] = [
  ["terms", /(not|never).{0,40}(share|transfer)/i],
  ["terms", /(terminate|close)/i],
  ["subscriptions", /prepaid/i],
  ["subscriptions", /final sale/i],
  ["subscriptions", /non-refundable/i],
  ["subscriptions", /credit/i],
  ["subscriptions", /new subscription/i],
  ["subscriptions", /transfer/i],
  ["subscriptions", /forfeit|lost if|stops operating/i],
  ["subscriptions", /no contract/i],
  ["subscriptions", /profile page/i],
  ["subscriptions", /2 business hours/i],
  ["access", /role/i],
  ["access", /authorised/i],
  ["access", /supervision/i],
  ["community", /prizes and branding/i],
  ["community", /privacy settings/i],
  ["security", /never store payment card data.*tokens/i],
  ["api-credentials", /encrypt/i],
  ["api-credentials", /only (to|used to) read/i],
  ["api-credentials", /never.{0,30}trade/i],
  ["api-credentials", /account settings/i],
  ["account-deletion", /5 business days/i],
  ...[
    "email",
    "nickname",
    "photo",
    "birth",
    "phone",
    "address",
    "credentials",
    "performance",
    "usage",
    "log",
    "device",
    "posts",
    "comments",
    "reactions",
  ].map((word): [keyof typeof legal.sections, RegExp] => ["info-collection", new RegExp(word, "i")]),
];

test("LG-07 its sections state what the specification asks of each", async ({ page }) => {
  for (const [section, fact] of facts) {
    const text = await page.locator(`#${section}`).innerText();
    expect.soft(text.replaceAll(/\s+/g, " "), section).toMatch(fact);
  }
});

test("LG-07 the support address can be written to", async ({ page }) => {
  await expect(page.locator("#account-deletion a").first()).toHaveAttribute(
    "href",
    `mailto:${site.supportEmail}`,
  );
});
