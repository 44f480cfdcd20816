import { type CaseGroup, caseGroupIds, caseGroups, cases } from "../content/cases.ts";
import type { Translate } from "../i18n/messages/catalogues.ts";

/** The number of cases, of their figures and of the cases in each group, with nouns, for use in messages. */
export function counts(t: Translate) {
  const all = Object.values(cases);
  const inGroups = Object.fromEntries(
    caseGroupIds.map((group) => [
      group,
      t(`case-studies:counts.${group}`, { count: caseGroups[group].length }),
    ]),
  ) as Record<CaseGroup, string>;
  return {
    operators: t("case-studies:counts.operators", { count: all.length }),
    figures: t("case-studies:counts.figures", { count: all.flatMap(({ results }) => [...results]).length }),
    ...inGroups,
  };
}
