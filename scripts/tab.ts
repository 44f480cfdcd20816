import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./browser.ts";
import { listen } from "./listen.ts";

const browserFlags = [...launchOptions.args, "--headless=new", "--no-first-run", "--remote-debugging-port=0"];

/**
 * Starts the browser of the tests with an empty profile. It ends when the result is disposed of.
 * @param flags more of Chromium's
 * @returns the address at which it is driven (Chrome DevTools Protocol)
 */
export async function startBrowser(flags: readonly string[] = []) {
  const profile = await mkdtemp(join(tmpdir(), "browser-"));
  // Child processes of the browser may still be writing.
  const forget = () => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const browser = await listen(
      launchOptions.executablePath,
      [...browserFlags, ...flags, `--user-data-dir=${profile}`, "about:blank"],
      /^DevTools listening on (ws:\/\/\S+)$/,
      { env: launchOptions.env },
    );
    return {
      address: new URL(browser.address),
      async [Symbol.asyncDispose]() {
        await browser[Symbol.asyncDispose]();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

interface Target {
  readonly targetId: string;
  readonly type: string;
  /** `prerender` until a page is shown. */
  readonly subtype?: string;
}

/** What is read here of the parameters of an event. */
interface Parameters {
  readonly sessionId: string;
  readonly targetInfo: Target;
  readonly type: string;
  readonly request: { readonly url: string };
  readonly requestId: string;
  readonly encodedDataLength: number;
  /** A screenshot in Base64. */
  readonly data: string;
  /** `timestamp` is in seconds since 1970. */
  readonly metadata: { readonly timestamp: number };
  readonly status: string;
  readonly prerenderStatus?: string;
  readonly value: readonly TraceEvent[];
}

/** An event of a trace. `ts` is in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: Parameters;
}

type Condition = (parameters: Parameters) => boolean;

/** Why the oldest page of those prerendered goes when there is a new one. */
const statusOfOldest = "MaxNumOfRunningNonEagerPrerendersExceeded";

/** Milliseconds that a reply or an event may take: a browser that has lost a page says nothing of it. */
const patience = 30_000;

/** @throws {Error} that names what was awaited, if it does not come in time */
async function within<Result>(awaited: Promise<Result>, name: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No ${name} in ${patience / 1000} s.`)), patience);
  timer.unref();
  return Promise.race([awaited, promise]).finally(() => clearTimeout(timer));
}

/**
 * A tab that prerenders. Browsers driven by the protocol do so only for who attaches to the tab, in which one page
 * takes the place of another. Playwright attaches to pages.
 */
export class Tab {
  readonly #socket: WebSocket;
  readonly #replies = new Map<number, (message: Message) => void>();
  readonly #listeners = new Set<(method: string, parameters: Parameters) => void>();
  /** The pages of the tab by session. */
  readonly #pages = new Map<string, Target>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message: Message = JSON.parse(String(data));
      if (message.id) this.#replies.get(message.id)?.(message);
      else
        for (const listener of this.#listeners) listener(message.method ?? "", message.params as Parameters);
    });
  }

  /**
   * @param address as from `startBrowser`
   * @param script runs in each page before its own
   */
  static async open(address: URL, script = ""): Promise<Tab> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    const tab = new Tab(socket);
    const { targetInfos } = await tab.#ask<{ targetInfos: Target[] }>("Target.getTargets", {
      filter: [{ type: "tab" }],
    });
    const { sessionId } = await tab.#ask<{ sessionId: string }>("Target.attachToTarget", {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    });
    tab.on("Target.attachedToTarget", async ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== "page") return;
      tab.#pages.set(sessionId, targetInfo);
      // Its page may be gone before it can answer.
      const say = (method: string, parameters = {}) =>
        tab.#ask(method, parameters, sessionId).catch(() => undefined);
      for (const domain of ["Page", "Network", "Preload"]) void say(`${domain}.enable`);
      void say("Page.addScriptToEvaluateOnNewDocument", { source: script });
      void say("Runtime.runIfWaitingForDebugger");
    });
    tab.on("Target.detachedFromTarget", ({ sessionId }) => tab.#pages.delete(sessionId));
    tab.on("Target.targetInfoChanged", ({ targetInfo }) => {
      for (const [session, { targetId }] of tab.#pages)
        if (targetId === targetInfo.targetId) tab.#pages.set(session, targetInfo);
    });
    const attached = tab.next("Target.attachedToTarget");
    const auto = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await Promise.all([attached, tab.#ask("Target.setAutoAttach", auto, sessionId)]);
    return tab;
  }

  #ask<Result>(method: string, parameters: object, sessionId?: string): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const reply = new Promise<Result>((resolve, reject) => {
      this.#replies.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      this.#socket.send(JSON.stringify({ id, method, params: parameters, sessionId }));
    });
    return within(reply, `reply to ${method}`).finally(() => this.#replies.delete(id));
  }

  #session(isPrerendered: boolean): string | undefined {
    return [...this.#pages].findLast(([, target]) => (target.subtype === "prerender") === isPrerendered)?.[0];
  }

  /** Sends a command to the page that is shown. */
  send<Result>(method: string, parameters: object = {}): Promise<Result> {
    return this.#ask(method, parameters, this.#session(false));
  }

  on(method: string, listener: (parameters: Parameters) => void): void {
    this.#listeners.add((name, parameters) => name === method && listener(parameters));
  }

  /**
   * Waits for the next event of a kind.
   * @throws {Error} that names it, if it does not come in time
   */
  next(method: string, isMeant: Condition = () => true): Promise<Parameters> {
    const { promise, resolve } = Promise.withResolvers<Parameters>();
    const listener = (name: string, parameters: Parameters) => {
      if (name === method && isMeant(parameters)) resolve(parameters);
    };
    this.#listeners.add(listener);
    return within(promise, method).finally(() => this.#listeners.delete(listener));
  }

  /** The value of an expression, or of the promise that it is, in the page that is shown or in a prerendered one. */
  async evaluate<Value>(expression: string, where: "shown" | "prerendered" = "shown"): Promise<Value> {
    const { result, exceptionDetails } = await this.#ask<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>(
      "Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true },
      this.#session(where === "prerendered"),
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  /**
   * Loads an address.
   * @param hasRules whether it has speculation rules, which are then waited for
   */
  async goto(address: string, hasRules = true): Promise<void> {
    await Promise.all([
      hasRules && this.next("Preload.ruleSetUpdated"),
      this.next("Page.loadEventFired"),
      this.send("Page.navigate", { url: address }),
    ]);
  }

  /** Moves the mouse onto an element, which is scrolled into view. @returns its middle, in CSS pixels */
  async hover(selector: string): Promise<{ x: number; y: number }> {
    const middle = await this.evaluate<{ x: number; y: number }>(`(async () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ behavior: "instant", block: "center" });
      await new Promise(requestAnimationFrame);
      const { left, top, width, height } = element.getClientRects()[0];
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...middle });
    return middle;
  }

  /**
   * Hovers over a link until its page is prerendered.
   * @throws {Error} with the reason, if the browser does not prerender it
   */
  async prerender(selector: string): Promise<void> {
    const ended = this.next(
      "Preload.prerenderStatusUpdated",
      ({ status, prerenderStatus }) =>
        status === "Ready" || (status === "Failure" && prerenderStatus !== statusOfOldest),
    );
    await this.hover(selector);
    const { status, prerenderStatus } = await ended;
    if (status === "Failure") throw new Error(`No page is prerendered: ${prerenderStatus}`);
  }

  /** Clicks a link and waits for the page that it leads to. */
  async follow(selector: string): Promise<void> {
    const middle = await this.hover(selector);
    const prerendered = this.#pages.get(this.#session(true) ?? "")?.targetId;
    const came =
      prerendered === undefined
        ? this.next("Page.loadEventFired")
        : this.next(
            "Target.targetInfoChanged",
            ({ targetInfo }) => targetInfo.targetId === prerendered && targetInfo.subtype !== "prerender",
          );
    const mouse = { ...middle, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse });
    // Its page may be gone before it can answer.
    this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse }).catch(() => undefined);
    await came;
  }

  /** What the browser does until `act` ends. */
  async trace(categories: readonly string[], act: () => Promise<void>): Promise<TraceEvent[]> {
    const events: TraceEvent[] = [];
    this.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    const ended = this.next("Tracing.tracingComplete");
    await this.#ask("Tracing.start", {
      traceConfig: { includedCategories: categories, excludedCategories: ["*"] },
    });
    await act();
    await this.#ask("Tracing.end", {});
    await ended;
    return events;
  }
}
