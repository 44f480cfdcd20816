import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { DiagnosticsError } from "../../src/diagnostics.ts";
import { inspectFolder } from "./files.ts";
import {
  author,
  branchOfWords,
  type Commit,
  changesSince,
  commit,
  filesToPublish,
  type Snapshot,
  setAuthor,
  takeSnapshot,
} from "./git.ts";

/** What is to be published. @throws {Error} with what git says, such as that this is no repository */
export const publishable = async () => ({
  /** Values that differ from the last commit. */
  changes: await changesSince("HEAD"),
  files: await filesToPublish(),
  /** Who commits, if git knows. */
  author: await author(),
  /** The branch that a publication joins; without one it makes a new one. */
  branch: await branchOfWords(),
});

export interface Step {
  title: string;
  state: "waiting" | "running" | "done" | "failed";
  /** When it began, in milliseconds since 1970. */
  startedAt?: number;
  /** How long it took the last time here, in milliseconds. */
  usual?: number | undefined;
}

/** How far a publication has come. */
export interface Progress {
  isOver: boolean;
  steps: readonly Step[];
  /** What a step said that failed. */
  output?: string;
  /** What happens after the commit, in plain words; nothing if there is none. */
  next?: string;
}

const usualFile = ".cache/editor/usual.json";

/** How long each step took the last time. */
const readUsual = (): Promise<Record<string, number>> =>
  readFile(usualFile, "utf8").then(JSON.parse, () => ({}));

/** @throws {DiagnosticsError} with what is to be fixed in a snapshot */
async function check(folder: string): Promise<void> {
  const { diagnostics } = await inspectFolder(folder);
  const stopping = diagnostics.filter(({ severity }) => severity !== "advice");
  if (stopping.length > 0) throw new DiagnosticsError(stopping);
}

/** Builds a snapshot, with what is installed and made already. @throws {Error} with the last lines that it has printed */
async function build(folder: string): Promise<void> {
  // Newer than the packages, it would be installed again.
  await rm(join(folder, "package-lock.json"), { force: true });
  await mkdir(join(folder, ".cache"));
  for (const path of ["node_modules", ".cache/fonts", ".cache/chromium"])
    if (existsSync(path)) await symlink(resolve(path), join(folder, path));
  const env = { ...process.env, NO_COLOR: "1", SITE_DIST: "dist" };
  const options = { cwd: folder, env, maxBuffer: 2 ** 28 };
  await promisify(execFile)("npm", ["run", "--silent", "share-images"], options).catch(
    ({ stdout, stderr, message }) => {
      const output: string = stdout + stderr || message;
      throw new Error(output.trimEnd().split("\n").slice(-40).join("\n"));
    },
  );
}

/**
 * Checks what has changed, builds the site with it, draws outdated share images, commits and pushes. What is saved
 * meanwhile is in the next publication.
 * @param message says in a line what has changed
 * @param tell is called at once, and with each step as it begins and ends
 * @param author who commits, if git does not know
 */
export async function publish(
  message: string,
  tell: (progress: Progress) => void,
  author?: { name: string; email: string },
): Promise<Progress> {
  const work: Record<string, (snapshot: Snapshot) => Promise<void>> = {
    "Checking words, content and settings": ({ folder }) => check(folder),
    "Building the site, and drawing outdated share images": ({ folder }) => build(folder),
    "Committing and pushing": async (snapshot) => {
      progress.next = whatIsNext(await commit(message, snapshot));
    },
  };
  const steps = Object.keys(work).map((title): Step => ({ title, state: "waiting" }));
  const progress: Progress = { isOver: false, steps };
  tell(progress);
  try {
    if (author) await setAuthor(author.name, author.email);
    const usual = await readUsual();
    for (const step of steps) step.usual = usual[step.title];
    await using snapshot = await takeSnapshot();
    for (const step of steps) {
      step.state = "running";
      step.startedAt = Date.now();
      tell(progress);
      await work[step.title]?.(snapshot);
      step.state = "done";
      usual[step.title] = Date.now() - step.startedAt;
    }
    await mkdir(dirname(usualFile), { recursive: true });
    await writeFile(usualFile, JSON.stringify(usual));
  } catch (error) {
    for (const step of steps) if (step.state === "running") step.state = "failed";
    progress.output = error instanceof Error ? error.message : `${error}`;
  }
  progress.isOver = true;
  tell(progress);
  return progress;
}

/** What happens after a commit, in plain words. */
export function whatIsNext({ branch, remote, address, failure }: Commit): string {
  if (failure)
    return `It is committed on the branch ${branch}, and could not be pushed to ${remote}: ${failure}. The next publication pushes it as well; or show this to an engineer.`;
  if (!remote)
    return `It is committed on the branch ${branch} in this folder. No remote is set, so nobody else has it yet: tell whoever releases the site the name of the branch.`;
  return `It is pushed to ${remote} as the branch ${branch}. ${address ? `Ask for its merge at ${address}` : "Ask whoever releases the site to merge it"}; the site changes with the next release.`;
}
