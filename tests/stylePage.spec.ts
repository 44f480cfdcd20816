import { readFileSync } from "node:fs";
import { routes } from "../src/content/routes.ts";
import { expect, test } from "./fixtures.ts";

test("the style page is not part of what is built", async ({ request }) => {
  for (const path of ["/style", "/style/Button"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(routes.home.path);
  }
  const manifest = readFileSync(`${process.env.SITE_DIST ?? "dist"}/manifest.json`, "utf8");
  expect(manifest).not.toMatch(/style(guide|-?page)|examples/i);
});
