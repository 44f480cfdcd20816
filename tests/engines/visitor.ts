import { expect } from "@playwright/test";
import type { Browser, Key, Position } from "./browser.ts";

/** What a visitor points at: the first visible element that matches. */
export interface Target {
  css: string;
  /** Part of its accessible name or text. */
  text?: string;
}

type Values = readonly unknown[];

/**
 * Actions and observations of a visitor, the same in every engine. Each method waits for what it needs and fails with a
 * description of what did not appear.
 */
export class Visitor {
  readonly #browser: Browser;
  readonly #base: string;

  constructor(browser: Browser, base: string) {
    this.#browser = browser;
    this.#base = base;
  }

  /** Opens a path of the site in a window of the given size in CSS pixels. */
  async open(path: string, width = 1280, height = 844): Promise<void> {
    await this.#browser.resize(width, height);
    await this.#browser.open(new URL(path, this.#base).href);
    await this.expect(
      "the window has its size",
      true,
      // No window of WebKitGTK is narrower than 334 px.
      (width: number) => innerWidth === width || (width < 334 && innerWidth === 334),
      width,
    );
  }

  async reload(): Promise<void> {
    await this.#browser.reload();
  }

  async back(): Promise<void> {
    await this.call(() => void setTimeout(() => history.back()));
  }

  /** Calls a function in the page. Function and values are serialised, so it cannot use outer variables. */
  async call<Given extends Values, Result>(
    read: (...values: Given) => Result | Promise<Result>,
    ...values: Given
  ): Promise<Result> {
    return (await this.#browser.evaluate(`(${read})(...${JSON.stringify(values)})`)) as Result;
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#browser.press(key);
  }

  async click(target: Target | string): Promise<void> {
    await this.#browser.click(await this.positionOf(target));
  }

  /** Clicks at a position in the window. */
  async clickAt(position: Position): Promise<void> {
    await this.#browser.click(position);
  }

  async hover(target: Target | string): Promise<void> {
    await this.#browser.move(await this.positionOf(target));
  }

  async moveTo(position: Position): Promise<void> {
    await this.#browser.move(position);
  }

  /** Focuses a target by script, as without a pointer. */
  async focus(target: Target | string): Promise<void> {
    await this.expectVisible(target);
    await this.#find(target, (found) => found.find((element) => element.checkVisibility())?.focus());
  }

  /** Expects that a function of the page returns a value, in time. */
  async expect<Given extends Values>(
    message: string,
    value: unknown,
    read: (...values: Given) => unknown,
    ...values: Given
  ): Promise<void> {
    await this.#expect(message, value, () => this.call(read, ...values));
  }

  async expectTabs(count: number): Promise<void> {
    await this.#expect("tabs that the pages have opened", count, () => this.#browser.openedTabs());
  }

  async expectVisible(target: Target | string, isVisible = true): Promise<void> {
    await this.#expect(`${nameOf(target)} is visible`, isVisible, () =>
      this.#find(target, (found) =>
        found.some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            element.getClientRects().length > 0,
        ),
      ),
    );
  }

  async expectFocus(target: Target | string): Promise<void> {
    await this.#expect(`focus is on ${nameOf(target)}`, true, () =>
      this.#find(target, (found) => found.some((element) => element === document.activeElement)),
    );
  }

  /** Expects path, query and hash of the current address. */
  async expectAddress(address: string): Promise<void> {
    await this.expect("address", address, () => location.pathname + location.search + location.hash);
  }

  async expectAttribute(target: Target | string, name: string, value: string): Promise<void> {
    await this.#expect(`${name} of ${nameOf(target)}`, value, () =>
      this.#find(target, (found, name: string) => found[0]?.getAttribute(name), name),
    );
  }

  /** The centre of a target, once it is in view, at rest, and not covered. */
  async positionOf(target: Target | string): Promise<Position> {
    // A scroll may begin some frames late, so the position must be the same three times.
    let positions: (Position | null)[] = [];
    await this.#expect(`${nameOf(target)} can be reached`, true, async () => {
      positions = [...positions.slice(-2), await this.#find(target, centreInView)];
      const [first] = positions;
      return positions.length === 3 && positions.every((each) => each?.x === first?.x && each?.y === first?.y)
        ? first !== null
        : false;
    });
    return positions[0] ?? { x: 0, y: 0 };
  }

  async #find<Given extends Values, Result>(
    target: Target | string,
    read: (found: HTMLElement[], ...values: Given) => Result,
    ...values: Given
  ): Promise<Result> {
    const given = typeof target === "string" ? { css: target } : target;
    return (await this.#browser.evaluate(
      `(${read})((${matching})(${JSON.stringify(given)}), ...${JSON.stringify(values)})`,
    )) as Result;
  }

  /** A page that the visitor leaves does not answer, so this asks again. */
  async #expect(message: string, value: unknown, read: () => Promise<unknown>): Promise<void> {
    const answer = () => read().catch((error: unknown) => `no answer: ${error}`);
    await expect.poll(answer, { message, intervals: [20, 50, 100] }).toEqual(value);
  }
}

const nameOf = (target: Target | string): string =>
  typeof target === "string" ? target : `${target.css} “${target.text ?? ""}”`;

// The following functions run in the page and must be self-contained.

/** Elements that match a target, visible or not. Soft hyphens, word joiners and line breaks in text are ignored. */
function matching({ css, text = "" }: Target): HTMLElement[] {
  const plain = (words: string | null): string =>
    (words ?? "").replace(/[\u00ad\u200b\u2060]/g, "").replace(/\s+/g, " ");
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) =>
    plain(element.ariaLabel ?? element.textContent).includes(plain(text)),
  );
}

/** The centre of the first visible element. One that is out of view or covered is scrolled to the middle. */
function centreInView(found: HTMLElement[]): Position | null {
  const target = found.find((element) => element.checkVisibility({ visibilityProperty: true }));
  if (!target) return null;
  const { x, y, width, height } = target.getBoundingClientRect();
  const centre = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (target.contains(document.elementFromPoint(centre.x, centre.y))) return centre;
  target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return null;
}
