import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

const entrypointOf = (file: string): string =>
  fileURLToPath(new URL(`../src/layout/${file}`, import.meta.url));

/** React in Astro, with our own start of islands in the browser (ADR 028), when they come near the window. */
export function islands(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      "astro:config:setup": (options) => {
        options.addClientDirective({ name: "near", entrypoint: entrypointOf("near.ts") });
        return hooks["astro:config:setup"]?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: entrypointOf("islandClient.ts") }),
        });
      },
    },
  };
}
