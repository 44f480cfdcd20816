import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseJson } from "../src/facts/readJson.ts";
import { type Change, changesBetween, type Value } from "./changes.ts";
import { ownersFiles } from "./files.ts";

/** What `npm run share-images` writes. */
export const shareFiles = ["public/share", "src/layout/shareImages.json"];

/** What is published with the owner's files: all lists of `catalogues/`, and share images. */
const published = (): string[] => [...ownersFiles(), "catalogues", ...shareFiles];

/** How git failed. */
interface Failure {
  code?: string | number;
  stderr?: string;
  message: string;
}

/** Why git failed, and what to do, where it can be said better than by git. */
function reasonOf({ code, stderr, message }: Failure): string | undefined {
  if (code === "ENOENT")
    return "git is not installed: install it to publish, and to see what words have been.";
  if (/argument .HEAD.|reference: HEAD|not have any commits/.test(stderr || message))
    return "This repository has no commit yet: commit the site once, as it is.";
  if (/not a git repository/.test(stderr || message))
    return 'This folder is no git repository, so nothing can be published from it: work in a clone of the repository of the site, or make one with "git init".';
  return undefined;
}

/** Calls git in a folder. @returns what it prints @throws {Error} with what it says, if it fails */
async function gitIn(
  cwd: string,
  ...parameters: readonly string[]
): Promise<{ stdout: string; stderr: string }> {
  // Nobody would see a question for a password.
  const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
  const options = { cwd, env, maxBuffer: 2 ** 28 };
  return promisify(execFile)("git", parameters, options).catch((error: Failure) => {
    const said = `git ${parameters[0]}: ${(error.stderr || error.message).trim()}`;
    throw new Error(reasonOf(error) ?? said, { cause: error });
  });
}

const git = (...parameters: readonly string[]) => gitIn(".", ...parameters);

const lines = (text: string): string[] => text.split("\n").filter(Boolean);

/** The folder of the site in its repository, with a slash at the end; empty if it is the repository. */
const folderInRepository = async (): Promise<string> =>
  (await git("rev-parse", "--show-prefix")).stdout.trimEnd();

/** The files to publish: those that differ from the last commit, and new ones. @param folder of the site */
export async function filesToPublish(folder = "."): Promise<string[]> {
  const options = ["--porcelain", "--no-renames", "-z", "--untracked-files=all"];
  const { stdout } = await gitIn(folder, "status", ...options, "--", ...published());
  // It tells paths from the root of the repository.
  const { length } = await folderInRepository();
  return stdout
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice("XY ".length + length));
}

/** A file's content in a commit, or undefined if it is not in it. */
export const contentIn = (commit: string, file: string): Promise<string | undefined> =>
  git("show", `${commit}:./${file}`).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

/** The changes of the owner's values between two contents of their files, such that `inverted` leads back. */
async function changesFrom(
  files: readonly string[],
  before: (file: string) => Promise<string | undefined>,
  after: (file: string) => Promise<string | undefined>,
): Promise<Change[]> {
  const changes = files.map(async (file) => {
    const [old, now] = await Promise.all([before(file), after(file)]);
    const [from, to] = [old, now].map((text) =>
      text === undefined ? undefined : (parseJson(text, file).value as Value),
    );
    return changesBetween(file, from, to, { isReversible: true });
  });
  return (await Promise.all(changes)).flat();
}

/** The changes of the owner's values since a commit. */
export async function changesSince(commit: string): Promise<Change[]> {
  const files = await filesToPublish();
  const owned = ownersFiles().filter((file) => files.includes(file));
  return changesFrom(
    owned,
    (file) => contentIn(commit, file),
    (file) => readFile(file, "utf8"),
  );
}

/** The changes of the owner's values in a commit. @throws {Error} with what git says, if there is no such commit */
export async function changesIn(commit: string): Promise<Change[]> {
  const range = [`${commit}^`, commit];
  const { stdout } = await git("diff", "--name-only", "--no-renames", "--relative", ...range);
  const owned = lines(stdout).filter((file) => ownersFiles().includes(file));
  return changesFrom(
    owned,
    (file) => contentIn(`${commit}^`, file),
    (file) => contentIn(commit, file),
  );
}

/** A commit that changed the owner's values. */
export interface Published {
  commit: string;
  /** ISO 8601. */
  date: string;
  author: string;
  subject: string;
  changes: Change[];
}

/** The last publications, the newest first. */
export async function lastPublications(): Promise<Published[]> {
  const format = "--format=%H%x09%aI%x09%an%x09%s";
  const { stdout } = await git(
    "log",
    "-10",
    "--no-merges",
    "--min-parents=1",
    format,
    "--",
    ...ownersFiles(),
  );
  return Promise.all(
    lines(stdout).map(async (line) => {
      const [commit = "", date = "", author = "", subject = ""] = line.split("\t");
      return { commit, date, author, subject, changes: await changesIn(commit) };
    }),
  );
}

/** Who commits, or undefined if git does not know. */
export const author = (): Promise<string | undefined> =>
  git("var", "GIT_AUTHOR_IDENT").then(
    ({ stdout }) => stdout.replace(/ \d+ [+-]\d+\s*$/, ""),
    () => undefined,
  );

/** Tells git who commits in this folder. */
export async function setAuthor(name: string, email: string): Promise<void> {
  await git("config", "user.name", name);
  await git("config", "user.email", email);
}

/** What became of a commit. */
export interface Commit {
  branch: string;
  files: string[];
  /** Where the branch was pushed to; nothing without a remote. */
  remote?: string;
  /** Where a merge can be asked for, if the remote says so. */
  address?: string | undefined;
  /** What git said when it could not push. */
  failure?: string;
}

/** `words/2026-11-26-a-new-headline` */
function branchNameOf(message: string, day: string): string {
  const words = message
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return ["words", [day, ...words.slice(0, 40).split("-")].filter(Boolean).join("-")].join("/");
}

const isOfWords = (branch: string): boolean => branch.startsWith("words/");

const currentBranch = async (): Promise<string> => (await git("branch", "--show-current")).stdout.trim();

/** The branch for words on which the next publication goes too, or undefined if that makes a new one. */
export async function branchOfWords(): Promise<string | undefined> {
  const branch = await currentBranch();
  return isOfWords(branch) ? branch : undefined;
}

/** The names by which the branch that is released may go. */
const released = ["main", "master"];

/**
 * Goes back to the branch that is released, and takes what others have merged into it.
 * @throws {Error} if something is not published yet, or with what git says
 */
export async function leaveBranchOfWords(): Promise<void> {
  if ((await filesToPublish()).length > 0) throw new Error("Publish or discard what has changed first.");
  const branches = lines((await git("branch", "--format=%(refname:short)")).stdout);
  const main = released.find((name) => branches.includes(name));
  if (!main) throw new Error(`There is no branch ${released.join(" or ")} here: ask an engineer.`);
  await git("switch", main);
  const [remote] = lines((await git("remote")).stdout);
  if (remote) await git("pull", "--quiet", "--ff-only", remote, main);
}

/** The site at its last commit with what is to be published, in a worktree of its own: work goes on in ours meanwhile. */
export interface Snapshot extends AsyncDisposable {
  folder: string;
  /** The commit that it is made from. */
  base: string;
}

const worktree = ".cache/publication";

/** @throws {Error} with what git says, or if there is nothing to publish */
export async function takeSnapshot(): Promise<Snapshot> {
  const files = await filesToPublish();
  if (files.length === 0) throw new Error("Nothing has changed since the last commit.");
  const remove = async (): Promise<void> => {
    await rm(worktree, { recursive: true, force: true });
    await git("worktree", "prune");
  };
  // One that was broken off.
  await remove();
  const base = (await git("rev-parse", "HEAD")).stdout.trim();
  await git("worktree", "add", "--quiet", "--detach", worktree, base);
  const folder = join(worktree, await folderInRepository());
  for (const file of files)
    if (existsSync(file)) await cp(file, join(folder, file));
    else await rm(join(folder, file), { force: true });
  return { folder, base, [Symbol.asyncDispose]: remove };
}

/** Makes a commit that of a branch for words: the one on which we are already, or a new one. @returns its name */
async function moveBranch(message: string, commit: string): Promise<string> {
  const current = await currentBranch();
  if (isOfWords(current)) {
    await git("update-ref", `refs/heads/${current}`, commit);
    return current;
  }
  const name = branchNameOf(message, new Date().toISOString().slice(0, 10));
  const taken = lines((await git("branch", "--all", "--format=%(refname:short)")).stdout);
  let free = name;
  for (let number = 2; taken.some((each) => each.endsWith(free)); number += 1) free = `${name}-${number}`;
  await git("branch", free, commit);
  await git("symbolic-ref", "HEAD", `refs/heads/${free}`);
  return free;
}

/**
 * Commits what a snapshot has to publish on a branch, and pushes it where there is a remote. Other changed files stay as
 * they are, and so do the owner's files that were changed since the snapshot. A push that fails leaves the commit.
 * @throws {Error} with what git says, if it cannot commit
 */
export async function commit(message: string, { folder, base }: Snapshot): Promise<Commit> {
  const files = await filesToPublish(folder);
  await gitIn(folder, "add", "--all", "--", ...files);
  await gitIn(folder, "commit", "--quiet", "--message", message);
  const made = (await gitIn(folder, "rev-parse", "HEAD")).stdout.trim();
  if ((await git("rev-parse", "HEAD")).stdout.trim() !== base)
    throw new Error("Somebody has committed here meanwhile: publish again.");
  const branch = await moveBranch(message, made);
  await git("reset", "--quiet", "--", ...files);
  const drawn = files.filter((file) => shareFiles.some((each) => file.startsWith(each)));
  if (drawn.length > 0) await git("checkout", "--quiet", "HEAD", "--", ...drawn);
  const [remote] = lines((await git("remote")).stdout);
  if (!remote) return { branch, files };
  try {
    const { stderr } = await git("push", "--set-upstream", remote, branch);
    return { branch, files, remote, address: /https:\/\/\S+/.exec(stderr)?.[0] };
  } catch (error) {
    return { branch, files, remote, failure: (error as Error).message };
  }
}
