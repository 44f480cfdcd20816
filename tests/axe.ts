import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Rules for faults that depend on the language: missing or duplicate names, and language tags. */
export const rulesOfWords = [
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-progressbar-name",
  "aria-tooltip-name",
  "aria-treeitem-name",
  "button-name",
  "document-title",
  "empty-heading",
  "empty-table-header",
  "frame-title",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "image-redundant-alt",
  "landmark-unique",
  "link-name",
  "role-img-alt",
  "summary-name",
  "svg-img-alt",
  "valid-lang",
];

interface Extent {
  /** Selector of the part to check, if the rest has been checked before. */
  within?: string;
  /** Selector of a part that another test checks. */
  without?: string;
  rules?: string[];
}

/** The violations that axe finds on a page, as text. */
export async function violationsOf(page: Page, { within, without, rules }: Extent = {}): Promise<string[]> {
  // Legacy mode opens no page for each report. Only frames of other origins need one.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Reporting passed rules would double the time.
  axe.options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Ends transitions and animations that open elements or change colours: what fades in has little contrast while it does. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/** Expects that axe finds no violation. */
export async function expectNoViolations(page: Page, extent?: Extent): Promise<void> {
  expect(await violationsOf(page, extent)).toEqual([]);
}
