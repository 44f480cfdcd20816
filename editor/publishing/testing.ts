import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";

/** Calls git in the working folder. @returns what it prints */
export const git = (...parameters: string[]): string =>
  execFileSync("git", parameters, { encoding: "utf8" }).trim();

/** Writes a file and the folders that it is in; what is no text as JSON. */
export function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

/** Commits all files, in the name of Ann. @returns the hash of the commit */
export function commitAll(message: string): string {
  git("add", "--all");
  git("-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
}

/** Gives each test of a file a folder of its own as the working folder. @param writeSite writes its files */
export function inSite(writeSite: () => void): void {
  beforeEach(() => {
    const project = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    process.chdir(folder);
    writeSite();
    return () => {
      process.chdir(project);
      rmSync(folder, { recursive: true });
    };
  });
}

/** Gives each test a repository of its own like `inSite`, with git as it is without settings of this machine. */
export function inRepository(writeSite: () => void): void {
  inSite(() => {
    for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(name, "/dev/null");
    vi.stubEnv("GIT_CEILING_DIRECTORIES", tmpdir());
    git("init", "--quiet", "--initial-branch", "main");
    git("config", "user.useConfigOnly", "true");
    writeSite();
    commitAll("The site");
  });
  afterEach(() => vi.unstubAllEnvs());
}
