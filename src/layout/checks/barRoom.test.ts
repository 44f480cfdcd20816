import { expect, test } from "vitest";
import { formatDiagnostic } from "../../diagnostics.ts";
import { barAdvice, spareRoom } from "./barRoom.ts";

/** In Russian, whose words are among the longest. */
const bar = {
  items: ["Решения", "Кейсы", "Партнёры", "Блог", "В приложение"],
  bookDemo: "Запросить демо",
  brand: "Northbell",
};

test("LY-04 the bar has room for one more short link, and not for two", () => {
  const withMore = (...more: readonly string[]) => spareRoom({ ...bar, items: [...bar.items, ...more] });
  expect(withMore()).toBeGreaterThan(0);
  expect(withMore("Цены")).toBeGreaterThan(0);
  expect(withMore("Цены", "Документы")).toBeLessThan(0);
});

test("LY-04 the bar has no room for a long brand", () => {
  expect(spareRoom({ ...bar, brand: "Harbor & Vale Securities" })).toBeLessThan(0);
});

test("LY-04 a bar that is too full is told once, with the languages and what they lack", () => {
  const items = [...bar.items, "Документы", "Цены"];
  const words = { en: { ...bar, items: ["Blog"] }, ru: { ...bar, items }, pt: { ...bar, items } };
  const lack = -spareRoom(words.ru);
  expect(barAdvice(words).map(formatDiagnostic)).toEqual([
    `src/content/navigation.json: bar.items: is full: ${lack} px too narrow in ru, ${lack} px too narrow in pt; shorten labels, or move a link to the footer`,
  ]);
  expect(barAdvice({ ru: bar })).toEqual([]);
});
