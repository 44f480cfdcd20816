import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The path of a program in an installed package.
 * @param file as the package has it, such as `bin/astro.mjs`
 */
export const packageProgram = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file);
