import { caseGroups } from "../../src/facts/cases.ts";
import { routes } from "../../src/facts/routes.ts";
import { testimonials as people } from "../../src/facts/testimonials.ts";
import { chooseLanguage } from "../../src/languages/choosing/choose.ts";
import { site, words } from "../fixtures.ts";
import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const { brokers, "case-studies": caseStudies, common, legal } = words("en");
const paths = Object.values(routes).map(({ path }) => path);

const section = (label: string): string => `section[aria-label=${JSON.stringify(label)}]`;
const dialog = "dialog#book-demo[open]";
const bookDemo = { css: "header a", text: common.navigation.bookDemo };
const solutions = { css: "header summary", text: common.navigation.solutions };
const burger = "header [popovertarget=menu]";
const switcher = "[data-language-switcher] summary";
const inMenu = (text: string) => ({ css: "#menu a", text });
const button = (carousel: string, text: string) => ({ css: `${carousel} button`, text });

/** Opens a page and waits until its script has started. */
async function start(visitor: Visitor, path: string, width?: number): Promise<void> {
  await visitor.open(path, width);
  await visitor.expect("the page's script has started", true, () =>
    [...document.querySelectorAll<HTMLElement>("dialog[id]")].every(
      (each) => each.dataset.started !== undefined,
    ),
  );
}

/** Opens a page, scrolls to a carousel or tabs, and waits for their script. */
async function startAt(visitor: Visitor, path: string, css: string, width?: number): Promise<void> {
  await visitor.open(path, width);
  await visitor.expect(
    `${css} is in view and has started`,
    true,
    (css: string) => {
      const element = document.querySelector(css);
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      return Boolean(element?.closest("[data-started]"));
    },
    css,
  );
}

/** Scrolls through a page. @returns words that are in the window but not visible, and how far the page scrolls sideways */
const readThrough = async (): Promise<{ hidden: string[]; sideways: number }> => {
  const visible = new Map<string, boolean>();
  for (let before = -1; before < scrollY; ) {
    before = scrollY;
    for (const element of document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd)")) {
      const { top, bottom } = element.getBoundingClientRect();
      const isPart = element.checkVisibility({ visibilityProperty: true });
      if (top < 64 || bottom > innerHeight || !isPart || element.closest("[aria-hidden=true]")) continue;
      const text = element.textContent.trim().slice(0, 60);
      visible.set(text, visible.get(text) || element.checkVisibility({ opacityProperty: true }));
    }
    scrollBy({ top: innerHeight - 120, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  scrollBy({ left: 100, behavior: "instant" });
  return {
    hidden: [...visible].flatMap(([text, isVisible]) => (isVisible ? [] : text)),
    sideways: scrollX,
  };
};

for (const width of [320, 1280])
  test(`RT-01 RT-08 every page starts its islands, shows its words, fits ${width} px`, async ({
    visitor,
  }) => {
    for (const path of paths) {
      await visitor.open(path, width);
      expect(await visitor.call(readThrough), path).toEqual({ hidden: [], sideways: 0 });
      await visitor.expect(`islands of ${path} that have not started`, [], () =>
        [...document.querySelectorAll("astro-island[ssr]")]
          .filter((island) => [...island.children].some((child) => child.checkVisibility()))
          .map((island) => island.getAttribute("component-url")),
      );
    }
  });

test("LY-02 RT-13 the bar stays in view, a page starts at its top, Back restores the position", async ({
  visitor,
}) => {
  const privacy = { css: "footer a", text: common.navigation.privacyPolicy };
  await visitor.open(routes.brokers.path);
  await visitor.positionOf(privacy);
  const before = await visitor.call(() => scrollY);
  await visitor.expect("top of the bar", 0, () =>
    Math.round(document.querySelector("header")?.getBoundingClientRect().top ?? -1),
  );
  await visitor.click(privacy);
  await visitor.expectAddress(routes.privacyPolicy.path);
  await visitor.expect("scroll position", 0, () => scrollY);
  await visitor.back();
  await visitor.expectAddress(routes.brokers.path);
  await visitor.expect("scroll position", true, (y: number) => Math.abs(scrollY - y) < 10, before);
});

test("LY-03 Solutions opens on hover and closes when the pointer leaves", async ({ visitor }) => {
  await start(visitor, routes.partners.path);
  await visitor.hover(solutions);
  for (const name of ["brokers", "propFirms", "communities"] as const)
    await visitor.expectVisible(inMenu(common.navigation[name]));
  await visitor.moveTo({ x: 640, y: 700 });
  await visitor.expectVisible(inMenu(common.navigation.brokers), false);
  await visitor.hover(solutions);
  await visitor.click(inMenu(common.navigation.communities));
  await visitor.expectAddress(routes.communities.path);
});

test("LY-03 the skip link is the first stop; Solutions works by keyboard", async ({ visitor }) => {
  await start(visitor, routes.partners.path);
  await visitor.press("Tab");
  await visitor.expectFocus({ css: "a", text: common.skipToContent });
  await visitor.focus(solutions);
  await visitor.press("Enter");
  await visitor.expectVisible(inMenu(common.navigation.brokers));
  await visitor.press("Tab");
  await visitor.expectFocus(inMenu(common.navigation.brokers));
  await visitor.press("Escape");
  await visitor.expectVisible(inMenu(common.navigation.brokers), false);
  await visitor.expectFocus(solutions);
});

test("LY-06 the burger menu opens, closes on Escape and returns focus", async ({ visitor }) => {
  await start(visitor, routes.confirmation.path, 390);
  await visitor.expectVisible("#menu", false);
  await visitor.click(burger);
  await visitor.click(solutions);
  await visitor.expectVisible(inMenu(common.navigation.communities));
  await visitor.press("Escape", "Escape");
  await visitor.expectVisible("#menu", false);
  await visitor.expectFocus(burger);
  await visitor.press("Enter");
  await visitor.click(inMenu(common.navigation.partners));
  await visitor.expectAddress(routes.partners.path);
});

test("LY-07 LY-10 Book demo keeps focus in its dialog, closes on Escape and returns focus", async ({
  visitor,
}) => {
  await start(visitor, routes.caseStudies.path);
  await visitor.focus(bookDemo);
  await visitor.press("Enter");
  await visitor.expectVisible(dialog);
  for (let stop = 0; stop < 6; stop += 1) {
    await visitor.press("Tab");
    await visitor.expect("focus is in the dialog or in the browser's own toolbar", true, () => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
    });
  }
  await visitor.press("Escape");
  await visitor.expectVisible(dialog, false);
  await visitor.expectFocus(bookDemo);
});

test("LY-10 LY-11 the backdrop closes the dialog; a choice opens a tab with attribution", async ({
  visitor,
}) => {
  await start(visitor, `${routes.caseStudies.path}?utm_source=newsletter-7`);
  await visitor.click(bookDemo);
  // For a moment after it has opened, the dialog ignores the second click of a double click.
  await visitor.expectVisible(`${dialog}:not([data-opening])`);
  await visitor.clickAt({ x: 8, y: 400 });
  await visitor.expectVisible(dialog, false);
  await visitor.click({ css: "footer a", text: common.navigation.privacyPolicy });
  await visitor.expectAddress(routes.privacyPolicy.path);
  await visitor.click(bookDemo);
  await visitor.click({ css: `${dialog} a`, text: common.demo.communities });
  await visitor.expectTabs(1);
  await visitor.expectVisible(dialog, false);
  await visitor.expect("the link names the source of the visit", true, () =>
    [...document.links].some(
      ({ href }) => href.includes("-dialog-communities&") && href.includes("newsletter-7"),
    ),
  );
});

test("LY-14 the popup opens after 5 s, takes no focus, closes, and stays closed", async ({ visitor }) => {
  // A timer of the same length that starts later also ends later.
  const untilDue = () => new Promise((resolve) => setTimeout(resolve, 5000));
  await visitor.open(routes.home.path);
  await visitor.call(untilDue);
  await visitor.expectVisible("#popup iframe");
  await visitor.expect("focus stays", true, () => document.activeElement === document.body);
  await visitor.click("#popup button");
  await visitor.expectVisible("#popup", false);
  await visitor.reload();
  await visitor.call(untilDue);
  await visitor.expectVisible("#popup", false);
});

test.describe("in Russian", () => {
  test.use({ settings: { language: "ru-RU" } });

  test("LN-01 LN-02 the first visit is in the browser's language", async ({ visitor }) => {
    await visitor.open(routes.partners.path);
    const languages = await visitor.call(() => navigator.languages);
    await visitor.expect(
      "language",
      chooseLanguage(languages, site.languages) ?? "en",
      () => document.documentElement.lang,
    );
  });
});

test("LN-03 LY-13 a chosen language is remembered, also for Back", async ({ visitor }) => {
  await visitor.open(routes.confirmation.path);
  await visitor.open(`${routes.brokers.path}?from=mail#platforms`);
  await visitor.click(switcher);
  await visitor.expectVisible("[data-language-switcher] a[lang=ja]");
  await visitor.press("Escape");
  await visitor.expectFocus(switcher);
  await visitor.click(switcher);
  await visitor.click("[data-language-switcher] a[lang=ja]");
  await visitor.expectAddress(`${routes.brokers.path}?from=mail&lng=ja#platforms`);
  await visitor.expect("what is remembered", ["ja", true], () => [
    localStorage.getItem("i18nextLng"),
    document.cookie.includes("i18nextLng=ja"),
  ]);
  await visitor.back();
  await visitor.expect("path", routes.confirmation.path, () => location.pathname);
  await visitor.expectVisible({ css: "h1", text: words("ja").confirmation.title });
});

/** Expects that only one slide is visible and read by a screen reader. */
async function expectSlide(visitor: Visitor, carousel: string, index: number): Promise<void> {
  await visitor.expect(
    "slides that are visible, and slides that are read",
    [[index], [index]],
    (css: string) => {
      const root = document.querySelector(css);
      const track = root?.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      const slides = [...(root?.querySelectorAll("[data-slide]") ?? [])];
      const indexes = (test: (slide: Element) => boolean) =>
        slides.flatMap((slide, at) => (test(slide) ? at : []));
      return [
        indexes((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left > track.left - 4 && right < track.right + 4;
        }),
        indexes((slide) => slide.ariaHidden !== "true"),
      ];
    },
    carousel,
  );
}

test("BR-08 WG-06 the testimonials rotate until paused; buttons and arrow keys wrap", async ({ visitor }) => {
  const last = people.brokers.length - 1;
  test.skip(last === 0, "A single one has no controls");
  const testimonials = section(brokers.testimonials.label);
  await startAt(visitor, routes.brokers.path, testimonials);
  // Rotation pauses on hover, and a new window may open under the pointer.
  await visitor.moveTo({ x: 4, y: 400 });
  await visitor.expectAttribute(testimonials, "data-rotation", "playing");
  await visitor.expectAttribute(testimonials, "data-index", "1");
  await visitor.focus(button(testimonials, common.carousel.pause));
  await visitor.press("Enter");
  await visitor.expectAttribute(testimonials, "data-rotation", "stopped");
  await visitor.click(`${testimonials} fieldset button:nth-of-type(1)`);
  await expectSlide(visitor, testimonials, 0);
  await visitor.focus(button(testimonials, common.carousel.previous));
  await visitor.press("ArrowLeft");
  await expectSlide(visitor, testimonials, last);
  await visitor.click(button(testimonials, common.carousel.next));
  await expectSlide(visitor, testimonials, 0);
});

test("CS-04 the cases follow scrolling and buttons", async ({ visitor }) => {
  const stories = section(caseStudies.stories.brokers);
  const indexOf = (css: string) => Number(document.querySelector<HTMLElement>(css)?.dataset.index);
  await startAt(visitor, routes.caseStudies.path, stories, 390);
  await visitor.call((css) => {
    document.querySelector(css)?.lastElementChild?.scrollBy({ left: 700 });
  }, stories);
  await visitor.expect(
    "the index has followed",
    true,
    (css: string) => Number(document.querySelector<HTMLElement>(css)?.dataset.index) > 0,
    stories,
  );
  const index = await visitor.call(indexOf, stories);
  await expectSlide(visitor, stories, index);
  await visitor.click(button(stories, common.carousel.previous));
  await expectSlide(visitor, stories, index - 1);
});

/** The number of endless animations that are running. */
const running = (css: string): number =>
  [...document.querySelectorAll(css)]
    .flatMap((element) => element.getAnimations({ subtree: true }))
    .filter(({ effect, playState }) => {
      return playState === "running" && effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }).length;

test("BR-02 WG-06 the strip of logos moves, stops when paused, and follows its buttons", async ({
  visitor,
}) => {
  const strip = section(brokers.partners.label);
  await startAt(visitor, routes.brokers.path, strip);
  const left = await visitor.call(
    (css) => document.querySelector(`${css} li`)?.getBoundingClientRect().x ?? 0,
    strip,
  );
  await visitor.expect(
    "it has moved",
    true,
    (css: string, x: number) =>
      Math.abs((document.querySelector(`${css} li`)?.getBoundingClientRect().x ?? x) - x) > 2,
    strip,
    left,
  );
  await visitor.click(button(strip, common.carousel.pause));
  await visitor.expectAttribute(strip, "data-rotation", "stopped");
  await visitor.expect("animations that run", 0, running, strip);
});

test.describe("with reduced motion", () => {
  test.use({ settings: { reducedMotion: true } });

  test("WG-06 nothing moves by itself, and the buttons work", async ({ visitor }) => {
    const strip = section(brokers.partners.label);
    await startAt(visitor, routes.brokers.path, strip);
    await visitor.expect("animations that run", 0, running, "main *");
    await visitor.expectVisible(button(strip, common.carousel.pause), false);
    await visitor.click(button(strip, common.carousel.next));
    await visitor.expectAttribute(strip, "data-index", "1");
    await visitor.click(button(strip, common.carousel.previous));
    await visitor.expectAttribute(strip, "data-index", "0");
  });
});

test("BR-07 a tab shows only its panel, by mouse and by arrow keys", async ({ visitor }) => {
  const { "loyal-clients": loyal, "ib-tools": tools, revenue } = brokers.useCases;
  const tab = (text: string) => ({ css: "[role=tab]", text });
  const expectPanel = async (shown: string) => {
    for (const { title } of [loyal, tools, revenue])
      await visitor.expectVisible({ css: "[role=tabpanel] h3", text: title }, title === shown);
  };
  await startAt(visitor, routes.brokers.path, "main [role=tablist]");
  await expectPanel(loyal.title);
  await visitor.click(tab(tools.tab));
  await expectPanel(tools.title);
  await visitor.press("ArrowRight");
  await visitor.expectFocus(tab(revenue.tab));
  await expectPanel(revenue.title);
  await visitor.press("ArrowRight");
  await visitor.expectFocus(tab(loyal.tab));
  await visitor.press("End");
  await visitor.expectAttribute(tab(revenue.tab), "aria-selected", "true");
});

test("WG-01 CS-06 figures count up to their values", async ({ visitor }) => {
  await visitor.open(routes.caseStudies.path);
  await visitor.call(() => {
    document.querySelector("main [data-counter]")?.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const values = Object.values(caseStudies.stats).flatMap((stat) =>
    typeof stat === "string" ? [] : stat.value,
  );
  await visitor.expect("figures that have counted", values, () =>
    [...document.querySelectorAll("main [data-counter=final]")].map((counter) => counter.textContent),
  );
});

test("PF-03 figures agree with a slider that a reload or Back may restore", async ({ visitor }) => {
  const slider = "input[type=range]";
  const agree = () =>
    visitor.expect("figures of the slider", true, () => {
      const { value } = document.querySelector<HTMLInputElement>("input[type=range]") ?? {};
      return document.querySelector("output")?.textContent?.includes(`${value} ×`);
    });
  await visitor.open(routes.propFirms.path);
  await visitor.focus(slider);
  await visitor.press("End", "ArrowLeft");
  await agree();
  await visitor.reload();
  await agree();
  await visitor.open(routes.partners.path);
  await visitor.back();
  await visitor.expectVisible(slider);
  await agree();
});

test("CS-05 the address of a case opens it; Escape leads to its card and clears the address", async ({
  visitor,
}) => {
  const [id] = caseGroups.propFirms;
  await visitor.open(`${routes.caseStudies.path}#${id}`);
  await visitor.expectVisible({ css: "dialog[open] h3", text: caseStudies.cases[id].headline });
  await visitor.expectFocus({ css: "dialog button", text: caseStudies.stories.back });
  await visitor.press("Escape");
  await visitor.expectVisible("dialog[open]", false);
  await visitor.expectAddress(routes.caseStudies.path);
  await visitor.expectFocus(`article#${id}`);
});

test("LG-01 LG-02 LG-03 LG-04 the contents lead to a section and mark it; Back to top", async ({
  visitor,
}) => {
  const { community } = legal.sections;
  await visitor.open(routes.privacyPolicy.path);
  await visitor.expectVisible("[data-back-to-top]", false);
  await visitor.click({ css: "[data-contents] a", text: community.title });
  await visitor.expect("top of the section", 80, () =>
    Math.round(document.getElementById("community")?.getBoundingClientRect().top ?? -1),
  );
  await visitor.expectAddress(`${routes.privacyPolicy.path}#community`);
  await visitor.expect(
    "current section",
    community.title,
    () => document.querySelector("[data-contents] [aria-current=location]")?.textContent,
  );
  await visitor.click("[data-back-to-top]");
  await visitor.expect("scroll position", 0, () => scrollY);
});

test.describe("without scripts", () => {
  test.use({ settings: { scripts: false } });

  test("WG-07 LY-10 LY-06 BR-10 Book demo, menu, languages and answers work", async ({ visitor }) => {
    const [first] = Object.values(brokers.faq.items);
    await visitor.open(routes.brokers.path);
    await visitor.click({ css: "main summary", text: first?.question ?? "" });
    await visitor.expectVisible({ css: "main details p", text: first?.answer ?? "" });
    await visitor.open(routes.home.path);
    await visitor.click(bookDemo);
    for (const scheduler of ["brokers", "propFirms", "communities"] as const)
      await visitor.expectVisible({ css: "dialog a", text: common.demo[scheduler] });
    await visitor.click({ css: "dialog a", text: common.demo.close });
    await visitor.expectVisible("dialog", false);
    await visitor.open(routes.partners.path, 390);
    await visitor.click(burger);
    await visitor.click(switcher);
    await visitor.click("[data-language-switcher] a[lang=pt]");
    await visitor.expect("language", "pt", () => document.documentElement.lang);
  });
});
