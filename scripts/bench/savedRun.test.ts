import { expect, test } from "vitest";
import {
  changesBetween,
  describeChanges,
  differencesOfConditions,
  type KeptFigures,
  type SavedRun,
  textOf,
} from "./savedRun.ts";

const usual: KeptFigures = { FCP: 700, LCP: 1000, TBT: 0, CLS: 0, KiB: 80, requests: 8 };

const runOf = (figures: Partial<KeptFigures> = {}, conditions: Partial<SavedRun> = {}): SavedRun => ({
  date: "2026-01-02",
  lighthouse: "13.5.0",
  chromium: "153.0.1.2",
  benchmarkIndex: 2000,
  runs: 3,
  pages: { "/": { en: { ...usual, ...figures } } },
  ...conditions,
});

test.each<[Partial<KeptFigures>]>([
  [{ FCP: 735 }],
  [{ LCP: 950 }],
  [{ TBT: 30 }],
  [{ CLS: 0.005 }],
  [{ KiB: 80.2 }],
  [{ KiB: 79.8 }],
])("%o is noise", (figures) => {
  expect(changesBetween(runOf(), runOf(figures))).toEqual([]);
});

test.each<[Partial<KeptFigures>]>([
  [{ FCP: 736 }],
  [{ LCP: 949 }],
  [{ TBT: 31 }],
  [{ CLS: 0.006 }],
  [{ KiB: 80.3 }],
  [{ requests: 7 }],
])("%o is a change", (figures) => {
  const [[column, now] = []] = Object.entries(figures);
  const before = usual[column as keyof KeptFigures];
  expect(changesBetween(runOf(), runOf(figures))).toEqual([
    { page: "/", language: "en", column, before, now },
  ]);
});

test("a part of the pages is compared with that part", () => {
  const { pages } = runOf();
  const before = runOf({}, { pages: { ...pages, "/partners": { en: usual, ru: usual } } });
  const now = { pages: { "/partners": { ru: { ...usual, requests: 9 }, ja: usual } } };
  expect(changesBetween(before, runOf({}, now))).toEqual([
    { page: "/partners", language: "ru", column: "requests", before: 8, now: 9 },
  ]);
});

test("changes are told as worse and better", () => {
  expect(describeChanges(runOf(), runOf({ FCP: 800, requests: 7 }))).toEqual([
    "Compared with 2026-01-02:",
    "Worse (1):",
    "  / en: FCP 700 → 800",
    "Better (1):",
    "  / en: requests 8 → 7",
  ]);
  expect(describeChanges(runOf(), runOf())).toEqual([
    "Compared with 2026-01-02: no figure moved by more than noise.",
  ]);
});

test("another machine and other versions are said", () => {
  const said = (conditions: Partial<SavedRun>) => differencesOfConditions(runOf(), runOf({}, conditions));
  expect(said({ benchmarkIndex: 2300 })).toEqual([]);
  expect(said({ benchmarkIndex: 2500 })).toEqual([expect.stringMatching(/was 2000 and is 2500/)]);
  expect(said({ benchmarkIndex: 1500 })).toEqual([expect.stringMatching(/was 2000 and is 1500/)]);
  expect(said({ lighthouse: "14.0.0", chromium: "154.0.0.0" })).toEqual([
    "lighthouse was 13.5.0 and is 14.0.0.",
    "chromium was 153.0.1.2 and is 154.0.0.0.",
  ]);
});

test("the file has a line per page and language, and reads back the same", () => {
  const text = textOf(runOf());
  expect(text).toContain(
    '\n      "en": { "FCP": 700, "LCP": 1000, "TBT": 0, "CLS": 0, "KiB": 80, "requests": 8 }\n',
  );
  expect(JSON.parse(text)).toEqual(runOf());
});
