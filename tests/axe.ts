import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What may go wrong where only the words differ: names that are missing or the same, and the language itself. */
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
  /** A part of the page, where the rest has not changed since it was read. */
  within?: string;
  /** A part that is held by a test of its own. */
  without?: string;
  rules?: string[];
  /** Whether contrast here is that of pixels, in contrast.spec.ts and painted.spec.ts. */
  isMeasured?: boolean;
}

/** What axe finds on a page, in words. */
export async function violationsOf(
  page: Page,
  { within, without, rules, isMeasured = false }: Extent = {},
): Promise<string[]> {
  // Without a page of its own for each report, which only frames of other origins need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // To describe all that is well takes as long as to look.
  axe.options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  if (isMeasured) axe.disableRules("color-contrast");
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Expects that axe finds nothing. */
export async function expectNoViolations(page: Page, extent?: Extent): Promise<void> {
  expect(await violationsOf(page, extent)).toEqual([]);
}
