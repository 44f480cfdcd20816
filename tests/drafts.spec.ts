import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { packageProgram } from "../scripts/packageProgram.ts";
import { routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";
import { copySite } from "./siteCopy.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

test("LN-05 a draft says that it is one, marks what it lacks, and is not for search engines", async () => {
  const copy = await copySite("drafts");
  const port = await freePort();
  // One file of the draft is not there yet.
  await rm(copy.path("catalogues/ja/confirmation.json"));
  const development = spawn(
    process.execPath,
    [packageProgram("astro", "bin/astro.mjs"), "dev", "--host", "127.0.0.1", "--port", `${port}`],
    {
      cwd: copy.path("."),
      env: { ...process.env, SITE_LANGUAGES: "en,es", SITE_DRAFTS: "1", ASTRO_TELEMETRY_DISABLED: "1" },
      stdio: "ignore",
    },
  );
  try {
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const page = (language: string) => get(`${routes.confirmation.path}?lng=${language}`);
    await expect(async () => expect(await get("/robots.txt")).toContain("Sitemap")).toPass();

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
    development.kill();
    await once(development, "exit");
    await copy.remove();
  }
});
