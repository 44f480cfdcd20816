import { expect, type Locator } from "@playwright/test";

/** Expects that a link scrolls, in many steps, until a section is 80 px below the top of the window. */
export async function expectSmoothScroll(link: Locator, section: Locator): Promise<void> {
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  const positions = await link.page().evaluateHandle(() => {
    const positions = new Set<number>();
    addEventListener("scroll", () => positions.add(scrollY));
    return positions;
  });
  await link.click();
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(80);
  // A jump has one position, the scroll to the link another.
  expect(await positions.evaluate(({ size }) => size)).toBeGreaterThan(3);
}
