import { routes } from "../../src/facts/routes.ts";
import { chooseLanguage } from "../../src/languages/choosing/choose.ts";
import { site, words } from "../fixtures.ts";
import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const { common } = words("en");
const burger = "header [popovertarget=menu]";
const switcher = "[data-language-switcher] summary";

const expectLanguage = (visitor: Visitor, language: string) =>
  visitor.expect("language of the page", language, () => document.documentElement.lang);

async function choose(visitor: Visitor, language: string): Promise<void> {
  await visitor.click(switcher);
  await visitor.click(`[data-language-switcher] a[lang=${language}]`);
  await expectLanguage(visitor, language);
}

test("LN-01 LN-02 the first visit is in the browser's language, by its primary subtag", async ({ visit }) => {
  const visitor = await visit({ language: "ru-RU" });
  await visitor.open(routes.partners.path);
  const asked = await visitor.call(() => navigator.languages);
  const language = chooseLanguage(asked, site.languages) ?? "en";
  await expectLanguage(visitor, language);
});

test("LN-01 what local storage remembers goes before the browser's language", async ({ visitor }) => {
  await visitor.open(routes.confirmation.path);
  await expectLanguage(visitor, "en");
  await visitor.call(() => localStorage.setItem("i18nextLng", "pt-BR"));
  await visitor.open(routes.partners.path);
  await expectLanguage(visitor, "pt");
});

test("LN-03 a choice keeps path, query and hash, is remembered in cookie and storage, and holds on the next page", async ({
  visitor,
}) => {
  await visitor.open(`${routes.brokers.path}?from=mail#platforms`);
  // The bar moves only after the page has scrolled to the fragment.
  await visitor.expect("the fragment is in view", true, () => {
    const { top } = document.querySelector("#platforms")?.getBoundingClientRect() ?? new DOMRect(0, -1);
    return top >= 0 && top < 200;
  });
  await choose(visitor, "ja");
  await visitor.expectAddress(`${routes.brokers.path}?from=mail&lng=ja#platforms`);
  await visitor.expect("what is remembered", ["ja", "ja", true], () => [
    localStorage.getItem("manual-language"),
    localStorage.getItem("i18nextLng"),
    document.cookie.includes("i18nextLng=ja"),
  ]);
  await visitor.open(routes.partners.path);
  await expectLanguage(visitor, "ja");
  await visitor.expectSeen({ css: "h1", text: words("ja").partners.hero.title });
});

test("LN-03 the page before, by Back, comes in the language chosen since", async ({ visitor }) => {
  await visitor.open(routes.brokers.path);
  await visitor.click({ css: "#menu a", text: common.navigation.partners });
  await visitor.expectAddress(routes.partners.path);
  await choose(visitor, "ru");
  await visitor.back();
  await visitor.expect("path", routes.brokers.path, () => location.pathname);
  await expectLanguage(visitor, "ru");
});

for (const { width, direction } of [
  { width: 1280, direction: "downward" },
  { width: 390, direction: "upward" },
] as const)
  test(`LY-13 at ${width} px the languages open ${direction}, inside the window, and close on Escape`, async ({
    visitor,
  }) => {
    await visitor.open(routes.partners.path, width, 844);
    if (width < 768) await visitor.click(burger);
    await visitor.click(switcher);
    await visitor.expectSeen("[data-language-switcher] a[lang=ja]");
    const [list, button] = await visitor.call(() =>
      ["[data-language-switcher] ul", "[data-language-switcher] summary"].map((css) =>
        document.querySelector(css)?.getBoundingClientRect().toJSON(),
      ),
    );
    if (direction === "downward") expect(list.top).toBeGreaterThanOrEqual(button.bottom - 1);
    else expect(list.bottom).toBeLessThanOrEqual(button.top + 1);
    expect(list.top).toBeGreaterThanOrEqual(0);
    expect(list.bottom).toBeLessThanOrEqual(844);
    await visitor.press("Escape");
    await visitor.expectSeen("[data-language-switcher] a[lang=ja]", false);
    // In the burger menu Escape closes the menu as well.
    await visitor.expectFocus(width < 768 ? burger : switcher);
  });
