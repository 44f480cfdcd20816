import { optimize } from "svgo";
import { type LogoMedia, logo } from "../../src/content/logo.ts";
import { validate } from "../../src/content/validate.ts";
import { formatFinding } from "../../src/diagnostics.ts";

/** Not what shows nothing. */
const anyColour = /^(?!none$|transparent$)/i;

const black = /^(?:black|#0{3}|#0{6}|rgb\(0[, ]+0[, ]+0\))$/i;

/**
 * Cleans an SVG file: only shapes are left, with attributes in place of styles. A symbol gets one colour, and in a logo
 * what is black takes the colour of the text, so that it shows on dark.
 * @param text of the file
 * @returns the value of the field
 * @throws {Error} with what is wrong with the file, and the remedy
 */
export function cleanLogo(text: string, media: LogoMedia): string {
  const markup = markupOf(text, media);
  const [wrong] = validate(logo(media, "", Buffer.byteLength(text)), { file: "", value: markup }).diagnostics;
  if (wrong) throw new Error(formatFinding(wrong));
  return markup;
}

function markupOf(text: string, media: LogoMedia): string {
  try {
    return optimize(text, {
      multipass: true,
      plugins: [
        "removeScripts",
        "removeTitle",
        { name: "inlineStyles", params: { onlyMatchedOnce: false } },
        "convertStyleToAttrs",
        "removeStyleElement",
        "removeXlink",
        "removeDimensions",
        {
          name: "addAttributesToSVGElement",
          params: { attributes: [{ xmlns: "http://www.w3.org/2000/svg" }] },
        },
        {
          name: "preset-default",
          params: {
            overrides: {
              convertColors: { currentColor: media === "symbol" ? anyColour : black },
              removeUnknownsAndDefaults: { keepDataAttrs: false, keepAriaAttrs: false },
            },
          },
        },
        { name: "removeAttrs", params: { attrs: "class|style|.*:.*", elemSeparator: " " } },
      ],
    }).data;
  } catch {
    // The check says what is wrong.
    return text;
  }
}
