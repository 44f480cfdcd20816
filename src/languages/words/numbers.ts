import type { Language } from "../languages.ts";
import { joined } from "./joined.ts";

type Format = (value: number) => string;

/** Figures in a language's own form. Formatted when the site is built: engines and versions disagree in detail. */
export interface Numbers {
  /** `4,812` */
  whole: Format;
  /** `$50,000` */
  dollars: Format;
  /** `$6.00` */
  dollarsAndCents: Format;
  /** `$25K`, or what the language shortens to */
  shortDollars: Format;
  /** `80%` from a fraction */
  percent: Format;
  /** `+21.4%` or `−1.2%` from a fraction. */
  change: Format;
  /** `2 days` */
  duration: (value: number, unit: "day" | "week" | "month") => string;
  /** `−0.7`: a number with its sign and one decimal. */
  signed: Format;
}

/** Chinese trade sites write `$`; elsewhere the symbol is the one that the language tells dollars apart by. */
const currencyDisplay = (language: Language) => (language === "zh" ? "narrowSymbol" : "symbol");

/** The number formats of a language. */
export function numbers(language: Language): Numbers {
  // Intl gives some languages a hyphen for a minus.
  const format =
    (options: Intl.NumberFormatOptions = {}): Format =>
    (value) =>
      joined(new Intl.NumberFormat(language, options).format(value).replace("-", "−"));
  const currency = {
    style: "currency",
    currency: "USD",
    currencyDisplay: currencyDisplay(language),
  } as const;
  return {
    whole: format(),
    dollars: format({ ...currency, maximumFractionDigits: 0 }),
    dollarsAndCents: format(currency),
    // Intl cuts the Hindi crore to a letter that no desk writes.
    shortDollars: (value) =>
      format({
        ...currency,
        notation: "compact",
        minimumFractionDigits: 0,
        maximumSignificantDigits: 3,
      })(value).replace("क॰", "करोड़"),
    percent: format({ style: "percent" }),
    change: format({
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 2,
      signDisplay: "exceptZero",
    }),
    // Intl sets a space before Japanese units, where nobody writes one, and the Hindi week in a schoolbook's word.
    duration: (value, unit) =>
      format({ style: "unit", unit, unitDisplay: "long" })(value)
        .replace(/ (?=日|か月|週間)/, "")
        .replace("सप्ताह", value === 1 ? "हफ्ता" : "हफ्ते"),
    signed: format({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  };
}
