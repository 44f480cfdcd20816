import { expect, test } from "vitest";
import { type CaseId, cases } from "../../facts/cases.ts";
import { bannerOf, banners, chartOf } from "./banners.tsx";

const ids = Object.keys(cases) as CaseId[];

/** What is drawn at an address, without its id. */
const drawnAt = (address: string): string => {
  const [path, id] = address.split("#");
  expect(path).toBe(banners.path);
  return banners.content.split(` id="${id}"`)[1]?.split(' id="')[0] ?? "";
};

const drawing = (id: CaseId): string => drawnAt(bannerOf(id));

test("CS-03 the file of banners has one for every case", () => {
  for (const id of ids) {
    expect(drawing(id).match(/<path/g)?.length, id).toBeGreaterThan(8);
  }
});

test("CS-03 all banners differ", () => {
  expect(new Set(ids.map(drawing)).size).toBe(ids.length);
});

test("CS-03 each result has a drawing before and after, in the colour of the text and different from each other", () => {
  for (const id of ids)
    for (const index of cases[id].results.keys()) {
      const drawn = drawnAt(chartOf(id, index));
      const [before, after, ...others] = [...drawn.matchAll(/<path ([^>]*)>/g)].map(([, path = ""]) => path);
      expect(others, `${id} ${index}`).toEqual([]);
      expect(after).toContain("currentColor");
      expect(before).not.toEqual(after?.replace(/ stroke.*/, ""));
    }
});
