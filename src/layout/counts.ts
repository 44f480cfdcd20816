import { type CaseGroup, caseGroupIds, caseGroups, cases, haveSamples } from "../content/cases.ts";
import type { Translate } from "../i18n/messages/catalogues.ts";

/** What the cases are, and the number of their firms, of their figures and of the cases in each group, for use in messages. */
export function counts(t: Translate) {
  const all = Object.values(cases);
  const inGroups = Object.fromEntries(
    caseGroupIds.map((group) => [
      group,
      t(`case-studies:counts.${group}`, { count: caseGroups[group].length }),
    ]),
  ) as Record<CaseGroup, string>;
  return {
    caseStudies: t(`case-studies:kind.${haveSamples ? "samples" : "real"}`),
    firms: t(`case-studies:counts.${haveSamples ? "sampleFirms" : "firms"}`, { count: all.length }),
    figures: t("case-studies:counts.figures", { count: all.flatMap(({ results }) => [...results]).length }),
    ...inGroups,
  };
}
