import { expect, test } from "vitest";
import { formatDiagnostic } from "../../diagnostics.ts";
import { barAdvice, spareRoom } from "./barRoom.ts";

/** In Russian, whose words are among the longest. */
const bar = {
  items: ["Решения", "Кейсы", "Партнёры", "Блог", "В приложение"],
  bookDemo: "Запросить демо",
  brand: "Northbell",
};
const longBrand = "Donaudampfschifffahrtsgesellschaft AG";

test("LY-04 the bar has room for one more short link, and not for two", () => {
  const withMore = (...more: readonly string[]) =>
    spareRoom("row", { ...bar, items: [...bar.items, ...more] });
  expect(withMore()).toBeGreaterThan(0);
  expect(withMore("Цены")).toBeGreaterThan(0);
  expect(withMore("Цены", "Документы")).toBeLessThan(0);
});

test("LY-04 a long brand takes no room of the links, and has room itself if it breaks into two short lines", () => {
  for (const brand of [longBrand, "Harbor & Vale Securities International"])
    expect(spareRoom("row", { ...bar, brand })).toBe(spareRoom("row", bar));
  expect(spareRoom("brand", { ...bar, brand: "Harbor & Vale Securities International" })).toBeGreaterThan(0);
  expect(spareRoom("brand", { ...bar, brand: longBrand })).toBeLessThan(0);
});

test("LY-04 links or a brand without room are told once, with the languages and what they lack", () => {
  const items = [...bar.items, "Документы", "Цены"];
  const words = { en: { ...bar, items: ["Blog"] }, ru: { ...bar, items }, pt: { ...bar, items } };
  const lack = -spareRoom("row", words.ru);
  expect(barAdvice(words).map(formatDiagnostic)).toEqual([
    `src/content/navigation.json: bar.items: is full, so the links fold into the menu in a window of 768 px: ${lack} px too narrow in ru, ${lack} px too narrow in pt; shorten labels, or move a link to the footer`,
  ]);
  const named = { en: { ...bar, items: ["Blog"], brand: longBrand }, ru: { ...bar, brand: longBrand } };
  expect(barAdvice(named).map(formatDiagnostic)).toEqual([
    `site.config.json: brand: has no room beside the links, so the bar shows only the logo in a window of 1024 px: ${-spareRoom("brand", named.ru)} px too narrow in ru; leave it so, or shorten the brand or the labels of links`,
  ]);
  expect(barAdvice({ ru: bar })).toEqual([]);
});
