import tokensCss from "../styles/tokens.css?raw";
import vocabularyCss from "../styles/vocabulary.css?raw";
import { classesOf } from "../styles/vocabulary.ts";
import { isColour, pairOf, readTokens, type Token } from "./tokens.ts";

/** Read from the token layer itself, so that the page cannot differ from it. */
export const tokenGroups = readTokens(tokensCss);

/** The classes that all sections and pictures share. */
export const vocabulary = classesOf(vocabularyCss);

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

const scripts = import.meta.glob<string>("../styles/scripts/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The styles of a script that has its own; Latin and Cyrillic use the token layer unchanged. */
export const scriptRules = (script: string): string | undefined => scripts[`../styles/scripts/${script}.css`];

const replaced = new Set(
  Object.values(scripts)
    .flatMap(readTokens)
    .flatMap((group) => group.tokens.map(({ name }) => name)),
);
const usual = tokens.filter(({ name }) => replaced.has(name)).map(({ name, value }) => `${name}:${value}`);

/** Sets the typography of a script on elements in that language, whatever the language of the page. */
export function specimenRules(language: string, script: string): string {
  const own = scriptRules(script)?.replaceAll(":root", ":scope") ?? `:scope{${usual.join(";")}}`;
  return `@scope ([data-specimen="${language}"]){${own}}`;
}
