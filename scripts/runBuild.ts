import { spawnSync } from "node:child_process";

/** Runs `npm run build` in a folder, and ends this program if that fails: the build has said why. */
export function runBuild(env: NodeJS.ProcessEnv = process.env, cwd = "."): void {
  const { status } = spawnSync("npm run --silent build", { shell: true, stdio: "inherit", env, cwd });
  if (status !== 0) process.exit(1);
}
