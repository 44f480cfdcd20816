import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { convertToTsx } from "@astrojs/astro2tsx";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

/** Converts an `.astro` file, scripts included, to TSX, so that dependency-cruiser can read its imports. */
const asTsx = (astro: string): string => {
  const { code, scripts } = convertToTsx(astro);
  return [code, ...scripts.map(({ content }) => content)].join("\n");
};

/**
 * Checks all imports of a project against the rules in `.dependency-cruiser.json`. `.astro` files are copied as TSX,
 * which can go once dependency-cruiser reads them: https://github.com/sverweij/dependency-cruiser/issues/1007
 * @param root folder of the project
 * @returns dependency-cruiser's result; paths are relative to `root`, and an `.astro` file is called `.astro.tsx`
 */
export async function cruiseImports(root: string): Promise<ICruiseResult> {
  const copy = mkdtempSync(join(tmpdir(), "imports-"));
  try {
    for (const file of globSync("**/*.{ts,tsx,astro,css,json}", {
      cwd: root,
      exclude: (name) => /^(node_modules|dist|release|\.(?!dependency-cruiser).*)$/.test(name),
    })) {
      const isAstro = file.endsWith(".astro");
      const path = join(copy, isAstro ? `${file}.tsx` : file);
      const text = readFileSync(join(root, file), "utf8");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, isAstro ? asTsx(text) : text);
    }
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
    const options = await extractOptions(resolve(".dependency-cruiser.json"));
    const { output } = await cruise(["."], { ...options, baseDir: copy });
    if (typeof output === "string") throw new Error(output);
    return output;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
