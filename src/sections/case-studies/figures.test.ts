import { expect, test } from "vitest";
import { figures } from "./figures.ts";

test.each([
  ["en", { measure: "activeIbs", before: 31, after: 45 }, { metric: "45", was: "31" }],
  ["en", { measure: "refunds", before: 0.044, after: 0.026 }, { metric: "2.6%", was: "4.4%" }],
  ["en", { measure: "payoutTime", before: 52, after: 20 }, { metric: "20 hours", was: "52" }],
  ["ja", { measure: "payoutTime", before: 52, after: 20 }, { metric: "20時間", was: "52" }],
  ["es", { measure: "volume", before: 1, after: 1.21 }, { metric: "+21%" }],
  ["ru", { measure: "bonusCost", before: 1, after: 0.82 }, { metric: "−18\u00a0%" }],
] as const)(
  "CS-03 in %s, %j is written by its kind and language; sales only as growth",
  (language, result, expected) => {
    expect(figures(language, result)).toEqual(expected);
  },
);
