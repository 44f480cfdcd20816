import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

const entrypointOf = (file: string): string =>
  fileURLToPath(new URL(`../src/client/islands/${file}`, import.meta.url));

/** React in Astro, with islands that keep what the document had if they fail, and the directive `client:interaction`. */
export function islands(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      "astro:config:setup": (options) => {
        options.addClientDirective({ name: "interaction", entrypoint: entrypointOf("interaction.ts") });
        return hooks["astro:config:setup"]?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: entrypointOf("islandClient.ts") }),
        });
      },
    },
  };
}
