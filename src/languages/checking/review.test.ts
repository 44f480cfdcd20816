import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Language } from "../languages.ts";
import { readLimits, type Source } from "../words/catalogues.ts";
import type { Catalogues } from "../words/format.ts";
import { inWords } from "./check.ts";
import { reviewLanguages } from "./review.ts";

const title = "Open a demo account in each of the competitions that our brokers run for all of their clients";
const english = { common: { meta: { title }, cta: "Book  demo", list: ["One account", "Two {{brand}}"] } };

/** What is wrong with catalogues of the languages. */
async function review(byLanguage: Partial<Record<Language, Catalogues>>, own: Catalogues) {
  const root = await mkdtemp(join(tmpdir(), "review-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "docs/translating"), { recursive: true });
  await mkdir(join(root, "src"));
  await writeFile(join(root, "src/page.ts"), 't("common:meta.title") t("common:cta") t("common:list")');
  const terms = { account: { use: ["счёт"], except: ["common:cta", "common:meta.title"] } };
  await writeFile(join(root, "docs/translating/ru.terms.json"), JSON.stringify(terms));
  const catalogues: Partial<Record<string, Catalogues>> = { en: own, ...byLanguage };
  const source: Source = {
    read: async (language, namespace) => catalogues[language]?.[namespace] ?? {},
    english: own,
    limits: readLimits,
  };
  const { blocking, others } = await reviewLanguages({
    chosen: Object.keys(catalogues) as Language[],
    published: [],
    source,
    root,
    pages: {
      variables: { brand: "Northbell" },
      headings: (t) => [
        { catalogue: "common", title: `${t("common:meta.title" as never)}`, description: "" },
      ],
    },
  });
  const inRussian = (problem: { language: Language }) => problem.language === "ru";
  return {
    blocking: blocking.map(inWords),
    others: others.filter(inRussian).map(inWords),
  };
}

test("LN-05 what English has lost stops the build as a problem of English", async () => {
  const lost = { common: { ...english.common, cta: "Book demo" } };
  const cta = "Демо {{brand}}";
  const es = { common: { ...lost.common, cta } };
  const { blocking } = await review({ es, ru: { common: { ...lost.common, cta } } }, lost);
  expect(blocking).toEqual([
    "en/common.json cta lacks {{brand}}, which every translation has; put it back, or take it out of the translations",
  ]);
});
