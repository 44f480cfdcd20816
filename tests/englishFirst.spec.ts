import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { readTexts } from "../scripts/builtDocuments.ts";
import { routes } from "../src/facts/routes.ts";
import type { Language } from "../src/languages/languages.ts";
import { expect, test, words } from "./fixtures.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

const { path } = routes.communities;

/** The headline, the label of a tab in an island, and a link that has no translation yet. */
const { title } = words("en").communities.hero;
const label = words("en").communities.why.ibs;
const link = words("en").communities.hero.secondary;
/** The second line of the headline, whose change waits. */
const { highlight } = words("en").communities.hero;
const renewed = (message: string): string => `${message} Anew`;

const without: readonly Language[] = ["ru", "ja"];
const published: readonly Language[] = ["en", ...without, "es"];

type Words = typeof import("../catalogues/en/communities.json");

async function change(copy: SiteCopy, language: Language, edit: (words: Words) => void): Promise<void> {
  const file = `catalogues/${language}/communities.json`;
  const content: Words = JSON.parse(await readFile(copy.path(file), "utf8"));
  edit(content);
  await copy.write(file, JSON.stringify(content));
}

const marks = (html: string): number => html.match(/<[^>]* lang="en"/g)?.length ?? 0;

test("LN-05 new English is shown, marked, where its translation has not followed, and nowhere else", async ({
  page,
}) => {
  const copy = await copySite("english");
  try {
    await change(copy, "en", ({ hero, why }) => {
      hero.title = renewed(title);
      why.ibs = renewed(label);
    });
    const stale = {
      "communities:hero.title": title,
      "communities:why.ibs": label,
      "communities:hero.secondary": "",
    };
    for (const language of without)
      await change(copy, language, ({ hero }) => Reflect.deleteProperty(hero, "secondary"));
    await copy.write("catalogues/stale.json", JSON.stringify({ ru: stale, ja: stale }));
    const waits = {
      file: "catalogues/en/communities.json",
      path: ["hero", "highlight"],
      before: highlight,
      after: renewed(highlight),
    };
    await copy.write(
      "catalogues/waiting.json",
      JSON.stringify({ changes: [waits], confirmed: { es: ["communities:hero.highlight"] }, english: [] }),
    );
    await copy.build(published);

    const built = readTexts(copy.path("dist"));
    const original = readTexts(process.env.SITE_DIST ?? "dist");
    expect(built.document(path, "es")).toContain(words("es").communities.hero.title);
    expect(marks(built.document(path, "es"))).toBe(marks(original.document(path, "es")));
    expect(built.document(path, "en")).not.toContain(renewed(highlight));
    for (const language of without) {
      const html = built.document(path, language);
      expect(html).not.toContain(words(language).communities.why.ibs);
      expect(html.match(/<title[^>]*>/)?.[0]).toBe("<title>");
      // The label is also in the panel of the tab.
      expect(marks(html)).toBeGreaterThanOrEqual(marks(original.document(path, language)) + 3);
    }

    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    const { url, stop } = await copy.serve();
    try {
      for (const language of without) {
        await page.goto(new URL(`${path}?lng=${language}`, url).href);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        const english = page.locator(`:lang(en)`);
        await expect(page.locator("h1").locator(english)).toHaveText(renewed(title));
        await expect(page.locator("main a").and(english).filter({ hasText: link })).toHaveText(link);
        const tab = page.getByRole("tab", { name: renewed(label) });
        await tab.scrollIntoViewIfNeeded();
        await expect(page.locator("astro-island:not([ssr])").filter({ has: tab })).toBeAttached();
        await page.getByRole("tab", { name: words(language).communities.why.communities }).click();
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expect(tab).toHaveAttribute("lang", "en");
      }
      expect(faults).toEqual([]);
    } finally {
      await stop();
    }

    const run = (script: string, ...parameters: string[]) =>
      promisify(execFile)(process.execPath, [resolve(`scripts/${script}.ts`), ...parameters], {
        cwd: copy.path("."),
        env: { ...process.env, SITE_LANGUAGES: published.join(), FORCE_COLOR: "0" },
      }).catch((error: { stdout: string }) => error);
    const doctor = (await run("doctor")).stdout;
    expect(doctor).toContain("  ru: 3 messages\n  ja: 3 messages\n");
    const waiting = `communities:hero.highlight is not translated into ${without.join(", ")}`;
    expect(doctor).toContain(`Waits to be published (docs/editing.md):\n\n  ${waiting}\n`);
    const russian = (await run("languages", "ru")).stdout;
    expect(russian).toContain(
      `ru/communities.json hero.title is shown in English until it is translated: "${renewed(title)}"\n`,
    );
    expect(russian).toContain(`Waits: ${waiting}\n`);
    expect(russian).toMatch(/communities' .* 3 +│ 1 +│/);
    expect((await run("languages", "es")).stdout).not.toContain("Waits");
  } finally {
    await copy.remove();
  }
});
