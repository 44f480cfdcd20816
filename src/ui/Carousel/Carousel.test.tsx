// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeScreen, fakeScreen } from "../hooks/fakeScreen.ts";
import { mobile, reducedMotion } from "../hooks/useMedia.ts";
import { cases, examples, platforms, stories, voices } from "./Carousel.examples.tsx";
import { CarouselDots, CarouselNext, CarouselPause, CarouselPrevious } from "./CarouselControls.tsx";
import { CarouselIsland } from "./CarouselIsland.tsx";
import { CarouselSlide } from "./CarouselSlide.tsx";
import { CarouselTrack } from "./CarouselTrack.tsx";

let browser: FakeScreen;

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeScreen();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = (example: ReactElement) => {
  render(example);
  browser.scrollTo(1);
};
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole("region");
const index = () => Number(carousel().dataset.index);
const rotation = () => carousel().dataset.rotation;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** In jsdom all focus matches `:focus-visible`, while an event without focus does not. */
const focusByKeyboard = (element: HTMLElement) => act(() => element.focus());
const pressByMouse = (name: string) => {
  const button = screen.getByRole("button", { name });
  fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
  fireEvent.focus(button);
  fireEvent.click(button);
};
const leaveByMouse = () => fireEvent.pointerLeave(carousel(), { pointerType: "mouse" });
const track = () => {
  const element = document.querySelector<HTMLElement>("[aria-live]");
  if (!element) throw new Error("no track");
  return element;
};
const swipe = (distance: number) => {
  fireEvent.pointerDown(track(), { clientX: 200, isPrimary: true, pointerType: "touch" });
  fireEvent.pointerMove(track(), { clientX: 200 - distance / 2, pointerType: "touch" });
  fireEvent.pointerUp(track(), { clientX: 200 - distance, pointerType: "touch" });
};
const reachable = () =>
  [...document.querySelectorAll("[data-slide]:not([aria-hidden])")].map((slide) =>
    slide.getAttribute("aria-label"),
  );
const dots = () => [...document.querySelectorAll("fieldset button")];
const currentDot = () => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");

describe("rotation", () => {
  test("BR-08 IB-07 testimonials advance every 5000 ms and wrap", () => {
    start(examples.testimonials);
    advance(4999);
    expect(index()).toBe(0);
    advance(1);
    expect(index()).toBe(1);
    advance(5000);
    expect(index()).toBe(0);
  });

  test("BR-08 testimonials advance every 4000 ms on mobile", () => {
    browser.match(mobile);
    start(examples.testimonials);
    advance(3999);
    expect(index()).toBe(0);
    advance(1);
    expect(index()).toBe(1);
  });

  test("PF-05 BR-06 platforms advance every 3000 ms on mobile, looping", () => {
    browser.match(mobile);
    start(examples.platforms);
    advance(2999);
    expect(index()).toBe(0);
    advance(1);
    expect(index()).toBe(1);
    for (const _ of platforms.slice(1)) advance(3000);
    expect(index()).toBe(0);
  });

  test("PF-05 BR-06 platforms do not rotate on a wide screen, and all are reachable", () => {
    start(examples.platforms);
    advance(60_000);
    expect(index()).toBe(0);
    expect(reachable()).toHaveLength(platforms.length);
    expect(track().tabIndex).toBe(-1);
  });

  test.each<[string, () => void]>([
    ["an arrow", () => press("Next")],
    ["a dot", () => press("2 of 6")],
    ["a swipe", () => swipe(51)],
    ["a touch", () => fireEvent.pointerDown(track(), { isPrimary: true, pointerType: "touch" })],
    ["an arrow key", () => fireEvent.keyDown(track(), { key: "ArrowRight" })],
  ])("PF-05 BR-06 %s ends rotation", (_, interact) => {
    browser.match(mobile);
    start(examples.platforms);
    interact();
    const stoppedAt = index();
    advance(60_000);
    expect(index()).toBe(stoppedAt);
    expect(rotation()).toBe("stopped");
  });

  test.each<[string, () => void]>([
    ["an arrow", () => press("Next")],
    ["a dot", () => press("2 of 2")],
    ["an arrow key", () => fireEvent.keyDown(track(), { key: "ArrowRight" })],
  ])("BR-08 rotation interrupted by %s goes on when hover or focus next ends", (_, interact) => {
    start(examples.testimonials);
    interact();
    advance(60_000);
    expect(index()).toBe(1);
    expect(rotation()).toBe("interrupted");
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
    focusByKeyboard(track());
    leaveByMouse();
    advance(60_000);
    expect(index()).toBe(1);
    act(() => track().blur());
    expect(rotation()).toBe("playing");
    advance(5000);
    expect(index()).toBe(0);
  });

  test.each(["Next", "2 of 2"])(
    "BR-08 rotation interrupted by a mouse on %s goes on when it leaves",
    (name) => {
      start(examples.testimonials);
      pressByMouse(name);
      advance(60_000);
      expect(index()).toBe(1);
      expect(rotation()).toBe("interrupted");
      leaveByMouse();
      expect(rotation()).toBe("playing");
      advance(5000);
      expect(index()).toBe(0);
    },
  );

  test("PF-05 BR-06 a mouse on an arrow of the platforms ends rotation, also when it leaves", () => {
    browser.match(mobile);
    start(examples.platforms);
    pressByMouse("Next");
    leaveByMouse();
    expect(rotation()).toBe("stopped");
  });

  test("BR-08 touch pauses rotation until something else is touched", () => {
    start(examples.testimonials);
    swipe(51);
    fireEvent.pointerLeave(carousel(), { pointerType: "touch" });
    advance(60_000);
    expect(index()).toBe(1);
    fireEvent.pointerDown(document.body, { pointerType: "touch" });
    advance(5000);
    expect(index()).toBe(0);
  });

  test("WG-06 rotation stopped by the pause control does not start again by itself", () => {
    start(examples.testimonials);
    press("Pause");
    press("Next");
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
    fireEvent.pointerLeave(carousel(), { pointerType: "mouse" });
    expect(rotation()).toBe("stopped");
  });

  test("WG-06 the pause control restarts rotation that an arrow interrupted", () => {
    start(examples.testimonials);
    press("Next");
    press("Play");
    advance(5000);
    expect(index()).toBe(0);
  });

  test("WG-06 the pause control stops rotation and starts it again", () => {
    start(examples.testimonials);
    press("Pause");
    advance(20_000);
    expect(index()).toBe(0);
    expect(rotation()).toBe("stopped");
    press("Play");
    expect(rotation()).toBe("playing");
    advance(5000);
    expect(index()).toBe(1);
  });

  test("WG-06 the pause control starts rotation although it has pointer and focus", () => {
    start(examples.testimonials);
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
    focusByKeyboard(screen.getByRole("button", { name: "Pause" }));
    press("Pause");
    press("Play");
    advance(5000);
    expect(index()).toBe(1);
  });

  test("WG-06 rotation pauses on hover and resumes on leaving", () => {
    start(examples.testimonials);
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
    advance(20_000);
    expect(index()).toBe(0);
    expect(rotation()).toBe("paused");
    fireEvent.pointerLeave(carousel());
    advance(5000);
    expect(index()).toBe(1);
  });

  test("WG-06 rotation pauses while keyboard focus is in the carousel", () => {
    start(examples.testimonials);
    focusByKeyboard(screen.getByRole("button", { name: "Previous" }));
    const next = screen.getByRole("button", { name: "Next" });
    focusByKeyboard(next);
    advance(20_000);
    expect(index()).toBe(0);
    act(() => next.blur());
    advance(5000);
    expect(index()).toBe(1);
  });

  test("WG-06 no rotation with reduced motion; the arrows still work", () => {
    browser.match(reducedMotion);
    start(examples.testimonials);
    advance(60_000);
    expect(index()).toBe(0);
    press("Next");
    expect(index()).toBe(1);
  });

  test.each(["prerendering", "hidden"] as const)("WG-06 no rotation while the document is %s", (state) => {
    browser.setDocument(state);
    start(examples.testimonials);
    advance(60_000);
    expect(index()).toBe(0);
    browser.setDocument("visible");
    advance(5000);
    expect(index()).toBe(1);
  });

  test("WG-06 no rotation while it is scrolled out of view", () => {
    start(examples.testimonials);
    browser.scrollTo(0);
    advance(60_000);
    expect(index()).toBe(0);
  });

  test("WG-06 slides are announced only without rotation", () => {
    start(examples.testimonials);
    expect(track().getAttribute("aria-live")).toBe("off");
    press("Pause");
    expect(track().getAttribute("aria-live")).toBe("polite");
  });

  test("WG-06 the pause control comes first in tab order", () => {
    start(examples.testimonials);
    expect(document.querySelector("button, a, [tabindex]")?.getAttribute("aria-label")).toBe("Pause");
  });
});

describe("arrows, keys, dots and swipes do the same", () => {
  test.each<[string, () => void, () => void]>([
    ["arrows", () => press("Next"), () => press("Previous")],
    [
      "keys",
      () => fireEvent.keyDown(track(), { key: "ArrowRight" }),
      () => fireEvent.keyDown(track(), { key: "ArrowLeft" }),
    ],
    ["swipes", () => swipe(51), () => swipe(-51)],
  ])("PA-04 %s wrap at both ends of the stories", (_, next, previous) => {
    start(examples.stories);
    previous();
    expect(index()).toBe(stories.length - 1);
    next();
    next();
    expect(index()).toBe(1);
  });

  test("PA-04 dots show their slide and mark the current one", () => {
    start(examples.stories);
    press("3 of 3");
    expect(index()).toBe(2);
    expect(currentDot()).toBe(2);
  });

  test.each([50, 49, -50, -49])("WG-02 a swipe over %i px does not count", (distance) => {
    start(examples.stories);
    swipe(distance);
    expect(index()).toBe(0);
  });

  test("WG-02 a swipe that the browser takes over as a scroll does not count", () => {
    start(examples.stories);
    fireEvent.pointerDown(track(), { clientX: 200, isPrimary: true, pointerType: "touch" });
    fireEvent.pointerCancel(track(), { clientX: 0, pointerType: "touch" });
    expect(index()).toBe(0);
  });

  test("dragging with a mouse does not change the slide, so that text can be selected", () => {
    start(examples.stories);
    fireEvent.pointerDown(track(), { clientX: 200, isPrimary: true, pointerType: "mouse" });
    fireEvent.pointerUp(track(), { clientX: 0, pointerType: "mouse" });
    expect(index()).toBe(0);
  });

  test("arrow keys on a focused element in a slide neither step nor scroll", () => {
    start(examples.stories);
    const link = document.querySelector("[data-slide] a") as HTMLElement;
    expect(fireEvent.keyDown(link, { key: "ArrowRight" })).toBe(false);
    expect(index()).toBe(0);
  });

  test("shortcuts are left to the browser", () => {
    start(examples.stories);
    fireEvent.keyDown(track(), { key: "ArrowRight", altKey: true });
    expect(index()).toBe(0);
  });
});

describe("case slider", () => {
  const disabled = () =>
    ["Previous", "Next"].filter(
      (name) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true",
    );

  test("CS-04 arrows step by 2, clamped to 0..count-2, disabled at the ends", () => {
    start(examples.cases);
    expect(disabled()).toEqual(["Previous"]);
    press("Next");
    expect(index()).toBe(2);
    expect(disabled()).toEqual([]);
    press("Next");
    press("Next");
    expect(index()).toBe(cases.length - 2);
    expect(disabled()).toEqual(["Next"]);
    expect(reachable()).toEqual(["5 of 6", "6 of 6"]);
  });

  test("CS-04 one at a time on mobile, clamped to 0..count-1", () => {
    browser.match(mobile);
    start(examples.cases);
    for (const _ of cases) press("Next");
    expect(index()).toBe(cases.length - 1);
    expect(disabled()).toEqual(["Next"]);
    expect(reachable()).toEqual(["6 of 6"]);
  });

  test("CS-04 a wide screen has a dot for each pair, a mobile one for each case", () => {
    start(examples.cases);
    const onWide = dots().filter((dot) => dot.getAttribute("data-only-mobile") === null);
    expect(dots()).toHaveLength(6);
    expect(onWide.map((dot) => dot.getAttribute("aria-label"))).toEqual(["1 of 6", "3 of 6", "5 of 6"]);
    press("5 of 6");
    expect(index()).toBe(4);
    expect(currentDot()).toBe(4);
  });

  test("CS-04 the last pair stays in view when the screen becomes wide", () => {
    browser.match(mobile);
    start(examples.cases);
    press("6 of 6");
    browser.match();
    expect(index()).toBe(4);
  });
});

test("slides out of view leave the tab order, but find-in-page can find them", () => {
  start(examples.stories);
  press("Next");
  expect(reachable()).toEqual(["2 of 3"]);
  expect(
    [...document.querySelectorAll("[data-slide] a")].map((link) => link.getAttribute("tabindex")),
  ).toEqual(["-1", null, "-1"]);
  expect(document.querySelector("[inert], [hidden]")).toBeNull();
});

test("focus in a slide that leaves the view moves to the track", () => {
  start(examples.stories);
  document.querySelector<HTMLElement>("[data-slide] a")?.focus();
  press("Next");
  expect(document.activeElement).toBe(track());
});

test("a single slide has no controls, and its track is no tab stop", () => {
  render(
    <CarouselIsland {...examples.stories.props} count={1}>
      <CarouselSlide label="1 of 1" roleDescription="slide">
        only slide
      </CarouselSlide>
    </CarouselIsland>,
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(document.querySelector("[tabindex='0']")).toBeNull();
});

describe("on a track with layout", () => {
  beforeEach(() => {
    Object.assign(window, { onscrollend: null });
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return [...document.querySelectorAll("[data-slide]")].indexOf(this) * 300;
    });
    vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  });

  afterEach(() => {
    Reflect.deleteProperty(window, "onscrollend");
  });

  test("without scrollend, the index is updated when scrolling has stopped", () => {
    Reflect.deleteProperty(window, "onscrollend");
    start(examples.stories);
    for (const scrollLeft of [150, 300]) {
      track().scrollLeft = scrollLeft;
      fireEvent.scroll(track());
      advance(149);
    }
    expect(index()).toBe(0);
    advance(1);
    expect(index()).toBe(1);
    expect(reachable()).toEqual(["2 of 3"]);
    press("Previous");
    expect(index()).toBe(0);
  });

  test("other scrolling, such as by find-in-page, updates the index and interrupts rotation", () => {
    start(examples.testimonials);
    track().scrollLeft = 290;
    act(() => {
      track().dispatchEvent(new Event("scrollend"));
    });
    expect(index()).toBe(1);
    expect(rotation()).toBe("interrupted");
  });

  test("the end of a replaced scroll does not change the index, but a wheel that takes over does", () => {
    start(examples.stories);
    press("Next");
    track().scrollLeft = 100;
    const end = () => act(() => track().dispatchEvent(new Event("scrollend")));
    end();
    expect(index()).toBe(1);
    fireEvent.wheel(track());
    end();
    expect(index()).toBe(0);
  });

  test("it scrolls to the slide, and stays there when the window is resized", () => {
    start(examples.stories);
    const scrollTo = vi.spyOn(track(), "scrollTo");
    press("3 of 3");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: "auto" });
    act(() => {
      window.dispatchEvent(new Event("resize"));
    });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: "instant" });
  });

  test("it follows a touch until the swipe ends", () => {
    start(examples.stories);
    const scrollTo = vi.spyOn(track(), "scrollTo");
    fireEvent.pointerDown(track(), { clientX: 200, isPrimary: true, pointerType: "touch" });
    fireEvent.pointerMove(track(), { clientX: 160, pointerType: "touch" });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 40, behavior: "instant" });
    fireEvent.pointerUp(track(), { clientX: 160, pointerType: "touch" });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "auto" });
  });
});

describe("WG-03 a part outside a carousel", () => {
  test.each([
    ["CarouselTrack", <CarouselTrack key="">slides</CarouselTrack>],
    ["CarouselPrevious", <CarouselPrevious key="" label="" />],
    ["CarouselNext", <CarouselNext key="" label="" />],
    ["CarouselDots", <CarouselDots key="" label="" />],
    ["CarouselPause", <CarouselPause key="" pauseLabel="" playLabel="" />],
  ])("WG-03 %s throws", (_, part) => {
    expect(() => renderToStaticMarkup(part)).toThrow(
      new Error("useCarousel must be used within a <Carousel />"),
    );
  });
});

test.each([
  ["testimonials", examples.testimonials, voices],
  ["platforms", examples.platforms, platforms],
  ["stories", examples.stories, stories],
  ["cases", examples.cases, cases],
])(
  "WG-07 the HTML of %s holds every slide, none of them hidden, and no control without its script",
  (_, example, contents) => {
    const html = renderToStaticMarkup(example);
    for (const content of contents) expect(html).toContain(`<p>${content}</p>`);
    expect(html).not.toMatch(/<div[^>]*aria-hidden|inert|hidden=""|style=|tabindex="-1"/);
    expect(html).toContain('aria-roledescription="carousel"');
    expect(html).not.toContain("<button");
  },
);
