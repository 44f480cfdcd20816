/**
 * The editor of words, content and settings: `npm run edit` (editor/docs/editing.md). Its page, its requests, and the pages
 * of the site beside it, at one address; only on this machine. `PORT` says where, by default 4330. It opens a browser,
 * unless there is none to see, or `BROWSER=none` or `--no-open` says so.
 */
process.env.ASTRO_TELEMETRY_DISABLED = "1";

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { build, createServer } from "vite";
import { editor, editorPath } from "./server/middleware.ts";
import { startSite } from "./server/site.ts";

/** The folder with the editor's page, which is below it at its address. */
const pages = ".cache/editor/pages";

const { values: options } = parseArgs({ options: { open: { type: "boolean" } }, allowNegative: true });
/** On Linux a desktop names its screen. */
const hasScreen = process.platform !== "linux" || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;

// A build would make it "production", and Astro would then start no development server.
process.env.NODE_ENV ??= "development";

// The page is no module of the development server, which would load it anew, with all that is typed and not yet saved,
// whenever words change.
await build({
  configFile: false,
  root: join(import.meta.dirname, "app"),
  base: "./",
  logLevel: "error",
  build: { outDir: resolve(pages, `.${editorPath}`), emptyOutDir: true },
});

const site = await startSite();
const server = await createServer({
  configFile: false,
  root: process.cwd(),
  cacheDir: ".cache/editor/vite",
  appType: "custom",
  // It would tell of pages that are asked for while the site starts anew, and where no browser can be opened.
  logLevel: "silent",
  optimizeDeps: { noDiscovery: true },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.PORT ?? 4330),
    strictPort: true,
    ws: false,
    open: (options.open ?? (process.stdout.isTTY && hasScreen)) ? editorPath : false,
    watch: { ignored: (path: string) => path.startsWith(resolve(".cache")) },
    proxy: {
      [`^(?!${editorPath})`]: {
        target: site,
        ws: true,
        configure: (proxy) =>
          // The site starts anew: the page asks again by itself.
          proxy.on("error", (_error, _request, response) => {
            if ("writeHead" in response) response.writeHead(503, { Refresh: "1" }).end();
          }),
      },
    },
  },
  plugins: [
    {
      name: "editor",
      configureServer: ({ middlewares, watcher }) => {
        const answer = getRequestListener(editor(pages, watcher).fetch, { overrideGlobalObjects: false });
        middlewares.use((request, response, next) =>
          request.url?.startsWith(editorPath) ? void answer(request, response) : next(),
        );
      },
    },
  ],
});
await server.listen();
console.log(`The editor is at ${server.resolvedUrls?.local[0]?.replace(/\/$/, "")}${editorPath}`);
