import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { documentFile } from "../server/build.ts";
import { site as fullSite } from "../server/fixture.ts";
import { documentNames } from "../server/manifest.ts";
import type { Language } from "../src/i18n/languages.ts";
import { type BuildOptions, finishBuild } from "./manifest.ts";

/** Languages of the small site of the tests. There are only two because compressing is slow. */
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
      files.set(documentFile({ document, language }), page(language, document));
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

export const smallSite: BuildOptions["site"] = {
  ...fullSite,
  publishedLanguages: [...publishedLanguages],
  drafts: [],
  preview: false,
  redirects: [],
  frameOrigins: ["https://newsletter.example.com"],
};

/** Builds the small site from static output. @returns the folder of the build */
export const smallBuild = async (output = staticOutput(), site = smallSite): Promise<string> => {
  const folder = await writeFolder(output);
  await finishBuild({ folder, site });
  return folder;
};
