import { expect, test } from "vitest";
import { formatDiagnostic } from "../diagnostics.ts";
import { siteColours } from "./brand.ts";
import { validate } from "./validate.ts";

const right = { paper: "#ffffff", ink: "#111111", accent: "#3fa7d6", deep: "#1b6f99" };

const said = (changed: Partial<typeof right>): string[] =>
  validate(siteColours, { file: "brand.json", value: { ...right, ...changed } }).diagnostics.map(
    formatDiagnostic,
  );

test("colours that can be seen are accepted", () => {
  expect(said({})).toEqual([]);
});

test.each([
  [
    { paper: "#c8b48c" },
    "brand.json: paper: #c8b48c makes gain hard to see on paper in light mode, with a contrast of 3.5 where 4.5 is needed; choose a lighter one",
  ],
  [
    { ink: "#4a5568" },
    "brand.json: ink: #4a5568 makes muted hard to see on paper in light mode, with a contrast of 4.1 where 4.5 is needed; choose a darker one",
  ],
  [
    { accent: "#1a4fd0" },
    "brand.json: accent: #1a4fd0 makes brass hard to see on dark in light mode, with a contrast of 2.7 where 4.5 is needed; choose a lighter one",
  ],
  [
    { deep: "#ffd400" },
    "brand.json: deep: #ffd400 makes brass-deep hard to see on paper in light mode, with a contrast of 1.4 where 3 is needed; choose a darker one",
  ],
  [{ accent: "gold" }, 'brand.json: accent: is "gold"; expected a colour such as #2b7d9e'],
])("%o is refused, with what can hardly be seen, and what to do", (changed, message) => {
  expect(said(changed)).toEqual([message]);
});
