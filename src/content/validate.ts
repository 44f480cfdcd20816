import { closestMatch } from "leven";
import type { z } from "zod";
import { type Diagnostic, DiagnosticsError, type Finding } from "../diagnostics.ts";
import { type JsonValue, valueAt } from "./jsonValue.ts";
import type { Json } from "./readJson.ts";

/** A value, and where it comes from. */
type Source = Pick<Json, "file" | "value"> & { lineOf?: Json["lineOf"] | undefined };

type Rule = Pick<Finding, "message" | "fix"> & Partial<Pick<Diagnostic, "code" | "path">>;

/** Refuses a value in a rule of a schema. Where a schema has an `error` in place of a rule, that says what is expected. */
export const refuse = (context: z.RefinementCtx, { message, path = [], ...params }: Rule): void =>
  context.addIssue({ code: "custom", path: [...path], message, params });

/** Checks what a file holds. @returns its data, or what is wrong with it */
export function validate<Schema extends z.ZodType>(schema: Schema, source: Source) {
  const { data, error } = schema.safeParse(source.value, { error: expectation });
  const diagnostics = error?.issues.flatMap((issue) => diagnosticsOf(issue, source)) ?? [];
  return { data, diagnostics };
}

/** What a file holds, checked. @throws {DiagnosticsError} with all that is wrong */
export function validated<Schema extends z.ZodType>(schema: Schema, source: Source): z.output<Schema> {
  const { data, diagnostics } = validate(schema, source);
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  return data as z.output<Schema>;
}

function diagnosticsOf(issue: z.core.$ZodIssue, { file, value, lineOf }: Source): Diagnostic[] {
  const at = (path: readonly PropertyKey[], finding: Finding): Diagnostic => ({
    ...finding,
    severity: "error",
    file,
    path: path as Diagnostic["path"],
    line: lineOf?.(path),
  });
  const { path, message } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) =>
      at([...path, key], {
        code: "unknown-field",
        message: "is not a known field",
        fix: "correct its name, or remove it",
      }),
    );
  const { fix, code = "wrong-value" }: Partial<Finding> = (issue.code === "custom" && issue.params) || {};
  if (fix !== undefined) return [at(path, { code, message, fix })];
  const found = valueAt(value as JsonValue, path);
  const isMissing = found === undefined || found === null || found === "";
  return [at(path, { code: isMissing ? "missing-field" : code, message: isWritten(found), fix: message })];
}

function isWritten(value: JsonValue): string {
  if (value === undefined) return "is missing";
  const json = JSON.stringify(value);
  return `is ${json.length > 60 ? `${json.slice(0, 60)}…` : json}`;
}

const types: Readonly<Record<string, string>> = {
  array: "a list in square brackets",
  boolean: "true or false",
  int: "a whole number",
  object: "an object in curly brackets",
  record: "an object in curly brackets",
  string: "a text in quotes",
  tuple: "a list in square brackets",
};

const formats: Readonly<Record<string, string>> = {
  date: "a day such as 2026-11-20",
  email: "an e-mail address",
  url: "an absolute address such as https://www.example.com",
};

const units: Readonly<Record<string, string>> = { array: " entries", string: " characters" };

/** What is expected in place of a value, where its schema does not say so itself. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type": {
      const type = `expected ${types[issue.expected] ?? `a ${issue.expected}`}`;
      const isNumber = ["int", "number"].includes(issue.expected);
      return isNumber && /^-?[\d.]+$/.test(`${issue.input}`) ? `${type}, without quotes` : type;
    }
    case "invalid_value": {
      const values = issue.values.map((value) => JSON.stringify(value));
      // Codes of languages are near each other, and not meant for one another.
      const isWord = typeof issue.input === "string" && issue.input.length > 3;
      const near = isWord && closestMatch(JSON.stringify(issue.input), values, { maxDistance: 2 });
      const expected = `expected ${values.length > 1 ? "one of " : ""}${values.join(", ")}`;
      return near ? `did you mean ${near}? ${expected}` : expected;
    }
    case "invalid_format":
      return formats[issue.format] && `expected ${formats[issue.format]}`;
    case "too_small":
      if (issue.origin === "string") return "expected a text that is not empty";
      return `expected ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}${units[issue.origin] ?? ""}`;
    case "too_big":
      return `expected ${issue.inclusive ? "at most" : "less than"} ${issue.maximum}${units[issue.origin] ?? ""}`;
    case "invalid_union": {
      const options: unknown[] = Array.isArray(issue.options) ? issue.options : [];
      return options.length > 0
        ? `expected one of ${options.map((each) => JSON.stringify(each)).join(", ")}`
        : undefined;
    }
    default:
      return undefined;
  }
};
