import { brand, colour } from "../../content/brand.ts";
import { colourTokens } from "../../styles/colours.ts";

const chosen = Object.entries(brand.colours).map(([name, value]) => `--site-${name}:${value}`);
const light = colourTokens.map((token) => `--${token}:${colour(token, "light")}`);

/**
 * The colours that tokens.css takes from the owner. Engines without `light-dark()` get the light scheme, in dark sections
 * too (ADR 016): unlayered, since they drop the tokens, and stronger than `:root` of contrast.css, which they drop as well.
 */
export const colourStyles = `:root{${chosen.join(";")}}@supports not (color:light-dark(#000,#fff)){:root:root{color-scheme:only light;${light.join(";")}}}`;
