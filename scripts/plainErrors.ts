/**
 * Shows an error that ends a program by its message, without the lines of code that it came through: most are errors
 * in words, content, settings or arguments, and say what to do. `scripts/run.mjs` loads it before each program.
 */
import { inspect, stripVTControlCharacters } from "node:util";

/** The message, with the place of the error. @param error what Node, a page or the build has thrown */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = "" } = error;
  // What is thrown at an error in the code of a module has only in its stack the place of the error.
  if (error instanceof SyntaxError) return stack.split("\n    at ", 1)[0] ?? "";
  // The build gathers errors in one. The first is drawn with its place, others may follow from it.
  if ("errors" in error && Array.isArray(error.errors)) return messageOf(error.errors[0]);
  const isOfPage = [TypeError, RangeError, ReferenceError].some((type) => error instanceof type);
  const [, place] = (isOfPage && /[( /](src\/(?!i18n\/messages\/)[^\s:]+:\d+)/.exec(stack)) || [];
  return place ? `${place}: ${error.message}` : error.message;
}

process.on("uncaughtException", (error) => {
  const text = process.env.DEBUG
    ? inspect(error)
    : `${messageOf(error).trimEnd()}\nDEBUG=1 shows where in the code.`;
  console.error(process.stderr.isTTY && !process.env.NO_COLOR ? text : stripVTControlCharacters(text));
  process.exit(1);
});
