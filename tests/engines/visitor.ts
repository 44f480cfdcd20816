import { expect } from "@playwright/test";
import { type DecodedPng, decode } from "fast-png";
import type { Driver, Key, Place } from "./driver.ts";

/** What a visitor points at: the first visible element that matches. */
export interface Target {
  css: string;
  /** Part of its accessible name or text; all of it if `exact`. */
  text?: string;
  exact?: boolean;
}

const targetOf = (target: Target | string): Target => (typeof target === "string" ? { css: target } : target);

/**
 * Actions and observations of a visitor, the same in every engine. Each method waits for what it needs and fails with a
 * description of what did not appear.
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

  /** Calls a function in the page. Function and values are serialised, so it cannot use outer variables. */
  call<Values extends readonly unknown[], Result>(
    read: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    return this.#driver.call(read.toString(), values) as Promise<Result>;
  }

  /** Sets the size of the window, or the engine's least width. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    const expected = Math.max(width, this.#driver.narrowest ?? 0);
    await expect.poll(() => this.call(() => innerWidth), { message: "width of the window" }).toBe(expected);
  }

  /** Whether the driver supports touch. */
  get canTouch(): boolean {
    return this.#driver.drag !== undefined;
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  async click(target: Target | string): Promise<void> {
    await this.#driver.click(await this.placeOf(target));
  }

  /** Clicks at a place in the window. */
  async clickAt(place: Place): Promise<void> {
    await this.#driver.click(place);
  }

  async hover(target: Target | string): Promise<void> {
    await this.#driver.point(await this.placeOf(target));
  }

  async pointAt(place: Place): Promise<void> {
    await this.#driver.point(place);
  }

  /** Turns the wheel over a target, or moves two fingers on a trackpad. */
  async wheel(target: Target | string, by: Place): Promise<void> {
    await this.#driver.wheel(await this.placeOf(target), by);
  }

  /** Drags a finger sideways over a target. */
  async swipe(target: Target | string, by: number): Promise<void> {
    const place = await this.placeOf(target);
    await this.#driver.drag?.(place, { x: place.x + by, y: place.y });
  }

  /** Expects that the pages have opened this number of tabs. */
  async expectTabs(count: number): Promise<void> {
    await this.#expect("tabs opened", count, () => this.#driver.openedTabs());
  }

  /** Focuses a target by script, as without a pointer. */
  async focus(target: Target | string): Promise<void> {
    await this.expectSeen(target);
    await this.#look(target, focusFirst);
  }

  /** Expects that a function of the page returns a value, in time. */
  async expect<Values extends readonly unknown[]>(
    message: string,
    value: unknown,
    read: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    await this.#expect(message, value, () => this.call(read, ...values));
  }

  async expectSeen(target: Target | string, seen = true): Promise<void> {
    await this.#expect(`${nameOf(target)} is seen`, seen, () => this.#look(target, isAnySeen));
  }

  async expectFocus(target: Target | string): Promise<void> {
    await this.#expect(`focus is on ${nameOf(target)}`, true, () => this.#look(target, holdsFocus));
  }

  /** Expects path, query and hash of the current address. */
  async expectAddress(address: string): Promise<void> {
    await this.expect("address", address, () => location.pathname + location.search + location.hash);
  }

  async expectAttribute(target: Target | string, name: string, value: string | null): Promise<void> {
    await this.#expect(`${name} of ${nameOf(target)}`, value, () => this.#look(target, attributeOf, name));
  }

  /** Scrolls a target into view and waits until it rests there and nothing covers its centre. */
  async placeOf(target: Target | string): Promise<Place> {
    // A scroll may begin some frames late, so the place must be the same three times.
    let places: (Place | null)[] = [];
    await this.#expect(`${nameOf(target)} can be reached`, true, async () => {
      places = [...places.slice(-2), await this.#look(target, placeIn)];
      const [first] = places;
      return (
        places.length === 3 && places.every((place) => place && place.x === first?.x && place.y === first.y)
      );
    });
    const [place] = places;
    if (!place) throw new Error(`${nameOf(target)} cannot be reached`);
    return place;
  }

  /** Calls a function in the page with the elements that match a target, and with values. */
  #look<Values extends readonly unknown[], Result>(
    target: Target | string,
    read: (found: HTMLElement[], ...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    const source = `(target, ...values) => (${read})((${matching})(target), ...values)`;
    return this.#driver.call(source, [targetOf(target), ...values]) as Promise<Result>;
  }

  /** A page that is being left does not answer, so this asks again. */
  async #expect(message: string, value: unknown, read: () => Promise<unknown>): Promise<void> {
    const answer = () => read().catch((error: unknown) => `no answer: ${error}`);
    await expect.poll(answer, { message, intervals: [20, 50, 100] }).toEqual(value);
  }

  /** The decoded screenshot of the window. */
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

// These functions run in the page and must be self-contained.

/** Elements that match a target, visible or not. Joiners and line breaks in text are ignored. */
function matching({ css, text, exact }: Target): HTMLElement[] {
  const plain = (words: string | null | undefined): string =>
    (words ?? "")
      .replace(/[\u00ad\u200b\u2060]/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const wanted = plain(text);
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    if (text === undefined) return true;
    const words = plain(element.ariaLabel ?? element.textContent);
    return exact ? words === wanted : words.includes(wanted);
  });
}

/** The centre of the first visible element. One that is out of view or covered is scrolled to the middle. */
function placeIn(found: HTMLElement[]): Place | null {
  const target = found.find((element) => element.checkVisibility({ visibilityProperty: true }));
  if (!target) return null;
  const { x, y, width, height } = target.getBoundingClientRect();
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (target.contains(document.elementFromPoint(place.x, place.y))) return place;
  target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return null;
}

const isAnySeen = (found: HTMLElement[]): boolean =>
  found.some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0,
  );

const holdsFocus = (found: HTMLElement[]): boolean =>
  found.some((element) => element === document.activeElement);

const focusFirst = (found: HTMLElement[]): void =>
  found.find((element) => element.checkVisibility())?.focus();

const attributeOf = (found: HTMLElement[], name: string): string | null | undefined =>
  found[0]?.getAttribute(name);
