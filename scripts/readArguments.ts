import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * Reads the arguments of a program with `parseArgs`.
 * @param known one sentence, what there is
 * @throws {Error} if an argument is not known
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, known: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Behind its first sentence is how to pass the option on all the same.
    const [what = ""] = (error as Error).message.split(/\. |\.$/, 1);
    throw new Error(`${what}. ${known}`);
  }
}
