import { resolve } from "node:path";
import { makeRelease } from "../../scripts/release.ts";
import { routes } from "../../src/content/routes.ts";
import { localDay, longDay } from "../../src/i18n/messages/dates.ts";
import { expect, filled, test, words } from "../../tests/fixtures.ts";
import { listen } from "../../tests/listen.ts";
import { copySite } from "../../tests/siteCopy.ts";

test("LN-05 a preview says on each page what it is, marks what a language lacks, and cannot be released", async () => {
  const copy = await copySite("preview", ["scripts", "editor"]);
  try {
    const started = new Date();
    const file = "catalogues/ja/confirmation.json";
    const { title: _, ...others } = await copy.json(file);
    await copy.write(file, JSON.stringify(others));
    const english = { file: "catalogues/en/home.json" };
    const { title, subtitle } = words("en").home.hero;
    const waiting = [
      { ...english, path: ["hero", "title"], before: title, after: "Awaited" },
      { ...english, path: ["hero", "subtitle"], before: subtitle, after: "Unclosed <b>" },
    ];
    const pending = { changes: waiting, confirmed: {}, later: [] };
    await copy.write("catalogues/pending.json", JSON.stringify(pending));
    await using preview = await listen(
      process.execPath,
      [resolve(copy.path("editor/preview.ts"))],
      /(http:\/\/127\.0\.0\.1:\d+)\//,
      {
        cwd: copy.path("."),
        env: {
          ...process.env,
          HOST: "127.0.0.1",
          PORT: "0",
          SITE_LANGUAGES: "en,ja",
          SITE_REDIRECT_TO_CANONICAL_HOST: "true",
        },
      },
    );
    // Midnight may pass meanwhile.
    const days = [started, new Date()].map(localDay);
    const pages = new Map<string, string>();
    for (const language of ["en", "ja"] as const)
      for (const { path } of [routes.home, routes.confirmation]) {
        const address = `${path}?lng=${language}`;
        const response = await fetch(preview.address + address, { redirect: "error" });
        const page = await response.text();
        pages.set(address, page);
        expect(page).toContain(`<html lang="${language}"`);
        const notices = days.map((day) =>
          filled(words(language).common.preview, { day: longDay(day, language) }),
        );
        expect(notices.some((notice) => page.includes(notice))).toBe(true);
        expect(page).toContain('<meta name="robots" content="noindex"');
        // Both would keep a browser from plain HTTP.
        expect(response.headers.get("Strict-Transport-Security")).toBeNull();
        expect(response.headers.get("Set-Cookie")).not.toContain("Secure");
      }
    expect(pages.get("/?lng=en")).toContain("Awaited");
    expect(pages.get("/?lng=en")).not.toContain("Unclosed");
    expect(pages.get("/?lng=ja")).not.toContain("Awaited");
    const japanese = pages.get(`${routes.confirmation.path}?lng=ja`);
    expect(japanese).toContain(`[[${words("en").confirmation.title}]]`);
    expect(japanese).toContain(words("ja").common.footer.company);

    const release = makeRelease({ build: copy.path(".cache/preview"), to: copy.path("release") });
    await expect(release).rejects.toThrow("is a preview");
  } finally {
    await copy.remove();
  }
});
