import type { Language } from "../languages.ts";
import { localeOf } from "../localeOf.ts";
import { withNoBreaks } from "./noBreak.ts";

type Format = (value: number) => string;

/** Figures in the form of a language. They are formatted during the build, because browsers differ in details. */
export interface NumberFormats {
  /** `4,812` */
  whole: Format;
  /** `$50,000` */
  dollars: Format;
  /** `$6.00` */
  dollarsAndCents: Format;
  /** `$6` or `$7.20`: with cents only if there are any */
  exactDollars: Format;
  /** `500K`, or the short form of the language */
  short: Format;
  /** `$25K`, or what the trade writes in the language, such as `2.5万美元` */
  shortDollars: Format;
  /** `80%` from a fraction */
  percent: Format;
  /** `99.95%` from a fraction */
  exactPercent: Format;
  /** `44%` or `44.3%` from a fraction */
  roundedPercent: Format;
  /** `+21.4%` or `−1.235%` from a fraction. */
  change: Format;
  /** `2.0`: always with as many decimals */
  fixed: (digits: number) => Format;
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

/** Indian traders read amounts of an account as platforms write them, in English groups. */
const currencyLocale = (language: Language) => (language === "hi" ? "en" : localeOf(language));

/** Spanish and Portuguese say the words: CLDR's letters after a figure, `k` and `mi`, are not what people write. */
const compactDisplay = (language: Language) => (language === "es" || language === "pt" ? "long" : "short");

/** In languages that do not write a sum as English does. */
const shortSums: Readonly<Partial<Record<Language, (number: string) => string>>> = {
  es: (number) => `US$ ${number}`,
  pt: (number) => `US$ ${number}`,
  ru: (number) => `${number} $`,
  hi: (number) => `${number} डॉलर`,
  zh: (number) => `${number}美元`,
  ja: (number) => `${number}ドル`,
};

/** A sum of dollars, such as `$50M`. @param number in short, as `short` writes it */
export const shortSum = (language: Language, number: string): string =>
  shortSums[language]?.(number) ?? `$${number}`;

/** The first sum that Hindi and Japanese shorten in their own units: they write the sizes of accounts as platforms do. */
const firstLargeSum = 1_000_000;

/** Formats are made once, which takes `Intl` longer than to write with them. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** The number formats of a language. */
export const numberFormats = once((language: Language): NumberFormats => {
  const format = (options: Intl.NumberFormatOptions = {}): Format => {
    const locale = options.style === "currency" ? currencyLocale(language) : localeOf(language);
    const formatter = new Intl.NumberFormat(locale, options);
    // CLDR gives some languages a hyphen for the minus sign, and Latin America the code of the currency.
    return (value) => withNoBreaks(formatter.format(value).replace("-", "−").replace("USD", "US$"));
  };
  const currency = {
    style: "currency",
    currency: "USD",
    currencyDisplay: currencyDisplay(language),
  } as const;
  const compact = format({
    notation: "compact",
    compactDisplay: compactDisplay(language),
    maximumSignificantDigits: 3,
    useGrouping: "always",
  });
  // CLDR abbreviates the Hindi crore to a letter that newspapers do not use.
  const short: Format = (value) => compact(value).replace("क॰", "करोड़");
  const dollars = format({ ...currency, maximumFractionDigits: 0 });
  return {
    whole: format(),
    dollars,
    dollarsAndCents: format(currency),
    exactDollars: format({ ...currency, trailingZeroDisplay: "stripIfInteger" }),
    short,
    shortDollars: (value) => {
      if (language === "hi" && value < firstLargeSum) return numberFormats("en").shortDollars(value);
      if (language === "ja" && value < firstLargeSum) return dollars(value);
      return withNoBreaks(shortSum(language, short(value)));
    },
    percent: format({ style: "percent" }),
    exactPercent: format({ style: "percent", maximumFractionDigits: 2 }),
    roundedPercent: format({ style: "percent", maximumFractionDigits: 1 }),
    change: format({
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 3,
      signDisplay: "exceptZero",
    }),
    fixed: once((digits) => format({ minimumFractionDigits: digits, maximumFractionDigits: digits })),
    changeTo: once((digits) =>
      format({
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: "exceptZero",
      }),
    ),
    // CLDR has a formal Hindi word for week.
    duration: (value, unit) =>
      withoutUnitSpace(format({ style: "unit", unit, unitDisplay: "long" })(value)).replace(
        "सप्ताह",
        value === 1 ? "हफ्ता" : "हफ्ते",
      ),
    signed: format({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  };
});
