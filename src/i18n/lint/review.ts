import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage, type Language, languages } from "../languages.ts";
import { readCatalogues, type Source, type Translate } from "../messages/catalogues.ts";
import type { Namespace } from "../messages/english.ts";
import type { Catalogues } from "../messages/format.ts";
import type { Problem } from "./check.ts";
import { checkLengths } from "./lengths.ts";
import { checkScripts } from "./scripts.ts";
import { checkTerms, lackOfTerms, readTerms } from "./terms.ts";
import { checkTypography } from "./typography.ts";
import { checkUsage } from "./unused.ts";
import { checkWidths, type Heading } from "./widths.ts";

/** What `npm run lint:messages` and the editor say of the words. */
interface Review {
  catalogues: ReadonlyMap<Language, Catalogues>;
  /** Problems that stop the build. */
  blocking: readonly Problem[];
  /** Wrong scripts and terms, messages that no page shows, long English. */
  others: readonly Problem[];
  /** What is better otherwise, and stops nothing: titles that search results cut off. */
  advice: readonly Problem[];
}

/** The contents of the files that may call `t`. @param root the folder that holds `src` */
const sourcesIn = (root: string): string[] =>
  globSync("src/**/*.{ts,tsx,astro}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(root, file), "utf8"));

/**
 * Reads and checks the words of some languages in every way there is (LN-05).
 * @param request.published languages that need a glossary
 * @param request.root the folder that holds `src` and `docs`
 * @param request.pages what the settings fill into messages, and the pages that these make; nothing while the settings
 * cannot be read
 */
export async function reviewLanguages(request: {
  chosen: readonly Language[];
  published: readonly Language[];
  source: Source;
  root: string;
  pages:
    | { variables: Readonly<Record<string, string>>; headings: (t: Translate) => readonly Heading[] }
    | undefined;
}): Promise<Review> {
  const { chosen, published, source, root, pages } = request;
  const { english } = source;
  const { instance, catalogues, problems } = await readCatalogues(
    { languages: chosen, variables: pages?.variables ?? {} },
    source,
  );
  const others: Problem[] = [...checkUsage(english, sourcesIn(root)), ...checkLengths(english)];
  const advice: Problem[] = [];
  for (const row of languages.filter(({ code }) => chosen.includes(code))) {
    const language = row.code;
    const own = catalogues.get(language) ?? {};
    others.push(...checkScripts(row, own), ...checkTypography(language, own));
    // A language that lacks messages cannot make its titles yet.
    if (pages && !problems.some((problem) => problem.language === language)) {
      const t = instance.getFixedT<readonly ["common", Namespace]>(language);
      advice.push(...checkWidths(language, pages.headings(t)));
    }
    if (language === defaultLanguage) continue;
    const terms = await readTerms(root, language);
    if (terms) others.push(...checkTerms({ language, english, catalogues: own, terms }));
    else if (published.includes(language)) others.push(lackOfTerms(language));
  }
  return { catalogues, blocking: problems, others, advice };
}
