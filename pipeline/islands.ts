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
        for (const name of ["near", "touched"] as const)
          options.addClientDirective({ name, entrypoint: entrypointOf(`${name}.ts`) });
        return hooks["astro:config:setup"]?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: entrypointOf("islandClient.ts") }),
        });
      },
    },
  };
}
