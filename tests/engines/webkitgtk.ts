import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clicking, pointing, pressing, type Source, wheeling } from "./actions.ts";
import type { Driver, Engine, Settings } from "./driver.ts";
import { end, firstMatch } from "./processes.ts";

/** WebKitGTK of Debian: a WebDriver server, its browser, and a virtual display. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts a display for WebKitGTK. Each visitor has its own driver and browser. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = `:${await firstMatch(screen, /(\d+)\n/)}`;
  return {
    visitor: (settings) => open(programs, display, settings),
    close: () => end(screen),
  };
}

/** A free port. The driver needs a number and does not report one that it chose. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function open(programs: WebKitPrograms, display: string, settings: Settings): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  // WebKitGTK derives `prefers-reduced-motion` from the GTK settings.
  await writeFile(
    join(home, "gtk-3.0/settings.ini"),
    `[Settings]\ngtk-enable-animations=${settings.motion}\n`,
  );
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_CONFIG_HOME: home },
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
  await untilReady(() => ask("GET", "/status"));
  const { sessionId } = (await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: programs.browser,
          args: [
            "--automation",
            "--javascript-can-open-windows-automatically=true",
            `--enable-javascript-markup=${settings.scripts}`,
          ],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const execute = (script: string): Promise<unknown> =>
    ask("POST", `${session}/execute/sync`, { script, args: [] });
  const perform = async (actions: readonly Source[]): Promise<void> => {
    await ask("POST", `${session}/actions`, { actions });
  };
  const windows = async () => (await ask("GET", `${session}/window/handles`)) as string[];

  // The toolbar of the first window keeps it wider than a phone; popup windows have none.
  const [first] = await windows();
  await execute("open('about:blank', '', 'popup,width=1280,height=720,left=0,top=0')");
  const own = (await windows()).find((handle) => handle !== first);
  await ask("POST", `${session}/window`, { handle: own });
  const opened = (await windows()).length;

  return {
    async open(url) {
      await ask("POST", `${session}/url`, { url });
    },
    async back() {
      await ask("POST", `${session}/back`, {});
    },
    async reload() {
      await ask("POST", `${session}/refresh`, {});
    },
    call: (source, values) => execute(`return (${source})(...${JSON.stringify(values)})`),
    async resize(width, height) {
      await ask("POST", `${session}/window/rect`, { width, height });
    },
    narrowest: 334,
    point: (place) => perform(pointing(place)),
    click: (place) => perform(clicking(place)),
    press: (key) => perform(pressing(key)),
    wheel: (place, by) => perform(wheeling(place, by)),
    screenshot: async () => Buffer.from(String(await ask("GET", `${session}/screenshot`)), "base64"),
    openedTabs: async () => (await windows()).length - opened,
    async close() {
      await ask("DELETE", session);
      await end(driver);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Repeats a request to a starting program until it answers. */
async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
