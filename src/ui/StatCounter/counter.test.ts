import { expect, test } from "vitest";
import { figureAt, steps } from "./counter.ts";

test.each([
  ["+$50M", "+$0M", "+$25M"],
  ["+45%", "+0%", "+23%"],
  ["1,234", "0", "617"],
  ["100\u00a0000", "0", "50\u00a0000"],
  ["1.500.000", "0", "750.000"],
  ["50万+", "0万+", "25万+"],
  ["+US$ 50 millones", "+US$ 0 millones", "+US$ 25 millones"],
  ["более 50 млн $", "более 0 млн $", "более 25 млн $"],
  ["500 тыс.+", "0 тыс.+", "250 тыс.+"],
  ["5,000万+美元", "0万+美元", "2,500万+美元"],
  ["50万件以上", "0万件以上", "25万件以上"],
  ["0,250", "0,000", "0,125"],
  ["1,500.50", "0.00", "750.25"],
  ["+40-60%", "+0-0%", "+20-30%"],
  ["5 लाख+", "0.0 लाख+", "2.5 लाख+"],
  ["1 लाख+", "0.00 लाख+", "0.50 लाख+"],
  ["5 करोड़ डॉलर+", "0.0 करोड़ डॉलर+", "2.5 करोड़ डॉलर+"],
  ["10万+名", "0.0万+名", "5.0万+名"],
  ["no figure", "no figure", "no figure"],
])("WG-01 %j starts at %j, is %j half way and ends as written", (figure, start, half) => {
  expect(figureAt(figure, 0)).toBe(start);
  expect(figureAt(figure, 25)).toBe(half);
  expect(figureAt(figure, 50)).toBe(figure);
});

test.each(["5 लाख+", "1 लाख+", "5 करोड़ डॉलर+", "10万+名", "+100", "500K+"])(
  "WG-01 %j shows another number at each of its 50 steps",
  (figure) => {
    const shown = Array.from({ length: steps + 1 }, (_, step) => figureAt(figure, step));
    expect(new Set(shown).size).toBe(steps + 1);
  },
);

test("WG-01 decimals that a figure gets while it counts have the separator of its language", () => {
  expect(figureAt("5 mil", 25, ",")).toBe("2,5 mil");
});
