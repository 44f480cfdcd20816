import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

interface Rule {
  why: string;
  from: RegExp;
  to: RegExp;
  /** Whether files count that an import leads to in turn. */
  isDeep?: boolean;
  /** Whether imports of types are allowed. */
  allowsTypes?: boolean;
}

const tests = /(\.(test|examples)\.tsx?|\/fixture\.ts)$/;
const code = (folders: string) => new RegExp(`^(?!.*${tests.source})${folders}`);

const rules: readonly Rule[] = [
  {
    why: "ui and illustrations get words and content as props",
    from: code("src/(ui|illustrations)/"),
    to: /^(src\/(i18n|site|content|layout|sections|pages)\/|site\.config|catalogues\/)/,
    allowsTypes: true,
  },
  {
    why: "ui does not know illustrations",
    from: /^src\/ui\//,
    to: /^src\/illustrations\//,
  },
  {
    why: "the layout does not know sections",
    from: /^src\/layout\//,
    to: /^src\/sections\//,
  },
  {
    why: "pages load analytics through virtual:constants, and only where something is measured",
    from: /^src\/(?!analytics\/|constants\.ts$)/,
    to: /^src\/analytics\//,
  },
  {
    why: "analytics reads what documents contain",
    from: /^src\/analytics\//,
    to: /^src\/(ui|illustrations|sections|pages|styles|layout\/)/,
  },
  {
    why: "sections of two pages share through sections/shared",
    from: /^src\/sections\/(?<page>[^/]+)\//,
    to: /^src\/sections\/(?!shared\/)/,
  },
  {
    why: "styles know nothing else of the site",
    from: code("src/styles/"),
    to: /^src\/(?!styles\/)/,
  },
  {
    why: "content, languages and settings do not know the page",
    from: code("src/(i18n|content|site)/"),
    to: /^src\/(ui|illustrations|layout|sections|pages)\//,
  },
  {
    why: "content know no words but the keys of English",
    from: code("src/content/"),
    to: /^src\/(i18n\/(?!messages\/english\.ts$)|site\/)/,
  },
  {
    why: "a host needs Node, two packages, the folder of the server and four files",
    from: code("server/"),
    to: /^(?!node:|(?:@hono\/node-server|leven)$|server\/(?!fixture)|src\/(i18n\/(negotiation\/choose|languages)|content\/routes|site\/redirects)\.ts$)/,
  },
  {
    why: "the runtime of the worker has neither modules of Node nor packages",
    from: /^server\/worker\.ts$/,
    to: /^(?!server\/|src\/)/,
    isDeep: true,
  },
  {
    why: "the site does not know its tools",
    from: code("src/"),
    to: /^(server|build|scripts|editor|tests)\//,
  },
  {
    why: "nothing that visitors get leads to examples and the style page",
    from: code("(src/(?!styleguide/)|server/)"),
    to: /^src\/styleguide\/|\.examples\.tsx$/,
  },
  {
    why: "the build and the server know neither the editor nor how words are published",
    from: /^(server|build)\//,
    to: /^(editor)\//,
  },
  {
    why: "the page of the editor runs in the browser",
    from: code("editor/(app/|(?!start)[^/]+\\.ts$)"),
    to: /^(editor\/(server\/|start)|scripts\/|build\/|server\/|src\/(?!i18n\/(?:messages\/(?:format|pattern)|lint\/widths)\.ts$|styles\/tokens\.css$))/,
    allowsTypes: true,
  },
  {
    why: "nothing imports a page",
    from: /./,
    to: /^src\/pages\//,
  },
  {
    why: "islands and the behaviour of pages get finished words and content",
    from: code("src/(ui|illustrations|analytics/(?!consentWords)|client)/"),
    to: /^(i18next|zod|@humanwhocodes\/momoa)$/,
    isDeep: true,
  },
];

const statement = /^\s*(?:import|export)\s(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const importsIn = (file: string): Import[] =>
  [...readFileSync(file, "utf8").matchAll(statement)].map(([, type, name = "", lazy = name]) => ({
    from: file,
    to: lazy.startsWith(".") ? posix.join(posix.dirname(file), lazy) : lazy,
    isType: type !== undefined,
  }));

const files = globSync("{src,server,build,scripts,editor,tests}/**/*.{ts,tsx,astro}").map((file) =>
  file.replaceAll("\\", "/"),
);
const importsOf = new Map(files.map((file) => [file, importsIn(file)]));

/** All that a file imports, and in turn what those files import, without types. */
function reached(file: string, found = new Map<string, Import>()): Map<string, Import> {
  for (const { to, isType } of importsOf.get(file) ?? [])
    if (!isType && !found.has(to)) reached(to, found.set(to, { from: file, to, isType }));
  return found;
}

const forbids = ({ from, to, allowsTypes }: Rule, { from: file, to: target, isType }: Import): boolean => {
  const own = from.exec(file);
  const isOwnPage = own?.groups?.page !== undefined && target.startsWith(`src/sections/${own.groups.page}/`);
  return own !== null && to.test(target) && !isOwnPage && !(isType && allowsTypes);
};

test.each(rules)("$why", (rule) => {
  const faults = files
    .filter((file) => rule.from.test(file))
    .flatMap((file) =>
      [...(rule.isDeep ? reached(file).values() : (importsOf.get(file) ?? []))].map((each) => ({
        ...each,
        from: file,
      })),
    )
    .filter((each) => forbids(rule, each));
  expect(faults.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});
