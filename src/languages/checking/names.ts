import { partners } from "../../facts/partners.ts";
import { platforms } from "../../facts/platforms.ts";
import type { Language } from "../languages.ts";

/** Words that stay in English, with the reason. */
export interface Names {
  names: readonly string[];
  reason: string;
  /** The languages that keep them; all if missing. */
  languages?: readonly Language[];
}

/** Partners, spelled as in their logos, and the companies of stories and testimonials. */
const companies: readonly string[] = [
  ...Object.values(partners).map(({ name }) => name),
  "Duarte Partners",
  "Fairlead Funding",
  "Greyfriars",
  "Halyard Capital",
  "Harbour Street Traders",
  "Lumen",
  "Meridian Markets",
  "Summit",
];

export const keptNames: readonly Names[] = [
  {
    names: [...Object.values(platforms).flatMap(({ name, short }) => [name, short]), "MetaTrader"],
    reason: "Trading platforms, as their makers spell them.",
  },
  {
    names: companies,
    reason: "Companies are called the same in every language.",
  },
  {
    names: ["Google", "Google Analytics", "Instagram", "LinkedIn", "Telegram"],
    reason: "Services outside.",
  },
  {
    names: ["AI", "API", "CFD", "CFDs", "CFTC", "CRM", "FAQ", "Forex", "IB", "IBs", "IT", "KYC", "USD"],
    reason: "Terms of the trade that practitioners everywhere write in Latin letters.",
  },
  {
    names: ["i18nextLng", "manual-language", "first-touch", "last-touch"],
    reason: "Names of a cookie and of entries in the browser's storage.",
  },
  {
    names: ["K", "M", "R"],
    reason: "Thousand, million and multiples of the risk, after a figure.",
  },
  {
    names: ["White Label", "White-label", "white-label", "e-mail", "SSO"],
    reason: "Borrowed as they are in Russian trade copy (docs/translating/ru.md).",
    languages: ["ru"],
  },
  {
    names: ["Cookie"],
    reason: "Written so in Chinese and Japanese privacy notices.",
    languages: ["zh", "ja"],
  },
  {
    names: ["FX"],
    reason: "What Japan calls retail forex.",
    languages: ["ja"],
  },
  {
    names: [
      "Adaeze Bright",
      "Anton Brandt",
      "Camille Roux",
      "Helen Okafor",
      "Ines Valcourt",
      "Joris Hale",
      "Katrin Lind",
      "Luis Andrade",
      "Marek Dolan",
      "Naomi Feld",
      "Priya Nandan",
      "Rafael Duarte",
      "Ruben Okafor",
      "Tomas Reyle",
    ],
    reason: "Invented people; the other languages write them in their own letters.",
    languages: ["es", "pt", "zh"],
  },
];

/**
 * Removes the names that a language keeps, so that the remaining words can be checked.
 * @param language a BCP 47 primary subtag
 */
export const withoutNames = (text: string, language: string): string =>
  without(
    text,
    keptNames
      .filter(({ languages }) => !languages || languages.some((code) => code === language))
      .flatMap(({ names }) => names),
  );

/** Removes names of companies: "Quill Academy" does not count as the term "academy". */
export const withoutCompanies = (text: string): string => without(text, companies);

function without(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(RegExp.escape);
  return text.replaceAll(
    new RegExp(`(?<!\\p{Script=Latin})(?:${longestFirst.join("|")})(?![\\p{Script=Latin}\\p{N}])`, "gu"),
    " ",
  );
}
