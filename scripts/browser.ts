import { hash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { chromium, type LaunchOptions } from "@playwright/test";
import subsetFont from "subset-font";
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

/**
 * Fonts that stand for those of platforms. Each Noto font is split into about a hundred files, and more files make font
 * matching slower, so only those with characters of the language are installed.
 */
const fontPackages = [
  { name: "noto-sans-devanagari", language: "hi" },
  { name: "noto-sans-sc", language: "zh" },
  { name: "noto-sans-jp", language: "ja" },
].map((font) => ({ ...font, ...installed(`@fontsource-variable/${font.name}/index.css`, ".") }));

/** Whole fonts, which styles ask for by name: Arimo has the widths of Arial, Tinos those of Times New Roman. */
const wholeFonts = [
  "arimo/400Regular/Arimo_400Regular.ttf",
  "arimo/700Bold/Arimo_700Bold.ttf",
  "tinos/700Bold/Tinos_700Bold.ttf",
].map((file) => ({
  file: require.resolve(`@expo-google-fonts/${file}`),
  ...installed(`@expo-google-fonts/${file}`, ".."),
}));

const browserPackage = installed("@sparticuz/chromium", "..");

const project = fileURLToPath(new URL("..", import.meta.url));
const cache = join(project, ".cache/browser");
const shell = join(cache, `chromium-${browserPackage.version}`);
const fontConfiguration = join(cache, "fonts.conf");

/**
 * Whether tests use the Chromium and the fonts of the lockfile. That Chromium runs on Linux x64 only; elsewhere
 * Playwright's own is used. `CHROMIUM` is the path of another one.
 */
export const isPinned = !process.env.CHROMIUM && process.platform === "linux" && process.arch === "x64";

/** Browser options of all tests and tools: no sandbox, so that root can run it, and no background requests. */
export const launchOptions = {
  executablePath: isPinned ? shell : process.env.CHROMIUM || chromium.executablePath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Hinting and subpixel rendering depend on the machine.
    "--font-render-hinting=none",
    "--disable-lcd-text",
  ],
  env: { ...process.env, ...(isPinned && { FONTCONFIG_FILE: fontConfiguration }) },
} satisfies LaunchOptions;

/** Writes to a temporary place and then renames it, so that other processes never see a partial result. */
async function writeWhole(place: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  await write(unfinished);
  await rename(unfinished, place).catch(async (error) => {
    if (!existsSync(place)) throw error;
    await rm(unfinished, { recursive: true });
  });
}

const textOf = (files: string): string =>
  globSync(files, { cwd: project })
    .map((file) => readFileSync(join(project, file), "utf8"))
    .join("");

/** The characters of a `unicode-range`, such as `U+5b50-5b51,U+5b54`. */
function charactersOf(holding: string): string {
  const codes = holding.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

interface FontFile {
  /** In WOFF2, or in TrueType as it is to be installed. */
  file: string;
  /** Those of a variable font, which has all weights. */
  characters?: string;
}

/** Each package lists the characters of its files by names such as `[12]` and `latin`. */
function fontFiles(): FontFile[] {
  // Symbols, and the names of languages.
  const inSources = textOf("src/**/*.{astro,css,ts,tsx}");
  const families = fontPackages.flatMap(({ name, folder, language }) => {
    const holdings: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
    const text = new Set(textOf(`catalogues/${language}/*.json`) + inSources);
    return Object.entries(holdings)
      .map(([part, holding]) => ({
        file: join(folder, "files", `${name}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`),
        characters: charactersOf(holding),
      }))
      .filter(({ characters }) => [...characters].some((character) => text.has(character)));
  });
  return [...families, ...wholeFonts];
}

/** Those that platforms have of most fonts. */
const weights = [400, 700];

/**
 * Chromium does not load installed fonts in WOFF2, so the files are converted to TrueType. Of variable fonts, each weight
 * is a file: fontconfig has an entry for each of the nine names of weights, and looks through all entries for every
 * family that it does not have, which took most of the time of a layout.
 */
async function writeFonts(folder: string, files: readonly FontFile[]): Promise<void> {
  await mkdir(folder);
  for (const { file, characters } of files) {
    const name = join(folder, basename(file, extname(file)));
    const font = await readFile(file);
    if (characters === undefined) await writeFile(`${name}.ttf`, font);
    else
      for (const wght of weights)
        await writeFile(
          `${name}-${wght}.ttf`,
          await subsetFont(font, characters, { targetFormat: "sfnt", variationAxes: { wght } }),
        );
  }
}

const generic = ["sans-serif", "serif", "monospace", "system-ui"].map(
  (family) =>
    `<match><test name="family"><string>${family}</string></test><edit name="family" mode="assign" binding="strong"><string>Arimo</string></edit></match>`,
);

const configurationOf = (fonts: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${fonts}.cache</cachedir>
${generic.join("\n")}
</fontconfig>
`;

/** Debian packages that the lockfile's Chromium needs in addition to the C library. */
const libraries = ["libnss3", "libnspr4", "libexpat1", "libgcc-s1"];

/**
 * Unpacks the browser and the fonts of the lockfile, or installs Playwright's browser where that Chromium does not run.
 * Files that exist already are kept.
 * @throws {Error} that says what to do, if no browser starts
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
    const files = fontFiles();
    const versions = [...fontPackages, ...wholeFonts].map(({ version }) => version);
    const digest = hash(
      "sha256",
      JSON.stringify([versions, weights, files.map(({ file }) => basename(file))]),
    );
    const fonts = join(cache, `fonts-${digest.slice(0, 10)}`);
    if (!existsSync(fonts)) await writeWhole(fonts, (folder) => writeFonts(folder, files));
    await writeWhole(fontConfiguration, (file) => writeFile(file, configurationOf(fonts)));
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
