import { expect, test } from "vitest";
import { checkWidths, searchResult } from "./widths.ts";

test("a title or description is as wide as its room, and no wider", () => {
  const of = (pixels: number, { fontSize }: { fontSize: number }) => "、".repeat(pixels / fontSize);
  const { title, description } = searchResult;
  const fits = { title: of(title.room, title), description: of(title.room, description) };
  expect(checkWidths("ru", [{ catalogue: "home", ...fits }])).toEqual([]);
  const headings = [{ catalogue: "home", title: `${fits.title}、`, description: of(938, description) }];
  expect(checkWidths("ru", headings)).toEqual([
    {
      language: "ru",
      file: "ru/home.json",
      key: "meta.title",
      what: `is 580 px wide in search results as "${headings[0]?.title}"`,
      fix: "shorten it to 560 px",
    },
    {
      language: "ru",
      file: "ru/home.json",
      key: "meta.description",
      what: `is 938 px wide in search results as "${headings[0]?.description}"`,
      fix: "shorten it to 920 px",
    },
  ]);
});
