import { placeholders } from "../src/site/links.ts";
import { site } from "../src/site/site.ts";

const found = placeholders(site);
if (found.length === 0) console.log("Ready: no value in site.config.ts is a placeholder.");
else {
  console.log(`${found.length} values in site.config.ts are still placeholders:\n`);
  for (const line of found) console.log(`  ${line}`);
  console.log("\nChange them in site.config.ts or override them from the environment (docs/going-live.md).");
  process.exitCode = 1;
}
