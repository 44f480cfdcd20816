import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseJson } from "../../src/content/readJson.ts";
import { type Change, changesBetween, type Value } from "./changes.ts";
import { ownersFiles } from "./files.ts";

/** What `npm run share-images` writes. */
const shareFiles = ["public/share", "src/layout/shareImages/shareImages.json"];

/** What is published with the owner's files: all lists of `catalogues/`, and share images. */
const published = (): string[] => [...ownersFiles(), "catalogues", ...shareFiles];

/** Why git fails, and what to do, where it can be said better than by git. */
const reasons: readonly [RegExp, string][] = [
  [/^spawn git ENOENT/, "git is not installed: install it to publish."],
  [
    /argument .HEAD.|reference: HEAD|not have any commits/,
    "This repository has no commit yet: commit the site once, as it is.",
  ],
  [
    /not a git repository/i,
    'This folder is no git repository, so nothing can be published from it: work in a clone of the repository of the site, or make one with "git init".',
  ],
];

/** Calls git. @returns what it prints @throws {Error} with what it says, if it fails */
async function callGit(parameters: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  // Nobody would see a question for a password.
  const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
  return promisify(execFile)("git", parameters, { env, maxBuffer: 2 ** 28 }).catch((error) => {
    const said: string = (error.stderr || error.message).trim();
    const [, reason = said] = reasons.find(([pattern]) => pattern.test(said)) ?? [];
    throw new Error(reason, { cause: error });
  });
}

const git = async (...parameters: readonly string[]): Promise<string> =>
  (await callGit(parameters)).stdout.trimEnd();

const lines = (text: string): string[] => text.split(/[\n\0]/).filter(Boolean);

const namesOf = ["--name-only", "--no-renames", "--relative", "-z"];

/** The files to publish: those that differ from the last commit, and new ones. @param folder of the site */
export async function filesToPublish(folder = "."): Promise<string[]> {
  const changed = await git("-C", folder, "diff", ...namesOf, "HEAD", "--", ...published());
  const untracked = ["--others", "--exclude-standard", "-z"];
  const added = await git("-C", folder, "ls-files", ...untracked, "--", ...published());
  return [...lines(changed), ...lines(added)];
}

/** The value of a file in a commit, or on disk; undefined if it is not there. */
async function valueIn(commit: string | undefined, file: string): Promise<Value> {
  const text = commit ? git("show", `${commit}:./${file}`) : readFile(file, "utf8");
  return text.then(
    (found) => parseJson(found, file).value as Value,
    () => undefined,
  );
}

/**
 * The changes of the owner's values between two commits, or since one, such that `inverted` leads back.
 * @throws {Error} with what git says, if there is no such commit
 */
export async function changesSince(from: string, to?: string): Promise<Change[]> {
  const files = to ? lines(await git("diff", ...namesOf, from, to)) : await filesToPublish();
  const changes = ownersFiles()
    .filter((file) => files.includes(file))
    .map(async (file) => {
      const [before, after] = await Promise.all([valueIn(from, file), valueIn(to, file)]);
      return changesBetween(file, before, after, { isReversible: true });
    });
  return (await Promise.all(changes)).flat();
}

/** The trailer of the message of a commit that is a publication, and no work of engineers. */
const publicationMark = "Publication: yes";

/** The last publications, the newest first. */
export async function lastPublications() {
  const only = ["--no-merges", "--min-parents=1", `--grep=^${publicationMark}$`];
  const options = ["-10", ...only, "--format=%H%x09%aI%x09%an%x09%s"];
  const listed = lines(await git("log", ...options, "--", ...ownersFiles()));
  return Promise.all(
    listed.map(async (line) => {
      const [commit = "", date = "", author = "", subject = ""] = line.split("\t");
      return { commit, date, author, subject, changes: await changesSince(`${commit}^`, commit) };
    }),
  );
}

/** A publication that changed the owner's values. The date is as in ISO 8601. */
export type Published = Awaited<ReturnType<typeof lastPublications>>[number];

/** Who commits, or undefined if git does not know. */
export const author = (): Promise<string | undefined> =>
  git("var", "GIT_AUTHOR_IDENT").then(
    (ident) => ident.replace(/ \d+ [+-]\d+$/, ""),
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

/** The branch for words on which the next publication goes too, or undefined if that makes a new one. */
export async function branchOfWords(): Promise<string | undefined> {
  const branch = await git("branch", "--show-current");
  return branch.startsWith("words/") ? branch : undefined;
}

const allBranches = async (): Promise<string[]> =>
  lines(await git("branch", "--all", "--format=%(refname:short)"));

const remoteName = async (): Promise<string | undefined> => lines(await git("remote"))[0];

/**
 * Goes back to the branch that is released, and takes what others have merged into it.
 * @throws {Error} if something is not published yet, or with what git says
 */
export async function leaveBranchOfWords(): Promise<void> {
  if ((await filesToPublish()).length > 0)
    throw new Error("something has changed since, so publish it first; it joins this branch, to be merged.");
  const branches = await allBranches();
  const main = ["main", "master"].find((name) => branches.includes(name));
  if (!main) throw new Error("There is no branch main or master here: ask an engineer.");
  await git("switch", main);
  const remote = await remoteName();
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
  const base = await git("rev-parse", "HEAD");
  await git("worktree", "add", "--quiet", "--detach", worktree, base);
  const folder = join(worktree, await git("rev-parse", "--show-prefix"));
  for (const file of files)
    if (existsSync(file)) await cp(file, join(folder, file));
    else await rm(join(folder, file), { force: true });
  return { folder, base, [Symbol.asyncDispose]: remove };
}

/** The name of a new branch: `words/2026-11-26-a-new-headline`. */
async function newBranch(message: string): Promise<string> {
  const day = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  const words =
    message
      .toLowerCase()
      .normalize("NFKD")
      .match(/[a-z0-9]+/g) ?? [];
  const short = words.join("-").slice(0, 40).replace(/-$/, "");
  const name = `words/${[day, short].filter(Boolean).join("-")}`;
  const taken = await allBranches();
  let free = name;
  for (let number = 2; taken.some((each) => each.endsWith(free)); number += 1) free = `${name}-${number}`;
  return free;
}

/**
 * Commits what a snapshot has to publish on a branch, and pushes it where there is a remote. Other changed files stay as
 * they are, and so do the owner's files that were changed since the snapshot. A push that fails leaves the commit.
 * @throws {Error} with what git says, if it cannot commit
 */
export async function commit(message: string, { folder, base }: Snapshot): Promise<Commit> {
  const files = await filesToPublish(folder);
  await git("-C", folder, "add", "--all", "--", ...files);
  await git("-C", folder, "commit", "--quiet", "--message", message, "--trailer", publicationMark);
  const made = await git("-C", folder, "rev-parse", "HEAD");
  if ((await git("rev-parse", "HEAD")) !== base)
    throw new Error("Somebody has committed here meanwhile: publish again.");
  const branch = (await branchOfWords()) ?? (await newBranch(message));
  await git("update-ref", `refs/heads/${branch}`, made);
  await git("symbolic-ref", "HEAD", `refs/heads/${branch}`);
  await git("reset", "--quiet", "--", ...files);
  const drawn = files.filter((file) => shareFiles.some((each) => file.startsWith(each)));
  if (drawn.length > 0) await git("checkout", "--quiet", "HEAD", "--", ...drawn);
  const remote = await remoteName();
  if (!remote) return { branch, files };
  try {
    const { stderr } = await callGit(["push", "--set-upstream", remote, branch]);
    return { branch, files, remote, address: /https:\/\/\S+/.exec(stderr)?.[0] };
  } catch (error) {
    return { branch, files, remote, failure: (error as Error).message };
  }
}
