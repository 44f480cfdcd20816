declare module "virtual:inline" {
  /** A classic script that runs before the first paint (src/layout/headScript.ts). */
  export const headScript: string;
  /** `@font-face` rules of the fonts for documents, by language. */
  export const fonts: Partial<Record<import("./languages/languages.ts").Language, string>>;
  /** That of the font for code, in any language. */
  export const code: string;
}

/** Codes of the published languages; replaced when the page's script is bundled. */
declare const __PUBLISHED__: readonly import("./languages/languages.ts").Language[];

/** The fields of each scheduler; likewise. */
declare const __SCHEDULERS__: import("./site/attribution.ts").SchedulerFields;

/** The days on which the event's state changes; replaced when the head script is bundled. */
declare const __EVENT__: readonly string[];
/** Loads the script of the configured vendor; nothing at all without one (pipeline/measuring.ts). */
declare module "virtual:measuring" {}

/** Settings of the configured vendor; replaced when its script is bundled. */
declare const __MEASURING__: import("./site/measuring.ts").MeasuringSettings;

/** The words that ask for consent, in each published language; likewise. */
declare const __CONSENT__: Readonly<
  Partial<Record<import("./languages/languages.ts").Language, import("./measuring/consent.ts").ConsentWords>>
>;
