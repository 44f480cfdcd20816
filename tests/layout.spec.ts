import type { Page } from "@playwright/test";
import { company } from "../src/content/company.ts";
import { navigation as links } from "../src/content/navigation.ts";
import { routes, type Scheduler } from "../src/content/routes.ts";
import { testimonials } from "../src/content/testimonials.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { linkAddress } from "../src/layout/addresses.ts";
import { expect, filled, region, site, stopClock, test, trackedScheduler, words } from "./fixtures.ts";

const { brokers, common, communities, partners, "prop-firms": propFirms } = words("en");
const bookDemo = (page: Page) =>
  page
    .getByRole("navigation", { name: common.navigation.label })
    .locator("a", { hasText: common.navigation.bookDemo });
const dialog = (page: Page) => page.getByRole("dialog", { name: common.demo.title });

// Paths from the specification rather than from the route table under test.
test("LY-07 LY-09 Book demo opens the dialog, and is # where the specification says so", async ({ page }) => {
  for (const [paths, isNowhere] of [
    [["/", "/case-studies", "/privacy-policy"], false],
    [["/terms-and-conditions", "/confirmation-page", "/missing.png", "/%E0%A4%A"], true],
  ] as const)
    for (const path of paths) {
      await page.goto(path);
      expect((await bookDemo(page).getAttribute("href")) === "#", path).toBe(isNowhere);
      await bookDemo(page).click();
      await expect(dialog(page), path).toBeVisible();
    }
});

test("LY-08 Book demo links to the scheduler of its page", async ({ reader: page }) => {
  const schedulers: Record<string, [scheduler: Scheduler, page: string]> = {
    "/for-prop-firms": ["propFirms", "prop-firms"],
    "/IBs-communities": ["communities", "communities"],
    "/ibs-communities": ["communities", "communities"],
    "/for-brokers": ["brokers", "brokers"],
    "/partners": ["brokers", "partners"],
  };
  for (const [path, [scheduler, name]] of Object.entries(schedulers)) {
    await page.goto(path);
    await expect(bookDemo(page)).toHaveAttribute("href", trackedScheduler(scheduler, `${name}-navigation`));
    await expect(page.locator("dialog#book-demo")).toHaveCount(0);
  }
});

test("LY-12 the footer holds its links, the notes of figures and four disclaimers, each folded under its heading, with the warning of risk and what is invented in sight", async ({
  reader: page,
}) => {
  await page.goto(routes.brokers.path);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(common.footer.description);
  await expect(footer).toContainText(site.legalName);
  for (const each of Object.values(links.footer).flat())
    await expect(footer.getByRole("link", { name: common.navigation[each.id], exact: true })).toHaveAttribute(
      "href",
      linkAddress(each, "en"),
    );
  for (const group of ["solutions", "company"] as const)
    await expect(footer.getByRole("list", { name: common.footer[group] })).toBeVisible();
  const disclaimers = Object.values(common.footer.disclaimer);
  await expect(footer.getByRole("heading")).toHaveText([
    common.footer.disclaimers,
    common.claims.title,
    ...disclaimers.map(({ title }) => title),
  ]);
  await expect(footer.getByText(common.footer.disclaimer.risk.warning)).toBeVisible();
  const isIllustrative = Object.values(testimonials).some((people) => people.some(({ sample }) => sample));
  if (isIllustrative) await expect(footer.getByText(common.footer.samples)).toBeVisible();
  for (const { title, text } of disclaimers) {
    await expect(footer.getByText(text)).toBeHidden();
    await footer.locator("summary", { hasText: title }).press("Enter");
    await expect(footer.getByText(text)).toBeVisible();
    await footer.locator("summary", { hasText: title }).press("Enter");
  }
});

test("BR-08 IB-07 PF-10 voices have name, role, company and words", async ({ reader: page }) => {
  for (const [{ path }, voices, people] of [
    [routes.brokers, testimonials.brokers, brokers.testimonials.people],
    [routes.communities, testimonials.communities, communities.testimonials.people],
    [routes.propFirms, testimonials["prop-firms"], propFirms.testimonials.people],
  ] as const) {
    await page.goto(path);
    for (const { id, company } of voices) {
      const { quote, name, role }: { quote: string; name: string; role: string } = Object(people)[id];
      const voice = page.getByRole("figure").filter({ hasText: quote });
      await expect(voice).toBeVisible();
      for (const text of [name, role, company]) await expect(voice).toContainText(text);
    }
  }
});

test("BR-11 IB-09 PA-06 PF-11 the final call of a page leads to its scheduler", async ({ reader: page }) => {
  const duration = numberFormats("en").duration(company.demo.minutes, "minute");
  for (const [{ path, catalogue }, { title, text }, cta, scheduler] of [
    [routes.brokers, brokers.finalCall, common.navigation.bookDemo, "brokers"],
    [routes.communities, communities.finalCall, communities.finalCall.cta, "communities"],
    [routes.partners, partners.finalCall, partners.bookMeeting, "brokers"],
    [routes.propFirms, propFirms.finalCall, common.navigation.bookDemo, "propFirms"],
  ] as const) {
    await page.goto(path);
    const final = region(page, title);
    await expect(final).toContainText(filled(text, { duration }));
    const label = `${catalogue}-final`;
    await expect(final.getByRole("link", { name: cta })).toHaveAttribute(
      "href",
      trackedScheduler(scheduler, label),
    );
  }
});

test("WG-04 a tooltip opens after 700 ms of hover, at once within 300 ms of another", async ({ page }) => {
  // High enough to show the footer without scrolling, which closes tooltips.
  await page.setViewportSize({ width: 1280, height: 8000 });
  const [first = "", second = ""] = links.footer.social.map(({ id }) => common.navigation[id]);
  await stopClock(page);
  await page.goto(routes.confirmation.path);
  const social = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  const tip = (text: string) => page.locator("[role=tooltip]", { hasText: text });
  await social(first).hover();
  await page.clock.runFor(699);
  await expect(tip(first)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip(first)).toBeVisible();
  await social(second).hover();
  await page.clock.runFor(1);
  await expect(tip(second)).toBeVisible();
});
