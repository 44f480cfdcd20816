import { type FigureKind, growth, measures, type Result } from "../../facts/cases.ts";
import type { Language } from "../../languages/languages.ts";

const formats = {
  growth: { style: "percent", signDisplay: "exceptZero" },
  share: { style: "percent", maximumSignificantDigits: 2 },
  count: {},
  days: { style: "unit", unit: "day" },
  hours: { style: "unit", unit: "hour" },
} as const satisfies Record<FigureKind, Intl.NumberFormatOptions>;

/** English takes its shortest units; Hindi would clip even its short ones, and Japanese borrow Latin letters. */
const unitDisplays: Partial<Record<Language, "narrow" | "long">> = { en: "narrow", hi: "long", ja: "long" };

/** A number as figures of its kind are written; `Intl` gives some languages a hyphen for a minus. */
const write = (language: Language, kind: FigureKind, value: number): string =>
  new Intl.NumberFormat(language, { ...formats[kind], unitDisplay: unitDisplays[language] ?? "short" })
    .format(value)
    .replace("-", "−")
    // Japanese sets no space between a number and its unit; Intl does.
    .replace(/(?<=\d)\s(?=[日時])/, "");

/** The metric of a result, and what it was before launch unless it tells growth: `45` and `31`, or `+29%` alone. */
export function figures(language: Language, result: Result): { metric: string; was?: string } {
  const kind = measures[result.measure];
  if (kind === "growth") return { metric: changeFigure(language, growth(result)) };
  return { metric: write(language, kind, result.after), was: write(language, kind, result.before) };
}

/** A change as a fraction of where it began: `+45%`. */
export const changeFigure = (language: Language, change: number): string => write(language, "growth", change);
