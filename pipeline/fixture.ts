import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { site as fullSite } from "../server/fixture.ts";
import { documentNames } from "../server/manifest.ts";
import type { Language } from "../src/languages/languages.ts";
import { type PressOptions, press } from "./press.ts";

/** Languages of the small site of the tests. There are only two because pressing is slow. */
export const publishedLanguages: readonly Language[] = ["en", "ja"];

const page = (language: string, document: string): string =>
  `<!doctype html><html lang="${language}"><title>${document}</title><script>window.page = "${document}"</script>` +
  `<h1>${document.startsWith("status") ? "Unexpected Application Error!" : document}</h1>`;

/** Static output as Astro writes it: content by file name. */
export const staticOutput = (): Map<string, string | Buffer> => {
  const files = new Map<string, string | Buffer>([
    ["_astro/page.B5gk.js", `export const words = "${"one two three ".repeat(40)}";\n`],
    ["_astro/sans.CcT3.woff2", Buffer.from([0x77, 0x4f, 0x46, 0x32, ...new Array(400).fill(0)])],
    ["favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h1v1z'/>".repeat(20)}</svg>`],
    ["robots.txt", "User-agent: *\n"],
  ]);
  for (const language of publishedLanguages) {
    for (const document of documentNames) {
      const file = document === "/" ? "index" : document.replace(/^\/(.*)/, "$1/index");
      files.set(`${language}/${file}.html`, page(language, document));
    }
  }
  return files;
};

/** Writes files to a new folder. @returns the folder */
export const writeFolder = async (files: ReadonlyMap<string, string | Buffer>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
};

export const pressOptions: PressOptions["site"] = {
  ...fullSite,
  publishedLanguages: [...publishedLanguages],
  drafts: [],
  preview: false,
  redirects: [],
  frameOrigins: ["https://newsletter.example.com"],
};

/** Presses the small site. @returns the folder of the build */
export const pressedBuild = async (): Promise<string> => {
  const from = await writeFolder(staticOutput());
  const to = await mkdtemp(join(tmpdir(), "dist-"));
  await press({ from, to, site: pressOptions });
  await rm(from, { recursive: true });
  return to;
};
