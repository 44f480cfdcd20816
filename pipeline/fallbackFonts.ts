import { createRequire } from "node:module";
import type { Font } from "harfbuzzjs";
import { html } from "parse5";
import { openFont, widthOf } from "../src/languages/checking/shaping.ts";
import { descendants, type Element, textOf } from "./elements.ts";

const require = createRequire(import.meta.url);

/** A font that visitors have. */
interface FallbackFont {
  /** Added to the name of our family: `Text Arial` is shown until `Text` has come. */
  name: string;
  /** Full names of the font, and of others with the same widths, on the platforms of visitors. */
  local: readonly string[];
  /** The file of the font, or of an open one with the same widths. */
  file: string;
}

interface OwnFont {
  family: string;
  /** As in CSS. */
  weight: string;
  source: string;
  axes: Readonly<Record<string, number>>;
  fallbacks: readonly FallbackFont[];
}

const serif = "source-serif/VAR/SourceSerif4Variable-Roman.ttf";
const sans = "@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf";
const mono = "@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2";

const ownFonts: readonly OwnFont[] = [
  {
    family: "Headline",
    weight: "600",
    source: serif,
    axes: { opsz: 60, wght: 600 },
    fallbacks: [
      {
        name: "Times",
        local: ["Times New Roman Bold", "Tinos Bold", "Liberation Serif Bold"],
        file: "@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf",
      },
      {
        name: "Noto",
        local: ["Noto Serif Bold"],
        file: "@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf",
      },
    ],
  },
  {
    family: "Text",
    weight: "400 500",
    source: sans,
    axes: { wdth: 100, wght: 400 },
    fallbacks: [
      {
        name: "Arial",
        local: ["Arial", "Helvetica", "Arimo Regular", "Liberation Sans"],
        file: "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf",
      },
      {
        name: "Roboto",
        local: ["Roboto", "Roboto Regular"],
        file: "@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf",
      },
    ],
  },
  {
    family: "Text",
    weight: "600 700",
    source: sans,
    axes: { wdth: 100, wght: 600 },
    fallbacks: [
      {
        name: "Arial",
        local: ["Arial Bold", "Helvetica Bold", "Arimo Bold", "Liberation Sans Bold"],
        file: "@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf",
      },
      {
        name: "Roboto",
        local: ["Roboto Bold"],
        file: "@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf",
      },
    ],
  },
  {
    family: "Code",
    weight: "400",
    source: mono,
    axes: {},
    fallbacks: [
      // All of these have letters of 0.6 em, as ours has.
      { name: "Courier", local: ["Courier New", "Menlo", "Liberation Mono", "Cousine"], file: mono },
    ],
  },
];

const opened = new Map<string, Promise<Font>>();

/** Opens a font file once for all languages. */
function open(file: string, axes: Readonly<Record<string, number>> = {}): Promise<Font> {
  const key = JSON.stringify([file, axes]);
  const font = opened.get(key) ?? openFont(require.resolve(file), axes);
  opened.set(key, font);
  return font;
}

const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`;

const has = (font: Font, character: string): boolean =>
  font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;

/**
 * `@font-face` rules for what is shown until a font of ours has come: fonts of visitors, made as wide as ours for a text
 * and as high, so that lines break alike and nothing shifts (CSS Fonts 5, 4.8 and 4.9).
 * @param family of ours
 * @param text to fit
 * @param range the characters that the rules are for, as in CSS; all of them by default
 */
async function fallbackRules(family: string, text: string, range = ""): Promise<string> {
  const rules = ownFonts
    .filter((font) => font.family === family)
    .flatMap(({ weight, source, axes, fallbacks }) =>
      fallbacks.map(async ({ name, local, file }) => {
        const own = await open(source, axes);
        const fallback = await open(file);
        // Names of languages are in scripts of their own, which neither has.
        const known = [...text].filter((character) => has(own, character));
        const shared = known.filter((character) => has(fallback, character)).join("");
        const size = widthOf(shared, [own]) / widthOf(shared, [fallback]);
        const { ascender, descender, lineGap } = own.hExtents();
        const [ascent, descent, gap] = [ascender, -descender, lineGap].map((extent) =>
          percent(extent / own.face.upem / size),
        );
        const sources = local.map((full) => `local("${full}")`).join();
        return `@font-face{font-family:"${family} ${name}";font-weight:${weight};src:${sources};size-adjust:${percent(size)};ascent-override:${ascent};descent-override:${descent};line-gap-override:${gap}${range && `;unicode-range:${range}`}}`;
      }),
    );
  return (await Promise.all(rules)).join("");
}

/** The characters of a text, for `unicode-range`. */
const rangeOf = (text: string): string =>
  Array.from(new Set(text), (character) => `U+${character.codePointAt(0)?.toString(16)}`).join();

const isText = ({ tagName, namespaceURI }: Element): boolean =>
  !["script", "style", "template"].includes(tagName) && namespaceURI === html.NS.HTML;

const textIn = (elements: readonly Element[]): string =>
  elements
    .filter(isText)
    .map(textOf)
    .join("")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();

/**
 * The fallback rules of a document: the headline font fits its first heading, the text font the rest of its first
 * screen. Text further down shifts nothing that a visitor sees.
 * @param first the elements of the first screen
 * @param styles the document's own, with the rules for our fonts
 */
export async function documentFallbacks(first: readonly Element[], styles: string): Promise<string> {
  const heading = first.find(({ tagName }) => tagName === "h1");
  const inHeading = heading ? [heading, ...descendants(heading)] : [];
  const body = first.slice(first.findIndex(({ tagName }) => tagName === "body"));
  const texts = {
    Headline: textIn(inHeading),
    Text: textIn(body),
    Code: first.some(({ tagName }) => tagName === "code") ? "code" : "",
  };
  const rules = Object.entries(texts)
    .filter(([family, text]) => text && styles.includes(`font-family:${family};`))
    .map(([family, text]) => fallbackRules(family, text));
  // A figure in a heading is so large that its own width counts.
  const figure = textIn(inHeading.filter(({ tagName }) => tagName === "b"));
  if (figure && rules.length > 0) rules.push(fallbackRules("Headline", figure, rangeOf(figure)));
  return (await Promise.all(rules)).join("");
}
