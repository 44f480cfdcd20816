import { expect, type Locator } from "@playwright/test";

/** A message with figures in it as a pattern: whatever stands in for its placeholders. */
export const inWords = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+"),
  );

/** Assistive technology reads the picture as one image: there is one of this name, and nothing in it to reach. */
export async function expectOneImage(picture: Locator): Promise<void> {
  await expect(picture).toHaveCount(1);
  await expect(picture.locator("a, button, [tabindex], h2, h3, h4")).toHaveCount(0);
}
