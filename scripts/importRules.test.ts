import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { cruiseImports } from "./importRules.ts";

/** The name of a rule, a file that breaks it, and the file's import. */
const forbidden = [
  ["blind-to-language-and-page", "src/ui/Card/Card.tsx", "../../site/site.ts"],
  ["blind-to-language-and-page", "src/pictures/Board/Board.tsx", "../../facts/routes.ts"],
  ["ui-below-pictures", "src/ui/Card/CardPicture.tsx", "../../pictures/noise.ts"],
  ["layout-below-sections", "src/layout/Footer.tsx", "../sections/home/Hero.tsx"],
  ["layout-below-sections", "src/layout/Document.astro", "../sections/home/Hero.tsx"],
  ["measuring-apart", "src/layout/behaviour/page.ts", "../../measuring/listen.ts"],
  ["measuring-reads-what-documents-hold", "src/measuring/listen.ts", "../layout/Footer.tsx"],
  ["pages-apart", "src/sections/partners/Hero.tsx", "../home/Hero.tsx"],
  ["pages-apart", "src/sections/shared/Voices.tsx", "../home/Hero.tsx"],
  ["styles-below-all", "src/styles/colours.ts", "../pictures/noise.ts"],
  ["facts-and-languages-below-the-page", "src/languages/words/translator.ts", "../../layout/addresses.ts"],
  ["facts-know-no-words", "src/facts/cases.ts", "../languages/choosing/choose.ts"],
  ["server-takes-the-decision-alone", "server/answer.ts", "../src/site/site.ts"],
  ["server-takes-the-decision-alone", "server/node.ts", "../tools/press.ts"],
  ["server-takes-the-decision-alone", "server/manifest.ts", "./fixture.ts"],
  ["worker-without-node", "server/worker.ts", "./headers.ts"],
  ["site-apart-from-its-tools", "src/site/readSite.ts", "../../tools/press.ts"],
  ["site-apart-from-its-tools", "src/pages/robots.txt.ts", "../../server/headers.ts"],
  [
    "examples-and-style-page-for-development",
    "src/sections/home/Audiences.tsx",
    "../../styleguide/tokens.ts",
  ],
  ["examples-and-style-page-for-development", "src/pages/index.astro", "../ui/Card/Card.examples.tsx"],
  ["editor-above-all", "pipeline/reload.ts", "../editor/content.ts"],
  ["editor-page-in-the-browser", "editor/app/App.tsx", "../../src/facts/routes.ts"],
  ["editor-page-in-the-browser", "editor/rows.ts", "./server/desk.ts"],
  ["nothing-from-pages", "src/pages/partners.astro", "./for-brokers.astro"],
  ["nothing-from-pages", "tests/home.spec.ts", "../src/pages/for-brokers.astro"],
  ["no-i18next-in-the-browser", "src/layout/behaviour/page.ts", "../words.ts"],
  ["no-circles", "tests/first.ts", "./second.ts"],
] as const;

const allowed = [
  ["tests/second.ts", "./first.ts"],
  ["src/layout/words.ts", "i18next"],
  ["src/sections/home/Final.tsx", "./Hero.tsx"],
  ["src/sections/home/Proof.tsx", "../shared/LogoStrip.tsx"],
  ["src/pages/for-brokers.astro", "../sections/brokers/Hero.tsx"],
  ["server/headers.ts", "../src/languages/choosing/choose.ts"],
  ["server/headers.ts", "node:http"],
  ["server/headers.test.ts", "../tools/press.ts"],
  ["server/fixture.ts", "../tools/press.ts"],
] as const;

/** Files that import nothing. */
const leaves = [
  "src/site/site.ts",
  "src/facts/routes.ts",
  "src/pictures/noise.ts",
  "src/layout/addresses.ts",
  "src/languages/choosing/choose.ts",
  "src/sections/home/Hero.tsx",
  "src/sections/shared/LogoStrip.tsx",
  "src/sections/brokers/Hero.tsx",
  "src/styleguide/tokens.ts",
  "src/ui/Card/Card.examples.tsx",
  "editor/content.ts",
  "editor/server/desk.ts",
  "tools/press.ts",
];

/** Checks the imports of a project with these files, given the text of their imports. */
const violations = async (files: Iterable<readonly [file: string, text: string]>): Promise<string[]> => {
  const root = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    for (const [file, text] of files) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: "a" });
    }
    const { summary } = await cruiseImports(root);
    return summary.violations
      .map(({ rule, from }) => `${rule.name}: ${from.replace(".astro.tsx", ".astro")}`)
      .sort();
  } finally {
    rmSync(root, { recursive: true });
  }
};

const importing = (file: string, target: string): string =>
  file.endsWith(".astro") ? `---\nimport "${target}";\n---\n<p>A page</p>\n` : `import "${target}";\n`;

const empty = leaves.map((file) => [file, "export {};\n"] as const);

test("every import that a rule forbids is found, in .astro files too, and no other", async () => {
  const files = [
    ...empty,
    ...forbidden.map(([, file, target]) => [file, importing(file, target)] as const),
    ...allowed.map(([file, target]) => [file, importing(file, target)] as const),
  ];
  expect(await violations(files)).toEqual(forbidden.map(([rule, file]) => `${rule}: ${file}`).sort());
});

test("imports of a script in an .astro file are checked", async () => {
  const script = '<script>\n  import "../sections/home/Hero.tsx";\n</script>\n';
  expect(await violations([...empty, ["src/layout/Document.astro", script]])).toEqual([
    "layout-below-sections: src/layout/Document.astro",
  ]);
});

test("every rule has a forbidden import in this test", () => {
  const rules: { forbidden: { name: string }[] } = JSON.parse(
    readFileSync(".dependency-cruiser.json", "utf8"),
  );
  expect(new Set(forbidden.map(([rule]) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
});
