/** `npm run imports`: checks import directions (`.dependency-cruiser.json`). Exit status 1 if a rule is broken. */
import { format } from "dependency-cruiser";
import { cruiseImports } from "./importRules.ts";

const { output, exitCode } = await format(await cruiseImports("."), { outputType: "err" });
console.log(String(output).replaceAll(".astro.tsx", ".astro"));
process.exitCode = exitCode;
