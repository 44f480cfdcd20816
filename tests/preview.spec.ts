import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { listen } from "../scripts/listen.ts";
import { makeRelease } from "../scripts/release.ts";
import { routes } from "../src/facts/routes.ts";
import { localDay, longDay } from "../src/languages/words/dates.ts";
import { expect, filled, test, words } from "./fixtures.ts";
import { copySite } from "./siteCopy.ts";

test("LN-05 a preview says on each page what it is, marks what a language lacks, and cannot be released", async () => {
  const copy = await copySite("preview", ["scripts", "publishing"]);
  const started = new Date();
  const file = copy.path("catalogues/ja/confirmation.json");
  const { title: _, ...others } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(others));
  const { title } = words("en").home.hero;
  const people: unknown[] = JSON.parse(await readFile("src/facts/testimonials.json", "utf8")).home;
  const english = { file: "catalogues/en/home.json" };
  const voice = Object.values(words("en").home.proof.testimonials)[0];
  const waiting = [
    { ...english, path: ["hero", "title"], before: title, after: "Awaited" },
    { ...english, path: ["hero", "subtitle"], before: words("en").home.hero.subtitle, after: "Broken <b>" },
    // Half done are the words of one entry and the company of another, and the third lacks only translations.
    { ...english, path: ["proof", "testimonials", "half"], after: { name: "Halvard" } },
    { ...english, path: ["proof", "testimonials", "nobody"], after: { ...voice, name: "Nobody" } },
    { ...english, path: ["proof", "testimonials", "whole"], after: { ...voice, name: "Wholeman" } },
    ...[{ id: "half" }, { id: "nobody", company: "" }, { id: "whole", company: "Volt Trading" }].map(
      (after, index) => ({
        file: "src/facts/testimonials.json",
        path: ["home", people.length + index],
        after,
      }),
    ),
  ];
  await copy.write("catalogues/pending.json", JSON.stringify({ changes: waiting, confirmed: {}, later: [] }));
  try {
    await using preview = await listen(
      process.execPath,
      [resolve(copy.path("scripts/preview.ts"))],
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
    for (const language of ["en", "ja"] as const)
      for (const { path } of [routes.brokers, routes.confirmation]) {
        const response = await fetch(`${preview.address}${path}?lng=${language}`, { redirect: "error" });
        const page = await response.text();
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
    const [home, inJapanese] = await Promise.all(
      ["en", "ja"].map(async (code) => (await fetch(`${preview.address}/?lng=${code}`)).text()),
    );
    expect(home).toContain("Awaited");
    expect(home).toContain("Wholeman");
    for (const half of ["Halvard", "Nobody", "Broken"]) expect(home).not.toContain(half);
    expect(inJapanese).not.toContain("Awaited");
    expect(inJapanese).toContain("[[Wholeman]]");

    const japanese = await (await fetch(`${preview.address}${routes.confirmation.path}?lng=ja`)).text();
    expect(japanese).toContain(`[[${words("en").confirmation.title}]]`);
    expect(japanese).toContain(words("ja").common.footer.company);

    const release = makeRelease({ build: copy.path(".cache/preview"), to: copy.path("release") });
    await expect(release).rejects.toThrow("is a preview");
  } finally {
    await copy.remove();
  }
});
