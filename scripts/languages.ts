/**
 * How far each language is, and what keeps it from being published: `npm run languages`.
 * Exit status 1 where there are problems.
 */
import { readCatalogues, sourceFrom } from "../src/languages/catalogues.ts";
import { inWords } from "../src/languages/check.ts";
import { defaultLanguage, languageCodes } from "../src/languages/languages.ts";
import { progress } from "../src/languages/progress.ts";

const source = sourceFrom(process.env);
const { catalogues, problems } = await readCatalogues({ languages: languageCodes, variables: {} }, source);

console.table(
  languageCodes
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => progress(language, source.english, catalogues.get(language) ?? {}, problems))
    .map(({ growth, ...row }) => ({
      ...row,
      "longest growth": growth ? `${growth.percent}% ${growth.key}` : "",
    })),
);
for (const problem of problems) console.error(inWords(problem));
console.log(problems.length === 0 ? "Every language is complete." : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
