import { parseArgs } from "node:util";
import { routes } from "../../src/facts/routes.ts";
import { pathIn } from "../../src/languages/choosing/pathIn.ts";
import { isLanguage, type Language } from "../../src/languages/languages.ts";
import { type PlatformName, platformNames } from "./platformFonts.ts";

/** What is measured: `usual`, every audit of a few pages; the others are options of their own. */
export type Mode = "usual" | "all" | "applied" | "trace" | "next";

export interface BenchArguments {
  mode: Mode;
  /** Paths of routes, each once. */
  paths: readonly string[];
  languages: readonly Language[];
  /** Of each page, from 1 to 99. */
  runs: number;
  /** Whether the figures become docs/bench.json. */
  saves: boolean;
  /** Whose fonts the browser has, with `--applied`; by default those of the tests. */
  platform: PlatformName | undefined;
  /** Folder of a built static site that is measured too. */
  peer: string | undefined;
}

export const knownPaths: readonly string[] = Object.values(routes).map(({ path }) => path);

/**
 * The paths that are given, each once, or else the usual ones.
 * @throws {Error} that names those that no route has
 */
export function chosenPaths(given: readonly string[], usual: readonly string[]): readonly string[] {
  const unknown = given.filter((path) => !knownPaths.includes(path));
  if (unknown.length > 0)
    throw new Error(`No route is ${unknown.join(", ")}. Routes: ${knownPaths.join(", ")}.`);
  return [...new Set(given.length > 0 ? given : usual)];
}

/** The options of which a run has one at most. */
const modes = ["all", "applied", "trace", "next"] as const;

/**
 * Reads the arguments of `npm run bench`.
 * @param argv without the program
 * @param published the languages that there are
 * @throws {Error} that names the wrong argument and what is right
 */
export function readArguments(argv: readonly string[], published: readonly Language[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      applied: { type: "boolean", default: false },
      trace: { type: "boolean", default: false },
      next: { type: "boolean", default: false },
      platform: { type: "string" },
      save: { type: "boolean", default: false },
      languages: { type: "string" },
      peer: { type: "string" },
      runs: { type: "string", default: "3" },
    },
  });
  const chosenModes = modes.filter((mode) => values[mode]);
  const [mode = "usual"] = chosenModes;
  if (chosenModes.length > 1)
    throw new Error(`One run takes one of these: ${chosenModes.map((name) => `--${name}`).join(", ")}.`);

  const few = mode === "trace" ? [routes.home.path] : [routes.home.path, routes.privacyPolicy.path];
  const hasAll = mode === "all" || mode === "applied";
  const paths = chosenPaths(positionals, hasAll ? knownPaths : few);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs is "${values.runs}", which is not a number from 1 to 99.`);

  const usualLanguages = hasAll ? published : published.slice(0, 1);
  const languages = values.languages?.split(",") ?? usualLanguages;
  const unknownLanguages = languages.filter((code) => !isLanguage(code) || !published.includes(code));
  if (unknownLanguages.length > 0)
    throw new Error(
      `--languages has "${unknownLanguages.join(",")}", which is not published. Languages: ${published.join(",")}.`,
    );

  const isPart = positionals.length > 0 || new Set(languages).size < published.length;
  if (values.save && (mode !== "all" || isPart))
    throw new Error("--save needs --all with every page and every language.");
  const platform = platformNames.find((name) => name === values.platform);
  if (values.platform !== undefined && (mode !== "applied" || !platform))
    throw new Error(`--platform goes with --applied and is one of ${platformNames.join(", ")}.`);
  if (values.peer !== undefined && !["usual", "all"].includes(mode))
    throw new Error(`--peer is not measured with --${mode}.`);
  if (mode === "next" && (positionals.length > 0 || values.languages))
    throw new Error("--next takes no pages and no languages.");

  return {
    mode,
    paths,
    languages: [...new Set(languages)].filter(isLanguage),
    runs: Number(values.runs),
    saves: values.save,
    platform,
    peer: values.peer,
  };
}

/** A page in a language. */
export interface Address {
  page: string;
  language: Language;
  /** The path with the language in it. */
  path: string;
}

/** Every page of a run in every language of it, in the order of the pages. */
export const addressesOf = ({
  paths,
  languages,
}: Pick<BenchArguments, "paths" | "languages">): readonly Address[] =>
  paths.flatMap((page) => languages.map((language) => ({ page, language, path: pathIn(language, page) })));
