import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { type Change, changesBetween, valueAt } from "./changes.ts";
import { inspect, ownersFiles, readTexts, readValue } from "./files.ts";
import { author, branchOfWords, type Commit, commit, contentIn, filesToPublish, shareFiles } from "./git.ts";
import { type Fault, settingsFile } from "./inspection.ts";
import { readWaiting, type WaitingUnit, waitingUnits } from "./waiting.ts";

/** What is to be published. */
export interface Publishable {
  /** Values that differ from the last commit. */
  changes: Change[];
  files: string[];
  /** What does not change the site yet. */
  waiting: WaitingUnit[];
  /** Who commits, if git knows. */
  author: string | undefined;
  /** The branch that a publication joins; without one it makes a new one. */
  branch: string | undefined;
}

/** What differs from the last commit. @throws {Error} with what git says, such as that this is no repository */
export async function publishable(): Promise<Publishable> {
  const files = await filesToPublish();
  const owned = ownersFiles().filter((file) => files.includes(file));
  const texts = await readTexts(owned);
  const changes = owned.map(async (file) => {
    const before = await contentIn("HEAD", file);
    return changesBetween(
      file,
      before === undefined ? undefined : readValue(file, before),
      readValue(file, texts.get(file) ?? ""),
    );
  });
  const settings = readValue(settingsFile, await readFile(settingsFile, "utf8"));
  return {
    changes: (await Promise.all(changes)).flat(),
    files,
    waiting: waitingUnits(readWaiting(), valueAt(settings, ["languages"]) as string[]),
    author: await author(),
    branch: await branchOfWords(),
  };
}

/** How far a publication has come. */
export interface Progress {
  steps: { title: string; state: "running" | "done" | "failed" }[];
  /** What is to be fixed first. */
  faults: Fault[];
  /** What a step said that failed. */
  output?: string;
  commit?: Commit;
}

/** The last lines of a long output. */
const endOf = (output: string): string => output.trimEnd().split("\n").slice(-40).join("\n");

/** Runs an npm script. @throws {Error} with what it printed, if it fails */
async function run(script: string): Promise<void> {
  const child = spawn("npm", ["run", "--silent", script], { env: { ...process.env, NO_COLOR: "1" } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      output += data;
    });
  const status = await new Promise((resolve) => child.on("close", resolve));
  if (status !== 0) throw new Error(endOf(output));
}

/**
 * Checks what has changed, draws share images that are behind, builds and tests the site, commits and pushes.
 * @param message says in a line what has changed
 * @param tell is called with each step as it begins and ends
 */
export async function publish(message: string, tell: (progress: Progress) => void): Promise<Progress> {
  const progress: Progress = { steps: [], faults: [] };
  const step = async (title: string, work: () => Promise<void>): Promise<void> => {
    const own: Progress["steps"][number] = { title, state: "running" };
    progress.steps.push(own);
    tell(progress);
    try {
      await work();
      own.state = "done";
    } catch (error) {
      own.state = "failed";
      throw error;
    } finally {
      tell(progress);
    }
  };
  try {
    await step("Checking words, facts and settings", async () => {
      ({ faults: progress.faults } = await inspect());
      if (progress.faults.length > 0) throw new Error(`${progress.faults.length} to fix first`);
    });
    let isDrawn = false;
    // All that takes time is in a step: where none is running, the publication is over.
    await step("Building the site, and drawing share images that are behind", async () => {
      await run("share-images");
      isDrawn = (await filesToPublish()).some((file) => shareFiles.some((each) => file.startsWith(each)));
    });
    if (isDrawn) await step("Building the site with its new images", () => run("build"));
    await step("Testing", () => run("check"));
    await step("Committing", async () => {
      progress.commit = await commit(message);
    });
  } catch (error) {
    progress.output = error instanceof Error ? error.message : `${error}`;
    tell(progress);
  }
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
