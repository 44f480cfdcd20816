/** Ascent and descent of our fonts, in percent of an em. */
const ours = {
  Headline: { ascent: 103.6, descent: 33.5 },
  Text: { ascent: 102.5, descent: 27.5 },
};

/** How wide our font is in the words of a script's languages, in percent of the platform's. */
type Widths = Record<"latin" | "cyrillic", number>;

type Row = readonly [
  font: keyof typeof ours,
  platform: string,
  weight: string,
  names: string[],
  Widths,
  range?: string,
];

const times = ["Times New Roman Bold", "Tinos Bold", "Liberation Serif Bold"];
const noto = ["Noto Serif Bold"];
const arial = ["Arial", "Helvetica", "Arimo Regular", "Liberation Sans"];
const boldArial = ["Arial Bold", "Helvetica Bold", "Arimo Bold", "Liberation Sans Bold"];
const roboto = ["Roboto", "Roboto Regular"];
const notoSans = ["Noto Sans", "Noto Sans Regular"];
/** In headlines, the sign of percent is far wider there. */
const figures = "U+25,U+2B,U+30-39";

/** The later of two rows for the same character counts. docs/performance.md says how to measure them. */
const rows: readonly Row[] = [
  ["Headline", "Times", "600", times, { latin: 96.1, cyrillic: 96.3 }],
  ["Headline", "Noto", "600", noto, { latin: 81.4, cyrillic: 82.6 }],
  ["Text", "Arial", "400 500", arial, { latin: 100.4, cyrillic: 101.4 }],
  ["Text", "Arial", "600 700", boldArial, { latin: 97, cyrillic: 98 }],
  ["Text", "Roboto", "400 500", roboto, { latin: 101.1, cyrillic: 100.1 }],
  ["Text", "Roboto", "600 700", ["Roboto Bold"], { latin: 102.8, cyrillic: 102.2 }],
  ["Headline", "DejaVu", "600", ["DejaVu Serif Bold"], { latin: 73.2, cyrillic: 73.2 }],
  ["Text", "Noto", "400 500", notoSans, { latin: 95.4, cyrillic: 96.8 }],
  ["Text", "Noto", "600 700", ["Noto Sans Bold"], { latin: 93.6, cyrillic: 94.8 }],
  ["Text", "DejaVu", "400 500", ["DejaVu Sans"], { latin: 88.8, cyrillic: 88.1 }],
  ["Text", "DejaVu", "600 700", ["DejaVu Sans Bold"], { latin: 82.8, cyrillic: 83 }],
  ["Headline", "Times", "600", times, { latin: 90.1, cyrillic: 90.1 }, figures],
  ["Headline", "Noto", "600", noto, { latin: 89, cyrillic: 89 }, figures],
];

/**
 * Fonts of visitors' platforms, shown until ours have come: as wide and as high as ours (CSS Fonts 5, 4.9), so that
 * lines break alike and little moves.
 */
export const fallbackFonts = (script: keyof Widths): string =>
  rows
    .map(([font, platform, weight, names, widths, range]) => {
      const width = widths[script];
      const part = (size: number): string => `${((100 * size) / width).toFixed(1)}%`;
      const src = names.map((name) => `local("${name}")`).join(",");
      const { ascent, descent } = ours[font];
      return `@font-face{font-family:"${font} ${platform}";font-weight:${weight};src:${src};size-adjust:${width}%;ascent-override:${part(ascent)};descent-override:${part(descent)};${range ? `unicode-range:${range}` : ""}}`;
    })
    .join("");
