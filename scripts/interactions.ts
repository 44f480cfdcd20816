import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { popupClosedKey } from "../src/layout/behaviour/popup.ts";
import { passFrames } from "./scrollThrough.ts";
import { whileDrawn } from "./whileDrawn.ts";

/** How much slower than the machine the processor is made, as by Lighthouse for phones. */
const slowdown = 4;

/** The windows in which controls are pressed: by a finger on a phone, with a mouse on a desktop. */
export const sizes = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export type Size = keyof typeof sizes;

/** One press of a control. Times are in milliseconds, from the moment of the press. */
export interface Interaction {
  path: string;
  language: string;
  size: Size;
  /** Its accessible name, or the key that was pressed on it. */
  control: string;
  /** What the press met: a layer that was open, an island that had not started. */
  state: string;
  /** Until the next paint, as INP counts: Event Timing, in steps of 8. What is below 16 counts as 16. */
  duration: number;
  /** Until the last handler had ended. */
  handled: number;
  /** Processor time of the page's main thread in `duration`. The rest is the machine drawing, or waiting. */
  busy: number;
  /** The longest task of the main thread in that time. */
  longest: number;
}

/** All presses on one page, in one language and size. */
export interface Visit {
  path: string;
  language: string;
  size: Size;
  interactions: readonly Interaction[];
  /** Tasks of the main thread over 50 ms, in milliseconds, whether something was pressed or not. */
  longTasks: readonly number[];
}

/** What INP should not exceed for any control, and a task neither. */
export const limit = 50;

/** A control that the page offers, scrolled into view. */
interface Control {
  name: string;
  state: string;
  isTab: boolean;
  x: number;
  y: number;
}

interface Timing {
  start: number;
  duration: number;
  handled: number;
}

declare global {
  interface Window {
    /** Finds the next control to press. */
    nextControl(): Promise<Control | undefined>;
    /** Takes what Event Timing has noted since the last call. */
    takeTiming(): Timing | undefined;
  }
}

/** Runs in each page before its own scripts. */
function prepare(): void {
  const controls = "button, summary, input, select, textarea, [role=tab], a[data-opens], a[data-closes]";
  const layers = "dialog[open], [popover]:popover-open, details[open]";
  const pressed = new WeakMap<Element, number>();
  const visited = new WeakSet<Element>();
  const entries: PerformanceEventTiming[] = [];
  new PerformanceObserver((list) => {
    entries.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  const frame = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const show = async (element: Element): Promise<void> => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    await frame();
  };
  const times = (control: Element): number => (control.matches("summary, [popovertarget]") ? 2 : 1);
  const countOf = (control: Element): number => pressed.get(control) ?? 0;
  const layerOf = (control: Element): Element | null | undefined =>
    (control.matches("summary") ? control.parentElement : control)?.parentElement?.closest(layers);

  const offer = async (control: Element): Promise<Control | undefined> => {
    if (countOf(control) >= times(control) || !isVisible(control)) return undefined;
    if (control.getAttribute("aria-disabled") === "true" || (control as HTMLButtonElement).disabled)
      return undefined;
    const isFirst = control.closest("astro-island[ssr]") !== null;
    await show(control);
    const [box] = control.getClientRects();
    if (!box) return undefined;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    if (!top || !control.contains(top)) return undefined;
    pressed.set(control, countOf(control) + 1);
    const target = (control as HTMLButtonElement).popoverTargetElement;
    const isOpen =
      control.closest("summary")?.parentElement?.hasAttribute("open") || target?.matches(":popover-open");
    return {
      name: (control.getAttribute("aria-label") ?? control.textContent ?? "")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 50),
      state: [isOpen && "open", isFirst && "not started"].filter(Boolean).join(", "),
      isTab: control.matches("[role=tab]"),
      x,
      y,
    };
  };

  window.nextControl = async () => {
    const scope = document.querySelector("dialog:modal") ?? document;
    // What is in an open layer comes first, then what closes it.
    const inLayers = [...scope.querySelectorAll(controls)].filter((control) => layerOf(control));
    const closing = [...scope.querySelectorAll(controls)].filter((control) => countOf(control) > 0);
    for (const control of [...inLayers, ...closing]) {
      const offered = await offer(control);
      if (offered) return offered;
    }
    for (const element of scope.querySelectorAll(`astro-island[ssr], ${controls}`)) {
      if (!element.matches("astro-island")) {
        const offered = await offer(element);
        if (offered) return offered;
      } else if (!visited.has(element) && element.firstElementChild && isVisible(element.firstElementChild)) {
        visited.add(element);
        await show(element.firstElementChild);
        const latest = performance.now() + 5000;
        while (!element.querySelector(controls) && element.hasAttribute("ssr") && performance.now() < latest)
          await frame();
        for (const control of element.querySelectorAll(controls)) {
          const offered = await offer(control);
          if (offered) return offered;
        }
      }
    }
    return undefined;
  };

  window.takeTiming = () => {
    const taken = entries.splice(0).filter(({ interactionId }) => interactionId);
    if (taken.length === 0) return undefined;
    const worst = taken.reduce((one, other) => (other.duration > one.duration ? other : one));
    return {
      start: worst.startTime,
      duration: worst.duration,
      handled: Math.max(...taken.map(({ processingEnd, startTime }) => processingEnd - startTime)),
    };
  };
}

/** An event of a trace, in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** Processor time, in which other programs do not count. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { startTime?: number } };
}

/** Tasks of a page's main thread: start and end on the page's clock and processor time, in milliseconds. */
function tasksOf(trace: readonly TraceEvent[], mark: string): { from: number; to: number; work: number }[] {
  const marked = trace.findLast(({ name }) => name === mark);
  if (!marked) throw new Error(`The trace has no mark "${mark}".`);
  const { pid, tid, ts, args } = marked;
  const zero = ts / 1000 - (args.data?.startTime ?? 0);
  return trace
    .filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({
      from: ts / 1000 - zero,
      to: (ts + dur) / 1000 - zero,
      work: tdur / 1000,
    }));
}

async function press(page: Page, { x, y }: Control, size: Size): Promise<void> {
  if (size === "phone") return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await passFrames(page);
  await page.mouse.down();
  await page.mouse.up();
}

/** How long to wait for Event Timing, which reports after the paint. */
const reporting = 150;

async function visit(page: Page, base: string, path: string, language: string, size: Size): Promise<Visit> {
  const mark = "end of visit";
  const timings: (Timing & Pick<Interaction, "control" | "state">)[] = [];
  const note = async (control: string, state: string, act: () => Promise<void>): Promise<void> => {
    await page.evaluate(() => window.takeTiming());
    await act();
    await passFrames(page);
    await page.waitForTimeout(reporting);
    const timing = await page.evaluate(() => window.takeTiming());
    timings.push({ control, state, ...(timing ?? { start: Number.NaN, duration: 16, handled: 16 }) });
  };

  await page.addInitScript(prepare);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"],
  });
  let trace: TraceEvent[];
  try {
    await page.goto(new URL(`${path}?lng=${language}`, base).href);
    const pressAll = async (): Promise<void> => {
      for (let isWhole = false; !isWhole; ) {
        const control = await page.evaluate(() => window.nextControl());
        if (control) {
          await note(control.name, control.state, () => press(page, control, size));
          if (control.isTab && size === "desktop")
            await note(`${control.name}: ArrowRight`, "", () => page.keyboard.press("ArrowRight"));
        } else {
          // What an open layer covers may come after it.
          isWhole = !(await page.evaluate(
            () =>
              document.querySelector(
                "dialog:modal, [popover]:popover-open:not([role=tooltip]), details[data-disclosure][open]",
              ) !== null,
          ));
          if (!isWhole) await note("Escape", "", () => page.keyboard.press("Escape"));
        }
      }
    };
    await pressAll();
    if (
      await page.evaluate(
        (key) => document.querySelector("#popup") !== null && !sessionStorage.getItem(key),
        popupClosedKey,
      )
    ) {
      await page.waitForFunction(() => document.querySelector("#popup")?.matches(":popover-open"));
      await pressAll();
    }
    await page.evaluate((mark) => performance.mark(mark), mark);
  } finally {
    trace = JSON.parse(String(await browser.stopTracing())).traceEvents;
  }

  const tasks = tasksOf(trace, mark);
  const interactions = timings.map(({ start, control, state, duration, handled }) => {
    const inside = tasks.filter(({ from, to }) => to > start && from < start + duration);
    const lengths = inside.map(
      ({ from, to, work }) => (work * (Math.min(to, start + duration) - Math.max(from, start))) / (to - from),
    );
    return {
      path,
      language,
      size,
      control,
      state,
      duration,
      handled,
      busy: lengths.reduce((sum, length) => sum + length, 0),
      longest: Math.max(0, ...lengths),
    };
  });
  const longTasks = tasks.map(({ work }) => work).filter((work) => work > limit);
  return { path, language, size, interactions, longTasks };
}

/**
 * Presses every control of a page but its links: with the processor four times slower, as soon as it is visible, once,
 * and twice if it opens and closes. Controls in what a press opens follow.
 * @param base address of the site
 * @throws {NoFrames} if the browser stops drawing three times
 */
export async function measureInteractions(
  browser: Browser,
  base: string,
  path: string,
  language: string,
  size: Size,
): Promise<Visit> {
  await using context = await browser.newContext(sizes[size]);
  return await whileDrawn(context, (page) => visit(page, base, path, language, size));
}
