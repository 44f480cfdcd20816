declare module "virtual:inline" {
  /** A classic script that settles the stored language before the first paint (D10). */
  export const headScript: string;
  /** `@font-face` rules and the files to preload, for the scripts that our own fonts cover. */
  export const fonts: Record<"latin" | "cyrillic", { css: string; urls: string[] }>;
  /** Address of each language's flag, by ISO 3166-1 country code. */
  export const flags: Record<string, string>;
}

/** Codes of the published languages; replaced when the head script is bundled. */
declare const __PUBLISHED__: readonly import("./languages/languages.ts").Language[];
