import { existsSync, globSync } from "node:fs";
import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { documentNames } from "../server/manifest.ts";
import { iconPaths } from "../src/facts/icons.ts";
import { sourceFrom } from "../src/languages/words/catalogues.ts";
import { englishInPlace } from "../src/languages/words/englishInPlace.ts";
import { variables } from "../src/languages/words/translator.ts";
import { hashedPath } from "../src/layout/shareImages.ts";
import { eventDays } from "../src/site/event.ts";
import { newsletterForm } from "../src/site/links.ts";
import { measuringSources } from "../src/site/measuring.ts";
import { securityPath } from "../src/site/security.ts";
import { builtLanguages, drafts, isPreview, site } from "../src/site/site.ts";
import { answerInDevelopment, stylePage } from "./development.ts";
import { makeFonts } from "./fonts.ts";
import { fontTexts } from "./fontTexts.ts";
import { inlineModules } from "./inline.ts";
import { type MeasuringScript, measuringModule, measuringScript } from "./measuring.ts";
import { keepPackages, packagesFile } from "./packages.ts";
import { press } from "./press.ts";
import { reloadWithFacts } from "./reload.ts";
import { servedSite } from "./servedSite.ts";
import { steps } from "./steps.ts";

/** The folder of the pressed build. Tests set another one. */
export const dist = process.env.SITE_DIST ?? "dist";

/** Files that Astro serves under their own names, in development and in the build. */
const publicFiles = new Set([
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/llms.txt",
  securityPath,
  ...iconPaths,
]);
const isPublic = (path: string): boolean =>
  publicFiles.has(path) || path.startsWith("/drawings/") || existsSync(join("public", path.slice(1) || "-"));

/**
 * Connects the site to Astro: fonts and inline scripts before the build, the production server's answers in
 * development, and the press after the build.
 */
export function documents(): AstroIntegration {
  /** Contents by name below `/_astro/`, beside Astro's own files; only fonts in development. */
  let files: ReadonlyMap<string, Buffer>;
  let measuring: MeasuringScript | undefined;
  let output: URL;
  return {
    name: "documents",
    hooks: {
      async "astro:config:setup"({ command, config, injectRoute, updateConfig }) {
        output = config.outDir;
        if (command === "dev")
          injectRoute({
            pattern: `/[language]${stylePage}/[...component]`,
            entrypoint: "./src/styleguide/StylePage.astro",
          });
        else steps.begin("Words and fonts", () => 0);
        const texts = await fontTexts(
          builtLanguages,
          [site.brand, site.legalName, site.event.name, ...Object.values(site.event.location)].join(""),
          sourceFrom(process.env),
        );
        const fonts = await makeFonts(".cache/fonts", texts);
        // Nobody is measured in development, and in a preview.
        measuring = command === "build" && !isPreview ? await measuringScript(site) : undefined;
        files = measuring
          ? new Map([...fonts.files, [measuring.name, Buffer.from(measuring.code)]])
          : fonts.files;
        updateConfig({
          vite: {
            plugins: [
              inlineModules(fonts, {
                __EVENT__: JSON.stringify(eventDays(site)),
                __PUBLISHED__: JSON.stringify(builtLanguages),
              }),
              measuringModule(measuring),
              reloadWithFacts(),
            ],
            build: { license: { fileName: packagesFile } },
          },
        });
        if (command === "build") steps.end("Words and fonts");
      },
      "astro:build:start"() {
        const count = documentNames.length * builtLanguages.length;
        steps.begin("Pages", () => globSync("**/*.html", { cwd: output }).length / count);
      },
      "astro:server:setup"({ server }) {
        server.middlewares.use(answerInDevelopment(site, drafts, files, isPublic));
      },
      async "astro:build:done"({ dir, pages }) {
        steps.end(`Pages: ${pages.length} documents`);
        let pressed = 0;
        steps.begin("Files", () => pressed);
        const from = fileURLToPath(dir);
        await mkdir(join(from, "_astro"), { recursive: true });
        for (const [name, content] of files) await writeFile(join(from, "_astro", name), content);
        for await (const file of glob("share/**/*.jpg", { cwd: from })) {
          const image = join(from, file);
          await rename(image, join(from, hashedPath(file, await readFile(image))));
        }
        await keepPackages(from, dist, ...(measuring ? [measuring.packages] : []));
        const { english, stale } = sourceFrom(process.env);
        await press({
          from,
          to: dist,
          policySources: measuringSources(site),
          inEnglish: {
            messages: new Map(
              builtLanguages.map((language) => [
                language,
                [...englishInPlace(english, language, stale).values()],
              ]),
            ),
            variables,
          },
          onProgress: (part) => {
            pressed = part;
          },
          site: {
            ...servedSite(site, drafts, isPreview),
            frameOrigins: builtLanguages
              .map((language) => newsletterForm(site, language).address)
              .flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])),
          },
        });
        steps.end("Files: compressed");
      },
    },
  };
}
