// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeScreen, fakeScreen } from "../hooks/fakeScreen.ts";
import { reducedMotion } from "../hooks/useMedia.ts";
import { examples } from "./StatCounter.examples.tsx";

let screen: FakeScreen;

beforeEach(() => {
  vi.useFakeTimers();
  screen = fakeScreen();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const moving = () => document.querySelector("[aria-hidden]")?.textContent;

test("WG-01 counts from 0 in 24 ms steps and shows the figure after 1200 ms", () => {
  render(examples.sales);
  screen.scrollTo(0.1);
  expect(moving()).toBe("+$0M");
  advance(23);
  expect(moving()).toBe("+$0M");
  advance(1);
  expect(moving()).toBe("+$1M");
  advance(24 * 24);
  expect(moving()).toBe("+$25M");
  advance(24 * 25 - 1);
  expect(moving()).toBe("+$49M");
  advance(1);
  expect(moving()).toBeUndefined();
  expect(document.body.textContent).toBe("+$50M");
});

test("WG-01 starts when a tenth of it is in view", () => {
  render(examples.sales);
  screen.scrollTo(0.09);
  advance(5000);
  expect(moving()).toBeUndefined();
  screen.scrollTo(0.1);
  expect(moving()).toBe("+$0M");
});

test("WG-01 counts once, and to the end even if it is scrolled out of view", () => {
  render(examples.challenges);
  screen.scrollTo(1);
  screen.scrollTo(0);
  advance(600);
  expect(moving()).toBe("250K+");
  advance(600);
  screen.scrollTo(1);
  advance(24);
  expect(moving()).toBeUndefined();
});

test("WG-01 the final figure stays accessible and reserves its space while it counts", () => {
  const { container } = render(examples.retention);
  screen.scrollTo(1);
  advance(240);
  expect(container.querySelector("span > span:not([aria-hidden])")?.textContent).toBe("+45%");
});

test("WG-01 WG-06 does not count with reduced motion", () => {
  screen.match(reducedMotion);
  render(examples.sales);
  screen.scrollTo(1);
  advance(1200);
  expect(moving()).toBeUndefined();
});

test.each(["prerendering", "hidden"] as const)("WG-01 does not start while the document is %s", (state) => {
  screen.setDocument(state);
  render(examples.sales);
  screen.scrollTo(1);
  advance(1200);
  expect(moving()).toBeUndefined();
  screen.setDocument("visible");
  expect(moving()).toBe("+$0M");
});

test.each(Object.entries(examples))("WG-07 the HTML of %s contains only the final figure", (_, example) => {
  const html = renderToStaticMarkup(example);
  expect(html.replace(/<[^>]*>/g, "")).toBe(example.props.value);
  expect(html).not.toContain("style=");
});
