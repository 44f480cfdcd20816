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

const percent = (lightness: number): string => `${100 * lightness}%`;

export const onLight = ({ hue, chroma }: Tone): string =>
  `oklch(${percent(brandLightness.onLight)} ${chroma} ${hue})`;

export const onDark = ({ hue }: Tone): string =>
  `oklch(${percent(brandLightness.onDark)} ${chromaOnDark} ${hue})`;
