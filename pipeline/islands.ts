import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

const clientEntrypoint = fileURLToPath(new URL("../src/layout/islandClient.ts", import.meta.url));

/** React in Astro, with our own start of islands in the browser (ADR 028). */
export function islands(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      "astro:config:setup": (options) =>
        hooks["astro:config:setup"]?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
}
