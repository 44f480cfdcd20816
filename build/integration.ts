import { glob, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import { unknownSettings } from "../server/settings.ts";
import { readConstants } from "../src/constants.ts";
import { hashedPath } from "../src/layout/shareImages/shareImages.ts";
import { analyticsSources } from "../src/site/analytics.ts";
import { newsletterForm } from "../src/site/links.ts";
import { settingNames } from "../src/site/readSite.ts";
import { builtLanguages, drafts, isPreview, site } from "../src/site/site.ts";
import { answerInDevelopment, stylePage } from "./development.ts";
import { finishBuild } from "./manifest.ts";
import { reloadWithContent } from "./reload.ts";
import { servedSite } from "./servedSite.ts";
import { virtualModules } from "./virtualModules.ts";

/** The folder of the build. Tests set another one. */
export const dist = process.env.SITE_DIST ?? "dist";

/**
 * Connects the site to Astro: virtual modules before the build, the production server's answers in
 * development, and after the build what makes it complete.
 */
export function documents(): AstroIntegration {
  let routes: readonly IntegrationResolvedRoute[] = [];
  return {
    name: "documents",
    hooks: {
      async "astro:config:setup"({ command, injectRoute, updateConfig }) {
        const error = unknownSettings(process.env, settingNames(site));
        if (error) throw new Error(error);
        if (command === "dev")
          injectRoute({
            pattern: `/[language]${stylePage}/[...component]`,
            entrypoint: "./src/styleguide/StylePage.astro",
          });
        // Nobody is measured in development, and in a preview.
        const adapter = command === "build" && !isPreview ? site.analytics.adapter : "none";
        updateConfig({
          vite: {
            plugins: [
              virtualModules(await readConstants(site, builtLanguages), adapter),
              reloadWithContent(),
              {
                name: "answer-in-development",
                // Its middleware comes after those of Vite, and before those of Astro, whose plugin is no early one.
                enforce: "pre",
                configureServer:
                  ({ middlewares }) =>
                  () =>
                    void middlewares.use(answerInDevelopment(site, drafts, () => routes)),
              },
            ],
          },
        });
      },
      "astro:routes:resolved"(resolved) {
        routes = resolved.routes;
      },
      async "astro:build:done"({ dir, pages }) {
        const folder = fileURLToPath(dir);
        for await (const file of glob("share/**/*.jpg", { cwd: folder })) {
          const image = join(folder, file);
          await rename(image, join(folder, hashedPath(file, await readFile(image))));
        }
        await finishBuild({
          folder,
          policySources: analyticsSources(site),
          assetOrigin: site.assets,
          site: {
            ...servedSite(site, drafts, isPreview),
            frameOrigins: builtLanguages
              .map((language) => newsletterForm(site, language).address)
              .flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])),
          },
        });
        console.log(`${pages.length} documents, with all files compressed.`);
      },
    },
  };
}
