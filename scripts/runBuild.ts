import { spawnSync } from "node:child_process";

/** Builds the site of a folder, and ends this program if that fails: the build has said why. */
export function runBuild(env: NodeJS.ProcessEnv = process.env, cwd = "."): void {
  const command = ["--import", "./scripts/plainErrors.ts", "scripts/build.ts"];
  const options = { stdio: "inherit", env: { ...env, NODE_ENV: "production" }, cwd } as const;
  if (spawnSync(process.execPath, command, options).status !== 0) process.exit(1);
}
