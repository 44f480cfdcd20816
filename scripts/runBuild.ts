import { spawnSync } from "node:child_process";

/** Runs `npm run build` in the working folder, and ends this program if that fails: the build has said why. */
export function runBuild(environment: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync("npm run --silent build", { shell: true, stdio: "inherit", env: environment });
  if (status !== 0) process.exit(1);
}
