// Installs the lockfile's packages if they are missing. Plain JavaScript, because no tool is installed yet.
import { execSync } from "node:child_process";
import { statSync } from "node:fs";

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed("node_modules/.package-lock.json") < changed("package-lock.json"))
  execSync("npm ci --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
