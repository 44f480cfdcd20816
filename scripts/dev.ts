/** `npm run dev`: the development server. `HOST` and `PORT` say where; it prints its address. */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { dev } from "astro";

/**
 * What the server reads once, when it starts. It starts anew when one of them changes; the editor's does not, because it
 * would lose what is under way.
 */
const readAtStart = ["site.config.json", "src/content/routes.ts", "src/i18n/languages.ts"];

parseArgs();
await dev({
  integrations: [
    {
      name: "restart",
      hooks: {
        "astro:config:setup"({ addWatchFile }) {
          for (const file of readAtStart) addWatchFile(resolve(file));
        },
      },
    },
  ],
});
