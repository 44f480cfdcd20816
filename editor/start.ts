/**
 * The editor of words, facts and settings: `npm run edit` (docs/editing.md). The development server of this folder, with
 * the editor beside the pages that it shows; only on this machine. `PORT` says where, by default 4330.
 */
process.env.ASTRO_TELEMETRY_DISABLED = "1";

import { dev } from "astro";
import { bundle } from "./server/bundle.ts";
import { editor, editorPath } from "./server/middleware.ts";

const page = await bundle();

await dev({
  root: process.cwd(),
  logLevel: "error",
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 4330) },
  vite: {
    // Not that of `npm run dev`, which may run at the same time.
    cacheDir: ".cache/editor/vite",
    plugins: [
      {
        name: "editor",
        // Before the pages of the site, whose server would redirect an address that it does not know.
        enforce: "pre",
        configureServer: (server) => {
          server.middlewares.use(editor(page, server.watcher));
        },
      },
    ],
  },
}).then(({ address: { port } }) => {
  console.log(`The editor is at http://127.0.0.1:${port}${editorPath}`);
});
