import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { routes, type Scheduler } from "../src/content/routes.ts";
import type { Language } from "../src/i18n/languages.ts";
import { english } from "../src/i18n/messages/english.ts";
import { withNoBreaks } from "../src/i18n/messages/noBreak.ts";
import { site } from "../src/site/site.ts";

export { expect, site };

/** Whether the owner has the popup open on Home. Tests of it are skipped elsewhere, since it may open nowhere. */
export const hasPopup = site.popup.paths.includes(routes.home.path);

interface Options {
  /** Whether the visitor has closed the popup banner, which otherwise opens during long tests. */
  hasClosedPopup: boolean;
  /**
   * What pages have tried against their content security policy. A test at whose end there is anything fails; one that
   * provokes a violation takes it out.
   */
  policyViolations: string[];
  /**
   * A page without scripts, which all tests of a worker share: for tests that only read, and in English, because a
   * choice of language would stay.
   */
  reader: Page;
}

interface Shared {
  plainPage: Page;
}

const violationMark = "Against the content security policy: ";

export const test = base.extend<Options, Shared>({
  plainPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "en-US" } = project.use;
      const page = await browser.newPage({ baseURL, locale, javaScriptEnabled: false });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  reader: async ({ plainPage, viewport }, use) => {
    if (viewport) await plainPage.setViewportSize(viewport);
    await use(plainPage);
  },
  hasClosedPopup: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  policyViolations: async ({}, use) => {
    const violations: string[] = [];
    await use(violations);
    expect(violations).toEqual([]);
  },
  context: async ({ context, hasClosedPopup, policyViolations }, use) => {
    context.on("console", (message) => {
      const text = message.text();
      if (text.startsWith(violationMark)) policyViolations.push(text.slice(violationMark.length));
    });
    await context.addInitScript((mark) => {
      addEventListener(
        "securitypolicyviolation",
        ({ effectiveDirective, blockedURI, sample, documentURI }) => {
          console.error(`${mark}${effectiveDirective} ${blockedURI} ${sample} on ${documentURI}`);
        },
      );
    }, violationMark);
    if (hasClosedPopup)
      await context.addInitScript(() => {
        // Frames with an opaque origin have no storage.
        try {
          sessionStorage.setItem("popup-closed", "true");
        } catch {}
      });
    await use(context);
  },
});

type Catalogues = typeof english;

/** Replaces the placeholders that every message may use, as the build does. */
const interpolate = (message: string): string =>
  withNoBreaks(
    message.replace(
      /\{\{(brand|legalName|supportEmail)\}\}/g,
      (_, name: "brand" | "legalName" | "supportEmail") => site[name],
    ),
  );

/** The words that documents show in a language, for expected texts: rewording a message breaks no test. */
export function words(language: Language): Catalogues {
  const catalogues = Object.keys(english).map((namespace) => {
    const file = new URL(`../catalogues/${language}/${namespace}.json`, import.meta.url);
    return [namespace, JSON.parse(readFileSync(file, "utf8"))];
  });
  return JSON.parse(interpolate(JSON.stringify(Object.fromEntries(catalogues))));
}

/** Replaces the placeholders of a message. */
export const filled = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** A pattern for a message with any values for its placeholders. */
export const patternOf = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\{\w+\}\}/)
      .map((part) => RegExp.escape(part))
      .join(".+"),
  );

/** A section of a page, a carousel or a strip, by its name. */
export const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Expects that a link opens an address in a new tab, without access to this page. */
export async function expectNewTab(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
}

/** Expects that questions open to their answers and close again. */
export async function expectQuestions<Id extends string>(
  section: Locator,
  ids: readonly Id[],
  words: Readonly<Record<Id, { question: string; answer: string }>>,
): Promise<void> {
  await expect(section.getByRole("group")).toHaveCount(ids.length);
  for (const id of ids) {
    const { question, answer } = words[id];
    await expect(section.getByText(answer)).toBeHidden();
    await section.getByText(question, { exact: true }).click();
    await expect(section.getByText(answer)).toBeVisible();
    await section.getByText(question, { exact: true }).click();
    await expect(section.getByText(answer)).toBeHidden();
  }
}

/**
 * The address of a demo button on an English page: its scheduler with the tracking of D9. Where the visitor came from
 * may follow.
 * @param label page and button, such as `partners-hero`
 */
export const trackedScheduler = (scheduler: Scheduler, label: string): RegExp => {
  const labels = new URLSearchParams({
    utm_source: site.tracking.source,
    utm_medium: site.tracking.medium,
    utm_campaign: site.tracking.campaign,
    utm_content: label,
    utm_term: "en",
  });
  return new RegExp(`^${RegExp.escape(`${site.links.schedulers[scheduler]}?${labels}`)}(?:&|$)`);
};

/** The initials of an English name: of its first word, and of its last if it has several. */
export const monogram = (name: string): string => name.replace(/^(\S)\S*(?:.*\s(\S)\S*)?$/, "$1$2");

/** Removes the tags of a message. */
export const untagged = (message: string): string => message.replace(/<\/?\w+>/g, "");

/** Stops the clock of pages opened later, on the last day of the event. Only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // The clock runs until `pauseAt`, which cannot go back, so the times are an hour apart.
  await page.clock.install({ time: `${site.event.endsOn}T08:30:00Z` });
  await page.clock.pauseAt(`${site.event.endsOn}T09:30:00Z`);
}
