import { type Language, languageCodes } from "../i18n/languages.ts";
import { languageStyles } from "../layout/head/languageStyles.ts";
import tokensCss from "../styles/tokens.css?raw";
import utilitiesCss from "../styles/utilities.css?raw";
import { classesOf } from "../styles/utilities.ts";
import { isColour, pairOf, readTokens, type Token } from "./tokens.ts";

/** Read from the token layer itself, so that the page cannot differ from it. */
export const tokenGroups = readTokens(tokensCss);

/** The classes that all sections and pictures share. */
export const utilities = classesOf(utilitiesCss);

const tokens = tokenGroups.flatMap((group) => group.tokens);

export const colours = tokens.filter(isColour);
export const steps = tokens.filter(({ name }) => name.startsWith("--step-")).reverse();
export const lengths = tokens.filter(({ name }) => /^--(?:gutter|measure|section|radius|bar)$/.test(name));
export const others = tokens.filter((token) => ![...colours, ...steps, ...lengths].includes(token));

const use = ({ name }: Token, attribute: string, declarations: string) =>
  `[${attribute}="${name}"]{${declarations}}`;

/** Applies each token to the elements that name it; as rules, because style attributes are not allowed. */
export const tokenRules = [
  ...colours.flatMap((token) => {
    const { ground, text } = pairOf(token.name);
    return [
      use(token, "data-token", `background:var(${token.name})`),
      use(token, "data-pair", `background:var(${ground});color:var(${text})`),
    ];
  }),
  ...steps.map((token) => use(token, "data-token", `font-size:var(${token.name})`)),
  ...lengths.map((token) => use(token, "data-token", `inline-size:var(${token.name})`)),
].join("");

const replaced = new Set(
  languageCodes
    .flatMap((language) => readTokens(languageStyles(language)))
    .flatMap((group) => group.tokens.map(({ name }) => name)),
);
const usual = tokens.filter(({ name }) => replaced.has(name)).map(({ name, value }) => `${name}:${value}`);

/** Sets the typography of a language on elements in it, whatever the language of the page. */
export function specimenRules(language: Language): string {
  const own = languageStyles(language).replaceAll(":root", ":scope");
  return `@scope ([data-specimen="${language}"]){:scope{${usual.join(";")}}${own}}`;
}
