import type { BrowserContext, Page } from "@playwright/test";
import { untilIdle } from "../../scripts/untilIdle.ts";
import { routes } from "../../src/facts/routes.ts";
import { languages } from "../../src/languages/languages.ts";
import { pseudo } from "../../src/languages/words/pseudo.ts";
import { expect, test, words } from "../fixtures.ts";

// The rehearsal publishes all seven languages as pseudo-translations. Messages begin with the language code.

const { common, home } = words("en");
const served = (page: Page) => page.locator("html").getAttribute("lang");
const cookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "i18nextLng")?.value;
const switcher = (page: Page) => page.locator("[data-language-switcher]");

/** Counts documents loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.status() < 300) loads += 1;
  });
  return () => loads;
}

test.describe("LN-01 the order of sources", () => {
  test("LN-01 the query goes before the cookie, the cookie before storage and browser", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "i18nextLng", value: "ru", url: baseURL ?? "" }]);
    await page.addInitScript(() => localStorage.setItem("manual-language", "hi"));
    await page.goto("/");
    expect(await served(page)).toBe("ru");
    await page.goto("/?lng=ja");
    expect(await served(page)).toBe("ja");
  });

  test("LN-01 local storage goes before session storage and browser, in one more load", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.evaluate(() => {
      localStorage.setItem("i18nextLng", "pt-BR");
      sessionStorage.setItem("i18nextLng", "hi");
    });
    const loads = countLoads(page);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "pt");
    expect(loads()).toBe(2);
    expect(await cookie(context)).toBe("pt");
    await page.goto("/");
    expect(loads()).toBe(3);
  });

  test("LN-01 session storage goes before the browser", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => sessionStorage.setItem("i18nextLng", "hi"));
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  });

  test("LN-01 a choice by hand goes before what was detected", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      localStorage.setItem("i18nextLng", "es");
      localStorage.setItem("manual-language", "zh");
    });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  });
});

test.describe("LN-01 the browser's languages", () => {
  test.use({ locale: "ja-JP" });
  test("LN-01 decide where nothing else does", async ({ page }) => {
    const response = await page.goto("/");
    expect(await served(page)).toBe("ja");
    expect(response?.headers()["content-language"]).toBe("ja");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("[ja ");
  });
});

test("LN-02 unsupported and script-like values are skipped, and none is reflected", async ({ page }) => {
  for (const value of ["xx", "<script>alert(1)</script>", "javascript:alert(1)", 'en"onload="x', "%00"]) {
    await page.goto(`/?lng=${encodeURIComponent(value)}`);
    expect(await served(page)).toBe("en");
    expect(await page.content()).not.toContain("alert(1)");
  }
  await page.goto("/?lng=RU-ru");
  expect(await served(page)).toBe("ru");
});

test("LN-03 a choice sticks: cookie, both keys of local storage, and the address", async ({
  page,
  context,
}) => {
  await page.goto("/?lng=es&utm_source=mail#solutions");
  expect(await cookie(context)).toBe("es");
  await expect(page).toHaveURL("/?lng=es&utm_source=mail#solutions");
  await expect(page.getByRole("status")).toBeEmpty();
  expect(
    await page.evaluate(() => [localStorage.getItem("manual-language"), localStorage.getItem("i18nextLng")]),
  ).toEqual(["es", "es"]);
  await page.goto("/privacy-policy");
  expect(await served(page)).toBe("es");
  const kept = (await context.cookies()).find(({ name }) => name === "i18nextLng");
  expect(kept?.sameSite).toBe("Lax");
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600);
});

test("LN-03 the switcher keeps path, query, hash and scroll position, and says what happened", async ({
  page,
  context,
}) => {
  await page.goto("/privacy-policy?utm_source=mail#security");
  await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
  await switcher(page).locator("summary").click();
  await switcher(page).getByRole("link", { name: "Русский" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page).toHaveURL("/privacy-policy?utm_source=mail&lng=ru#security");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await expect(page.getByRole("status")).toHaveText(pseudo(common.language.changed, "ru"));
  expect(await cookie(context)).toBe("ru");
});

test("LN-03 Back after a choice shows the page before, in the chosen language", async ({ page }) => {
  await page.goto("/confirmation-page");
  await page.goto("/");
  await switcher(page).locator("summary").click();
  await switcher(page).getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await page.goBack();
  await expect(page).toHaveURL("/confirmation-page");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
});

/** Selects a language by its own name. */
async function choose(page: Page, name: string): Promise<void> {
  await switcher(page).locator("summary").click();
  await switcher(page).getByRole("link", { name }).click();
}

test("LN-03 a choice by hand goes before an address in history", async ({ page, context }) => {
  await page.goto("/confirmation-page?lng=ru");
  await page.goto("/?lng=ru");
  await choose(page, "English");
  await expect(page).toHaveURL("/?lng=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goBack();
  await expect(page).toHaveURL("/confirmation-page?lng=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await cookie(context)).toBe("en");
});

for (const [before, after] of [
  ["/confirmation-page?lng=ru#content", "/confirmation-page?lng=en#content"],
  ["/confirmation-page", "/confirmation-page"],
] as const)
  test(`LN-03 ${before}, kept by the browser, comes back in the language chosen since, in one load`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "i18nextLng", value: "ru", url: baseURL ?? "" }]);
    await page.goto(before);
    expect(await served(page)).toBe("ru");
    const loads = countLoads(page);
    await page.evaluate(() => {
      document.cookie = "i18nextLng=en; Path=/";
      localStorage.setItem("manual-language", "en");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(page).toHaveURL(after);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await untilIdle(page);
    expect(loads()).toBe(1);
  });

test("LN-03 a choice in another tab keeps query and hash as well", async ({ page, baseURL }) => {
  await page.goto("/case-studies?utm_source=mail#stories");
  await switcher(page).locator("summary").click();
  // Playwright sometimes misses the new tab: https://github.com/microsoft/playwright/issues/42142
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      Object.assign(window, { left: !event.defaultPrevented && link && link.href });
      event.preventDefault();
    }),
  );
  await switcher(page)
    .getByRole("link", { name: "Русский" })
    .click({ modifiers: ["ControlOrMeta"] });
  const address = `${baseURL}/case-studies?utm_source=mail&lng=ru#stories`;
  expect(await page.evaluate(() => (window as unknown as { left: unknown }).left)).toBe(address);
  await expect(page).toHaveURL("/case-studies?utm_source=mail#stories");
  expect((await page.request.get(address)).headers()["content-language"]).toBe("ru");
});

test.describe("LN-03 with cookies and storage blocked", () => {
  // Simulates a browser that blocks cookies and storage.
  test.beforeEach(async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    });
    const isDocument = ({ origin, pathname }: URL) => origin === baseURL && !pathname.includes(".");
    await page.route(isDocument, async (route) => {
      const { cookie: _, ...headers } = await route.request().allHeaders();
      await route.continue({ headers });
    });
  });

  test("LN-03 a choice keeps query and hash, and holds on the pages that follow", async ({ page }) => {
    await page.goto("/case-studies?utm_source=mail#stories");
    await choose(page, "Русский");
    await expect(page).toHaveURL("/case-studies?utm_source=mail&lng=ru#stories");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await page.getByRole("contentinfo").locator(`a[href^="${routes.partners.path}"]`).click();
    await expect(page).toHaveURL("/partners?lng=ru");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await choose(page, "English");
    await expect(page).toHaveURL("/partners?lng=en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("LN-03 without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("LN-03 the switcher's links choose and the server remembers", async ({ page, context }) => {
    await page.goto("/confirmation-page");
    await switcher(page).locator("summary").click();
    await switcher(page).getByRole("link", { name: "日本語" }).click();
    expect(await served(page)).toBe("ja");
    expect(await cookie(context)).toBe("ja");
    await page.goto("/");
    expect(await served(page)).toBe("ja");
  });

  test("LN-03 links keep a language that no cookie keeps", async ({ page, context }) => {
    await page.goto("/confirmation-page?lng=ja");
    await context.clearCookies();
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL("/?lng=ja");
    expect(await served(page)).toBe("ja");
  });
});

test.describe("LN-04 English", () => {
  test.use({ locale: "de-DE" });
  test("LN-04 is the default for those who ask for none of the seven", async ({ page }) => {
    await page.goto("/");
    expect(await served(page)).toBe("en");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
  });
});

test("LN-01 with cookies blocked a stored choice loads nothing twice", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
    localStorage.setItem("i18nextLng", "ja");
  });
  const loads = countLoads(page);
  await page.goto("/");
  await untilIdle(page);
  expect(loads()).toBe(1);
  expect(await served(page)).toBe("en");
});

test("LY-13 the switcher lists seven languages by their own names, with flags, and opens downward", async ({
  page,
}) => {
  await page.goto("/");
  await switcher(page).locator("summary").click();
  const links = switcher(page).getByRole("link");
  await expect(links).toHaveCount(languages.length);
  for (const [index, { code, name }] of languages.entries()) {
    await expect(links.nth(index)).toHaveText(name);
    await expect(links.nth(index)).toHaveAttribute("lang", code);
    const width = await links
      .nth(index)
      .locator("img")
      .evaluate(async (flag: HTMLImageElement) => {
        await flag.decode();
        return flag.naturalWidth;
      });
    expect(width).toBeGreaterThan(0);
  }
  const [button, list] = await Promise.all([
    switcher(page).locator("summary").boundingBox(),
    switcher(page).locator("ul").boundingBox(),
  ]);
  expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) - 1);
});

test("LY-13 it closes after a choice", async ({ page }) => {
  await page.goto("/");
  await switcher(page).locator("summary").click();
  await switcher(page).getByRole("link", { name: "English" }).click();
  await expect(switcher(page).locator("ul")).toBeHidden();
  await switcher(page).locator("summary").click();
  await switcher(page).getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(switcher(page).locator("ul")).toBeHidden();
});

test("LY-13 below 768 px it shows the language's name, spans the width and opens upward", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await page.getByRole("button", { name: common.navigation.menu }).click();
  const button = switcher(page).locator("summary");
  await expect(button).toContainText("English");
  const box = await button.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  await button.click();
  const list = await switcher(page).locator("ul").boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  expect(list?.y).toBeGreaterThanOrEqual(0);
});

test.describe("with the popup to come", () => {
  test.use({ hasClosedPopup: false });

  test("LY-14 the popup frames the newsletter form, sandboxed and titled, once it opens", async ({
    page,
  }) => {
    await page.route("http://newsletter.test/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<form>sign up</form><script>document.body.append(origin === 'null' ? 'lost' : 'origin kept')</script>",
      }),
    );
    await page.clock.install();
    await page.goto("/");
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.clock.runFor(5000);
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("title", common.popup.form);
    await expect(frame).toHaveAttribute(
      "sandbox",
      "allow-forms allow-scripts allow-popups allow-same-origin",
    );
    await expect(frame).toHaveAttribute("src", "http://newsletter.test/form?lng=en");
    await expect(page.frameLocator("iframe").getByText("sign up")).toBeVisible();
    await expect(page.frameLocator("iframe").getByText("origin kept")).toBeVisible();
  });
});
