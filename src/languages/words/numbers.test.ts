import { expect, test } from "vitest";
import { numbers } from "./numbers.ts";

test("money follows the language", () => {
  expect(numbers("en").dollars(50_000)).toBe("$50,000");
  expect(numbers("en").dollarsAndCents(6)).toBe("$6.00");
  expect(numbers("ru").dollars(50_000)).toBe("50\u00a0000\u00a0$");
  expect(numbers("pt").dollars(50_000)).toBe("US$\u00a050.000");
  expect(numbers("hi").dollars(500_000)).toBe("$5,00,000");
});

test("short money keeps its value where ten thousand is the unit", () => {
  expect(numbers("en").shortDollars(25_000)).toBe("$25K");
  expect(numbers("zh").shortDollars(25_000)).toBe("$2.5\u2060万");
});

test("amounts and durations use the words of the trade", () => {
  expect(numbers("hi").shortDollars(212_000_000)).toBe("$21.2\u00a0करोड़");
  expect(numbers("hi").duration(1, "week")).toBe("1 हफ्ता");
  expect(numbers("hi").duration(2, "week")).toBe("2 हफ्ते");
  expect(numbers("ja").duration(3, "day")).toBe("3日");
  expect(numbers("en").duration(2, "month")).toBe("2 months");
});

test("changes have a sign, with a real minus", () => {
  expect(numbers("en").change(-0.0124)).toBe("−1.24%");
  expect(numbers("pt").signed(-0.7)).toBe("−0,7");
  expect(numbers("en").signed(2)).toBe("+2.0");
  expect(numbers("en").percent(0.8)).toBe("80%");
  expect(numbers("en").whole(4812)).toBe("4,812");
  expect(numbers("ru").change(0.214)).toBe("+21,4\u00a0%");
});
