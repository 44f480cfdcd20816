import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { expect, site, test, words } from "./fixtures.ts";
import { untilOwnFonts } from "./layoutIssues.ts";
import { listen } from "./listen.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// One development server, which shows one page after the other, and drafts of languages that are not published.
test.describe.configure({ mode: "default" });
// Styles do not wait for scripts, whose packages the development server prepares while pages load.
test.use({
  viewport: { width: 1280, height: 800 },
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce" },
});

let copy: SiteCopy;
let development: Awaited<ReturnType<typeof listen>>;

test.beforeAll(async () => {
  copy = await copySite("development", ["scripts"]);
  // One file of the Japanese draft is not there yet.
  await rm(copy.path("catalogues/ja/confirmation.json"));
  development = await listen(process.execPath, ["scripts/dev.ts"], /(http:\/\/127\.0\.0\.1:\d+)\//, {
    cwd: copy.path("."),
    env: {
      ...process.env,
      PORT: "0",
      SITE_LANGUAGES: "en,es",
      SITE_DRAFTS: "1",
      ASTRO_TELEMETRY_DISABLED: "1",
    },
  });
});

test.afterAll(async () => {
  await development?.[Symbol.asyncDispose]();
  await copy?.remove();
});

test("LN-05 a draft says that it is one, marks what it lacks, and is not for search engines", async () => {
  const get = async (path: string) => (await fetch(development.address + path)).text();
  const page = (language: string) => get(`${routes.confirmation.path}?lng=${language}`);

  const draft = await page("ja");
  expect(draft).toContain('<html lang="ja"');
  expect(draft).toContain(words("ja").common.draft.replace("{{brackets}}", "[[…]]"));
  expect(draft).toContain(words("ja").common.footer.company);
  expect(draft).toContain(`<title>[[${words("en").confirmation.meta.title}]]`);
  expect(await get(`${routes.privacyPolicy.path}?lng=ja`)).toContain('<meta name="robots" content="noindex"');

  const published = await get(`${routes.privacyPolicy.path}?lng=es`);
  expect(published).toContain('<html lang="es"');
  expect(published).toContain("?lng=ja");
  expect(published).not.toMatch(/noindex|role="note"|hreflang="ja"|\[\[/);
  expect(await get("/sitemap.xml")).not.toContain("lng=ja");
});

interface Shown {
  tag: string;
  /** Left, top, width and height, in pixels. */
  box: number[];
}

/** Every element that is shown. Only the build sets where lines may end, so all spaces are made equal first. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page.locator("header, main, footer").evaluateAll((parts) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.includes("\u00a0")) text.nodeValue = text.nodeValue.replaceAll("\u00a0", " ");
    return parts
      .flatMap((part) => [part, ...part.querySelectorAll("*")])
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { tag: element.localName, box: [x, y, width, height].map(Math.round) };
      });
  });

/** More than a pixel. Less comes from rounding. */
const isElsewhere = (one: Shown, other: Shown): boolean =>
  one.tag !== other.tag || one.box.some((value, index) => Math.abs(value - (other.box[index] ?? 0)) > 1);

for (const { path } of [routes.home, routes.partners])
  test(`${path} has the same layout in development as in the build`, async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(`${path}?lng=en`);
    await other.goto(`${development.address}${path}?lng=en`);
    for (const each of [page, other]) await untilOwnFonts(each);
    const [built, developed] = [await shownOn(page), await shownOn(other)];
    expect(built.length).toBeGreaterThan(50);
    expect(developed.map(({ tag }) => tag)).toEqual(built.map(({ tag }) => tag));
    const moved = developed.flatMap((shown, index) => {
      const before = built[index];
      return before && isElsewhere(shown, before) ? [{ ...shown, inBuild: before.box }] : [];
    });
    expect(moved.slice(0, 5)).toEqual([]);
  });

/** The lines of the terminal with a text. */
const said = (text: string): string[] => development.said.filter((line) => line.includes(text));

test("an error of a page is printed once, and as it was written", async () => {
  const file = "src/sections/brokers/Engine.tsx";
  const original = await copy.read(file);
  const ask = async () => void (await (await fetch(`${development.address}/for-brokers`)).text());
  await copy.write(file, original.replace('t("brokers:engine.title"', 't("brokers:engine.unheard"'));
  await expect
    .poll(async () => {
      if (said("engine.unheard").length === 0) await ask();
      return said("engine.unheard");
    })
    .toHaveLength(1);
  expect(said("engine.unheard")[0]).toMatch(/or add this one\.$/);
  await copy.write(file, original);
});

test("a changed event and a new page are there without a restart by hand", async () => {
  /** Whether a page is there and has a text. It is not while the server is starting anew. */
  const has = (path: string, text: string) => async () => {
    try {
      const answer = await fetch(development.address + path, { redirect: "manual" });
      return answer.status === 200 && (await answer.text()).includes(text);
    } catch {
      return false;
    }
  };
  await copy.edit("site.config.json", `"startsOn": "${site.event.startsOn}"`, '"startsOn": "2001-02-03"');
  // In the script of the head.
  await expect.poll(has("/", "`2001-02-03`")).toBe(true);

  // A row whose words come later: until then the server goes on as it was, and says why.
  let refusals = 0;
  const untilRefused = async (change: Promise<void>): Promise<void> => {
    await change;
    refusals += 1;
    await expect.poll(() => said("catalogues/en/prices.json: is missing").length).toBe(refusals);
  };
  await untilRefused(
    copy.edit(
      "src/content/routes.ts",
      "} as const satisfies Record<string, Route>;",
      'prices: { path: "/prices", catalogue: "prices", bookDemo: dialog, firstScreen: "headline" },\n$&',
    ),
  );
  const page = await copy.read("src/pages/[language]/partners.astro");
  await untilRefused(
    copy.write("src/pages/[language]/prices.astro", page.replaceAll('"partners"', '"prices"')),
  );
  const prices = JSON.stringify({ meta: { title: "Prices", description: "All prices." } });
  await untilRefused(copy.write("catalogues/es/prices.json", prices));
  await copy.write("catalogues/en/prices.json", prices);
  await expect.poll(has("/prices", "<title>Prices")).toBe(true);
});
