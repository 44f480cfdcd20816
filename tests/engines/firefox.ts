import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clicking, dragging, pointing, pressing, type Source, wheeling } from "./actions.ts";
import type { Driver, Engine, Settings } from "./driver.ts";
import { ended, firstMatch } from "./processes.ts";

// Playwright supports installed versions of Firefox from the latest stable one on, not the ESR of Debian, so this file
// uses WebDriver BiDi. Can go once that changes: https://github.com/microsoft/playwright/pull/38038

/** These settings apply to a whole browser, so each combination has its own. */
const preferencesFor = ({ motion, scripts, language }: Settings): Readonly<Record<string, unknown>> => ({
  "ui.prefersReducedMotion": motion ? 0 : 1,
  "javascript.enabled": scripts,
  "intl.accept_languages": language,
});

/** Starts a Firefox for each combination of settings. */
export function startFirefox(program: string): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    async visitor(settings) {
      const kind = JSON.stringify(settings);
      const browser = browsers.get(kind) ?? startBrowser(program, settings);
      browsers.set(kind, browser);
      return open(await browser);
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).end();
    },
  };
}

interface Browser {
  send(method: string, params: object): Promise<Answer>;
  end(): Promise<void>;
}

type Answer = Readonly<Record<string, unknown>>;

async function startBrowser(program: string, settings: Settings): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const preferences = Object.entries(preferencesFor(settings));
  await writeFile(
    join(profile, "user.js"),
    preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(""),
  );
  const firefox = spawn(program, [
    "--headless",
    "--no-remote",
    "--remote-debugging-port=0",
    "--profile",
    profile,
  ]);
  const address = await firstMatch(firefox, /WebDriver BiDi listening on (ws:\S+)/);
  const send = await connect(`${address}/session`, firefox);
  await send("session.new", { capabilities: {} });
  return {
    send,
    async end() {
      await send("browser.close", {});
      await ended(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Commands have ids, because answers may come in any order. */
async function connect(address: string, firefox: ChildProcess): Promise<Browser["send"]> {
  const socket = new WebSocket(address);
  const pending = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    if (type === "success") pending.get(id)?.resolve(result);
    else if (type === "error") pending.get(id)?.reject(new Error(`${error}: ${message}`));
    pending.delete(id);
  });
  firefox.once("exit", () => {
    for (const { reject } of pending.values()) reject(new Error("Firefox has ended."));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`No connection to Firefox at ${address}.`)));
  });
  let last = 0;
  return (method, params) => {
    last += 1;
    const answer = Promise.withResolvers<Answer>();
    pending.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
}

/** Each visitor is a user context of its own, with separate cookies and storage. */
async function open({ send }: Browser): Promise<Driver> {
  const { userContext } = await send("browser.createUserContext", {});
  const { context } = await send("browsingContext.create", { type: "window", userContext });
  const perform = async (actions: readonly Source[]): Promise<void> => {
    await send("input.performActions", { context, actions });
  };
  const call: Driver["call"] = async (source, values) => {
    const { type, result, exceptionDetails } = (await send("script.callFunction", {
      // With scripts disabled, promises of the page never settle.
      functionDeclaration: `() => {
        const result = (${source})(...${JSON.stringify(values)});
        const text = (value) => JSON.stringify(value) ?? "null";
        return result instanceof Promise ? result.then(text) : text(result);
      }`,
      target: { context },
      awaitPromise: true,
      userActivation: false,
    })) as { type: string; result: { value: string }; exceptionDetails: { text: string } };
    if (type !== "success") throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async back() {
      await send("browsingContext.traverseHistory", { context, delta: -1 });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    call,
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    point: (place) => perform(pointing(place)),
    click: (place) => perform(clicking(place)),
    press: (key) => perform(pressing(key)),
    wheel: (place, by) => perform(wheeling(place, by)),
    drag: (from, to) => perform(dragging(from, to)),
    async screenshot() {
      const { data } = await send("browsingContext.captureScreenshot", { context });
      return Buffer.from(String(data), "base64");
    },
    async openedTabs() {
      const { contexts } = (await send("browsingContext.getTree", { maxDepth: 0 })) as {
        contexts: { userContext: string }[];
      };
      return contexts.filter((each) => each.userContext === userContext).length - 1;
    },
    async close() {
      await send("browser.removeUserContext", { userContext });
    },
  };
}
