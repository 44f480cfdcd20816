import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type LaunchOptions } from "@playwright/test";
import fontverter from "fontverter";
import packageFile from "../package.json" with { type: "json" };

const modules = resolve(import.meta.dirname, "../node_modules");
const folder = join(modules, "../.cache/chromium", packageFile.devDependencies["@sparticuz/chromium"]);

/** Arimo has the widths of Arial, Tinos those of Times New Roman. */
const wholeFonts = join(modules, "@expo-google-fonts/{arimo/{400Regular,700Bold},tinos/700Bold}/*.ttf");

/** They stand for those of platforms, in languages for which the site has none of its own. */
const notoFonts = join(modules, "@fontsource-variable/noto-sans-*/files/*-wght-normal.woff2");

/**
 * Whether tests use the Chromium and the fonts of the lockfile. That Chromium runs on Linux x64 only; elsewhere
 * Playwright's own is used. `CHROMIUM` is the path of another one.
 */
export const isPinned = !process.env.CHROMIUM && process.platform === "linux" && process.arch === "x64";

/** Browser options of all tests and tools: no sandbox, so that root can run it, and no background requests. */
export const launchOptions = {
  executablePath: isPinned ? join(folder, "chromium") : process.env.CHROMIUM || chromium.executablePath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Hinting and subpixel rendering depend on the machine.
    "--font-render-hinting=none",
    "--disable-lcd-text",
  ],
  env: {
    ...process.env,
    ...(isPinned && { FONTCONFIG_FILE: join(folder, "fonts.conf"), LD_LIBRARY_PATH: join(folder, "lib") }),
  },
} satisfies LaunchOptions;

const families = ["sans-serif", "serif", "monospace", "system-ui"].map(
  (family) =>
    `<match><test name="family"><string>${family}</string></test><edit name="family" mode="assign" binding="strong"><string>Arimo</string></edit></match>`,
);

/** Unpacks the browser of the lockfile, the libraries that it needs, and the fonts. */
async function unpack(): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  const packed = (file: string): Buffer =>
    brotliDecompressSync(readFileSync(join(modules, "@sparticuz/chromium/bin", file)));
  await writeFile(join(unfinished, "chromium"), packed("chromium.br"), { mode: 0o755 });
  execFileSync("tar", ["--extract", "--directory", unfinished], { input: packed("al2023.tar.br") });
  const fonts = join(unfinished, "fonts");
  await mkdir(fonts);
  for (const font of globSync(wholeFonts)) await copyFile(font, join(fonts, basename(font)));
  // Chromium loads no installed fonts in WOFF2.
  for (const font of globSync(notoFonts))
    await writeFile(
      join(fonts, `${basename(font)}.ttf`),
      await fontverter.convert(readFileSync(font), "sfnt"),
    );
  await writeFile(
    join(unfinished, "fonts.conf"),
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir>${families.join("")}</fontconfig>`,
  );
  await rename(unfinished, folder).catch(async (error) => {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  });
}

/** Gets the browser of tests and tools where it is missing. For Playwright's `globalSetup` too. */
export default async function prepareBrowser(): Promise<void> {
  if (existsSync(launchOptions.executablePath)) return;
  if (isPinned) await unpack();
  else execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}
