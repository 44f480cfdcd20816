import { type JsonValue, valueAt } from "../content/jsonValue.ts";
import { expectation } from "../content/readContent.ts";
import { mistake } from "../content/readJson.ts";
import { isGroup } from "../i18n/messages/format.ts";
import { type Site, siteSchema } from "./schema.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** `links.schedulers.propFirms` is overridden by `SITE_LINKS_SCHEDULERS_PROP_FIRMS`. */
export const environmentName = (path: readonly string[]): string =>
  `SITE_${path.map((key) => key.replace(/([a-z])([A-Z])/g, "$1_$2").replace(/\W/g, "_")).join("_")}`.toUpperCase();

const fieldNames = (value: unknown, path: readonly string[] = []): string[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, child]) => fieldNames(child, [...path, key]))
    : [environmentName(path)];

/** Variables that are read elsewhere. */
const otherNames = ["SITE_COMPRESSION", "SITE_DIST", "SITE_DRAFTS", "SITE_PREVIEW"];

/** The names of all variables `SITE_…` that are read: one for each field of a configuration, and a few others. */
export const settingNames = ({ $schema: _, ...fields }: Site): string[] => [
  ...fieldNames(fields),
  ...otherNames,
];

function override(value: unknown, path: readonly string[], environment: Environment): unknown {
  if (isGroup(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, override(child, [...path, key], environment)]),
    );
  const given = environment[environmentName(path)];
  if (given === undefined) return value;
  if (Array.isArray(value)) return listFrom(given);
  return given === "" ? null : given;
}

/** A list with commas, or in JSON where its items are no plain texts. */
function listFrom(given: string): unknown {
  if (given === "") return [];
  if (!given.startsWith("[")) return given.split(",").map((item) => item.trim());
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/**
 * Reads the site configuration and applies overrides from the environment.
 * @param input the value of `site.config.json`
 * @param environment variables named by `environmentName`; lists are comma-separated or JSON, an empty value is null or an empty list
 * @throws {Error} that names each wrong field, its value and what is expected
 */
export function readSite(input: unknown, environment: Environment = {}): Site {
  if (!isGroup(input)) {
    const what = "expected an object in curly brackets with the settings: put them back, from git or a copy";
    throw new Error(mistake("site.config.json", 1, what));
  }
  const overridden = override(input, [], environment);
  const result = siteSchema.safeParse(overridden);
  if (result.success) return result.data;
  const variables = fieldNames(overridden);
  const lines = result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map(
        (key) => `  ${[...issue.path, key].join(".")} is not a known field: correct its name, or remove it`,
      );
    const value = JSON.stringify(valueAt(overridden as JsonValue, issue.path)) ?? "missing";
    // A list is overridden as a whole.
    const variable = environmentName(issue.path.filter((key) => typeof key === "string"));
    const remedy = variables.includes(variable) ? ` (or set ${variable})` : "";
    const expected = issue.message.startsWith("Invalid input") ? expectation(issue) : issue.message;
    return `  ${issue.path.join(".")} is ${value}: ${expected}${remedy}`;
  });
  throw new Error(`site.config.json is not valid:\n${lines.join("\n")}`);
}
