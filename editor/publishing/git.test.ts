import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  author,
  branchOfWords,
  changesSince,
  commit as commitSnapshot,
  filesToPublish,
  lastPublications,
  leaveBranchOfWords,
  setAuthor,
  takeSnapshot,
} from "./git.ts";
import { whatIsNext } from "./publish.ts";
import { commitAll, git, inRepository, write } from "./testing.ts";

const home = "catalogues/en/home.json";
const words = (title: string, cta = "Go"): void => write(home, { hero: { title, cta } });
const withAuthor = (): Promise<void> => setAuthor("Mara Lind", "mara@example.com");

inRepository(() => {
  words("Old");
  write("catalogues/pending.json", "{}");
  write("site.config.json", "{}");
  write("src/page.ts", "1");
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** Commits what is to be published. @param meanwhile what happens between the snapshot and the commit */
async function commit(message: string, meanwhile: () => void = () => undefined) {
  await using snapshot = await takeSnapshot();
  meanwhile();
  return await commitSnapshot(message, snapshot);
}

/** A remote beside the site. @param hook what it runs before it takes a push */
function addRemote(hook?: string): void {
  git("init", "--quiet", "--bare", "remote.git");
  write(".git/info/exclude", "remote.git\n");
  if (hook) {
    write("remote.git/hooks/pre-receive", `#!/bin/sh\n${hook}\n`);
    chmodSync("remote.git/hooks/pre-receive", 0o755);
  }
  git("remote", "add", "origin", resolve("remote.git"));
}

describe("a publication", () => {
  beforeEach(withAuthor);

  test.each([
    [`A new headline: “Faster”, now ${"x".repeat(30)}`, `-a-new-headline-faster-now-${"x".repeat(14)}`],
    ["Новый заголовок", ""],
  ])("is on a branch of its day and message, which the next one joins: %s", async (message, name) => {
    const branch = `words/2026-11-26${name}`;
    words("New");
    expect(await commit(message)).toEqual({ branch, files: [home] });
    expect(git("log", "-1", "--format=%s|%an|%ae")).toBe(`${message}|Mara Lind|mara@example.com`);
    expect(git("branch", "--show-current")).toBe(branch);
    words("Newer");
    expect(await commit("Another one")).toEqual({ branch, files: [home] });
  });

  test("is on another branch than one of the same name, here or on the remote", async () => {
    git("branch", "words/2026-11-26-a-headline");
    git("update-ref", "refs/remotes/origin/words/2026-11-26-a-headline-2", "HEAD");
    words("New");
    expect((await commit("A headline")).branch).toBe("words/2026-11-26-a-headline-3");
  });

  test("has the owner's files and drawn share images; others stay as they are, changed or staged", async () => {
    words("New");
    write("catalogues/es/home.json", "{}");
    git("rm", "--quiet", "site.config.json");
    write("src/page.ts", "2");
    write("src/other.ts", "3");
    git("add", "src/other.ts");
    const image = "public/share/en/home.jpg";
    await using snapshot = await takeSnapshot();
    write(join(snapshot.folder, image), "image");
    const { files } = await commitSnapshot("A headline", snapshot);
    const expected = [home, "catalogues/es/home.json", image, "site.config.json"];
    expect(files.toSorted()).toEqual(expected);
    expect(git("show", "--name-only", "--no-renames", "--format=", "HEAD").split("\n")).toEqual(expected);
    expect(readFileSync(image, "utf8")).toBe("image");
    expect(git("diff", "--cached", "--name-status")).toBe("A\tsrc/other.ts");
    expect(git("diff", "--name-status")).toBe("M\tsrc/page.ts");
  });

  test("works where the site is a folder of a repository", async () => {
    mkdirSync("site");
    git("mv", "catalogues", "site.config.json", "src", "site");
    commitAll("Moved");
    process.chdir("site");
    words("New");
    expect(await commit("A headline")).toMatchObject({ files: [home] });
    expect(git("status", "--porcelain")).toBe("");
  });

  test("has what was there when it began; what is saved meanwhile goes with the next one", async () => {
    words("New");
    await commit("A headline", () => words("Newer"));
    expect(git("show", `HEAD:${home}`)).toContain('"New"');
    expect(readFileSync(home, "utf8")).toContain('"Newer"');
    expect(await filesToPublish()).toEqual([home]);
  });

  test("is not made where somebody has committed meanwhile", async () => {
    words("New");
    const meanwhile = () => git("commit", "--quiet", "--allow-empty", "--message", "Other");
    await expect(commit("A headline", meanwhile)).rejects.toThrow("publish again");
    expect(git("branch", "--show-current")).toBe("main");
    expect(await filesToPublish()).toEqual([home]);
  });

  test("that the remote refuses stays committed, and goes with the next one", async () => {
    addRemote('echo "Only on Mondays" >&2; exit 1');
    words("New");
    const made = await commit("A headline");
    expect(whatIsNext(made)).toMatch(/could not be pushed to origin: .*Only on Mondays/s);
    rmSync("remote.git/hooks/pre-receive");
    words("Newer");
    await commit("Another one");
    expect(git("log", "--format=%s", `main..origin/${made.branch}`)).toBe("Another one\nA headline");
  });
});

test("an unknown author is told, and can be named for this folder", async () => {
  expect(await author()).toBeUndefined();
  words("New");
  await expect(commit("A headline")).rejects.toThrow("Author identity unknown");
  await withAuthor();
  expect(await author()).toBe("Mara Lind <mara@example.com>");
});

test("only publications are listed, each with what it has changed", async () => {
  await withAuthor();
  words("New", "Start");
  await commit("A headline");
  words("Of an engineer", "Start");
  commitAll("Words, and Publication: yes");
  words("New");
  write("site.config.json", { brand: "Harbor" });
  await commit("A brand");
  const listed = await lastPublications();
  expect(listed.map(({ subject, author }) => `${subject} by ${author}`)).toEqual([
    "A brand by Mara Lind",
    "A headline by Mara Lind",
  ]);
  expect(listed[0]?.changes).toEqual([
    { file: home, path: ["hero", "title"], before: "Of an engineer", after: "New" },
    { file: home, path: ["hero", "cta"], before: "Start", after: "Go" },
    { file: "site.config.json", path: ["brand"], before: undefined, after: "Harbor" },
  ]);
  expect(await changesSince("HEAD^", "HEAD")).toEqual(listed[0]?.changes);
});

test("without a repository, and without git, it says so, and what to do", async () => {
  rmSync(".git", { recursive: true });
  await expect(filesToPublish()).rejects.toThrow(/^This folder is no git repository.*git init/);
  vi.stubEnv("PATH", "/nowhere");
  await expect(filesToPublish()).rejects.toThrow("git is not installed: install it to publish");
});

test("once a branch of words is merged, work goes on from the branch that is released", async () => {
  addRemote();
  git("push", "--quiet", "origin", "main");
  await withAuthor();
  words("New");
  const { branch } = await commit("A headline");
  words("Newer");
  await expect(leaveBranchOfWords()).rejects.toThrow("publish it first");
  git("checkout", "--", home);
  git("push", "--quiet", "origin", `${branch}:main`);
  await leaveBranchOfWords();
  expect(git("log", "-1", "--format=%s")).toBe("A headline");
  expect(await branchOfWords()).toBeUndefined();
});
