import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { chromium, type LaunchOptions } from "@playwright/test";
import fontverter from "fontverter";
import { installFromDebian, runs } from "./debian.ts";

const require = createRequire(import.meta.url);

/**
 * Folder and version of an installed package.
 * @param entry a file in the package, as one imports it
 * @param root the package's folder, from the one that the file is in
 */
function installed(entry: string, root: string): { folder: string; version: string } {
  const folder = join(dirname(require.resolve(entry)), root);
  return { folder, version: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version };
}

/** Arimo is as wide as Arial; the others are for what the site leaves to the fonts of its visitors. */
const fontPackages = ["arimo", "noto-sans-devanagari", "noto-sans-sc", "noto-sans-jp"].map((name) =>
  installed(`@fontsource-variable/${name}/index.css`, "."),
);
const browserPackage = installed("@sparticuz/chromium", "..");

const cache = fileURLToPath(new URL("../.cache/browser/", import.meta.url));
const shell = join(cache, `chromium-${browserPackage.version}`);
const fonts = join(cache, `fonts-${fontPackages.map(({ version }) => version).join("-")}`);
const fontConfiguration = `${fonts}.conf`;

/**
 * Whether tests run in the Chromium and with the fonts of the lockfile. That Chromium is a program for Linux on x64;
 * elsewhere it is Playwright's own, and `CHROMIUM` is a path of any other.
 */
export const isPinned = !process.env.CHROMIUM && process.platform === "linux" && process.arch === "x64";

/** How every test and tool starts the browser: without a sandbox it runs as root too, and it calls nobody. */
export const launchOptions = {
  executablePath: isPinned ? shell : process.env.CHROMIUM || chromium.executablePath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Hinting and the use of coloured subpixels are the machine's own taste.
    "--font-render-hinting=none",
    "--disable-lcd-text",
  ],
  env: { ...process.env, ...(isPinned && { FONTCONFIG_FILE: fontConfiguration }) },
} satisfies LaunchOptions;

/** Writes beside the place and moves it there, so that another process finds all of it or nothing. */
async function writeWhole(place: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  await write(unfinished);
  await rename(unfinished, place).catch(async (error) => {
    if (!existsSync(place)) throw error;
    await rm(unfinished, { recursive: true });
  });
}

/** Chromium reads no WOFF2 of a machine, so the packages' files become what it reads. */
async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder);
  for (const { folder: cwd } of fontPackages)
    for await (const file of glob("*-wght-normal.woff2", { cwd: join(cwd, "files") }))
      await writeFile(
        join(folder, file.replace("woff2", "ttf")),
        await fontverter.convert(await readFile(join(cwd, "files", file)), "sfnt"),
      );
}

const generic = ["sans-serif", "serif", "monospace", "system-ui"].map(
  (family) =>
    `<match><test name="family"><string>${family}</string></test><edit name="family" mode="assign" binding="strong"><string>Arimo</string></edit></match>`,
);

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${fonts}.cache</cachedir>
${generic.join("\n")}
</fontconfig>
`;

/** Debian's names of what the lockfile's Chromium needs beside the C library. */
const libraries = ["libnss3", "libnspr4", "libexpat1", "libgcc-s1"];

/**
 * Unpacks the browser and the fonts of the lockfile, or gets Playwright's browser where that one does not run.
 * What is there already stays.
 * @throws Error that says what to do where no browser starts
 */
export async function prepareBrowser(): Promise<void> {
  const { executablePath } = launchOptions;
  if (isPinned) {
    if (!existsSync(shell))
      await writeWhole(shell, (file) =>
        pipeline(
          createReadStream(join(browserPackage.folder, "bin/chromium.br")),
          createBrotliDecompress(),
          createWriteStream(file, { mode: 0o755 }),
        ),
      );
    if (!existsSync(fonts)) await writeWhole(fonts, writeFonts);
    // Each time: it names the folder of the fonts, which moves with the project.
    await writeWhole(fontConfiguration, (file) => writeFile(file, configuration));
  } else if (!process.env.CHROMIUM && !existsSync(executablePath)) {
    console.log("No Chromium of the test tool on this machine: getting it.");
    runs("npx", "playwright", "install", "chromium");
  }
  if (runs(executablePath, "--version")) return;
  if (isPinned) {
    console.log("Chromium misses a library on this machine.");
    if (installFromDebian(...libraries) && runs(executablePath, "--version")) return;
  }
  throw new Error(
    isPinned
      ? `Chromium does not start. Install the libraries it needs (on Debian: ${libraries.join(" ")}).`
      : `${executablePath} does not start. Install a Chromium and set CHROMIUM to its path.`,
  );
}

/** For Playwright's `globalSetup`. */
export default prepareBrowser;
