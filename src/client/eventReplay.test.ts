// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { replayEvents } from "./eventReplay.ts";

replayEvents();

let pressed: string[];
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `
    <astro-island ssr>
      <button id="own"><b>Next</b></button>
      <a id="link" href="#panel">Panel</a>
      <astro-slot><button id="content">Play</button></astro-slot>
    </astro-island>
    <button id="outside">Menu</button>`;
});

/** Lets the island answer to presses, as its script does, and says that it has started. */
function start(): void {
  const island = find("astro-island");
  island.addEventListener("click", ({ target }) =>
    pressed.push((target as Element).closest("[id]")?.id ?? ""),
  );
  island.removeAttribute("ssr");
  island.dispatchEvent(new CustomEvent("astro:hydrate"));
}

test("each press of a button before its island has started is done once, when it has", () => {
  find("#own b").click();
  find("#own").click();
  expect(pressed).toEqual([]);
  start();
  expect(pressed).toEqual(["own", "own"]);
  find("#own").click();
  expect(pressed).toEqual(["own", "own", "own"]);
});

test.each(["#link", "#content", "#outside"])(
  "a press of %s is left to what it does by itself",
  (selector) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    start();
    expect(pressed).toEqual([]);
  },
);
