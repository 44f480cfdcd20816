/**
 * Shows how complete each language is and what prevents its publication: `npm run languages`, or `npm run languages --
 * ru` for one. Exit status 1 if there are problems (docs/translating.md).
 */
import { globSync, readFileSync } from "node:fs";
import { routeIds, routes } from "../src/facts/routes.ts";
import { inWords, type Problem } from "../src/languages/checking/check.ts";
import { progress } from "../src/languages/checking/progress.ts";
import { checkScripts } from "../src/languages/checking/scripts.ts";
import { checkTerms, lackOfTerms, readTerms } from "../src/languages/checking/terms.ts";
import { checkUsage } from "../src/languages/checking/unused.ts";
import { checkWidths, openRuler } from "../src/languages/checking/widths.ts";
import { defaultLanguage, isLanguage, languageCodes, languages } from "../src/languages/languages.ts";
import { readCatalogues, sourceFrom } from "../src/languages/words/catalogues.ts";
import type { Namespace } from "../src/languages/words/english.ts";
import { variables } from "../src/languages/words/translator.ts";
import { headMeta, pageMeta } from "../src/layout/pageMeta.ts";
import { site } from "../src/site/site.ts";

const named = process.argv.slice(2).filter(isLanguage);
const chosen = named.length > 0 ? named : languageCodes;
const source = sourceFrom(process.env);
const { instance, catalogues, problems } = await readCatalogues({ languages: chosen, variables }, source);
const widthOf = await openRuler();

const sources = globSync("src/**/*.{ts,tsx,astro}")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"));

const found: Problem[] = [...problems, ...checkUsage(source.english, sources)];
for (const row of languages.filter(({ code }) => chosen.includes(code))) {
  const language = row.code;
  const own = catalogues.get(language) ?? {};
  found.push(...checkScripts(row, own));
  // A language that lacks messages cannot make its titles yet.
  if (!problems.some((problem) => problem.language === language)) {
    const t = instance.getFixedT<readonly ["common", Namespace]>(language);
    const headings = routeIds.map((id) => ({
      catalogue: routes[id].catalogue,
      ...headMeta(pageMeta(id, t)),
    }));
    found.push(...checkWidths(language, headings, widthOf));
  }
  if (language === defaultLanguage) continue;
  const terms = await readTerms(".", language);
  if (terms) found.push(...checkTerms({ language, english: source.english, catalogues: own, terms }));
  else if (site.languages.includes(language)) found.push(lackOfTerms(language));
}

console.table(
  chosen
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => progress(language, source.english, catalogues.get(language) ?? {}, problems))
    .map(({ growth, ...row }) => ({
      ...row,
      "longest growth": growth ? `${growth.percent}% ${growth.key}` : "",
    })),
);
for (const problem of found) console.error(inWords(problem));
console.log(found.length === 0 ? "Every language is complete." : `${found.length} problems.`);
process.exitCode = found.length === 0 ? 0 : 1;
