import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Packages of fonts, and the names that headlines ask for (src/styles/scripts). */
const fonts = {
  "@fontsource-variable/noto-sans-devanagari": "Noto Serif Devanagari",
  "@fontsource-variable/noto-sans-sc": "Noto Serif SC",
  "@fontsource-variable/noto-sans-jp": "Noto Serif JP",
} as const;

/**
 * Styles with fonts for Hindi, Chinese and Japanese headlines, so that a share image is the same on every machine. The
 * files have the address `/<package>/files/…`.
 * @throws {Error} if a package is not installed
 */
export const standInFonts = (): string =>
  Object.entries(fonts)
    .map(([name, family]) =>
      readFileSync(require.resolve(`${name}/index.css`), "utf8")
        .replaceAll(/font-family: '[^']+'/g, `font-family: '${family}'`)
        .replaceAll("url(./", `url(/${name}/`),
    )
    .join("\n");
