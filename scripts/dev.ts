/**
 * `npm run dev`: the development server. `HOST` and `PORT` say where; it prints its address. It reads words, content and
 * settings in the working folder, which is the editor's own where the editor starts it (`editor/server/site.ts`).
 */

import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dev } from "astro";

const root = resolve(import.meta.dirname, "..");

/** What the server reads once, when it starts. It starts anew when one of them changes. */
const readAtStart = [
  resolve("site.config.json"),
  join(root, "src/content/routes.ts"),
  join(root, "src/i18n/languages.ts"),
];

/** When each of them was written. */
const versions = (): string =>
  readAtStart.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();

const owned = ["catalogues", "src/content", "site.config.json"].map((path) => resolve(path));

// React prints an error of a page before it throws it, and Astro prints it again, with its place.
const { error } = console;
console.error = (...said) => {
  if (!(said[0] instanceof Error && said[0].stack?.includes("react-dom-server"))) error(...said);
};

parseArgs();
const { address } = await dev({
  root,
  ...(process.send && { logLevel: "error" }),
  vite: {
    server: {
      watch: {
        // Copies of the site, whose configuration would start this server again.
        ignored: (path: string) =>
          path.startsWith(join(root, ".cache")) && !owned.some((each) => path.startsWith(each)),
      },
    },
    plugins: [
      {
        name: "development",
        configureServer(server) {
          server.watcher.add(owned);
          // What runs here has its stack in the sources already. A second time would only add a remark to its message.
          server.ssrFixStacktrace = () => {};
        },
      },
    ],
  },
  integrations: [
    {
      name: "restart",
      hooks: {
        "astro:config:setup"({ addWatchFile, updateConfig }) {
          for (const file of readAtStart) addWatchFile(file);
          const read = versions();
          const addNew = (file: string): void => {
            if ([resolve("catalogues"), join(root, "src/pages")].some((each) => file.startsWith(each)))
              addWatchFile(file);
          };
          updateConfig({
            vite: {
              plugins: [
                {
                  name: "changes",
                  // A page whose row in the table was there before its words or its file.
                  configureServer({ watcher, httpServer }) {
                    watcher.on("add", addNew);
                    // Astro does not hear of a change while it starts anew, so it is told again.
                    const tellAgain = () => versions() !== read && watcher.emit("change", readAtStart[0]);
                    httpServer?.once("listening", () => {
                      setTimeout(tellAgain, 500);
                      process.send?.("started");
                    });
                  },
                },
              ],
            },
          });
        },
      },
    },
  ],
});
// Who started it asks for its pages, and takes it along.
process.send?.({ address: `http://127.0.0.1:${address.port}` });
process.on("disconnect", () => process.exit());
