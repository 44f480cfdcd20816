import type { DecodedPng } from "fast-png";
import { routes } from "../../src/facts/routes.ts";
import { site, words } from "../fixtures.ts";
import { expect, test } from "./fixtures.ts";
import { startRecordedSite } from "./recordedSite.ts";
import type { Visitor } from "./visitor.ts";

const { brokers, common, legal } = words("en");
const paths = Object.values(routes).map(({ path }) => path);

/** Scrolls through a page by window heights and calls `look` at each position. */
async function readThrough(visitor: Visitor, look: () => Promise<void> = async () => {}): Promise<void> {
  for (let isMore = true; isMore; ) {
    await look();
    isMore = await visitor.call(async () => {
      const before = scrollY;
      scrollBy({ top: innerHeight - 120, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY > before;
    });
  }
}

test("RT-01 RT-08 WG-07 every page starts all of its scripts and nothing goes wrong in any of them", async ({
  visit,
  baseURL,
}) => {
  test.slow();
  const recorded = await startRecordedSite(baseURL ?? "");
  const visitor = await visit({}, recorded.address);
  for (const path of paths) {
    await visitor.open(path);
    await readThrough(visitor);
    await visitor.expect(`islands of ${path} that have not started`, [], () =>
      [...document.querySelectorAll("astro-island[ssr]")]
        .filter((island) => [...island.children].some((child) => child.checkVisibility()))
        .map((island) => island.getAttribute("component-url")),
    );
    await visitor.expect(
      `what went wrong on ${path}`,
      [],
      () => (window as unknown as { faults: string[] }).faults,
    );
  }
  await recorded.close();
});

for (const width of [320, 390, 1280])
  test(`RT-01 RT-08 no page scrolls sideways at ${width} px`, async ({ visitor }) => {
    for (const path of paths) {
      await visitor.open(path, width);
      await readThrough(visitor);
      await visitor.expect(`how far ${path} scrolls sideways`, 0, () => {
        scrollBy({ left: 100, behavior: "instant" });
        return scrollX;
      });
    }
  });

/** Boxes of headings and paragraphs that are completely visible, in pixels of the window. */
const textBoxes = () =>
  [...document.querySelectorAll("main :is(h1, h2, h3, p, blockquote, dt, dd)")].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-hidden=true]"))
      return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && top >= 64 && bottom <= innerHeight;
    if (!inside || right - left < 4 || bottom - top < 4) return [];
    // Text that the scroll container clips is not visible.
    const track = element.closest("[data-slide]")?.parentElement?.getBoundingClientRect();
    if (track && (left < track.left - 1 || right > track.right + 1)) return [];
    return { words: element.textContent.trim().slice(0, 60), left, top, right, bottom };
  });

/** Whether two screenshots differ within a box. The second one is without text, so painted text makes them differ. */
function differ(one: DecodedPng, other: DecodedPng, box: ReturnType<typeof textBoxes>[number]): boolean {
  for (let y = Math.floor(box.top); y < box.bottom; y += 1)
    for (let x = Math.floor(box.left); x < box.right; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const [first, second] = [one, other].map(
          ({ data, width, channels }) => data[(y * width + x) * channels + channel] ?? 0,
        );
        if (Math.abs((first ?? 0) - (second ?? 0)) > 32) return true;
      }
  return false;
}

/** Finishes or pauses all animations, so that two screenshots differ only in their text. */
const holdStill = async () => {
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause();
      else animation.finish();
    }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** Makes all text transparent, or restores it. */
const withoutText = async (isGone: boolean) => {
  const style = new CSSStyleSheet();
  style.replaceSync("main * { color: transparent !important; transition: none !important }");
  document.adoptedStyleSheets = isGone
    ? [...document.adoptedStyleSheets, style]
    : document.adoptedStyleSheets.slice(0, -1);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

for (const id of ["propFirms", "brokers", "communities", "partners", "caseStudies"] as const)
  test(`${{ propFirms: "PF-08", brokers: "BR-03", communities: "IB-05", partners: "PA-03", caseStudies: "CS-06" }[id]} all text of ${routes[id].path} is painted once it has been scrolled to, in motion`, async ({
    visitor,
  }) => {
    test.slow();
    await visitor.open(routes[id].path);
    const seen = new Set<string>();
    const unpainted = new Set<string>();
    await readThrough(visitor, async () => {
      await visitor.call(holdStill);
      const boxes = await visitor.call(textBoxes);
      const painted = await visitor.screenshot();
      await visitor.call(withoutText, true);
      const bare = await visitor.screenshot();
      await visitor.call(withoutText, false);
      for (const box of boxes) {
        if (differ(painted, bare, box)) seen.add(box.words);
        else unpainted.add(box.words);
      }
    });
    expect(seen.size).toBeGreaterThan(10);
    expect([...unpainted].filter((text) => !seen.has(text))).toEqual([]);
  });

test.describe("WG-07 without scripts", () => {
  test("WG-07 LY-10 Book demo shows the three choices in place, and the cross leads back", async ({
    visit,
  }) => {
    const visitor = await visit({ scripts: false });
    await visitor.open(routes.home.path);
    await visitor.expectSeen("dialog", false);
    await visitor.click({ css: "#menu a", text: common.navigation.bookDemo });
    for (const scheduler of ["brokers", "propFirms", "communities"] as const)
      await visitor.expectSeen({ css: "dialog a", text: common.demo[scheduler] });
    await visitor.click({ css: "dialog a", text: common.demo.close, exact: true });
    await visitor.expectSeen("dialog", false);
  });

  test("WG-07 LY-06 LN-03 the menu opens, and a language is chosen and kept", async ({ visit }) => {
    const visitor = await visit({ scripts: false });
    await visitor.open(routes.partners.path, 390, 844);
    await visitor.click("header [popovertarget=menu]");
    await visitor.click("[data-language-switcher] summary");
    await visitor.click("[data-language-switcher] a[lang=pt]");
    await visitor.expect("language", "pt", () => document.documentElement.lang);
    // By a link, since WebKit keeps no `Secure` cookie of an address without TLS.
    await visitor.click(`footer a[href^="${routes.caseStudies.path}"]`);
    await visitor.expect("page", routes.caseStudies.path, () => location.pathname);
    await visitor.expect("language", "pt", () => document.documentElement.lang);
  });

  test("WG-07 BR-07 BR-10 LG-02 panels, answers and sections can all be read and reached", async ({
    visit,
  }) => {
    const visitor = await visit({ scripts: false });
    await visitor.open(routes.brokers.path);
    const { "loyal-clients": loyal, revenue } = brokers.useCases;
    await visitor.expectSeen({ css: "main h3", text: loyal.title });
    // WebKitGTK's driver reports disabled scripts as enabled (docs/testing.md); tabs are then links to panels.
    const areTabs = await visitor.call(
      () => document.querySelector("[role=tablist]")?.checkVisibility() ?? false,
    );
    if (areTabs) await visitor.click({ css: "[role=tab]", text: revenue.tab });
    await visitor.expectSeen({ css: "main h3", text: revenue.title });
    const [first] = Object.values(brokers.faq.items);
    await visitor.click({ css: "main summary", text: first?.question ?? "" });
    await visitor.expectSeen({ css: "main details p", text: first?.answer ?? "" });
    await visitor.open(routes.privacyPolicy.path);
    await visitor.click({ css: "[data-contents] a", text: legal.sections.community.title, exact: true });
    await visitor.expectAddress(`${routes.privacyPolicy.path}#community`);
  });
});

test("LN-05 every language shows its own words in its own script", async ({ visitor }) => {
  for (const language of site.languages) {
    await visitor.open(`${routes.confirmation.path}?lng=${language}`);
    await visitor.expectSeen({ css: "h1", text: words(language).confirmation.title });
  }
});
