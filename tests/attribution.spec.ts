import type { Locator, Page } from "@playwright/test";
import { routes, type Scheduler, sampleDocuments } from "../src/content/routes.ts";
import { type BuiltDocument, readDocuments } from "./builtDocuments.ts";
import { expect, site, test, words } from "./fixtures.ts";

const { common } = words("en");
const schedulers = ["brokers", "propFirms", "communities"] as const;

const schedulerOf = (link: string): Scheduler | undefined =>
  schedulers.find((scheduler) => link.startsWith(site.links.schedulers[scheduler]));

/** The labels of links to schedulers in a document, and where they lead. */
const labelsIn = ({ elements }: BuiltDocument): [label: string, scheduler: Scheduler][] =>
  elements.flatMap(({ tag, attributes: { href = "" } }) => {
    const scheduler = tag === "a" && schedulerOf(href);
    return scheduler ? [[new URL(href).searchParams.get("utm_content") ?? "", scheduler]] : [];
  });

const choicesOf = (dialog: string): Record<string, Scheduler> => ({
  [`${dialog}-brokers`]: "brokers",
  [`${dialog}-prop-firms`]: "propFirms",
  [`${dialog}-communities`]: "communities",
});

/** The links of pages that have more than the dialog of the bar: the page and the button of each, and the scheduler. */
const labels: Readonly<Record<string, Readonly<Record<string, Scheduler>>>> = {
  "/for-prop-firms": {
    "prop-firms-navigation": "propFirms",
    "prop-firms-hero-start": "propFirms",
    "prop-firms-hero-scale": "propFirms",
    "prop-firms-final": "propFirms",
  },
  "/for-brokers": {
    "brokers-navigation": "brokers",
    "brokers-hero": "brokers",
    "brokers-use-case-loyal-clients": "brokers",
    "brokers-use-case-ib-tools": "brokers",
    "brokers-use-case-revenue": "brokers",
    "brokers-final": "brokers",
  },
  "/IBs-communities": {
    "communities-navigation": "communities",
    "communities-hero": "communities",
    "communities-final": "communities",
  },
  "/partners": {
    "partners-navigation": "brokers",
    "partners-hero": "brokers",
    "partners-final": "brokers",
  },
  [sampleDocuments.newsletter]: {},
  "/case-studies": { ...choicesOf("case-studies-dialog"), ...choicesOf("case-studies-final-dialog") },
};

/** Every link to a scheduler in a document. */
function labelsOf(document: string): Readonly<Record<string, Scheduler>> {
  const route = Object.values(routes).find(({ path }) => path === document);
  return labels[document] ?? choicesOf(`${route?.catalogue ?? document}-dialog`);
}

test("LY-11 the label of each link to a scheduler names its page and its button, once in each document", () => {
  const built = readDocuments();
  for (const each of built)
    expect
      .soft(labelsIn(each).toSorted(), `labels of ${each.name}`)
      .toEqual(Object.entries(labelsOf(each.document)).toSorted());
  const documents = built.filter(({ language }) => language === "en");
  const all = documents.flatMap(({ document }) => Object.keys(labelsOf(document)));
  expect(new Set(all).size).toBe(all.length);
});

/** A campaign with every key that is kept. */
const campaign = (name: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"],
      ...["gclid", "gbraid", "wbraid", "fbclid", "msclkid", "li_fat_id", "ttclid"],
    ].map((key) => [key, `${name} ${key}/=&"<é語`]),
  );

const query = (name: string): string => `?${new URLSearchParams(campaign(name))}`;

/** All that a touch consists of. */
const touchOf = (name: string, landing: string): Record<string, string> => ({
  ...campaign(name),
  referrer_host: `${name}.example.org`,
  landing_path: landing,
});

/** Reaches a page of ours from a link of a campaign. */
const arrive = (page: Page, name: string, path: string) =>
  page.goto(path, { referer: `http://${name}.example.org/page` });

/** Waits for the script of a page with the dialog. */
const started = (page: Page) => page.locator("#book-demo[data-started]").waitFor({ state: "attached" });

type Touch = "first" | "last";
const touches = ["first", "last"] as const satisfies readonly Touch[];

/** What a link says of a touch, read as its vendor does. */
function carried(link: string, scheduler: Scheduler, touch: Touch): Record<string, string> {
  const { searchParams } = new URL(link);
  const field = site.tracking.fields[site.tracking.vendors[scheduler]]?.[touch] ?? "";
  const [before = "", after] = field.split("{key}");
  if (after === undefined) return Object.fromEntries(new URLSearchParams(searchParams.get(field) ?? ""));
  return Object.fromEntries(
    [...searchParams]
      .filter(([name]) => name.startsWith(before) && name.endsWith(after))
      .map(([name, value]) => [name.slice(before.length, name.length - after.length), value]),
  );
}

const choice = (page: Page, scheduler: Scheduler): Locator =>
  page.locator(`#book-demo a[href*="-dialog-${routes[scheduler].catalogue}&"]`);

/** The address of a link after it has been pressed. */
async function usedLink(link: Locator): Promise<string> {
  await link.dispatchEvent("pointerdown");
  return (await link.getAttribute("href")) ?? "";
}

interface Journey {
  /** Ends on a page with the dialog. */
  go: (page: Page) => Promise<Page>;
  first: Record<string, string>;
  /** If not the same as the first. */
  last?: Record<string, string>;
}

const { referrer_host: _, ...withoutReferrer } = touchOf("spring", "/");

const journeys: Readonly<Record<string, Journey>> = {
  "the page that is reached": {
    first: touchOf("spring", "/case-studies"),
    go: async (page) => {
      await arrive(page, "spring", `/case-studies${query("spring")}`);
      return page;
    },
  },
  "another campaign, then Back and reloading": {
    first: touchOf("spring", "/"),
    last: touchOf("autumn", "/for-brokers"),
    go: async (page) => {
      await arrive(page, "spring", `/${query("spring")}`);
      await arrive(page, "autumn", `/for-brokers${query("autumn")}`);
      await page.goBack();
      await page.reload();
      return page;
    },
  },
  // Another tab is another session, and the page that opened it does not say who had led there.
  "a new tab": {
    first: withoutReferrer,
    go: async (page) => {
      await arrive(page, "spring", `/${query("spring")}`);
      const link = page.getByRole("contentinfo").getByRole("link", { name: common.navigation.privacyPolicy });
      const address = (await link.getAttribute("href")) ?? "";
      // A tab that the link itself opens sometimes stays empty for Playwright.
      const tab = await page.context().newPage();
      await tab.goto(address, { referer: page.url() });
      return tab;
    },
  },
  // These two change the language of all that follow.
  "the redirect of an unknown path": {
    first: touchOf("spring", "/"),
    go: async (page) => {
      await arrive(page, "spring", `/no/such/page${query("spring")}&lng=es`);
      await expect(page).toHaveURL(`/${query("spring")}&lng=es`);
      return page;
    },
  },
  "a change of language": {
    first: touchOf("spring", "/"),
    go: async (page) => {
      await arrive(page, "spring", `/${query("spring")}`);
      const switcher = page.locator("[data-language-switcher]");
      await switcher.locator("summary").click();
      await switcher.locator("a[lang=ja]").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ja");
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: words("ja").common.navigation.privacyPolicy })
        .click();
      await page.waitForURL("/privacy-policy?lng=ja");
      return page;
    },
  },
};

test("LY-11 D9 where a visitor came from reaches every scheduler, whatever way the visitor takes", async ({
  context,
  request,
}) => {
  for (const [name, { go, first, last = first }] of Object.entries(journeys)) {
    // A new tab is a new session.
    const page = await go(await context.newPage());
    await started(page);
    for (const scheduler of schedulers) {
      const plain = (await choice(page, scheduler).getAttribute("href")) ?? "";
      const used = await usedLink(choice(page, scheduler));
      expect(used.startsWith(`${plain}&`), `${used} begins with our own labels`).toBe(true);
      for (const touch of touches)
        expect
          .soft(carried(used, scheduler, touch), `${touch} touch of ${name} to ${scheduler}`)
          .toEqual({ first, last }[touch]);
    }
    await page.close();
  }
  for (const path of ["/blog", "/es/precios", "/PT/a/"]) {
    const { location = "" } = (await request.get(path + query("spring"), { maxRedirects: 0 })).headers();
    expect(Object.fromEntries(new URL(location).searchParams), path).toEqual(campaign("spring"));
  }
});

test.describe("LY-11 a link to a scheduler says where the visitor came from, however it is used", () => {
  const hero = (page: Page) =>
    page
      .getByRole("main")
      .getByRole("link", { name: words("en").common.navigation.bookDemo })
      .first();
  const expected = touchOf("spring", "/for-brokers");

  test.beforeEach(async ({ page, context }) => {
    for (const address of Object.values(site.links.schedulers))
      await context.route(`${new URL(address).origin}/**`, (route) => route.fulfill({ body: "scheduler" }));
    await arrive(page, "spring", `/for-brokers${query("spring")}`);
    // The script has run when the page has stored where the visitor came from.
    await page.waitForFunction(() => sessionStorage.getItem("last-touch"));
  });

  const expectCarried = (link: string): void => {
    for (const touch of touches) expect(carried(link, "brokers", touch)).toEqual(expected);
  };
  /** The address that a new tab asks for. */
  const inNewTab = async (page: Page, use: () => Promise<void>): Promise<string> => {
    const asked = page
      .context()
      .waitForEvent("request", (request) => request.url().startsWith(site.links.schedulers.brokers));
    await use();
    return (await asked).url();
  };

  test("pressed, pressed with the middle button, and by keyboard", async ({ page }) => {
    expectCarried(await inNewTab(page, () => hero(page).click()));
    await page.reload();
    expectCarried(await inNewTab(page, () => hero(page).click({ button: "middle" })));
    await page.reload();
    expectCarried(await inNewTab(page, () => hero(page).press("Enter")));
    await page.reload();
    expectCarried(await inNewTab(page, () => hero(page).evaluate((link: HTMLAnchorElement) => link.click())));
  });

  test("copied from its menu, and in an island; nothing else on the page says it", async ({ page }) => {
    expect(await page.content()).not.toMatch(/spring(?:%20|[+ ])(?:utm_|gclid)/);
    await hero(page).click({ button: "right" });
    expectCarried((await hero(page).getAttribute("href")) ?? "");
    await page.reload();
    await hero(page).focus();
    expectCarried((await hero(page).getAttribute("href")) ?? "");
    const inIsland = page.locator('a[href*="brokers-use-case-loyal-clients"]');
    await inIsland.scrollIntoViewIfNeeded();
    expectCarried(await usedLink(inIsland));
  });
});

test("LY-11 with storage blocked, a link says what the address of its page says", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
  });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await arrive(page, "spring", `/${query("spring")}`);
  await started(page);
  const used = await usedLink(choice(page, "brokers"));
  expect(carried(used, "brokers", "last")).toEqual(touchOf("spring", "/"));
  expect(errors).toEqual([]);
});

test("LY-11 a page that is prepared in the background is no arrival until it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await arrive(page, "spring", `/${query("spring")}`);
  await started(page);
  expect(await page.evaluate(() => sessionStorage.getItem("first-touch"))).toBeNull();
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  const stored = await page.waitForFunction(() => sessionStorage.getItem("first-touch"));
  expect(Object.fromEntries(new URLSearchParams((await stored.jsonValue()) ?? ""))).toEqual(
    touchOf("spring", "/"),
  );
});
