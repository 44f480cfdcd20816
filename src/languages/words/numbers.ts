import type { Language } from "../languages.ts";
import { withNoBreaks } from "./noBreak.ts";

type Format = (value: number) => string;

/** Figures in the form of a language. They are formatted during the build, because browsers differ in details. */
export interface Numbers {
  /** `4,812` */
  whole: Format;
  /** `$50,000` */
  dollars: Format;
  /** `$6.00` */
  dollarsAndCents: Format;
  /** `$6` or `$7.20`: with cents only if there are any */
  exactDollars: Format;
  /** `$25K`, or the short form of the language */
  shortDollars: Format;
  /** `80%` from a fraction */
  percent: Format;
  /** `99.95%` from a fraction */
  exactPercent: Format;
  /** `+21.4%` or `−1.235%` from a fraction. */
  change: Format;
  /** `+21.4%` from a fraction, always with as many decimals. */
  changeTo: (digits: number) => Format;
  /** `2 days` */
  duration: (value: number, unit: "minute" | "day" | "week" | "month" | "year") => string;
  /** `−0.7`: with sign and one decimal */
  signed: Format;
}

/** CLDR puts a space before Japanese units, which is not usual. */
export const withoutUnitSpace = (text: string): string => text.replace(/ (?=分|日|か月|週間|年)/, "");

/** Chinese trade sites write `$`; other languages use the symbol that distinguishes US dollars. */
const currencyDisplay = (language: Language) => (language === "zh" ? "narrowSymbol" : "symbol");

const made = new Map<Language, Numbers>();

/** The number formats of a language. They are made once, which takes `Intl` longer than to write with them. */
export function numbers(language: Language): Numbers {
  const formats = made.get(language) ?? formatsOf(language);
  made.set(language, formats);
  return formats;
}

function formatsOf(language: Language): Numbers {
  const format = (options: Intl.NumberFormatOptions = {}): Format => {
    const formatter = new Intl.NumberFormat(language, options);
    // CLDR gives some languages a hyphen for the minus sign.
    return (value) => withNoBreaks(formatter.format(value).replace("-", "−"));
  };
  const currency = {
    style: "currency",
    currency: "USD",
    currencyDisplay: currencyDisplay(language),
  } as const;
  const shortDollars = format({
    ...currency,
    notation: "compact",
    minimumFractionDigits: 0,
    maximumSignificantDigits: 3,
  });
  return {
    whole: format(),
    dollars: format({ ...currency, maximumFractionDigits: 0 }),
    dollarsAndCents: format(currency),
    exactDollars: format({ ...currency, trailingZeroDisplay: "stripIfInteger" }),
    // CLDR abbreviates the Hindi crore to a letter that newspapers do not use.
    shortDollars: (value) => shortDollars(value).replace("क॰", "करोड़"),
    percent: format({ style: "percent" }),
    exactPercent: format({ style: "percent", maximumFractionDigits: 2 }),
    change: format({
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 3,
      signDisplay: "exceptZero",
    }),
    changeTo: (digits) =>
      format({
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: "exceptZero",
      }),
    // CLDR has a formal Hindi word for week.
    duration: (value, unit) =>
      withoutUnitSpace(format({ style: "unit", unit, unitDisplay: "long" })(value)).replace(
        "सप्ताह",
        value === 1 ? "हफ्ता" : "हफ्ते",
      ),
    signed: format({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  };
}
