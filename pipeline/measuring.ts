import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { translatorFor } from "../src/languages/words/translator.ts";
import { consentWords } from "../src/measuring/consentWords.ts";
import { measuringSettings } from "../src/site/measuring.ts";
import type { Site } from "../src/site/schema.ts";
import { bundle } from "./bundle.ts";
import { digest } from "./fonts.ts";

/** The script that measures for the configured vendor. */
export interface MeasuringScript {
  /** Name below `/_astro/`. */
  name: string;
  code: string;
  /** Vite's list of the packages in it, as JSON. */
  packages: string;
}

/**
 * Bundles the script of the configured vendor, with the words that ask for consent where it needs that.
 * @returns nothing if nothing is measured
 */
export async function measuringScript(site: Site): Promise<MeasuringScript | undefined> {
  const settings = measuringSettings(site);
  if (!settings) return undefined;
  const { adapter } = site.measuring;
  const words = adapter === "ga4" ? await Promise.all(site.languages.map(translatorFor)) : [];
  const { code, packages } = await bundle(
    fileURLToPath(new URL(`../src/measuring/entries/${adapter}.ts`, import.meta.url)),
    {
      __MEASURING__: JSON.stringify(settings),
      __CONSENT__: JSON.stringify(
        Object.fromEntries(words.map(({ language, t }) => [language, consentWords(t)])),
      ),
    },
  );
  return { name: `measuring.${digest(code)}.js`, code, packages };
}

/**
 * Provides `virtual:measuring`, by which the script of every page loads that of the vendor: empty if nothing is
 * measured, so that pages carry not a byte for it.
 */
export function measuringModule(script: MeasuringScript | undefined): Plugin {
  const id = "virtual:measuring";
  return {
    name: "measuring-module",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return;
      if (!script) return "";
      // A variable, since the bundler would look for a file of this name.
      return `const script = "/_astro/${script.name}"; import(/* @vite-ignore */ script).catch(() => {});`;
    },
  };
}
