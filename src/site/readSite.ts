import type { Json } from "../content/readJson.ts";
import { validate } from "../content/validate.ts";
import { DiagnosticsError } from "../diagnostics.ts";
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
 * @param lineOf of the file
 * @throws {DiagnosticsError} with each wrong field, and the variable that can be set or is wrong
 */
export function readSite(input: unknown, environment: Environment = {}, lineOf?: Json["lineOf"]): Site {
  const value = isGroup(input) ? override(input, [], environment) : input;
  const { data, diagnostics } = validate(siteSchema, { file: "site.config.json", value, lineOf });
  if (data) return data;
  const variables = isGroup(value) ? fieldNames(value) : [];
  throw new DiagnosticsError(
    diagnostics.map((each) => {
      // A list is overridden as a whole.
      const index = each.path.findIndex((key) => typeof key === "number");
      const [field, rest] = index < 0 ? [each.path, []] : [each.path.slice(0, index), each.path.slice(index)];
      const variable = environmentName(field.map(String));
      if (!variables.includes(variable) || each.code === "unknown-field") return each;
      if (environment[variable] === undefined) return { ...each, fix: `${each.fix} (or set ${variable})` };
      return { ...each, code: "wrong-variable", file: "", path: [variable, ...rest], line: undefined };
    }),
  );
}
