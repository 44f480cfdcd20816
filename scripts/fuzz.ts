/**
 * Attacks the server with random input: `npm run fuzz` asks its decision, its connections and its start. Input follows
 * from a seed; the exit code is 1 if anything breaks. The build must be there.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BuildError } from "../server/build.ts";
import { fuzzConnections } from "./fuzz/connections.ts";
import { fuzzDecisions } from "./fuzz/decisions.ts";
import type { Outcome } from "./fuzz/random.ts";
import { fuzzStarts } from "./fuzz/starts.ts";

const usual = { decisions: "600000", connections: "25000", starts: "200" };

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        decisions: { type: "string", default: usual.decisions },
        connections: { type: "string", default: usual.connections },
        starts: { type: "string", default: usual.starts },
        seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
      },
    }).values;
  } catch (error) {
    return fail(`${(error as Error).message} There are --decisions, --connections, --starts and --seed.`);
  }
};

const options = readOptions();
const numberOf = (name: keyof typeof options): number =>
  /^\d{1,9}$/.test(options[name])
    ? Number(options[name])
    : fail(`--${name} is not a whole number: ${options[name]}.`);

const seed = numberOf("seed");
const folder = resolve(process.env.SITE_DIST || "dist");
const counts = {
  decisions: numberOf("decisions"),
  connections: numberOf("connections"),
  starts: numberOf("starts"),
};
console.log(`seed ${seed}`);

const outcomes: Outcome[] = [];
try {
  if (counts.decisions > 0) outcomes.push(await fuzzDecisions({ folder, count: counts.decisions, seed }));
  if (counts.connections > 0)
    outcomes.push(await fuzzConnections({ folder, count: counts.connections, seed }));
  if (counts.starts > 0) outcomes.push(await fuzzStarts({ folder, count: counts.starts, seed }));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  fail(error.message);
}

const maxShown = 2000;
for (const { part, failures } of outcomes)
  for (const { faults, input, seed } of failures) {
    const others = Object.keys(counts).filter((other) => other !== part);
    const again = [`--${part} 1`, ...others.map((other) => `--${other} 0`), `--seed ${seed}`].join(" ");
    console.log(`\n${part}: ${faults.join("; ").slice(0, maxShown)}`);
    console.log(`  input: ${input.slice(0, maxShown)}\n  again: npm run fuzz -- ${again}`);
  }

console.log("\n| part | inputs | seconds | faults |\n| --- | --- | --- | --- |");
for (const { part, count, seconds, failures } of outcomes)
  console.log(`| ${part} | ${count} | ${seconds.toFixed(1)} | ${failures.length} |`);
for (const { part, notes } of outcomes) for (const note of notes) console.log(`${part}: ${note}`);
if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
