import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

// A site in a repository of its own, with git as it is without settings of this machine.

const home = "catalogues/en/home.json";
const project = process.cwd();
let root: string;

const git = (...parameters: string[]): string => execFileSync("git", parameters, { encoding: "utf8" }).trim();

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const words = (title: string, cta = "Go"): void => write(home, JSON.stringify({ hero: { title, cta } }));

/** Commits all files, in the name of somebody. */
const save = (message: string): void => {
  git("add", "--all");
  git("-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet", "--message", message);
};

/** Commits what is to be published. @param meanwhile what happens between the snapshot and the commit */
async function commit(message: string, meanwhile: () => void = () => undefined) {
  await using snapshot = await takeSnapshot();
  meanwhile();
  return await commitSnapshot(message, snapshot);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "git-"));
  process.chdir(root);
  for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(name, "/dev/null");
  vi.stubEnv("GIT_CEILING_DIRECTORIES", tmpdir());
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.useConfigOnly", "true");
  words("Old");
  write("catalogues/waiting.json", "{}");
  write("site.config.json", "{}");
  write("src/page.ts", "1");
  save("The site");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  process.chdir(project);
  rmSync(root, { recursive: true });
});

const withAuthor = (): Promise<void> => setAuthor("Mara Lind", "mara@example.com");

/** A remote beside the site. @param hook what it runs before it takes a push */
function addRemote(hook?: string): void {
  git("init", "--quiet", "--bare", "remote.git");
  write(".git/info/exclude", "remote.git\n");
  if (hook) {
    write("remote.git/hooks/pre-receive", `#!/bin/sh\n${hook}\n`);
    chmodSync("remote.git/hooks/pre-receive", 0o755);
  }
  git("remote", "add", "origin", join(root, "remote.git"));
}

describe("a publication", () => {
  beforeEach(withAuthor);

  test.each([
    ["A new headline: “Faster”, now!", "words/2026-11-26-a-new-headline-faster-now"],
    ["Überschrift é", "words/2026-11-26-u-berschrift-e"],
    ["Новый заголовок", "words/2026-11-26"],
  ])("is on a branch of its day and message: %s", async (message, branch) => {
    words("New");
    expect(await commit(message)).toEqual({ branch, files: [home] });
    expect(git("log", "-1", "--format=%s|%an|%ae")).toBe(`${message}|Mara Lind|mara@example.com`);
    expect(git("branch", "--show-current")).toBe(branch);
  });

  test("is on another branch than one of the same name, here or on the remote", async () => {
    git("branch", "words/2026-11-26-a-headline");
    git("update-ref", "refs/remotes/origin/words/2026-11-26-a-headline-2", "HEAD");
    words("New");
    expect((await commit("A headline")).branch).toBe("words/2026-11-26-a-headline-3");
  });

  test("follows the one before it on the same branch", async () => {
    words("New");
    const { branch } = await commit("A headline");
    words("Newer");
    expect(await commit("Another one")).toEqual({ branch, files: [home] });
    expect(git("log", "--format=%s", "main..")).toBe("Another one\nA headline");
  });

  test("has only the owner's files; others stay as they are, changed or staged", async () => {
    words("New");
    write("catalogues/waiting.json", '{ "changes": [] }');
    write("catalogues/es/home.json", "{}");
    write("public/share/home.png", "image");
    write("src/page.ts", "2");
    write("src/other.ts", "3");
    git("add", "src/other.ts");
    const { files } = await commit("A headline");
    const expected = [
      "catalogues/en/home.json",
      "catalogues/es/home.json",
      "catalogues/waiting.json",
      "public/share/home.png",
    ];
    expect(files.toSorted()).toEqual(expected);
    expect(git("show", "--name-only", "--format=", "HEAD").split("\n")).toEqual(expected);
    expect(git("diff", "--cached", "--name-status")).toBe("A\tsrc/other.ts");
    expect(git("diff", "--name-status")).toBe("M\tsrc/page.ts");
  });

  test("has files that were moved or removed, under both names", async () => {
    git("mv", "catalogues/waiting.json", "catalogues/moved.json");
    git("rm", "--quiet", "site.config.json");
    const expected = ["catalogues/moved.json", "catalogues/waiting.json", "site.config.json"];
    expect((await filesToPublish()).toSorted()).toEqual(expected);
    await commit("Moved");
    expect(git("status", "--porcelain")).toBe("");
  });

  test("works where the site is a folder of a repository", async () => {
    mkdirSync("site");
    git("mv", "catalogues", "site.config.json", "src", "site");
    save("Moved");
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

  test("brings the share images that it has drawn", async () => {
    words("New");
    const snapshot = await takeSnapshot();
    write(join(snapshot.folder, "public/share/en/home.jpg"), "image");
    const { files } = await commitSnapshot("A headline", snapshot);
    await snapshot[Symbol.asyncDispose]();
    expect(files.toSorted()).toEqual([home, "public/share/en/home.jpg"]);
    expect(readFileSync("public/share/en/home.jpg", "utf8")).toBe("image");
    expect([git("status", "--porcelain"), git("worktree", "list").split("\n").length]).toEqual(["", 1]);
  });

  test("is not made where somebody has committed meanwhile", async () => {
    words("New");
    const meanwhile = () => git("commit", "--quiet", "--allow-empty", "--message", "Other");
    await expect(commit("A headline", meanwhile)).rejects.toThrow("publish again");
    expect(git("branch", "--show-current")).toBe("main");
    expect(await filesToPublish()).toEqual([home]);
  });

  test("follows one that was broken off", async () => {
    words("New");
    await takeSnapshot();
    expect((await commit("A headline")).files).toEqual([home]);
  });

  test("needs a change", async () => {
    write("src/page.ts", "2");
    await expect(commit("Nothing")).rejects.toThrow("Nothing has changed since the last commit.");
    expect(git("branch", "--show-current")).toBe("main");
  });

  test("is pushed to the remote", async () => {
    addRemote('echo "Ask for a merge: https://forge.example/merge?branch=words" >&2');
    words("New");
    const made = await commit("A headline");
    expect(made).toMatchObject({ remote: "origin", address: "https://forge.example/merge?branch=words" });
    expect(git("rev-parse", `origin/${made.branch}`)).toBe(git("rev-parse", "HEAD"));
    expect(whatIsNext(made)).toContain("Ask for its merge at https://forge.example/merge?branch=words");
  });

  test("that the remote refuses stays committed, and goes with the next one", async () => {
    addRemote('echo "Only on Mondays" >&2; exit 1');
    words("New");
    const made = await commit("A headline");
    expect(made.failure).toContain("Only on Mondays");
    expect(git("log", "-1", "--format=%s")).toBe("A headline");
    expect(whatIsNext(made)).toMatch(
      /could not be pushed to origin: .*The next publication pushes it as well/s,
    );
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
  expect((await commit("A headline")).files).toEqual([home]);
});

test("the last publications are listed with what each has changed", async () => {
  write("src/page.ts", "2");
  save("Code");
  words("New", "Start");
  save("A headline");
  words("New");
  write("site.config.json", '{ "brand": "Harbor" }');
  save("A brand");
  const listed = await lastPublications();
  expect(listed.map(({ subject, author }) => `${subject} by ${author}`)).toEqual([
    "A brand by Ann",
    "A headline by Ann",
  ]);
  expect(listed[0]?.changes).toEqual([
    { file: home, path: ["hero", "cta"], before: "Start", after: "Go" },
    { file: "site.config.json", path: ["brand"], before: undefined, after: "Harbor" },
  ]);
  expect(await changesSince("HEAD^", "HEAD")).toEqual(listed[0]?.changes);
});

test("outside of a repository it says so, and what to do", async () => {
  rmSync(".git", { recursive: true });
  const said = /^This folder is no git repository.*git init/;
  await expect(filesToPublish()).rejects.toThrow(said);
  await expect(commit("A headline")).rejects.toThrow(said);
  await expect(lastPublications()).rejects.toThrow(said);
});

test("without git it says so, and what to do", async () => {
  vi.stubEnv("PATH", "/nowhere");
  await expect(filesToPublish()).rejects.toThrow("git is not installed: install it to publish");
});

test("once a branch of words is merged, work goes on from the branch that is released", async () => {
  addRemote();
  git("push", "--quiet", "origin", "main");
  await withAuthor();
  words("New");
  const { branch } = await commit("A headline");
  expect(await branchOfWords()).toBe(branch);
  words("Newer");
  await expect(leaveBranchOfWords()).rejects.toThrow("Publish or discard what has changed first.");
  git("checkout", "--", home);
  git("push", "--quiet", "origin", `${branch}:main`);
  await leaveBranchOfWords();
  expect(git("branch", "--show-current")).toBe("main");
  expect(git("log", "-1", "--format=%s")).toBe("A headline");
  expect(await branchOfWords()).toBeUndefined();
});
