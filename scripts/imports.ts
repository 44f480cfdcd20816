/** Whether imports run one way (`.dependency-cruiser.json`): `npm run imports`. Exit status 1 where one does not. */
import { format } from "dependency-cruiser";
import { cruiseImports } from "./importRules.ts";

const { output, exitCode } = await format(await cruiseImports("."), { outputType: "err" });
console.log(String(output).replaceAll(".astro.tsx", ".astro"));
process.exitCode = exitCode;
