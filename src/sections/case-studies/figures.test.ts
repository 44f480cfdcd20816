import { expect, test } from "vitest";
import { changeFigure, figures } from "./figures.ts";

test("CS-03 a metric is formatted by its kind, with its value before", () => {
  expect(figures("en", { measure: "activeIbs", before: 31, after: 45 })).toEqual({ metric: "45", was: "31" });
  expect(figures("en", { measure: "refunds", before: 0.044, after: 0.026 })).toEqual({
    metric: "2.6%",
    was: "4.4%",
  });
  expect(figures("en", { measure: "payoutTime", before: 52, after: 20 })).toEqual({
    metric: "20h",
    was: "52h",
  });
});

test("CS-03 a sales figure is shown only as its growth", () => {
  expect(figures("en", { measure: "volume", before: 1, after: 1.21 })).toEqual({ metric: "+21%" });
  expect(figures("en", { measure: "bonusCost", before: 1, after: 0.82 })).toEqual({ metric: "−18%" });
});

test("CS-03 figures are formatted for the language", () => {
  expect(figures("ru", { measure: "refunds", before: 0.044, after: 0.026 }).metric).toBe("2,6\u00a0%");
  expect(changeFigure("es", 45 / 31 - 1)).toBe("+45\u00a0%");
});
