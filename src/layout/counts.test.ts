import { expect, test } from "vitest";
import { caseGroups, cases } from "../facts/cases.ts";
import { translatorFor } from "../languages/words/translator.ts";
import { counts } from "./counts.ts";

const { t } = await translatorFor("en");

test("counts the cases, their figures and the cases of each group", () => {
  const operators = Object.keys(cases).length;
  const told = counts(t);
  expect(told.operators).toBe(t("case-studies:counts.operators", { count: operators }));
  expect(told.figures).toBe(t("case-studies:counts.figures", { count: 3 * operators }));
  expect(told.brokers).toBe(t("case-studies:counts.brokers", { count: caseGroups.brokers.length }));
});
