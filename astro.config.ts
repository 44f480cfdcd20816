import { resolve } from "node:path";
import { defineConfig } from "astro/config";
import { siteFonts } from "./build/fonts.ts";
import { fontTexts } from "./build/fontTexts.ts";
import { dist, documents } from "./build/integration.ts";
import { islands } from "./build/islands.ts";
import { builtLanguages, site } from "./src/site/site.ts";

const names = [site.brand, site.legalName, site.event.name, ...Object.values(site.event.location)].join("");
const texts = await fontTexts(builtLanguages, names);

export default defineConfig({
  site: site.url,
  output: "static",
  trailingSlash: "ignore",
  cacheDir: ".cache/astro",
  outDir: dist,
  build: {
    format: "directory",
    inlineStylesheets: "always",
    ...(site.assets !== null && { assetsPrefix: site.assets }),
  },
  fonts: await siteFonts(".cache/fonts", texts),
  devToolbar: { enabled: false },
  server: { host: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT ?? 4321) },
  integrations: [islands(), documents()],
  vite: {
    // Not in node_modules, which copies of this folder share: their development servers would replace each other's files.
    // In the working folder: the editor's server has another one.
    cacheDir: resolve(".cache/vite"),
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
      modules: {
        // Every document repeats these names.
        generateScopedName:
          process.env.NODE_ENV === "production" ? "[hash:base52:5]" : "[local]_[hash:base52:5]",
      },
    },
  },
});
