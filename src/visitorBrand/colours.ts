/**
 * The colours in which pictures show a brand, on light and dark grounds. Each is dark or light enough to be read on paper,
 * and to have text on it.
 */
export const brandLightness = { onLight: 0.46, onDark: 0.8 };

/** Beyond it, light colours leave sRGB. */
export const chromaOnDark = 0.1;

interface Tone {
  hue: number;
  chroma: number;
}

/**
 * The colours that a visitor chooses from, in OKLCH. Their words are in `home:nameField.colours`. A test keeps them away from
 * gold, gain and loss.
 */
export const visitorColours = [
  { id: "teal", hue: 205, chroma: 0.078 },
  { id: "azure", hue: 232, chroma: 0.094 },
  { id: "blue", hue: 258, chroma: 0.15 },
  { id: "indigo", hue: 285, chroma: 0.17 },
  { id: "purple", hue: 312, chroma: 0.17 },
  { id: "magenta", hue: 342, chroma: 0.17 },
] as const satisfies readonly (Tone & { id: string })[];

const percent = (lightness: number): string => `${100 * lightness}%`;

export const onLight = ({ hue, chroma }: Tone): string =>
  `oklch(${percent(brandLightness.onLight)} ${chroma} ${hue})`;

export const onDark = ({ hue }: Tone): string =>
  `oklch(${percent(brandLightness.onDark)} ${chromaOnDark} ${hue})`;

/**
 * Styles that give a brand's colours to what shows them. On the root they would restyle the whole page. `--if-dark` is
 * empty on dark grounds, and has no value elsewhere (background.module.css).
 */
export const brandStyles = (tone: Tone): string => `
  figure, [data-branded], [data-brand=line], #shown-as {
    --brand-on-dark: ${onDark(tone)};
    --on-brand-on-dark: var(--on-brass);
    --brand-if-dark: var(--if-dark) var(--brand-on-dark);
    --on-brand-if-dark: var(--if-dark) var(--on-brand-on-dark);
    --brand: var(--brand-if-dark, light-dark(${onLight(tone)}, ${onDark(tone)}));
    --on-brand: var(--on-brand-if-dark, light-dark(#fff, var(--on-brass)));
  }`;
