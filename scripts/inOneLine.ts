import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What Rolldown, Vite and Astro give with an error, as far as they know it. */
export interface CodeError extends Error {
  errors?: readonly CodeError[];
  loc?: { file?: string; line: number };
  /** The page that was rendered. */
  id?: string;
}

const lostImport =
  /(?:resolve|import|module|package) ["'](.+?)["'] (?:in|from|imported from) ["']?(.+?)["']?\.?$/;

const remedies: readonly [mistake: RegExp, remedy: string][] = [
  [lostImport, "Write the path of a file that is there, or a package of package.json."],
  [/is not exported by/, "Import a name that it exports."],
  [/closing tag/, "Close it before this line."],
  [
    /^(?:Expected|Unexpected|Unclosed)/,
    "A bracket, comma, quote or tag is missing, or one too many, here or just before.",
  ],
];

const withoutRoot = (text = ""): string => stripVTControlCharacters(text).replaceAll(`${process.cwd()}/`, "");

/** Where one of the files has a text first. */
function placeOf(text: string, files: readonly string[]): string | undefined {
  for (const file of files.filter((each) => existsSync(each))) {
    const lines = readFileSync(file, "utf8").split("\n");
    const index = lines.findIndex((line) => line.includes(text));
    if (index >= 0) return `${file}:${index + 1}`;
  }
  return undefined;
}

function placeOfMistake(error: CodeError, what: string): string | undefined {
  const [, drawn] = /\[ (.+?:\d+):\d+ \]/.exec(withoutRoot(error.message)) ?? [];
  if (drawn) return drawn;
  if (error.loc?.file) return `${withoutRoot(error.loc.file)}:${error.loc.line}`;
  const [, imported = "", importer] = lostImport.exec(what) ?? [];
  if (importer) return placeOf(basename(imported), [importer]);
  const [, icon] = /^"(.*)" is no icon/.exec(what) ?? [];
  if (icon) return placeOf(`"${icon}"`, globSync("src/**/*.{astro,ts,tsx}", { exclude: ["**/*.test.*"] }));
  // Errors of other types say themselves where the mistake is, such as in a fact.
  if (![TypeError, RangeError, ReferenceError].some((type) => error instanceof type)) return undefined;
  const [place] = /(?<=[( ])src\/(?!languages\/words\/)[^\s:]+:\d+/.exec(withoutRoot(error.stack)) ?? [];
  return place ?? error.id;
}

/**
 * Words a mistake in the code of the site in one line: where, what, and how to fix it.
 * @param error that the build has thrown
 * @returns the line; nothing for other errors
 */
export function inOneLine(error: CodeError): string | undefined {
  const [first = error] = error.errors ?? [];
  const [line = ""] = withoutRoot(first.message).split("\n", 1);
  const what = line.replace(/^\[[^\]]*\]:? (?:\S+:\d+:\d+: )?/, "");
  const place = placeOfMistake(first, what);
  const [, remedy] = remedies.find(([mistake]) => mistake.test(what)) ?? [];
  return place && `${place}: ${remedy ? `${what.replace(/\.$/, "")}. ${remedy}` : what}`;
}
