import { expect, test } from "vitest";
import { partners } from "../../content/partners.ts";
import { symbols } from "./Wordmark.tsx";

test("every partner has its own symbol, which turns from grey to its colour", () => {
  const all = Object.values(partners);
  expect(new Set(all.map(({ logo }) => logo.content)).size).toBe(all.length);
  for (const [id, { logo, colour }] of Object.entries(partners)) {
    const [, drawn = ""] = symbols.content.split(`id="${id}" viewBox="${logo.viewBox}"`);
    expect(drawn).toMatch(
      `color="color-mix(in srgb, ${colour} calc(100% * var(--own, 0)), currentcolor)">${logo.content}</g>`,
    );
  }
});
