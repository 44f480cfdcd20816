/**
 * Shows how complete each language is and what prevents its publication: `npm run lint:messages`, or `npm run lint:messages --
 * ru` for one. Exit status 1 if there are errors or warnings. `npm run lint:messages -- --figures es` lists all messages with figures,
 * page by page, to be read for contradictions (docs/translating.md).
 */
import { parseArgs } from "node:util";
import { pendingChangeSets, readPending } from "../editor/publishing/pending.ts";
import { formatDiagnostic } from "../src/diagnostics.ts";
import { defaultLanguage, isLanguage, type Language, languageCodes } from "../src/i18n/languages.ts";
import { progress } from "../src/i18n/lint/progress.ts";
import { reviewLanguages } from "../src/i18n/lint/review.ts";
import { sourceFrom } from "../src/i18n/messages/catalogues.ts";
import { english } from "../src/i18n/messages/english.ts";
import { messages } from "../src/i18n/messages/format.ts";
import { variables } from "../src/i18n/messages/i18n.ts";
import { pageSnippets } from "../src/layout/checks/pageSnippets.ts";
import { site } from "../src/site/site.ts";

const known = `There are ${languageCodes.join(", ")} and --figures.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { figures: { type: "boolean" } },
});
const unknown = positionals.filter((code) => !isLanguage(code)).map((code) => `"${code}"`);
if (unknown.length > 0)
  throw new Error(
    `${unknown.join(", ")} ${unknown.length > 1 ? "are no languages" : "is no language"}. ${known}`,
  );
const named = positionals.filter(isLanguage);
const chosen = named.length > 0 ? named : languageCodes;

const { catalogues, diagnostics } = await reviewLanguages({
  chosen,
  source: sourceFrom(process.env),
  root: ".",
  pages: { variables, pageSnippets },
});
const pending = pendingChangeSets(readPending(), site.languages);

console.table(
  chosen
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      progress(language, english, catalogues.get(language) ?? {}, diagnostics.get(language) ?? []),
    )
    .map(({ growth, ...row }) => ({
      ...row,
      pending: pending.filter(
        ({ key, languages }) => key.startsWith(`${row.namespace}:`) && languages.includes(row.language),
      ).length,
      "longest growth": growth ? `${growth.percent}% ${growth.key}` : "",
    })),
);
if (values.figures)
  for (const language of chosen)
    for (const [namespace, catalogue] of Object.entries(catalogues.get(language) ?? english)) {
      const figures = [...messages(catalogue)].filter(([, message]) => /\d/.test(message));
      if (figures.length > 0) console.log(`\n${language}/${namespace}.json`);
      for (const [key, message] of figures) console.log(`  ${key}: ${message}`);
    }
const incomplete = pending.filter(
  ({ languages }) => languages.length === 0 || languages.some((code) => chosen.includes(code as Language)),
);
for (const { diagnostic } of incomplete) console.log(`Pending: ${formatDiagnostic(diagnostic)}`);
const { advice = [], ...stopping } = Object.groupBy(
  [...diagnostics.values()].flat(),
  ({ severity }) => severity,
);
const found = Object.values(stopping).flat();
for (const each of advice) console.log(`Advice: ${formatDiagnostic(each)}`);
for (const each of found) console.error(formatDiagnostic(each));
if (found.length > 0) console.log(`${found.length} to fix.`);
else
  console.log(
    incomplete.length === 0 ? "Every language is complete." : `Nothing to fix; ${incomplete.length} pending.`,
  );
process.exitCode = found.length === 0 ? 0 : 1;
