import type { Page } from "@playwright/test";

/** Waits until the script of the legal page has laid out all sections on a phone: each moves what is below it. */
export const untilLaidOut = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main section")].every(
      (section) => getComputedStyle(section).contentVisibility === "visible",
    ),
  );
};
