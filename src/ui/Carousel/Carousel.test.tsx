// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeScreen, fakeScreen } from "../hooks/fakeScreen.ts";
import { mobile } from "../hooks/useMedia.ts";
import { examples, stories } from "./Carousel.examples.tsx";
import { Carousel } from "./Carousel.tsx";
import { CarouselSlide } from "./CarouselSlide.tsx";
import { CarouselTrack } from "./CarouselTrack.tsx";

// What a visitor sees of it is tested in the browser (tests/carousels.spec.ts, tests/pages/).

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
const enterByMouse = () => fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
const leaveByMouse = () => fireEvent.pointerLeave(carousel(), { pointerType: "mouse" });
/** In jsdom all focus matches `:focus-visible`. */
const focusByKeyboard = (element: HTMLElement) => act(() => element.focus());
const track = () => {
  const element = document.querySelector<HTMLElement>("[aria-live]");
  if (!element) throw new Error("no track");
  return element;
};
const pressKey = (key: string) => fireEvent.keyDown(track(), { key });
const reachable = () =>
  [...document.querySelectorAll("[data-slide]:not([aria-hidden])")].map((slide) =>
    slide.getAttribute("aria-label"),
  );

describe("rotation", () => {
  test("BR-08 testimonials advance every 4000 ms on mobile", () => {
    browser.match(mobile);
    start(examples.testimonials);
    advance(3999);
    expect(index()).toBe(0);
    advance(1);
    expect(index()).toBe(1);
  });

  test("WG-06 rotation pauses on hover and on keyboard focus, until both end", () => {
    start(examples.testimonials);
    enterByMouse();
    focusByKeyboard(track());
    leaveByMouse();
    advance(20_000);
    expect(index()).toBe(0);
    act(() => track().blur());
    enterByMouse();
    advance(20_000);
    expect(index()).toBe(0);
    leaveByMouse();
    advance(5000);
    expect(index()).toBe(1);
  });

  test.each<[string, hide: () => void, show: () => void]>([
    [
      "in a hidden document, as a prerendered one is",
      () => browser.setDocument("hidden"),
      () => browser.setDocument("visible"),
    ],
    ["scrolled out of view", () => browser.scrollTo(0), () => browser.scrollTo(1)],
  ])("WG-06 no rotation while it is %s", (_, hide, show) => {
    start(examples.testimonials);
    hide();
    advance(60_000);
    expect(index()).toBe(0);
    show();
    advance(5000);
    expect(index()).toBe(1);
  });

  test("WG-06 slides are announced only without rotation, and the control that stops it comes first", () => {
    start(examples.testimonials);
    expect(track().getAttribute("aria-live")).toBe("off");
    expect(document.querySelector("button, a, [tabindex]")?.getAttribute("aria-label")).toBe("Pause");
    press("Pause");
    expect(track().getAttribute("aria-live")).toBe("polite");
  });
});

describe("keys and swipes", () => {
  test("PA-04 keys wrap at both ends of the stories", () => {
    start(examples.stories);
    pressKey("ArrowLeft");
    expect(index()).toBe(stories.length - 1);
    pressKey("ArrowRight");
    pressKey("ArrowRight");
    expect(index()).toBe(1);
  });

  test("WG-02 a swipe that the browser takes over as a scroll does not count", () => {
    start(examples.stories);
    fireEvent.pointerDown(track(), { clientX: 200, isPrimary: true, pointerType: "touch" });
    fireEvent.pointerCancel(track(), { clientX: 0, pointerType: "touch" });
    expect(index()).toBe(0);
  });

  test("arrow keys on a focused element in a slide neither step nor scroll; shortcuts are the browser's", () => {
    start(examples.stories);
    const link = document.querySelector("[data-slide] a") as HTMLElement;
    expect(fireEvent.keyDown(link, { key: "ArrowRight" })).toBe(false);
    expect(fireEvent.keyDown(track(), { key: "ArrowRight", altKey: true })).toBe(true);
    expect(index()).toBe(0);
  });
});

test("CS-04 the last pair of cases stays in view when the screen becomes wide", () => {
  browser.match(mobile);
  start(examples.cases);
  press("6 of 6");
  browser.match();
  expect(reachable()).toEqual(["5 of 6", "6 of 6"]);
});

test("slides out of view leave the tab order, but find-in-page can find them", () => {
  start(examples.stories);
  press("Next");
  expect(reachable()).toEqual(["2 of 3"]);
  const links = [...document.querySelectorAll("[data-slide] a")];
  expect(links.map((link) => link.getAttribute("tabindex"))).toEqual(["-1", null, "-1"]);
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
    <Carousel {...examples.stories.props} slideLabels={["1 of 1"]}>
      <CarouselSlide label="1 of 1" roleDescription="slide">
        only slide
      </CarouselSlide>
    </Carousel>,
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
  });

  test("other scrolling, such as by find-in-page, updates the index and interrupts rotation", () => {
    start(examples.testimonials);
    track().scrollLeft = 290;
    act(() => {
      track().dispatchEvent(new Event("scrollend"));
    });
    expect([index(), rotation()]).toEqual([1, "interrupted"]);
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

  test("it stays at its slide when the window is resized", () => {
    start(examples.stories);
    const scrollTo = vi.spyOn(track(), "scrollTo");
    press("3 of 3");
    act(() => {
      window.dispatchEvent(new Event("resize"));
    });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: "instant" });
  });
});

test("WG-03 a part of a carousel outside a carousel throws", () => {
  expect(() =>
    renderToStaticMarkup(
      <CarouselTrack ref={createRef()} label="Stories">
        slides
      </CarouselTrack>,
    ),
  ).toThrow(new Error("useCarousel must be used within a <Carousel />"));
});
