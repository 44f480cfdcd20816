import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { Constants } from "../src/constants.ts";
import type { Site } from "../src/site/schema.ts";

const inHead = (file: string): string =>
  fileURLToPath(new URL(`../src/layout/head/${file}`, import.meta.url));

/** Bundles a module, with all that it imports, into one classic script. @param plugins that provide what it imports */
export async function bundle(entry: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "_", fileName: "script" },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim().replace(/;$/, "");
}

/**
 * Provides the modules of src/virtual.d.ts.
 * @param adapter of the vendor whose script pages load, `none` for none
 */
export function virtualModules(constants: Constants, adapter: Site["analytics"]["adapter"]): Plugin {
  const load = adapter === "none" ? "" : `import("/src/analytics/entries/${adapter}.ts")`;
  const scriptInHead = async (file: string, watch: (file: string) => void): Promise<string> => {
    watch(inHead(file));
    return `export default ${JSON.stringify(await bundle(inHead(file), [virtualModules(constants, "none")]))};`;
  };
  const modules: Readonly<Record<string, (watch: (file: string) => void) => string | Promise<string>>> = {
    "virtual:constants": () =>
      [
        ...Object.entries(constants).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        ),
        `export const loadAnalytics = () => { ${load && `return ${load};`} };`,
      ].join("\n"),
    "virtual:head-script": (watch) => scriptInHead("headScript.ts", watch),
    "virtual:booking-script": (watch) => scriptInHead("bookingScript.ts", watch),
  };
  return {
    name: "virtual-modules",
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(id) {
      return modules[id.replace("\0", "")]?.((file) => this.addWatchFile(file));
    },
  };
}
