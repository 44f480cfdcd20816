import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

// What documents name is there: ids, links and files. Whether a document is right, only a reader can say.

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Folders that git ignores: `dist`, `.cache`. */
const ignored = read(".gitignore").match(/^.+(?=\/$)/gm) ?? [];

/** All files and folders of the project, but for those that git ignores. */
const files = globSync(["**/*", ".*", ".{ci,githooks,github,vscode}/**"], { cwd: root, exclude: ignored });
const documents = files.filter((file) => file.endsWith(".md"));
const texts = files.filter(
  (file) =>
    /\.(?:astro|css|json|md|mjs|tsx?|yml)$/.test(file) && !/^(?:catalogues\/|package-lock)/.test(file),
);

const behaviourId = /\b(?:RT|LY|HM|PF|BR|IB|PA|CS|LG|CF|WG|LN)-\d\d\b/g;
const behaviours = definedIn("docs/specification/behaviours.md", /<a id="([a-z]{2}-\d\d)">/g);
const decisions = definedIn("docs/specification/decisions.md", /<a id="(d\d{1,2})">/g);

function definedIn(file: string, anchor: RegExp): string[] {
  return [...read(file).matchAll(anchor)].map(([, id = ""]) => id.toUpperCase());
}

/** A document without the steps of a guide, which tests/guides.copy.spec.ts follows: they name what they add. */
const outsideOfSteps = (file: string): string =>
  file.startsWith("docs/guides/") ? read(file).replace(/\n1\. .*?(?=\nThen )/s, "") : read(file);

/** What a pattern finds in the files and `isRight` does not accept, as `file: what`. */
function wrongIn(
  among: readonly string[],
  pattern: RegExp,
  isRight: (found: string, file: string) => boolean,
  textOf = read,
): string[] {
  return among.flatMap((file) =>
    [...textOf(file).matchAll(pattern)]
      .map(([whole, part]) => part ?? whole)
      .filter((found) => !isRight(found, file))
      .map((found) => `${file}: ${found}`),
  );
}

/** Whether a path from the root, or the end of one, is a file or folder. `<page>` and `*` stand for any name. */
function exists(path: string): boolean {
  if (ignored.some((folder) => path.startsWith(`${folder}/`))) return true;
  const parts = path.replace(/\/$/, "").split(/<[^>]+>|\*/);
  const pattern = new RegExp(`(?:^|/)${parts.map(RegExp.escape).join("[^/]+")}(?:/|$)`);
  return files.some((file) => pattern.test(file));
}

describe("ids", () => {
  test.each([
    ["behaviour", behaviours, behaviourId],
    ["decision", decisions, /\bD\d{1,2}\b/g],
  ])("name a %s that docs/specification defines once", (_, defined, pattern) => {
    expect(new Set(defined).size).toBe(defined.length);
    expect(wrongIn(texts, pattern, (id) => defined.includes(id))).toEqual([]);
  });

  // Whether that test proves the behaviour, nobody but its reader can say.
  test("of behaviours are named by the title of at least one test each", () => {
    const title = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(["'`])(.*?)\1/gs;
    const titles = files
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(title)].map(([, , text = ""]) => text));
    const named = new Set(titles.flatMap((text) => text.match(behaviourId) ?? []));
    expect(behaviours.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe("documents", () => {
  /** As GitHub makes it: in lower case, without punctuation, with hyphens for spaces. */
  const anchorOf = (heading: string): string =>
    heading
      .replaceAll(/<[^>]*>|\]\([^)]*\)/g, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
      .trim()
      .replaceAll(" ", "-");

  const anchors = (document: string): string[] =>
    [...read(document).matchAll(/^#+ (.+)$|<a id="([^"]+)">/gm)].flatMap(([line, heading]) => [
      ...(heading ? [anchorOf(heading)] : []),
      ...Array.from(line.matchAll(/<a id="([^"]+)">/g), ([, id = ""]) => id),
    ]);

  test("link to files and anchors that are there", () => {
    const leads = (link: string, document: string): boolean => {
      const [path = "", anchor] = link.split("#");
      const file = path ? join(dirname(document), path) : document;
      return exists(file) && (anchor === undefined || anchors(file).includes(anchor));
    };
    expect(wrongIn(documents, /\]\((?!https?:|mailto:)([^)\s]+)\)/g, leads)).toEqual([]);
  });

  test("are there where code names them", () => {
    // What the examples of guides add is not there: tests/guides.copy.spec.ts follows them.
    const named = texts.filter((text) => !/^docs\/guides\/|^tests\/guides\./.test(text));
    expect(wrongIn(named, /\bdocs\/[\w/-]+\.md\b/g, exists)).toEqual([]);
  });

  test("name files and folders that are there", () => {
    const path = /`((?:[\w.[\]<>*-]+\/)+[\w.[\]<>*-]*|[\w.[\]<>*-]+\.(?:astro|css|json|md|mjs|tsx?))`/g;
    expect(wrongIn(documents, path, exists, outsideOfSteps)).toEqual([]);
  });
});
