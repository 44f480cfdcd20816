import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "../content/readJson.ts";
import { siteSchema } from "../site/schema.ts";

/** A schema as code editors know it. The ids of entries are any text in it, so that it stays the same when those change. */
const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.isId) for (const name of ["isId", "enum"]) delete jsonSchema[name];
      if (zodSchema instanceof z.ZodRecord)
        for (const name of ["propertyNames", "required"]) delete jsonSchema[name];
    },
  });

const files = globSync(["site.config.json", "src/{content,i18n/lint}/**/*.json"]).toSorted();

test.each(files)("code editors show the mistakes of %s that the build finds", async (file) => {
  const { schema = siteSchema } =
    file === "site.config.json" ? {} : await import(join(process.cwd(), file.replace(".json", ".ts")));
  const name = `${basename(file, ".json").replace(".config", "")}.schema.json`;
  expect(join(dirname(file), Object(readJson(file).value).$schema)).toBe(`src/schemas/${name}`);
  const text = `${JSON.stringify(jsonSchema(schema))}\n`;
  await expect(text, '"npx vitest run src/schemas --update" writes it again').toMatchFileSnapshot(name);
});
