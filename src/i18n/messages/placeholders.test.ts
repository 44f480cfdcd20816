import { expect, test } from "vitest";
import { english } from "./english.ts";
import { allMessages, tokens } from "./format.ts";

test("the names of values are those of the English messages; `npx vitest run placeholders --update` writes them", async () => {
  const rows = [...allMessages(english)].flatMap(([key, message]) => {
    const names = [...tokens(message)].flatMap((token) => /^\{\{(\w+)\}\}$/.exec(token)?.[1] ?? []);
    return names.length > 0 ? `  "${key}": ${names.map((name) => `"${name}"`).join(" | ")};` : [];
  });
  const lines = [
    "// Written by placeholders.test.ts.",
    "",
    "/** The names of the values in each English message. */",
    "export interface Placeholders {",
    ...rows,
    "}",
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot("placeholders.ts");
});
