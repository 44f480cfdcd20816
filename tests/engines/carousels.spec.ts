import { routes } from "../../src/facts/routes.ts";
import { words } from "../fixtures.ts";
import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const { brokers, common, "case-studies": caseStudies, partners, "prop-firms": propFirms } = words("en");

const section = (label: string): string => `section[aria-label=${JSON.stringify(label)}]`;
const testimonials = section(brokers.testimonials.label);
const stories = section(caseStudies.stories.brokers);

const button = (carousel: string, name: string) => ({ css: `${carousel} button`, text: name, exact: true });

/** Brings a carousel, strip or list of tabs into view and waits for its script. */
async function start(visitor: Visitor, path: string, css: string, width = 1280): Promise<void> {
  await visitor.open(path, width, 844);
  await visitor.call((css) => {
    document.querySelector(css)?.scrollIntoView({ block: "center", behavior: "instant" });
  }, css);
  await visitor.expect(
    `${css} has started`,
    true,
    (css: string) => Boolean(document.querySelector(css)?.closest("[data-started]")),
    css,
  );
}

/** Expects that a slide is visible, not inert, and named by the index. */
async function expectShown(visitor: Visitor, carousel: string, index: number): Promise<void> {
  await visitor.expect(
    `slide ${index} alone is shown, read and reached`,
    { index, shown: [index], read: [index], reached: [index] },
    (css: string) => {
      const root = document.querySelector<HTMLElement>(css);
      const track = root?.lastElementChild?.getBoundingClientRect();
      const slides = [...(root?.querySelectorAll("[data-slide]") ?? [])];
      const those = (test: (slide: Element) => boolean) =>
        slides.flatMap((slide, at) => (test(slide) ? at : []));
      const controls = (slide: Element) => [...slide.querySelectorAll<HTMLElement>("a, button")];
      const withControls = slides.some((slide) => controls(slide).length > 0);
      const read = those((slide) => slide.ariaHidden !== "true");
      return {
        index: Number(root?.dataset.index),
        shown: those((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return track !== undefined && left > track.left - 4 && right < track.right + 4;
        }),
        read,
        reached: withControls
          ? those((slide) => controls(slide).every((control) => control.tabIndex === 0))
          : read,
      };
    },
    carousel,
  );
}

const rotationOf = (visitor: Visitor, carousel: string, rotation: string) =>
  visitor.expectAttribute(carousel, "data-rotation", rotation);

/** The number of endless animations that are running. */
const running = (css: string): number =>
  [...document.querySelectorAll(css)]
    .flatMap((element) => element.getAnimations({ subtree: true }))
    .filter(({ effect, playState }) => {
      return playState === "running" && effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }).length;

test("BR-08 previous and next wrap, a dot leads to its voice, arrow keys do the same", async ({
  visitor,
}) => {
  await start(visitor, routes.brokers.path, testimonials);
  await visitor.click(button(testimonials, common.carousel.previous));
  await expectShown(visitor, testimonials, 1);
  await visitor.click(button(testimonials, common.carousel.next));
  await expectShown(visitor, testimonials, 0);
  await visitor.click(`${testimonials} fieldset button:nth-of-type(2)`);
  await expectShown(visitor, testimonials, 1);
  await visitor.focus(button(testimonials, common.carousel.previous));
  await visitor.press("ArrowLeft");
  await expectShown(visitor, testimonials, 0);
});

test("BR-08 WG-06 voices take turns by themselves until they are paused", async ({ visitor }) => {
  await start(visitor, routes.brokers.path, testimonials);
  await rotationOf(visitor, testimonials, "playing");
  await visitor.expectAttribute(testimonials, "data-index", "1");
  await visitor.focus(button(testimonials, common.carousel.pause));
  await rotationOf(visitor, testimonials, "paused");
  await visitor.press("Enter");
  await rotationOf(visitor, testimonials, "stopped");
  await visitor.expectSeen(button(testimonials, common.carousel.play));
});

test("PF-05 on a phone the platforms move by themselves, and stop for good when asked for the next", async ({
  visitor,
}) => {
  const platforms = section(propFirms.platforms.label);
  await start(visitor, routes.propFirms.path, platforms, 390);
  await rotationOf(visitor, platforms, "playing");
  await visitor.expectAttribute(platforms, "data-index", "1");
  await visitor.click(button(platforms, common.carousel.next));
  await rotationOf(visitor, platforms, "stopped");
});

test("CS-04 two cases show, arrows step by two and stand still at both ends", async ({ visitor }) => {
  await start(visitor, routes.caseStudies.path, stories);
  const [previous, next] = [common.carousel.previous, common.carousel.next].map((name) =>
    button(stories, name),
  );
  if (!previous || !next) throw new Error("no arrows");
  await visitor.expectAttribute(previous, "aria-disabled", "true");
  for (const index of ["2", "4"]) {
    await visitor.click(next);
    await visitor.expectAttribute(stories, "data-index", index);
  }
  await visitor.expectAttribute(next, "aria-disabled", "true");
  await visitor.focus(next);
  await visitor.press("Enter");
  await visitor.click(previous);
  await visitor.expectAttribute(stories, "data-index", "2");
});

test("CS-04 after a scroll by wheel or trackpad the index is that of the case that shows, and Previous skips none", async ({
  visitor,
}) => {
  await start(visitor, routes.caseStudies.path, stories, 390);
  await visitor.wheel(`${stories} > :last-child`, { x: 700, y: 0 });
  await visitor.expect(
    "the index has followed",
    true,
    (css: string) => Number(document.querySelector<HTMLElement>(css)?.dataset.index) > 0,
    stories,
  );
  const index = await visitor.call(
    (css) => Number(document.querySelector<HTMLElement>(css)?.dataset.index),
    stories,
  );
  await expectShown(visitor, stories, index);
  await visitor.click(button(stories, common.carousel.previous));
  await expectShown(visitor, stories, index - 1);
});

test("CS-04 what a script or find-in-page scrolls to is read and reached", async ({ visitor }) => {
  await start(visitor, routes.caseStudies.path, stories, 390);
  await visitor.call((css) => {
    const track = document.querySelector(css)?.lastElementChild;
    track?.scrollTo({ left: track.clientWidth * 3, behavior: "instant" });
  }, stories);
  await expectShown(visitor, stories, 3);
});

test("WG-02 a swipe over 50 px leads to the next case, a shorter one back", async ({ visitor }) => {
  test.skip(!visitor.canTouch, "no finger: see the list of differences");
  await start(visitor, routes.caseStudies.path, stories, 390);
  await visitor.swipe(`${stories} > :last-child`, -40);
  await expectShown(visitor, stories, 0);
  await visitor.swipe(`${stories} > :last-child`, -120);
  await expectShown(visitor, stories, 1);
  await visitor.swipe(`${stories} > :last-child`, 120);
  await expectShown(visitor, stories, 0);
});

for (const { path, label, id } of [
  { path: routes.brokers.path, label: brokers.partners.label, id: "BR-02" },
  { path: routes.partners.path, label: partners.logos.label, id: "PA-02" },
]) {
  test(`${id} WG-06 the strip moves by itself, stands while paused, and arrows lead logo by logo`, async ({
    visitor,
  }) => {
    const strip = section(label);
    await start(visitor, path, strip);
    await rotationOf(visitor, strip, "playing");
    const left = await visitor.call(
      (css) => document.querySelector(`${css} li`)?.getBoundingClientRect().x,
      strip,
    );
    await visitor.expect(
      "it has moved",
      true,
      (css: string, x: number) =>
        Math.abs((document.querySelector(`${css} li`)?.getBoundingClientRect().x ?? x) - x) > 2,
      strip,
      left ?? 0,
    );
    await visitor.click(button(strip, common.carousel.pause));
    await rotationOf(visitor, strip, "stopped");
    await visitor.expect("animations that run", 0, running, strip);
    const before = await visitor.call(
      (css) => Number(document.querySelector<HTMLElement>(css)?.dataset.index),
      strip,
    );
    await visitor.click(button(strip, common.carousel.next));
    await visitor.expectAttribute(strip, "data-index", `${before + 1}`);
  });
}

test("WG-06 under reduced motion nothing moves by itself, and arrows still work", async ({ visit }) => {
  const visitor = await visit({ motion: false });
  expect(await visitor.call(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
  const strip = section(brokers.partners.label);
  await start(visitor, routes.brokers.path, strip);
  await rotationOf(visitor, strip, "paused");
  await visitor.expect("animations that run", 0, running, "main *");
  await visitor.expectSeen(button(strip, common.carousel.pause), false);
  await visitor.click(button(strip, common.carousel.next));
  await visitor.expectAttribute(strip, "data-index", "1");
  await visitor.click(button(strip, common.carousel.previous));
  await visitor.expectAttribute(strip, "data-index", "0");
  await visitor.click(button(strip, common.carousel.next));
  await visitor.expectAttribute(strip, "data-index", "1");
  await start(visitor, routes.brokers.path, testimonials);
  await rotationOf(visitor, testimonials, "paused");
  await visitor.click(button(testimonials, common.carousel.next));
  await expectShown(visitor, testimonials, 1);
});

const shownPanel = (): (string | null)[] =>
  [...document.querySelectorAll("[role=tabpanel]")]
    .filter((panel) => panel.checkVisibility() && panel.getClientRects().length > 0 && panel.clientHeight > 0)
    .map((panel) => panel.getAttribute("aria-labelledby"));

test("BR-07 a tab shows its panel alone, by mouse and by arrow keys", async ({ visitor }) => {
  const { "loyal-clients": loyal, "ib-tools": tools, revenue } = brokers.useCases;
  const tab = (text: string) => ({ css: "[role=tab]", text });
  await start(visitor, routes.brokers.path, "main [role=tablist]");
  const ids = await visitor.call(() => [...document.querySelectorAll("[role=tab]")].map(({ id }) => id));
  await visitor.expect("panels that show", [ids[0]], shownPanel);
  await visitor.click(tab(tools.tab));
  await visitor.expect("panels that show", [ids[1]], shownPanel);
  await visitor.press("ArrowRight");
  await visitor.expectFocus(tab(revenue.tab));
  await visitor.expect("panels that show", [ids[2]], shownPanel);
  await visitor.press("ArrowRight");
  await visitor.expectFocus(tab(loyal.tab));
  await visitor.press("End");
  await visitor.expectFocus(tab(revenue.tab));
  await visitor.expectAttribute(tab(revenue.tab), "aria-selected", "true");
});
