// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { examples } from "./Tooltip.examples.tsx";
import { startTooltips } from "./tooltip.ts";

const controls = document.createElement("main");

beforeAll(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.showPopover = function () {
    this.dataset.open = "";
  };
  HTMLElement.prototype.hidePopover = function () {
    delete this.dataset.open;
  };
  document.body.append(controls);
  startTooltips(document);
});

beforeEach(() => {
  controls.innerHTML = Object.values(examples)
    .map((example) => renderToStaticMarkup(example))
    .join("");
});

afterEach(() => {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  vi.advanceTimersByTime(1000);
});

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
};
const link = () => find("a");
const button = () => find("button[aria-label]");
const shown = () => document.querySelector(".tooltip[data-open]")?.textContent;
const move = (from: Element | null, to: Element | null, pointerType = "mouse") => {
  from?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: to, pointerType }));
  to?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, relatedTarget: from, pointerType }));
};
const openOverLink = () => {
  move(null, link());
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("Back to the top");
};

test.each([
  [299, "Next story"],
  [300, undefined],
])("WG-04 %i ms after another closed it opens at once, or waits: %s", (pause, expected) => {
  openOverLink();
  move(link(), document.body);
  vi.advanceTimersByTime(pause);
  move(document.body, button());
  expect(shown()).toBe(expected);
});

test("WG-04 focus that a pointer brings opens nothing", () => {
  vi.spyOn(button(), "matches").mockReturnValue(false);
  button().focus();
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
});

test("WG-04 scrolling closes, yet a control that the keyboard had scrolled into view is named", () => {
  vi.spyOn(button(), "matches").mockImplementation((selector) => selector === ":focus-visible");
  button().focus();
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("Next story");
  document.dispatchEvent(new Event("scroll"));
  expect(shown()).toBeUndefined();
});

test("WG-04 leaving by keyboard closes", () => {
  vi.spyOn(button(), "matches").mockImplementation((selector) => selector === ":focus-visible");
  button().focus();
  vi.advanceTimersByTime(700);
  button().blur();
  expect(shown()).toBeUndefined();
});

test("WG-04 Escape closes", () => {
  openOverLink();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  expect(shown()).toBe("Back to the top");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(shown()).toBeUndefined();
});

test("WG-04 pressing the control closes, and moving within it does not open again", () => {
  openOverLink();
  link().click();
  expect(shown()).toBeUndefined();
  move(link().querySelector("svg"), link());
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
});

test("WG-04 stays open while the pointer is on the tooltip itself", () => {
  openOverLink();
  const tip = find(".tooltip");
  move(link(), tip);
  expect(shown()).toBe("Back to the top");
  move(tip, document.body);
  expect(shown()).toBeUndefined();
});

test("WG-04 neither touch nor a control without the mark opens one", () => {
  move(null, link(), "touch");
  move(null, find("button:not([aria-label])"));
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
});
