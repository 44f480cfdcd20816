import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { type CodeError, inOneLine } from "./inOneLine.ts";

const root = process.cwd();
const file = "src/sections/home/Final.tsx";

/** An error of Rolldown, as it comes with others that follow from it. */
const fromRolldown = (message: string, loc?: CodeError["loc"]): CodeError =>
  Object.assign(new Error("Build failed with 2 errors"), {
    errors: [Object.assign(new Error(message), { loc }), new Error("[PLUGIN_ERROR] Unexpected token")],
  });

/** An error of a page, with this line in its stack. */
const fromPage = (error: Error, frame: string): CodeError =>
  Object.assign(error, {
    stack: `${error}\n    at t (${root}/src/languages/words/catalogues.ts:9:1)\n    at ${frame}`,
    id: "src/pages/[language]/index.astro",
  });

test.each([
  [
    "an import of a file that is not there",
    fromRolldown(
      `\x1b[31m[UNRESOLVED_IMPORT] \x1b[0mCould not resolve './Icn.tsx' in ${file}\n   ╭─[ ${file}:6:22 ]`,
    ),
    `${file}:6: Could not resolve './Icn.tsx' in ${file}. Write the path of a file that is there, or a package of package.json.`,
  ],
  [
    "an import of a package that is not there, whose line is read in the file",
    new Error(
      `[vite]: Rolldown failed to resolve import "leven" from "${root}/server/settings.ts".\nThis is`,
    ),
    'server/settings.ts:1: Rolldown failed to resolve import "leven" from "server/settings.ts". Write the path of a file that is there, or a package of package.json.',
  ],
  [
    "an import that Node misses",
    new Error(`Cannot find module '${root}/server/settings.ts' imported from ${root}/server/node.ts`),
    expect.stringMatching(
      /^server\/node\.ts:\d+: Cannot find module 'server\/settings\.ts' imported from server\/node\.ts\. Write the path/,
    ),
  ],
  [
    "a name that a module does not export",
    fromRolldown('[MISSING_EXPORT] "Bnd" is not exported by "src/ui/Band/Band.tsx".', {
      file: join(root, "src/pages/[language]/partners.astro"),
      line: 6,
    }),
    'src/pages/[language]/partners.astro:6: "Bnd" is not exported by "src/ui/Band/Band.tsx". Import a name that it exports.',
  ],
  [
    "a tag that is not closed",
    fromRolldown(
      `[builtin:vite-transform] Expected corresponding JSX closing tag for 'h2'.\n ╭─[ ${file}:21:11 ]`,
      {
        line: 21,
      },
    ),
    `${file}:21: Expected corresponding JSX closing tag for 'h2'. Close it before this line.`,
  ],
  [
    "a block that is not closed",
    fromRolldown(`[postcss] ${root}/src/ui/a.module.css:1:1: Unclosed block`, {
      file: resolve("src/ui/a.module.css"),
      line: 1,
    }),
    "src/ui/a.module.css:1: Unclosed block. A bracket, comma, quote or tag is missing, or one too many, here or just before.",
  ],
  [
    "a wrong key of a message",
    fromPage(new RangeError("en has no message home:nope."), `Final (${root}/${file}:19:14)`),
    `${file}:19: en has no message home:nope.`,
  ],
  [
    "a name without a value, on a page",
    fromPage(new ReferenceError("dors is not defined"), `${root}/src/pages/[language]/index.astro:24:3`),
    "src/pages/[language]/index.astro:24: dors is not defined",
  ],
  [
    "a mistake in a component whose place nothing tells",
    fromPage(new TypeError("a is no function"), "render (node_modules/react-dom/index.js:1:1)"),
    "src/pages/[language]/index.astro: a is no function",
  ],
  [
    "an icon that is not there, at the first place that names it",
    new RangeError('"ArrowUpRight" is no icon: did you mean "ArrowUp"?'),
    expect.stringMatching(/^src\/\S+:\d+: "ArrowUpRight" is no icon: did you mean "ArrowUp"\?$/),
  ],
])("%s is told in one line", (_, error, line) => {
  expect(inOneLine(error)).toEqual(line);
});

test.each([
  new Error("src/facts/awards.json:4: is no JSON"),
  new Error("The catalogues cannot be published (1):\n- en/home.json"),
  new SyntaxError("Unexpected token"),
])("%s says itself where it is", (error) => {
  expect(inOneLine(error)).toBeUndefined();
});

test.each([
  ["import", 'import { a } from "./nothing.ts";', "1: Could not resolve './nothing.ts' in"],
  ["tag", "\n\nexport const a = <p>;", "3: "],
])("a wrong %s in a file that is bundled is told with file and line", async (_, code, told) => {
  await mkdir(".cache", { recursive: true });
  const folder = await mkdtemp(".cache/in-one-line-");
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, "entry.tsx");
  await writeFile(entry, code);
  const error = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry } },
  }).catch((reason) => reason);
  expect(inOneLine(error)).toMatch(new RegExp(`^${RegExp.escape(`${entry}:${told}`)}.*\\.$`));
});

test("an icon is looked for in the site, not in its tests", () => {
  expect(inOneLine(new RangeError('"ArowRight" is no icon'))).toBeUndefined();
});
