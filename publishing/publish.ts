import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Change } from "./changes.ts";
import { inspectFolder } from "./files.ts";
import {
  author,
  branchOfWords,
  type Commit,
  changesSince,
  commit,
  filesToPublish,
  takeSnapshot,
} from "./git.ts";
import type { Fault } from "./inspection.ts";

/** What is to be published. */
export interface Publishable {
  /** Values that differ from the last commit. */
  changes: Change[];
  files: string[];
  /** Who commits, if git knows. */
  author: string | undefined;
  /** The branch that a publication joins; without one it makes a new one. */
  branch: string | undefined;
}

/** What differs from the last commit. @throws {Error} with what git says, such as that this is no repository */
export async function publishable(): Promise<Publishable> {
  return {
    changes: await changesSince("HEAD"),
    files: await filesToPublish(),
    author: await author(),
    branch: await branchOfWords(),
  };
}

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
  /** What is to be fixed first. */
  faults: Fault[];
  /** What a step said that failed. */
  output?: string;
  commit?: Commit;
}

const titles = {
  check: "Checking words, facts and settings",
  build: "Building the site, and drawing share images that are behind",
  commit: "Committing and pushing",
} as const;

const usualFile = ".cache/editor/usual.json";

const readUsual = (): Partial<Record<string, number>> =>
  existsSync(usualFile) ? JSON.parse(readFileSync(usualFile, "utf8")) : {};

/** The last lines of a long output. */
const endOf = (output: string): string => output.trimEnd().split("\n").slice(-40).join("\n");

/** Runs an npm script in a snapshot. @throws {Error} with what it printed, if it fails */
async function run(script: string, folder: string): Promise<void> {
  const env = { ...process.env, NO_COLOR: "1", SITE_DIST: "dist" };
  const child = spawn("npm", ["run", "--silent", script], { cwd: folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      output += data;
    });
  const status = await new Promise((resolve) => child.on("close", resolve));
  if (status !== 0) throw new Error(endOf(output));
}

/** Lends a snapshot what is installed and made already. */
async function equip(folder: string): Promise<void> {
  // Newer than the packages, it would be installed again.
  await rm(join(folder, "package-lock.json"), { force: true });
  await mkdir(join(folder, ".cache"));
  for (const path of ["node_modules", ".cache/fonts", ".cache/browser"])
    if (existsSync(path)) await symlink(resolve(path), join(folder, path));
}

/**
 * Checks what has changed, builds the site with it, draws share images that are behind, commits and pushes. What is saved
 * meanwhile is in the next publication.
 * @param message says in a line what has changed
 * @param tell is called with each step as it begins and ends
 */
export async function publish(message: string, tell: (progress: Progress) => void): Promise<Progress> {
  const usual = readUsual();
  const steps = Object.values(titles).map(
    (title): Step => ({ title, state: "waiting", usual: usual[title] }),
  );
  const progress: Progress = { isOver: false, steps, faults: [] };
  tell(progress);
  const step = async (title: string, work: () => Promise<void>): Promise<void> => {
    const own = steps.find((each) => each.title === title) as Step;
    const startedAt = Date.now();
    Object.assign(own, { state: "running", startedAt });
    tell(progress);
    try {
      await work();
      own.state = "done";
      usual[title] = Date.now() - startedAt;
    } catch (error) {
      own.state = "failed";
      throw error;
    }
  };
  try {
    await using snapshot = await takeSnapshot();
    const { folder } = snapshot;
    await step(titles.check, async () => {
      const { faults } = await inspectFolder(folder);
      progress.faults = faults.filter(({ stops }) => stops);
      if (progress.faults.length > 0) throw new Error(`${progress.faults.length} to fix first`);
    });
    await step(titles.build, async () => {
      await equip(folder);
      await run("share-images", folder);
    });
    await step(titles.commit, async () => {
      progress.commit = await commit(message, snapshot);
    });
    await mkdir(dirname(usualFile), { recursive: true });
    await writeFile(usualFile, JSON.stringify(usual));
  } catch (error) {
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
