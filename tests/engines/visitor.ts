import { expect } from "@playwright/test";
import { type DecodedPng, decode } from "fast-png";
import type { Driver, Key, Place } from "./driver.ts";

/** Something that a visitor points at: the first that is seen of what matches. */
export interface Target {
  css: string;
  /** Its accessible name or its words hold this, or are this alone where `exact`. */
  text?: string;
  exact?: boolean;
}

const targetOf = (target: Target | string): Target => (typeof target === "string" ? { css: target } : target);

/**
 * What somebody in front of a browser does and sees, the same in every engine. Whatever it looks for it waits for;
 * what does not come fails with the words of what was looked for.
 */
export class Visitor {
  readonly #driver: Driver;
  readonly #base: string;

  constructor(driver: Driver, base: string) {
    this.#driver = driver;
    this.#base = base;
  }

  /** Opens a path of the site in a window of the given size. */
  async open(path: string, width = 1280, height = 800): Promise<void> {
    await this.resize(width, height);
    await this.#driver.open(new URL(path, this.#base).href);
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
  }

  async back(): Promise<void> {
    await this.#driver.back();
  }

  /** Calls a function in the page; it and its values travel as text, so it can use nothing from around it. */
  call<Values extends readonly unknown[], Result>(
    read: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    return this.#driver.call(read.toString(), values) as Promise<Result>;
  }

  /** Sets the window's size, or as little of it as the engine has. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    const expected = Math.max(width, this.#driver.narrowest ?? 0);
    await expect.poll(() => this.call(() => innerWidth), { message: "width of the window" }).toBe(expected);
  }

  /** Whether the engine's tools have a finger. */
  get canTouch(): boolean {
    return this.#driver.drag !== undefined;
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  async click(target: Target | string): Promise<void> {
    await this.#driver.click(await this.placeOf(target));
  }

  /** Presses the mouse at a place of the window. */
  async clickAt(place: Place): Promise<void> {
    await this.#driver.click(place);
  }

  async hover(target: Target | string): Promise<void> {
    await this.#driver.point(await this.placeOf(target));
  }

  async pointAt(place: Place): Promise<void> {
    await this.#driver.point(place);
  }

  /** Turns the wheel over something, or moves two fingers on a trackpad over it. */
  async wheel(target: Target | string, by: Place): Promise<void> {
    await this.#driver.wheel(await this.placeOf(target), by);
  }

  /** Drags a finger over something, sideways. */
  async swipe(target: Target | string, by: number): Promise<void> {
    const place = await this.placeOf(target);
    await this.#driver.drag?.(place, { x: place.x + by, y: place.y });
  }

  /** Expects that the pages have opened so many tabs. */
  async expectTabs(count: number): Promise<void> {
    await expect.poll(() => this.#driver.openedTabs(), { message: "tabs opened" }).toBe(count);
  }

  /** Focuses something as a script of the page would, without a pointer. */
  async focus(target: Target | string): Promise<void> {
    await this.expectSeen(target);
    await this.call(focusOn, targetOf(target));
  }

  /** Expects that a function of the page comes to give a value. */
  async expect<Values extends readonly unknown[]>(
    message: string,
    value: unknown,
    read: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    await expect.poll(() => this.settled(read, values), { message }).toEqual(value);
  }

  /** A page that is on its way out answers nothing; then the next one is asked. */
  async settled<Values extends readonly unknown[]>(
    read: (...values: Values) => unknown,
    values: Values,
  ): Promise<unknown> {
    return this.call(read, ...values).catch(() => undefined);
  }

  async expectSeen(target: Target | string, seen = true): Promise<void> {
    await this.expect(`${nameOf(target)} is seen`, seen, isSeen, targetOf(target));
  }

  async expectFocus(target: Target | string): Promise<void> {
    await this.expect(`focus is on ${nameOf(target)}`, true, hasFocus, targetOf(target));
  }

  /** Expects path, query and hash of where the visitor is. */
  async expectAddress(address: string): Promise<void> {
    await this.expect("address", address, () => location.pathname + location.search + location.hash);
  }

  async expectAttribute(target: Target | string, name: string, value: string | null): Promise<void> {
    await this.expect(`${name} of ${nameOf(target)}`, value, attributeOf, targetOf(target), name);
  }

  /** Brings something into view and waits until it has come to rest under where its centre is. */
  async placeOf(target: Target | string): Promise<Place> {
    let place: Place | null = null;
    await expect
      .poll(
        async () => {
          place = (await this.settled(steadyPlace, [targetOf(target)])) as Place | null;
          return Boolean(place);
        },
        { message: `${nameOf(target)} can be reached` },
      )
      .toBe(true);
    if (!place) throw new Error(`${nameOf(target)} cannot be reached`);
    return place;
  }

  /** What the window shows, decoded. */
  async screenshot(): Promise<DecodedPng> {
    return decode(await this.#driver.screenshot());
  }

  async close(): Promise<void> {
    await this.#driver.close();
  }
}

const nameOf = (target: Target | string): string => {
  const { css, text } = targetOf(target);
  return text === undefined ? css : `${css} “${text}”`;
};

// What follows runs in the page, so that each of these functions stands alone.

/** Finds a target and says where its centre is, unless it moves, is covered or is not there. */
async function steadyPlace({ css, text, exact }: Target): Promise<Place | null> {
  const plain = (words: string | null): string => (words ?? "").replace(/\s+/g, " ").trim();
  const wanted = text === undefined ? undefined : plain(text);
  const found = [...document.querySelectorAll(css)]
    .filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (wanted === undefined) return true;
      const words = plain(element.ariaLabel ?? element.textContent);
      return exact ? words === wanted : words.includes(wanted);
    })
    .at(0);
  if (!found) return null;
  const box = () => found.getBoundingClientRect();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { top, bottom, left, right } = box();
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) {
    found.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    await frame();
  }
  const before = box();
  await frame();
  await frame();
  const after = box();
  if (before.x !== after.x || before.y !== after.y) return null;
  const place = {
    x: Math.round(after.x + after.width / 2),
    y: Math.round(after.y + after.height / 2),
  };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? place : null;
}

function isSeen({ css, text, exact }: Target): boolean {
  const plain = (words: string | null): string => (words ?? "").replace(/\s+/g, " ").trim();
  const wanted = text === undefined ? undefined : plain(text);
  return [...document.querySelectorAll(css)].some((element) => {
    const words = plain(element.ariaLabel ?? element.textContent);
    const isWanted = wanted === undefined || (exact ? words === wanted : words.includes(wanted));
    return (
      isWanted &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0
    );
  });
}

function hasFocus({ css, text }: Target): boolean {
  const plain = (words: string | null): string => (words ?? "").replace(/\s+/g, " ").trim();
  const focused = document.activeElement;
  if (!focused?.matches(css)) return false;
  return text === undefined || plain(focused.ariaLabel ?? focused.textContent).includes(plain(text));
}

function focusOn({ css, text }: Target): void {
  const plain = (words: string | null): string => (words ?? "").replace(/\s+/g, " ").trim();
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility()) continue;
    if (text !== undefined && !plain(element.ariaLabel ?? element.textContent).includes(plain(text)))
      continue;
    element.focus();
    return;
  }
}

function attributeOf({ css, text }: Target, name: string): string | null | undefined {
  const plain = (words: string | null): string => (words ?? "").replace(/\s+/g, " ").trim();
  return [...document.querySelectorAll(css)]
    .find(
      (element) =>
        text === undefined || plain(element.ariaLabel ?? element.textContent).includes(plain(text)),
    )
    ?.getAttribute(name);
}
