/**
 * Shows an error that ends a program by its message, without the lines of code that it came through: most are mistakes
 * in words, facts, settings or arguments, and say what to do. `scripts/run.mjs` loads it before each program.
 */
import { inspect, stripVTControlCharacters } from "node:util";
import { inOneLine } from "./inOneLine.ts";

/** What is thrown at a mistake in the code of a module has only in its stack the place of the mistake. */
const withPlace = ({ stack = "" }: SyntaxError): string => stack.split("\n    at ", 1)[0] ?? "";

const messageOf = (error: unknown): string => {
  if (error instanceof SyntaxError) return withPlace(error);
  return error instanceof Error ? error.message : String(error);
};

process.on("uncaughtException", (error) => {
  const text = process.env.DEBUG
    ? inspect(error)
    : (error instanceof Error && inOneLine(error)) ||
      `${messageOf(error).trimEnd()}\nDEBUG=1 shows where in the code.`;
  console.error(process.stderr.isTTY && !process.env.NO_COLOR ? text : stripVTControlCharacters(text));
  process.exit(1);
});
