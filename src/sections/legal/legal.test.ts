import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { Legal } from "./Legal.tsx";

const sections = vi.hoisted(() => ["privacy", "terms", "access"] as const);
vi.mock("../../facts/pages/legal.ts", () => ({ sections }));

test("LG-01 the page has the sections of the facts, an entry and a tick for each", async () => {
  const html = renderToStaticMarkup(Legal(await translatorFor("en")));
  const all = (pattern: RegExp): unknown[] => Array.from(html.matchAll(pattern), ([, found]) => found);
  expect(all(/<section id="([^"]+)"/g)).toEqual([...sections]);
  expect(all(/<li><a href="#([^"]+)"/g)).toEqual([...sections]);
  expect(all(/<rect x="(\d+)/g)).toEqual(["0", "33", "66"]);
});
