import { expect, test } from "vitest";
import { editorSchema } from "./schema.ts";

test("the schema for code editors is that of the build", async () => {
  const text = `${JSON.stringify(editorSchema(), null, 2)}\n`;
  await expect(text, '"npx vitest run src/site/schema.test.ts --update" writes it again').toMatchFileSnapshot(
    "site.schema.json",
  );
});
