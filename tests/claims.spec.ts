import { cases } from "../src/content/cases.ts";
import { claims, claimsOnPage, evidence } from "../src/content/claims.ts";
import { routes } from "../src/content/routes.ts";
import { expect, filled, patternOf, test, words } from "./fixtures.ts";

const { common } = words("en");
const pages = [
  { page: "brokers", path: routes.brokers.path },
  { page: "case-studies", path: routes.caseStudies.path },
] as const;

// The keyboard does not wait for smooth scrolling.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { page: name, path } of pages)
  test(`BR-03 CS-06 each figure of ${path} opens the notes at its own and is reached from it, by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    const notes = footer.locator('[role="doc-endnotes"]');
    const ids = claimsOnPage[name];
    await expect(notes.getByRole("listitem")).toHaveCount(0);
    for (const [index, id] of ids.entries()) {
      const number = index + 1;
      const mark = page.locator(`#figure-${number}`);
      await expect(mark).toHaveAttribute("aria-label", filled(common.claims.mark, { number: `${number}` }));
      // A figure in a closed tab is reached from its note.
      if (await mark.isVisible()) await mark.press("Enter");
      await expect(notes.getByRole("listitem")).toHaveCount(ids.length);
      const note = notes.getByRole("listitem").nth(index);
      await expect(note).toContainText(patternOf(common.claims.notes[id]));
      if (await mark.isVisible()) await expect(note).toBeInViewport();
      for (const { id: each } of evidence(id))
        await expect(note.getByRole("link", { name: cases[each].company })).toHaveAttribute(
          "href",
          `${name === "case-studies" ? "" : routes.caseStudies.path}#${each}`,
        );
      await note.getByRole("link", { name: common.claims.back }).press("Enter");
      await expect(mark).toBeInViewport();
    }
    await expect(footer.getByText(common.claims.lead)).toHaveCount(
      ids.some((id) => claims[id].sample) ? 1 : 0,
    );
  });
