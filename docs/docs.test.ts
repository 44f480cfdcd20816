import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import GithubSlugger from "github-slugger";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Folders that git ignores: `dist`, `.cache`. */
const ignored = read(".gitignore").match(/^.+(?=\/$)/gm) ?? [];

/** All files and folders of the project, but for those that git ignores. */
const files = globSync(["**/*", ".*", ".{ci,githooks,github,vscode}/**"], { cwd: root, exclude: ignored });
const documents = files.filter((file) => file.endsWith(".md"));
const texts = files.filter(
  (file) => /\.(?:astro|css|json|md|mjs|tsx?)$/.test(file) && !/^(?:catalogues\/|package-lock)/.test(file),
);

const behaviourId = /\b(?:RT|LY|HM|PF|BR|IB|PA|CS|LG|CF|WG|LN)-\d\d\b/g;
const behaviours = definedIn("docs/specification/behaviours.md", /<a id="([a-z]{2}-\d\d)">/g);
const decisions = definedIn("docs/specification/decisions.md", /<a id="(d\d{1,2})">/g);
const records = files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []);

function definedIn(file: string, anchor: RegExp): string[] {
  return [...read(file).matchAll(anchor)].map(([, id = ""]) => id.toUpperCase());
}

/** What a pattern finds in the files and `isRight` does not accept, as `file: what`. */
function wrongIn(
  among: string[],
  pattern: RegExp,
  isRight: (found: string, file: string) => boolean,
): string[] {
  return among.flatMap((file) =>
    [...read(file).matchAll(pattern)]
      .map(([whole, part]) => part ?? whole)
      .filter((found) => !isRight(found, file))
      .map((found) => `${file}: ${found}`),
  );
}

describe("ids", () => {
  test("name a behaviour that docs/specification/behaviours.md defines once", () => {
    expect(new Set(behaviours).size).toBe(behaviours.length);
    expect(wrongIn(texts, behaviourId, (id) => behaviours.includes(id))).toEqual([]);
  });

  test("name a decision that docs/specification/decisions.md defines once", () => {
    expect(new Set(decisions).size).toBe(decisions.length);
    expect(wrongIn(texts, /\bD\d{1,2}\b/g, (id) => decisions.includes(id))).toEqual([]);
  });

  test("name an architecture decision record that is there, and call it ADR", () => {
    const isRecord = (name: string) => name.startsWith("ADR") && records.includes(name.slice(-3));
    expect(wrongIn(texts, /\b(?:ADR|decision)[\s*/]+\d{3}\b/gi, isRecord)).toEqual([]);
  });

  test("of behaviours stand in the title of a test each", () => {
    const title = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(["'`])(.*?)\1/gs;
    const titles = files
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(title)].map(([, , text = ""]) => text));
    const named = new Set(titles.flatMap((text) => text.match(behaviourId) ?? []));
    expect(behaviours.filter((id) => !named.has(id))).toEqual([]);
  });
});

test("architecture decision records have their number in the heading and a row in the index", () => {
  const index = read("docs/decisions/README.md");
  const faults = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .filter((file) => {
      const name = relative("docs/decisions", file);
      const number = name.slice(0, 3);
      return !read(file).startsWith(`# ADR ${number}: `) || !index.includes(`[ADR ${number}](${name})`);
    });
  expect(faults).toEqual([]);
});

describe("documents", () => {
  const anchors = (document: string): string[] => {
    const slugger = new GithubSlugger();
    const text = read(document);
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      slugger.slug(heading.replaceAll(/<[^>]*>|\]\([^)]*\)/g, "")),
    );
    return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id)];
  };

  test("link to files and anchors that are there", () => {
    const leads = (link: string, document: string): boolean => {
      const [path = "", anchor] = link.split("#");
      const file = path ? join(dirname(document), path) : document;
      return contains(file) && (anchor === undefined || anchors(file).includes(anchor));
    };
    expect(wrongIn(documents, /\]\((?!https?:|mailto:)([^)\s]+)\)/g, leads)).toEqual([]);
  });

  // What the examples of guides add is not there: tests/guides.spec.ts follows them.
  test("name paths that are there, and are there where code names them", () => {
    const path = /`((?:[\w.[\]<>*-]+\/)+[\w.[\]<>*-]*|[\w.[\]<>*-]+\.(?:astro|css|json|md|mjs|tsx?))`/g;
    const told = documents.filter((document) => !document.startsWith("docs/guides/"));
    expect(wrongIn(told, path, contains)).toEqual([]);
    const named = texts.filter((text) => !/^docs\/guides\/|^tests\/guides\./.test(text));
    expect(wrongIn(named, /\bdocs\/[\w/-]+\.md\b/g, contains)).toEqual([]);
  });

  /** Whether a path from the root, or the end of one, is a file or folder. `<page>` and `*` stand for any name. */
  function contains(path: string): boolean {
    if (ignored.some((folder) => path.startsWith(`${folder}/`))) return true;
    const parts = path.replace(/\/$/, "").split(/<[^>]+>|\*/);
    const pattern = new RegExp(`(?:^|/)${parts.map(RegExp.escape).join("[^/]+")}(?:/|$)`);
    return files.some((file) => pattern.test(file));
  }
});
