import { placeholders, samplesIn } from "../src/site/links.ts";
import { measuringPlaceholders } from "../src/site/measuring.ts";
import { dueDates, lastingPromises } from "../src/site/security.ts";
import { site } from "../src/site/site.ts";

const found = [
  ...placeholders(site),
  ...measuringPlaceholders(site),
  ...samplesIn(site),
  ...dueDates(site, new Date()),
];
if (found.length === 0)
  console.log(
    "Ready: no value in site.config.ts is a placeholder, no sample stands in for one, and no date is due.",
  );
else {
  console.log(
    `${found.length} values in site.config.ts are still placeholders, stood in for by samples, or due:\n`,
  );
  for (const line of found) console.log(`  ${line}`);
  console.log("\nChange them in site.config.ts or override them from the environment (docs/going-live.md).");
  process.exitCode = 1;
}

const promises = lastingPromises(site);
if (promises.length > 0) console.log(`\nBrowsers will remember for two years:\n\n  ${promises.join("\n  ")}`);
