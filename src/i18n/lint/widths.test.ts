import { expect, test } from "vitest";
import { formatDiagnostic } from "../../diagnostics.ts";
import { checkWidths, searchResult } from "./widths.ts";

test("a title or description is as wide as its room, and no wider", () => {
  const of = (pixels: number, { fontSize }: { fontSize: number }) => "、".repeat(pixels / fontSize);
  const { title, description } = searchResult;
  const fits = { title: of(title.room, title), description: of(description.room - 10, description) };
  expect(checkWidths("ru", [{ catalogue: "home", ...fits }])).toEqual([]);
  const longer = { catalogue: "home", title: `${fits.title}、`, description: of(938, description) };
  expect(checkWidths("ru", [longer]).map(formatDiagnostic)).toEqual([
    `catalogues/ru/home.json: meta.title: is 580 px wide in search results as "${longer.title}"; shorten it to 560 px`,
    expect.stringMatching(/meta\.description: is 938 px wide .*; shorten it to 920 px$/),
  ]);
});
