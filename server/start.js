// Starts the server of a release, if this Node can run it. A script of its own, because one that is too old would say
// something else about what the server imports.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");

if (process.versions.node.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(`Node ${needed} or newer is needed, and ${process.execPath} is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { main } = await import("./node.ts");
  await main();
}
