import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Runs a command and shows only its error output. @returns whether it succeeded */
export function runs(command: string, ...parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages if this is Debian and the user is root. @returns whether it was tried */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  runs("apt-get", "update", "-qq");
  runs("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  return true;
}
