import { expect, test } from "vitest";
import type { Language } from "../i18n/languages.ts";
import { dayPatterns } from "../i18n/messages/dates.ts";
import { shortDays } from "./shortDays.ts";

test.each<[Language, string, string, string]>([
  ["en", "7 Dec", "7–11 Dec", "28 Dec – 1 Jan"],
  ["es", "7 dic", "7–11 dic", "28 dic – 1 ene"],
  ["pt", "7 de dez.", "7–11 de dez.", "28 de dez. – 1 de jan."],
  ["ru", "7 дек.", "7–11 дек.", "28 дек. – 1 янв."],
  ["hi", "7 दिसंबर", "7–11 दिसंबर", "28 दिसंबर – 1 जनवरी"],
  ["zh", "12月7日", "12月7日至11日", "12月28日至1月1日"],
  ["ja", "12月7日", "12月7日〜11日", "12月28日〜1月1日"],
])("PA-01 days as they are written in %s", (language, one, month, months) => {
  const patterns = dayPatterns(language);
  expect(shortDays(patterns, "2026-12-07")).toBe(one);
  expect(shortDays(patterns, "2026-12-07", "2026-12-11")).toBe(month);
  expect(shortDays(patterns, "2026-12-28", "2027-01-01")).toBe(months);
});
