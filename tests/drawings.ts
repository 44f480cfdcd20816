import { expect, type Locator } from "@playwright/test";

/** Expects a `<use>` to show a symbol of a file, by way of an element of the document (pipeline/drawings.ts). */
export const expectDrawing = (use: Locator, address: string): Promise<void> =>
  expect
    .poll(() =>
      use.evaluate((element) => {
        const shown = document.querySelector(`${element.getAttribute("href")} > use`);
        return shown?.getAttribute("href");
      }),
    )
    .toBe(address);
