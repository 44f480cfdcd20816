import { logo } from "./logo.ts";
import { contentSchema, openContent } from "./readContent.ts";

export const schema = contentSchema({
  logo: logo(
    "logo",
    "An SVG file. What is black in it takes the colour of the text, so that it shows on dark.",
  ),
});

/** How the brand is drawn; its name is in `site.config.json`. */
export const brand = openContent("brand.json").read(schema);
