/**
 * Checks the words, content and settings in the working folder with the code of the build, and prints an `Inspection` as
 * JSON. A process of its own, because modules read their files once.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentError } from "../../src/content/readContent.ts";
import { readJson } from "../../src/content/readJson.ts";
import { validate } from "../../src/content/validate.ts";
import { type Diagnostic, DiagnosticsError } from "../../src/diagnostics.ts";
import { type Inspection, type Schema, settingsFile } from "./inspection.ts";

const root = join(import.meta.dirname, "../..");
const found = new Map<string, Diagnostic>();
const schemas: Record<string, Schema> = {};

const add = (...diagnostics: readonly Diagnostic[]): void => {
  for (const each of diagnostics) found.set(JSON.stringify(each), each);
};

function addError(error: unknown): void {
  const message = error instanceof Error ? error.message : `${error}`;
  if (error instanceof DiagnosticsError) add(...error.diagnostics);
  else add({ code: "failed-check", severity: "error", file: "", path: [], message, fix: "" });
}

const asSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

// The module with the name of the file checks it. An error in another file that it needs is told of that file.
for (const file of globSync("src/{content,i18n/lint}/**/*.json", { cwd: root }).toSorted())
  try {
    const { schema } = await import(join(root, file.replace(".json", ".ts")));
    schemas[file] = asSchema(schema);
  } catch (error) {
    addError(error);
    if (error instanceof ContentError && error.file === file) schemas[file] = asSchema(error.schema);
  }

try {
  const { siteSchema } = await import("../../src/site/schema.ts");
  schemas[settingsFile] = asSchema(siteSchema);
  const { data: settings, diagnostics } = validate(siteSchema, readJson(settingsFile));
  add(...diagnostics);

  // An error in content or settings stops these.
  const { reviewLanguages } = await import("../../src/i18n/lint/review.ts");
  const { languageCodes } = await import("../../src/i18n/languages.ts");
  const { sourceFrom } = await import("../../src/i18n/messages/catalogues.ts");
  const { variables } = await import("../../src/i18n/messages/i18n.ts").catch(() => ({
    variables: undefined,
  }));
  const { pageSnippets } = await import("../../src/layout/checks/pageSnippets.ts").catch(() => ({
    pageSnippets: undefined,
  }));
  const review = await reviewLanguages({
    chosen: languageCodes,
    drafts: settings ? languageCodes.filter((code) => !settings.languages.includes(code)) : [],
    source: sourceFrom({}),
    root,
    pages: variables && pageSnippets && { variables, pageSnippets },
  });
  add(...[...review.diagnostics.values()].flat());

  // There is something to say only of what can be built.
  if (![...found.values()].some(({ severity }) => severity === "error")) {
    const { siteAdvice } = await import("../../src/layout/checks/advice.ts");
    add(...(await siteAdvice()));
  }
} catch (error) {
  addError(error);
}

const inspection: Inspection = { diagnostics: [...found.values()], schemas };
process.stdout.write(JSON.stringify(inspection));
