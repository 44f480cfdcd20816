import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { iconPaths } from "../src/facts/icons.ts";
import { eventDays } from "../src/site/event.ts";
import { newsletterForm } from "../src/site/links.ts";
import { site } from "../src/site/site.ts";
import { answerInDevelopment, stylePage } from "./development.ts";
import { readFlags } from "./flags.ts";
import { makeFonts } from "./fonts.ts";
import { inlineModules, scopedNames } from "./inline.ts";
import { lightenDocuments } from "./lighten.ts";
import { press } from "./press.ts";
import { reloadWithFacts } from "./reload.ts";

/** Where the pressed build goes; the tests keep their own beside it. */
export const dist = process.env.SITE_DIST ?? "dist";

/** Files that Astro serves under their own name, in development as in the build. */
const publicFiles = new Set([
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/llms.txt",
  ...iconPaths,
]);
const isPublic = (path: string): boolean =>
  publicFiles.has(path) || path.startsWith("/drawings/") || existsSync(join("public", path.slice(1) || "-"));

/**
 * Ties the site to Astro: fonts and inline scripts before the build, the server's own answers in development,
 * and afterwards the press, which turns finished documents into what the server sends.
 */
export function documents(): AstroIntegration {
  /** Files beside Astro's own, by name below `/_astro/`. */
  let files: ReadonlyMap<string, Buffer>;
  return {
    name: "documents",
    hooks: {
      async "astro:config:setup"({ command, config, injectRoute, updateConfig }) {
        if (command === "dev")
          injectRoute({
            pattern: `/[language]${stylePage}/[...component]`,
            entrypoint: "./src/styleguide/StylePage.astro",
          });
        const fonts = await makeFonts(".cache/fonts", [...new Set(site.brand + site.legalName)].join(""));
        const flags = await readFlags();
        files = new Map([...fonts.files, ...flags.files]);
        updateConfig({
          vite: {
            plugins: [
              inlineModules(fonts, flags, {
                __PUBLISHED__: JSON.stringify(site.languages),
                __EVENT__: JSON.stringify(eventDays(site)),
              }),
              reloadWithFacts(),
            ],
            css: { modules: { generateScopedName: scopedNames(fileURLToPath(new URL("src", config.root))) } },
          },
        });
      },
      "astro:server:setup"({ server }) {
        const handle = answerInDevelopment(site, files, isPublic);
        // In front of Astro's own handlers, which put themselves first and stumble over malformed targets.
        server.httpServer?.once("listening", () => server.middlewares.stack.unshift({ route: "", handle }));
      },
      async "astro:build:done"({ dir }) {
        const from = fileURLToPath(dir);
        await mkdir(join(from, "_astro"), { recursive: true });
        for (const [name, content] of files) await writeFile(join(from, "_astro", name), content);
        await lightenDocuments(from);
        await press({
          from,
          to: dist,
          site: {
            brand: site.brand,
            url: site.url,
            contentHubOrigin: site.links.contentHub,
            publishedLanguages: site.languages,
            frameOrigins: site.languages
              .map((language) => newsletterForm(site, language).address)
              .flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])),
          },
        });
      },
    },
  };
}
