import { globSync } from "node:fs";

/** Set by the build (fonts, carousels) and by scripts (a visitor's brand). */
const setElsewhere = ["--headline", "--code", "--carousel-delay", "--brand-on-dark", "--on-brand-on-dark"];

/** Finds custom properties that no style sheet declares, such as misspelt ones. All else is checked by Biome. */
export default {
  plugins: ["stylelint-value-no-unknown-custom-properties"],
  rules: {
    "csstools/value-no-unknown-custom-properties": [
      true,
      {
        importFrom: [
          ...globSync("{src,editor}/**/*.css"),
          { "custom-properties": Object.fromEntries(setElsewhere.map((name) => [name, ""])) },
        ],
      },
    ],
  },
};
