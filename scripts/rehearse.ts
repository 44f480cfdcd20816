import { execFileSync } from "node:child_process";
import { rehearsal } from "./rehearsal.ts";

execFileSync("npm", ["run", "build"], { stdio: "inherit", env: { ...process.env, ...rehearsal } });
