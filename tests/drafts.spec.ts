import { rm } from "node:fs/promises";
import { listen } from "../scripts/listen.ts";
import { packageProgram } from "../scripts/packageProgram.ts";
import { routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { copySite } from "./siteCopy.ts";

test("LN-05 a draft says that it is one, marks what it lacks, and is not for search engines", async () => {
  const copy = await copySite("drafts");
  // One file of the draft is not there yet.
  await rm(copy.path("catalogues/ja/confirmation.json"));
  try {
    await using development = await listen(
      process.execPath,
      [packageProgram("astro", "bin/astro.mjs"), "dev", "--host", "127.0.0.1", "--port", "0"],
      /(http:\/\/127\.0\.0\.1:\d+)\//,
      {
        cwd: copy.path("."),
        env: { ...process.env, SITE_LANGUAGES: "en,es", SITE_DRAFTS: "1", ASTRO_TELEMETRY_DISABLED: "1" },
      },
    );
    const get = async (path: string) => (await fetch(development.address + path)).text();
    const page = (language: string) => get(`${routes.confirmation.path}?lng=${language}`);

    const draft = await page("ja");
    expect(draft).toContain('<html lang="ja"');
    expect(draft).toContain(words("ja").common.draft.replace("{{brackets}}", "[[…]]"));
    expect(draft).toContain(words("ja").common.footer.company);
    expect(draft).toContain(`<title>[[${words("en").confirmation.meta.title}]]`);
    expect(await get(`${routes.privacyPolicy.path}?lng=ja`)).toContain(
      '<meta name="robots" content="noindex"',
    );

    const published = await get(`${routes.privacyPolicy.path}?lng=es`);
    expect(published).toContain('<html lang="es"');
    expect(published).toContain("?lng=ja");
    expect(published).not.toMatch(/noindex|role="note"|hreflang="ja"|\[\[/);
    expect(await get("/sitemap.xml")).not.toContain("lng=ja");
  } finally {
    await copy.remove();
  }
});
