/**
 * The editor of words, content and settings: `npm run edit` (editor/docs/editing.md). The development server of this folder, with
 * the editor beside the pages that it shows; only on this machine. `PORT` says where, by default 4330.
 */
process.env.ASTRO_TELEMETRY_DISABLED = "1";

import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { dev } from "astro";
import { build } from "vite";
import { editor, editorPath } from "./server/middleware.ts";

/** The folder with the editor's page, which is below it at its address. */
const pages = ".cache/editor/pages";

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

await dev({
  root: process.cwd(),
  logLevel: "error",
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 4330) },
  vite: {
    // Not that of `npm run dev`, which may run at the same time.
    cacheDir: ".cache/editor/vite",
    // A publication is built there, and its configuration would start this server again.
    server: { watch: { ignored: (path: string) => path.startsWith(resolve(".cache")) } },
    plugins: [
      {
        name: "editor",
        // Before the pages of the site, whose server would redirect an address that it does not know.
        enforce: "pre",
        configureServer: ({ middlewares, watcher }) => {
          const answer = getRequestListener(editor(pages, watcher).fetch, { overrideGlobalObjects: false });
          middlewares.use((request, response, next) =>
            request.url?.startsWith(editorPath) ? void answer(request, response) : next(),
          );
        },
      },
    ],
  },
}).then(({ address: { port } }) => {
  console.log(`The editor is at http://127.0.0.1:${port}${editorPath}`);
});
