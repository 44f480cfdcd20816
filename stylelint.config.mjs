/** Each file's styles are in the cascade layer of its folder. */
const inLayer = (name, files) => ({ files, rules: { "layer-name-pattern": `^${name}$` } });

/** What Biome does not check. */
export default {
  referenceFiles: ["{src,editor}/**/*.css", "stylelint.properties.css"],
  rules: {
    // A custom property without a fallback that no style sheet declares, such as a misspelt one.
    "no-unknown-custom-properties": true,
    // All window widths at which a layout changes (ADR 001).
    "media-feature-name-value-allowed-list": { "/width/": ["40rem", "48rem", "64rem", "80rem"] },
  },
  overrides: [
    inLayer("components", ["src/{ui,layout}/**/*.module.css", "src/sections/shared/*.module.css"]),
    inLayer("illustrations", "src/illustrations/**/*.module.css"),
    inLayer("sections", "src/sections/!(shared)/*.module.css"),
  ],
};
