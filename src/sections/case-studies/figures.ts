import { type FigureKind, growth, measures, type Result } from "../../content/cases.ts";
import type { Language } from "../../i18n/languages.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";

const formats = {
  growth: { style: "percent", signDisplay: "exceptZero" },
  share: { style: "percent", maximumSignificantDigits: 2 },
  count: {},
  days: { style: "unit", unit: "day" },
  hours: { style: "unit", unit: "hour" },
} as const satisfies Record<FigureKind, Intl.NumberFormatOptions>;

/** Short units of English, Spanish and Hindi are clipped, Japanese ones are Latin letters. */
const unitDisplays: Partial<Record<Language, "narrow" | "long">> = {
  en: "long",
  es: "long",
  hi: "long",
  ja: "long",
};

/** Formats a number of a kind; in some languages `Intl` writes a hyphen instead of a minus. */
const write = (language: Language, kind: FigureKind, value: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    ...formats[kind],
    unitDisplay: unitDisplays[language] ?? "short",
  })
    .format(value)
    .replace("-", "−")
    // Japanese has no space between a number and its unit, but `Intl` adds one.
    .replace(/(?<=\d)\s(?=[日時])/, "");

/** A result's metric and, unless it is a growth, its value before launch, without its unit: `45` and `31`, `12 days` and `19`, or only `+29%`. */
export function figures(language: Language, result: Result): { metric: string; was?: string } {
  const kind = measures[result.measure];
  if (kind === "growth") return { metric: changeFigure(language, growth(result)) };
  const bare = kind === "days" || kind === "hours" ? "count" : kind;
  return { metric: write(language, kind, result.after), was: write(language, bare, result.before) };
}

/** Formats a value of a kind; of a growth, the change as a fraction: `+45%`. */
export const figureOf = write;

/** Formats a change, a fraction of the value before: `+45%`. */
export const changeFigure = (language: Language, change: number): string => write(language, "growth", change);

/** A day since the launch, or before it if it is negative: `Day 30`, `Day −30`. */
export const dayName = (t: I18n["t"], day: number): string =>
  t(day < 0 ? "case-studies:chart.dayBefore" : "case-studies:chart.day", { day: Math.abs(day) });
