import { expect, test } from "vitest";
import { editorSchema } from "./schema.ts";

test("the schema for code editors is that of the build", async () => {
  const text = `${JSON.stringify(editorSchema(), null, 2)}\n`;
  await expect(text, '"npm run schema" writes it again').toMatchFileSnapshot("site.schema.json");
});
