import { hash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "astro/config";
import { siteFonts } from "./pipeline/fonts.ts";
import { fontTexts } from "./pipeline/fontTexts.ts";
import { dist, documents } from "./pipeline/integration.ts";
import { islands } from "./pipeline/islands.ts";
import { builtLanguages, site } from "./src/site/site.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Three characters for a CSS module, the same on all machines. */
const fileHash = (file: string): string =>
  hash("sha256", relative(root, file).replaceAll("\\", "/"), "base64url").slice(0, 3);

const names = [site.brand, site.legalName, site.event.name, ...Object.values(site.event.location)].join("");
const texts = await fontTexts(builtLanguages, names);

export default defineConfig({
  site: site.url,
  output: "static",
  trailingSlash: "ignore",
  cacheDir: ".cache/astro",
  outDir: dist,
  build: { format: "directory", inlineStylesheets: "always" },
  fonts: await siteFonts(".cache/fonts", texts),
  devToolbar: { enabled: false },
  server: { host: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT ?? 4321) },
  integrations: [islands(), documents()],
  vite: {
    // Not in node_modules, which copies of this folder share: their development servers would replace each other's files.
    cacheDir: ".cache/vite",
    build: {
      // For pages, whose errors then have their places in the sources; not for what visitors get.
      sourcemap: "inline",
      // The policy allows no image in a data: address, and scripts come as files that pages share.
      assetsInlineLimit: 0,
      // The engines of ADR 016. Without them, the minifier writes what no browser reads yet.
      cssTarget: ["chrome125", "edge125", "firefox126", "safari17.5"],
    },
    environments: { client: { build: { sourcemap: false } } },
    css: {
      // The default is longer, and every document repeats these names.
      modules: { generateScopedName: (name, file) => `${name}_${fileHash(file)}` },
    },
  },
});
