import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../diagnostics.ts";
import { defaultLanguage, type Language, languages } from "../languages.ts";
import { readCatalogues, type Source, type Translate } from "../messages/catalogues.ts";
import type { Namespace } from "../messages/english.ts";
import type { Catalogues } from "../messages/format.ts";
import { checkLengths } from "./lengths.ts";
import { checkScripts } from "./scripts.ts";
import { checkTerms, missingTerms, readTerms } from "./terms.ts";
import { checkTypography } from "./typography.ts";
import { checkUsage } from "./unused.ts";
import { checkWidths, type SearchSnippet } from "./widths.ts";

/** What `npm run lint:messages` and the editor say of the words. */
interface Review {
  catalogues: ReadonlyMap<Language, Catalogues>;
  /**
   * By language: errors, and warnings about wrong scripts and terms, messages that no page shows and long English. What is
   * better otherwise is advice, such as titles that search results cut off.
   */
  diagnostics: ReadonlyMap<Language, readonly Diagnostic[]>;
}

/** The contents of the files that may call `t`. @param root the folder that holds `src` */
const sourcesIn = (root: string): string[] =>
  globSync("src/**/*.{ts,tsx,astro}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(root, file), "utf8"));

/**
 * Reads and checks the words of some languages in every way there is (LN-05).
 * @param request.drafts languages that stop nothing and need no glossary: all that is said of them is advice
 * @param request.root the folder that holds `src` and `docs`
 * @param request.pages what the settings fill into messages, and the pages that these make; nothing while the settings
 * cannot be read
 */
export async function reviewLanguages(request: {
  chosen: readonly Language[];
  drafts?: readonly Language[];
  source: Source;
  root: string;
  pages:
    | {
        variables: Readonly<Record<string, string>>;
        pageSnippets: (t: Translate) => readonly SearchSnippet[];
      }
    | undefined;
}): Promise<Review> {
  const { chosen, drafts = [], source, root, pages } = request;
  const { english } = source;
  const { instance, catalogues, errors } = await readCatalogues(
    { languages: chosen, variables: pages?.variables ?? {} },
    source,
  );
  const diagnostics = new Map<Language, readonly Diagnostic[]>();
  for (const row of languages.filter(({ code }) => catalogues.has(code))) {
    const language = row.code;
    const own = catalogues.get(language) ?? {};
    const found = [...(errors.get(language) ?? [])];
    // A language that lacks messages cannot make its titles yet.
    if (pages && found.length === 0) {
      const t = instance.getFixedT<readonly ["common", Namespace]>(language);
      found.push(...checkWidths(language, pages.pageSnippets(t)));
    }
    found.push(...checkScripts(row, own), ...checkTypography(language, own));
    if (language === defaultLanguage)
      found.push(...checkUsage(english, sourcesIn(root)), ...checkLengths(english));
    else {
      const terms = readTerms(root, language);
      found.push(
        ...(terms ? checkTerms({ language, english, catalogues: own, terms }) : [missingTerms(language)]),
      );
    }
    const isDraft = drafts.includes(language);
    diagnostics.set(language, isDraft ? found.map((each) => ({ ...each, severity: "advice" })) : found);
  }
  return { catalogues, diagnostics };
}
