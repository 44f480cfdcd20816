import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatPlace } from "../../diagnostics.ts";
import { readLimits } from "../messages/catalogues.ts";
import type { Catalogues } from "../messages/format.ts";
import { reviewLanguages } from "./review.ts";

const title = "Open a demo account in each of the competitions that our brokers run for all of their clients";
const english = {
  common: {
    meta: { title },
    title,
    unused: "Unused",
    cta: "Book demo",
    list: ["One account", "Two {{brand}}"],
  },
};

test("LN-05 a review reads and checks the words in every way there is", async () => {
  const root = await mkdtemp(join(tmpdir(), "review-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "docs/translating"), { recursive: true });
  await mkdir(join(root, "src"));
  await writeFile(join(root, "src/page.ts"), 't("common:meta.title") t("common:cta") t("common:list")');
  const terms = { account: { use: ["счёт"] } };
  await writeFile(join(root, "docs/translating/ru.terms.json"), JSON.stringify(terms));
  const russian = { ...english.common, cta: "Демо  {{brand}}", list: ["Один аккаунт", "{{brand}}"] };
  const catalogues: Partial<Record<string, Catalogues>> = {
    en: english,
    es: { common: { ...english.common, cta: "Demo {{brand}}" } },
    ru: { common: russian },
  };
  const { diagnostics } = await reviewLanguages({
    chosen: ["en", "es", "ru"],
    source: {
      read: async (language, namespace) => catalogues[language]?.[namespace] ?? {},
      english,
      limits: readLimits,
    },
    root,
    pages: {
      variables: { brand: "Northbell" },
      pageSnippets: (t) => [
        { catalogue: "common", title: `${t("common:meta.title" as never)}`, description: "" },
      ],
    },
  });
  const { error, warning, advice } = Object.groupBy(
    [...diagnostics.values()].flat(),
    ({ severity }) => severity,
  );
  expect(error?.map((each) => `${formatPlace(each)} ${each.message}`)).toEqual([
    "catalogues/en/common.json: cta lacks {{brand}}, which every translation has",
  ]);
  expect(warning?.map(formatPlace)).toEqual(
    expect.arrayContaining([
      "catalogues/en/common.json: unused",
      "catalogues/en/common.json: title",
      "docs/translating/es.terms.json",
      "catalogues/ru/common.json: cta",
      "catalogues/ru/common.json: list.0",
    ]),
  );
  expect(advice?.map(formatPlace)).toContain("catalogues/es/common.json: meta.title");
});
