import { colour } from "../src/content/brand.ts";
import { routes } from "../src/content/routes.ts";
import { colourTokens } from "../src/styles/colours.ts";
import { expect, test } from "./fixtures.ts";

test("the build reads colours as browsers draw them, so contrast is measured on what visitors see", async ({
  page,
}) => {
  await page.goto(routes.home.path);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const drawn = await page.evaluate((tokens) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      const element = document.body.appendChild(document.createElement("div"));
      return tokens.map((token) => {
        element.style.setProperty("color", `var(--${token})`);
        if (context) context.fillStyle = getComputedStyle(element).color;
        context?.fillRect(0, 0, 1, 1);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
      });
    }, colourTokens);
    for (const [index, token] of colourTokens.entries()) {
      const read = colour(token, scheme).match(/[\da-f]{2}/g) ?? [];
      // Browsers round in between.
      for (const [channel, hex] of read.entries())
        expect(
          Math.abs((drawn[index]?.[channel] ?? NaN) - Number.parseInt(hex, 16)),
          `--${token}, ${scheme}`,
        ).toBeLessThan(2);
    }
  }
});
