/**
 * Shows how complete each language is and what prevents its publication: `npm run languages`, or `npm run languages --
 * ru` for one. Exit status 1 if there are problems. `npm run languages -- --figures es` lists all messages with figures,
 * page by page, to be read for contradictions (docs/translating.md). `npm run languages -- --english-first` lets English
 * stand in for messages that a language lacks, until they are translated (ADR 043).
 */
import { writeFileSync } from "node:fs";
import { readWaiting, waitingInWords, waitingUnits } from "../publishing/waiting.ts";
import { inWords, keyOf, missing, type Problem } from "../src/languages/checking/check.ts";
import { progress } from "../src/languages/checking/progress.ts";
import { reviewLanguages } from "../src/languages/checking/review.ts";
import { readStale, staleFile, withoutRemoved } from "../src/languages/checking/stale.ts";
import { defaultLanguage, isLanguage, type Language, languageCodes } from "../src/languages/languages.ts";
import { sourceFrom } from "../src/languages/words/catalogues.ts";
import { english } from "../src/languages/words/english.ts";
import { messages } from "../src/languages/words/format.ts";
import { variables } from "../src/languages/words/translator.ts";
import { headings } from "../src/layout/headings.ts";
import { site } from "../src/site/site.ts";
import { readArguments } from "./readArguments.ts";

const known = `There are ${languageCodes.join(", ")}, --figures and --english-first.`;

const { values, positionals } = readArguments(
  { allowPositionals: true, options: { figures: { type: "boolean" }, "english-first": { type: "boolean" } } },
  known,
);
const unknown = positionals.filter((code) => !isLanguage(code)).map((code) => `"${code}"`);
if (unknown.length > 0)
  throw new Error(
    `${unknown.join(", ")} ${unknown.length > 1 ? "are no languages" : "is no language"}. ${known}`,
  );
const named = positionals.filter(isLanguage);
const chosen = named.length > 0 ? named : languageCodes;

function review() {
  return reviewLanguages({
    chosen,
    published: site.languages,
    source: sourceFrom(process.env),
    root: ".",
    pages: { variables, headings },
  });
}

/** Adds the messages that languages lack to `catalogues/stale.json`, and takes away those that are gone. */
function showEnglish(problems: readonly Problem[]): void {
  const stale = withoutRemoved(readStale(), english);
  for (const problem of problems.filter(({ what }) => what === missing))
    stale[problem.language] = { ...stale[problem.language], [keyOf(problem)]: "" };
  writeFileSync(staleFile, `${JSON.stringify(stale, null, 2)}\n`);
}

if (values["english-first"]) showEnglish((await review()).blocking);
const { translations, inEnglish, blocking, others } = await review();
const waiting = waitingUnits(readWaiting(), site.languages);
/** By key such as `home:hero.title`. */
const shownInEnglish = (language: Language): [key: string, message: string][] => [
  ...(inEnglish.get(language) ?? []),
];

console.table(
  chosen
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => progress(language, english, translations.get(language) ?? {}, blocking))
    .map(({ growth, ...row }) => ({
      ...row,
      "in English": shownInEnglish(row.language).filter(([key]) => key.startsWith(`${row.namespace}:`))
        .length,
      waiting: waiting.filter(
        ({ key, languages }) => key.startsWith(`${row.namespace}:`) && languages.includes(row.language),
      ).length,
      "longest growth": growth ? `${growth.percent}% ${growth.key}` : "",
    })),
);
if (values.figures)
  for (const language of chosen)
    for (const [namespace, catalogue] of Object.entries(translations.get(language) ?? english)) {
      const figures = [...messages(catalogue)].filter(([, message]) => /\d/.test(message));
      if (figures.length > 0) console.log(`\n${language}/${namespace}.json`);
      for (const [key, message] of figures) console.log(`  ${key}: ${message}`);
    }
const untranslated = chosen.flatMap((language) =>
  shownInEnglish(language).map(
    ([key, message]) =>
      `${language}/${key.replace(":", ".json ")} is shown in English until it is translated: ${JSON.stringify(message)}`,
  ),
);
const waits = waiting.filter(
  ({ languages }) => languages.length === 0 || languages.some((code) => chosen.includes(code as Language)),
);
for (const line of [...untranslated, ...waits.map((unit) => `Waits: ${waitingInWords(unit)}`)])
  console.log(line);
const found = [...blocking, ...others];
for (const problem of found) console.error(inWords(problem));
const said = [
  ...(untranslated.length > 0 ? [`${untranslated.length} messages are shown in English`] : []),
  ...(waits.length > 0 ? [`${waits.length} waiting to be published`] : []),
];
if (found.length > 0) console.log(`${found.length} problems.`);
else console.log(said.length === 0 ? "Every language is complete." : `No problems; ${said.join(", ")}.`);
process.exitCode = found.length === 0 ? 0 : 1;
