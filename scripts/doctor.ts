import { placeholders, samplesIn } from "../src/site/links.ts";
import { site } from "../src/site/site.ts";

const found = [...placeholders(site), ...samplesIn(site)];
if (found.length === 0)
  console.log("Ready: no value in site.config.ts is a placeholder, and no sample stands in for one.");
else {
  console.log(
    `${found.length} values in site.config.ts are still placeholders or stood in for by samples:\n`,
  );
  for (const line of found) console.log(`  ${line}`);
  console.log("\nChange them in site.config.ts or override them from the environment (docs/going-live.md).");
  process.exitCode = 1;
}
