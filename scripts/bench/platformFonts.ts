import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";

const require = createRequire(import.meta.url);

/**
 * Fonts of visitors' platforms: Arimo has the widths of Arial and Helvetica, Gelasio those of Georgia, Tinos those of
 * Times New Roman. The first of each list is the platform's default.
 */
const platforms = {
  apple: { "sans-serif": ["Arimo"], serif: ["Gelasio", "Tinos"] },
  windows: { "sans-serif": ["Arimo"], serif: ["Tinos"] },
  android: { "sans-serif": ["Roboto"], serif: ["Noto Serif"] },
} as const;

export type PlatformName = keyof typeof platforms;

export const platformNames = Object.keys(platforms) as PlatformName[];

/** Has a browser find only the fonts of a platform. @returns its variables */
export async function platformFonts(name: PlatformName): Promise<Record<string, string>> {
  const folder = resolve(".cache/browser/platforms", name);
  await mkdir(folder, { recursive: true });
  for (const family of Object.values(platforms[name]).flat())
    for (const weight of ["400Regular", "700Bold"]) {
      const [path, prefix] = [family.toLowerCase().replace(" ", "-"), family.replace(" ", "")];
      const file = require.resolve(`@expo-google-fonts/${path}/${weight}/${prefix}_${weight}.ttf`);
      await copyFile(file, join(folder, basename(file)));
    }
  const generic = Object.entries(platforms[name]).map(
    ([kind, [family]]) =>
      `<match><test name="family"><string>${kind}</string></test>` +
      `<edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`,
  );
  const file = `${folder}.conf`;
  const content = `<dir>${folder}</dir><cachedir>${folder}.cache</cachedir>${generic.join("")}`;
  await writeFile(file, `<?xml version="1.0"?>\n<fontconfig>${content}</fontconfig>\n`);
  return { FONTCONFIG_FILE: file };
}
