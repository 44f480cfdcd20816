import { expect, type Locator, type Page } from "@playwright/test";

/** A message with figures in it as a pattern: whatever stands in for its placeholders. */
export const inWords = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+"),
  );

/** Assistive technology reads the picture as one image: nothing inside is told, or can be focused. */
export async function expectOneImage(page: Page, picture: Locator): Promise<void> {
  await expect(picture).toHaveCount(1);
  await expect(picture.locator("a, button, [tabindex], h1, h2, h3, h4")).toHaveCount(0);
  const client = await page.context().newCDPSession(page);
  const id = `picture-${Math.random()}`;
  await picture.evaluate((element, id) => element.setAttribute("data-picture", id), id);
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: `[data-picture="${id}"]`,
  });
  const { nodes } = await client.send("Accessibility.queryAXTree", { nodeId });
  expect(nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value)).toEqual(["image"]);
}
