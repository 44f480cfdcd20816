import { z } from "zod";
import { cases } from "../../content/cases.ts";
import { partners } from "../../content/partners.ts";
import { platforms } from "../../content/platforms.ts";
import { contentOf, contentSchema, listOf } from "../../content/readContent.ts";
import { readJson } from "../../content/readJson.ts";
import { testimonials } from "../../content/testimonials.ts";
import { type Language, languageCodes } from "../languages.ts";

const name = z.string().trim().min(1);

/** Of the file with the same name. */
export const schema = contentSchema({
  companies: listOf(name),
  kept: z.array(
    z.strictObject({
      names: listOf(name),
      reason: z.string().trim().min(1),
      languages: z.array(z.enum(languageCodes)).optional(),
    }),
  ),
});

const checked = contentOf(readJson("src/i18n/lint/names.json")).read(schema);

/** Words that stay in English, with the reason. */
interface Names {
  names: readonly string[];
  reason: string;
  /** The languages that keep them; all if missing. */
  languages?: readonly Language[] | undefined;
}

/** Partners, the companies of cases and testimonials, spelled as in their logos, and others that words name. */
const companies: readonly string[] = [
  ...Object.values(partners).map(({ name }) => name),
  ...Object.values(cases).map(({ company }) => company),
  ...Object.values(testimonials).flatMap((people) => people.map(({ company }) => company)),
  ...checked.companies,
];

const keptNames: readonly Names[] = [
  {
    names: [...Object.values(platforms).flatMap(({ name, short }) => [name, short]), "MetaTrader"],
    reason: "Trading platforms, as their makers spell them.",
  },
  {
    names: companies,
    reason: "Companies are called the same in every language.",
  },
  ...checked.kept,
];

/** A pattern for any of some names as a whole word, the longest first. */
function anyOf(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(RegExp.escape);
  return new RegExp(`(?<!\\p{Script=Latin})(?:${longestFirst.join("|")})(?![\\p{Script=Latin}\\p{N}])`, "gu");
}

const anyCompany = anyOf(companies);
const anyKeptName = new Map<string, RegExp>();

/**
 * Removes the names that a language keeps, so that the remaining words can be checked.
 * @param language a BCP 47 primary subtag
 */
export function withoutNames(text: string, language: string): string {
  const own = ({ languages }: Names) => !languages || languages.some((code) => code === language);
  const pattern = anyKeptName.get(language) ?? anyOf(keptNames.filter(own).flatMap(({ names }) => names));
  anyKeptName.set(language, pattern);
  return text.replaceAll(pattern, " ");
}

/** Removes names of companies: "Quill Academy" does not count as the term "academy". */
export const withoutCompanies = (text: string): string => text.replaceAll(anyCompany, " ");
