import type { Page } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import { sections } from "../../src/content/pages/legal.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import { expect, filled, site, test, untagged, words } from "../fixtures.ts";
import { untilOwnFonts } from "../layoutIssues.ts";
import { untilLaidOut } from "../untilLaidOut.ts";
import { expectSmoothScroll } from "./smoothScroll.ts";

type SectionId = (typeof sections)[number];

const { legal } = words("en");
const path = "/privacy-policy";
const contents = (page: Page) => page.getByRole("navigation", { name: legal.contents });
const entry = (page: Page, id: SectionId) =>
  contents(page).getByRole("link", { name: legal.sections[id].title, exact: true });
const heading = (page: Page, id: SectionId) =>
  page.getByRole("main").getByRole("heading", { name: legal.sections[id].title, exact: true });
const phone = { width: 390, height: 780 };

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const scrollToSection = (page: Page, id: SectionId) =>
  page
    .locator(`#${id}`)
    .evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: "instant" }));

/** What each section must state (docs/specification/content.md). */
const policy: Partial<Record<SectionId, readonly RegExp[]>> = {
  terms: [/(not|never).{0,40}(share|transfer)/i, /(terminate|close)/i, /law of .+ governs/i],
  privacy: [/controller/i, /processor/i],
  "data-policy": [
    new RegExp(RegExp.escape(company.legal.authority)),
    ...Object.values(company.legal.years).map(
      (years) => new RegExp(numberFormats("en").duration(years, "year")),
    ),
  ],
  subscriptions: [
    /prepaid/i,
    /final sale/i,
    /non-refundable/i,
    /credit/i,
    /new subscription/i,
    /transfer/i,
    /forfeit|lost if|stops operating/i,
    /no contract/i,
    /profile page/i,
    /2 business hours/i,
  ],
  access: [/role/i, /authorised/i, /supervision/i],
  community: [/prizes and branding/i, /privacy settings/i],
  security: [/never store payment card data.*tokens/i],
  "api-credentials": [/encrypt/i, /only (to|used to) read/i, /never.{0,30}trade/i, /account settings/i],
  "account-deletion": [/5 business days/i],
  "info-collection": [
    ...[/email/i, /nickname/i, /photo/i, /birth/i, /phone/i, /address/i, /credentials/i],
    ...[/performance/i, /usage/i, /log/i, /device/i, /posts/i, /comments/i, /reactions/i],
  ],
};

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto(path));

  test("LG-01 seventeen sections stand in order, and the contents list them and stay in view", async ({
    reader,
  }) => {
    expect(sections).toHaveLength(17);
    const ids = await reader.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...sections]);
    const entries = contents(reader).getByRole("link");
    await expect(entries).toHaveText(sections.map((id) => legal.sections[id].title));
    for (const [index, id] of sections.entries())
      await expect(entries.nth(index)).toHaveAttribute("href", `#${id}`);
    await scrollTo(reader, 4000);
    await expect(contents(reader)).toBeInViewport({ ratio: 1 });
  });

  test("LG-05 account deletion lists its steps and an address to write to", async ({ reader }) => {
    const section = reader.locator("#account-deletion");
    const { steps } = legal.sections["account-deletion"];
    const items = section.getByRole("listitem");
    await expect(items).toHaveCount(steps.length);
    for (const [index, { title, text }] of steps.entries()) {
      await expect(items.nth(index).getByRole("heading")).toHaveText(title);
      await expect(items.nth(index)).toContainText(untagged(text));
    }
    await expect(items.nth(0)).toContainText("Request deletion");
    await expect(section.getByRole("link").first()).toHaveAttribute("href", `mailto:${site.supportEmail}`);
  });

  test("LG-06 subscriptions has two paragraphs", async ({ reader }) => {
    const { paragraphs } = legal.sections.subscriptions;
    const { duration } = numberFormats("en");
    const { keptDays, noticeDays } = company.leaving;
    const days = { kept: duration(keptDays, "day"), notice: duration(noticeDays, "day") };
    expect(paragraphs).toHaveLength(2);
    for (const paragraph of paragraphs)
      await expect(reader.locator("#subscriptions").getByText(untagged(filled(paragraph, days)))).toHaveRole(
        "paragraph",
      );
  });

  test("LG-07 its sections state what the specification asks of each", async ({ reader }) => {
    for (const [id, statements] of Object.entries(policy))
      for (const statement of statements)
        await expect(reader.locator(`#${id}`)).toHaveText(new RegExp(statement.source, "is"));
  });
});

test("LG-02 an entry scrolls smoothly to its section, 80 px below the top, on a phone too", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  await expectSmoothScroll(entry(page, "community"), heading(page, "community"));
  await expect(page).toHaveURL(/#community$/);
  await page.setViewportSize(phone);
  for (const id of ["access", "risk-disclosure"] as const) {
    await contents(page).getByRole("button").click();
    await expectSmoothScroll(entry(page, id), heading(page, id));
  }
});

test("LG-02 an address with a section leads to it at once, without a scroll", { tag: "@engines" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const places: number[] = [];
    addEventListener("scroll", () => places.push(scrollY));
    Object.assign(window, { places });
  });
  for (const size of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto("/health");
    await page.goto(`${path}#info-collection`);
    await untilOwnFonts(page);
    await expect
      .poll(() =>
        heading(page, "info-collection").evaluate((element) =>
          Math.round(element.getBoundingClientRect().top),
        ),
      )
      .toBe(80);
    const between = await page.evaluate(() =>
      (window as unknown as { places: number[] }).places.filter(
        (place) => place > 0.05 * scrollY && place < 0.8 * scrollY,
      ),
    );
    expect(between).toEqual([]);
  }
});

test("LG-01 LG-02 on a phone an address with a section leads to it exactly, and a reload or an entry of the contents to its place", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const top = (id: SectionId) =>
    heading(page, id).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto(path);
  // With its fonts in the cache.
  await untilOwnFonts(page);
  for (const id of ["security", "risk-disclosure"] as const) {
    await page.goto("/health");
    await page.goto(`${path}#${id}`);
    await untilOwnFonts(page);
    await expect.poll(() => top(id)).toBe(80);
  }
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await untilOwnFonts(page);
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(2);

  // From the top all sections are laid out after a moment, and then an entry leads to its own.
  await page.goto(path);
  await expect
    .poll(() =>
      page
        .locator("main section[id]")
        .evaluateAll((all) =>
          all.every((section) => getComputedStyle(section).contentVisibility === "visible"),
        ),
    )
    .toBe(true);
  await contents(page).getByRole("button").click();
  await expectSmoothScroll(entry(page, "collection"), heading(page, "collection"));
});

test("LG-03 the section being read is marked in the contents, and named by their closed bar in every script", async ({
  page,
}) => {
  await page.goto(path);
  await untilOwnFonts(page);
  const current = contents(page).locator("[aria-current=location]");
  await expect(current).toHaveText(legal.sections.terms.title);
  for (const id of ["security", "subscriptions", "collection"] as const) {
    await scrollToSection(page, id);
    await expect(current).toHaveText(legal.sections[id].title);
  }
  await page.setViewportSize(phone);
  for (const language of ["en", "ru"] as const) {
    const { legal: local } = words(language);
    await page.goto(`${path}?lng=${language}#security`);
    await untilOwnFonts(page);
    const toggle = page.getByRole("navigation", { name: local.contents }).getByRole("button");
    for (const id of ["security", "terms", "access"] as const) {
      // The address has led to the first one.
      if (id !== "security") await scrollToSection(page, id);
      const { title } = local.sections[id];
      await expect(toggle).toHaveAccessibleName(new RegExp(`${local.contents}.*${title}`));
      await expect(toggle.getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await toggle.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    }
  }
});

test("LG-01 on a phone the contents open by keyboard, close behind what leaves, and cover nothing at the end of the page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  const toggle = contents(page).getByRole("button");
  const links = contents(page).getByRole("link");
  await toggle.press("Enter");
  for (const link of [links.first(), links.nth(1)]) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}#${sections[1]}`);
  await expect(links.first()).toBeHidden();
  await toggle.press("Enter");
  await links.last().focus();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeHidden();

  // A new page, because the focus has started to scroll this one.
  await page.goto(path);
  await untilLaidOut(page);
  await scrollTo(page, Number.MAX_SAFE_INTEGER);
  const row = await contents(page).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBe(phone.height);
  for (const part of [
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: legal.backToTop, exact: true }),
  ]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((row?.y ?? 0) + 2);
  }
});

test("LG-04 the way to the top shows beyond 300 px and leads there", { tag: "@engines" }, async ({
  page,
}) => {
  await page.goto(path);
  const top = page.getByRole("link", { name: legal.backToTop });
  await expect(top).toBeHidden();
  await scrollTo(page, 301);
  await expect(top).toBeVisible();
  await scrollTo(page, 300);
  await expect(top).toBeHidden();
  await scrollTo(page, 2000);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("LG-04 at the end of the page the way to the top covers no link of the footer", async ({ page }) => {
  for (const size of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto(path);
    await scrollTo(page, Number.MAX_SAFE_INTEGER);
    const top = page.getByRole("link", { name: legal.backToTop });
    await expect(top).toBeVisible();
    const { y = 0, height = 0 } = (await top.boundingBox()) ?? {};
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(y + height).toBeLessThanOrEqual(footer?.y ?? 0);
  }
});
