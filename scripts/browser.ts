import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";
import { inflate } from "@sparticuz/chromium";
import subsetFont from "subset-font";
import packageFile from "../package.json" with { type: "json" };

/** Fonts that stand for those of platforms, in languages for which the site has none of its own. */
const notoFonts = { hi: "noto-sans-devanagari", zh: "noto-sans-sc", ja: "noto-sans-jp" };

/** Whole fonts: Arimo has the widths of Arial, Tinos those of Times New Roman. */
const wholeFonts = [
  "arimo/400Regular/Arimo_400Regular",
  "arimo/700Bold/Arimo_700Bold",
  "tinos/700Bold/Tinos_700Bold",
];

const modules = resolve(import.meta.dirname, "../node_modules");
const version = packageFile.devDependencies["@sparticuz/chromium"];
const folder = resolve(import.meta.dirname, "../.cache/browser", version);

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
    ...(isPinned && {
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
    }),
  },
} satisfies LaunchOptions;

/** Chromium loads no installed fonts in WOFF2, so those with characters of the site are converted to TrueType. */
async function writeFonts(): Promise<void> {
  const fonts = join(folder, "fonts");
  await mkdir(fonts, { recursive: true });
  for (const font of wholeFonts)
    await copyFile(join(modules, "@expo-google-fonts", `${font}.ttf`), join(fonts, `${basename(font)}.ttf`));
  for (const [language, name] of Object.entries(notoFonts)) {
    const sources = globSync([`catalogues/${language}/*.json`, "src/**/*.{astro,css,ts,tsx}"]);
    const text = new Set(sources.map((file) => readFileSync(file, "utf8")).join(""));
    const font = join(modules, "@fontsource-variable", name);
    const ranges: Record<string, string> = JSON.parse(readFileSync(join(font, "unicode.json"), "utf8"));
    for (const [part, range] of Object.entries(ranges)) {
      const codes = range.split(",").flatMap((each) => {
        const [first = 0, last = first] = each
          .slice(2)
          .split("-")
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
      });
      const file = `${name}-${part.replace(/[[\]]/g, "")}`;
      const isThere = existsSync(join(fonts, `${file}-700.ttf`));
      if (isThere || !codes.some((character) => text.has(character))) continue;
      const bytes = await readFile(join(font, "files", `${file}-wght-normal.woff2`));
      for (const wght of [400, 700]) {
        const options = { targetFormat: "sfnt", variationAxes: { wght } } as const;
        await writeFile(join(fonts, `${file}-${wght}.ttf`), await subsetFont(bytes, codes.join(""), options));
      }
    }
  }
}

const genericFamilies = ["sans-serif", "serif", "monospace", "system-ui"].map(
  (family) =>
    `<match><test name="family"><string>${family}</string></test><edit name="family" mode="assign" binding="strong"><string>Arimo</string></edit></match>`,
);

const fontConfiguration = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir>${genericFamilies.join("")}</fontconfig>`;

/** Unpacks the browser of the lockfile with the libraries that it needs. */
async function unpack(): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const { TMPDIR } = process.env;
  // Where the package unpacks its files.
  process.env.TMPDIR = unfinished;
  for (const file of ["chromium.br", "al2023.tar.br"])
    await inflate(join(modules, "@sparticuz/chromium/bin", file));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rename(unfinished, folder).catch(async (error) => {
    // Another process may have been first.
    if (!existsSync(launchOptions.executablePath)) throw error;
    await rm(unfinished, { recursive: true });
  });
}

/** Gets the browser of tests and tools where it is missing. For Playwright's `globalSetup` too. */
export default async function prepareBrowser(): Promise<void> {
  const isThere = existsSync(launchOptions.executablePath);
  if (!isPinned) {
    if (!isThere) execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    return;
  }
  if (!isThere) await unpack();
  await writeFonts();
  await writeFile(join(folder, "fonts.conf"), fontConfiguration);
}
