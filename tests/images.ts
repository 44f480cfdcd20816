import { expect, type Locator } from "@playwright/test";

/** A pattern for a message with any values for its placeholders. */
export const inWords = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+"),
  );

/** Expects one image of this name in the accessibility tree, with nothing focusable in it. */
export async function expectOneImage(picture: Locator): Promise<void> {
  await expect(picture).toHaveCount(1);
  await expect(picture.locator("a, button, [tabindex], h2, h3, h4")).toHaveCount(0);
}
