/**
 * Checks the words, content and settings in the working folder with the code of the build, and prints an `Inspection` as
 * JSON. A process of its own, because modules read their files once.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJson } from "../../src/content/readJson.ts";
import type { Fault, Inspection, Schema } from "./inspection.ts";
import { settingsFile } from "./inspection.ts";

const root = join(import.meta.dirname, "../..");
const faults = new Map<string, Fault>();
const schemas: Record<string, Schema> = {};

const add = (fault: Fault): void => {
  faults.set(JSON.stringify(fault), fault);
};

/** `results[1].after` as `results.1.after`. */
const dotted = (field: string): string => field.replaceAll(/\[(\d+)\]/g, ".$1");

/** A line such as `src/content/cases.json:42: brokers.broker-3.company: is missing` (`mistake` in readJson.ts). */
const mistake = /^([\w./-]+\.json):\d+: (?:([\w.[\]-]+): )?(.+)$/;

const addError = (error: unknown): void => {
  for (const line of (error instanceof Error ? error.message : `${error}`).split("\n")) {
    const [, file = "", field = "", what = line] = mistake.exec(line) ?? [];
    add({ file, key: dotted(field), what, stops: "build" });
  }
};

const asSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

const modules = globSync("src/content/**/*.ts", { cwd: root }).filter((file) => !file.includes(".test."));
for (const file of modules.toSorted()) await import(join(root, file)).catch(addError);

try {
  const { schemas: read } = await import("../../src/content/readContent.ts");
  const { siteSchema } = await import("../../src/site/schema.ts");
  for (const [file, schema] of read) schemas[file] = asSchema(schema);
  schemas[settingsFile] = asSchema(siteSchema);

  const checked = siteSchema.safeParse(readJson(settingsFile).value);
  for (const { path, message } of checked.error?.issues ?? [])
    add({ file: settingsFile, key: path.join("."), what: message, stops: "build" });

  // A mistake in content or settings stops these.
  const { reviewLanguages } = await import("../../src/i18n/lint/review.ts");
  const { languageCodes } = await import("../../src/i18n/languages.ts");
  const { sourceFrom } = await import("../../src/i18n/messages/catalogues.ts");
  const { variables } = await import("../../src/i18n/messages/i18n.ts").catch(() => ({
    variables: undefined,
  }));
  const { headings } = await import("../../src/layout/checks/headings.ts").catch(() => ({
    headings: undefined,
  }));
  const published: readonly string[] = checked.data?.languages ?? languageCodes;
  const { blocking, others, advice } = await reviewLanguages({
    chosen: languageCodes,
    published: checked.data?.languages ?? [],
    source: sourceFrom({}),
    root,
    pages: variables && headings && { variables, headings },
  });
  for (const [problems, stops] of [
    [blocking, "build"],
    [others, "publication"],
    [advice, undefined],
  ] as const)
    for (const { language, file, key, what, fix } of problems)
      add({
        file: /^\w+\/[\w-]+\.json$/.test(file) ? `catalogues/${file}` : file,
        key,
        what: `${what}; ${fix}`,
        // A draft may lack words.
        stops: published.includes(language) ? stops : undefined,
      });

  // There is something to say only of what can be built.
  if (![...faults.values()].some(({ stops }) => stops === "build")) {
    const { siteAdvice } = await import("../../src/layout/checks/advice.ts");
    for (const advice of await siteAdvice()) add(advice);
  }
} catch (error) {
  addError(error);
}

const inspection: Inspection = { faults: [...faults.values()], schemas };
process.stdout.write(JSON.stringify(inspection));
