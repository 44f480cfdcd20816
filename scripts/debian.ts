import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Runs a command to its end, and shows only what it complains of. @returns whether it went well */
export function runs(command: string, ...parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages where that can be done: as root on Debian. @returns whether it was tried */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  runs("apt-get", "update", "-qq");
  runs("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  return true;
}
