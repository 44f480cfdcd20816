import sharp from "sharp";
import { imagesBehind } from "../scripts/sharePicture.ts";
import { iconPaths } from "../src/facts/icons.ts";
import { canonicalRoute, routeIds, routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { languages } from "../src/languages/languages.ts";
import { translatorFor } from "../src/languages/words/translator.ts";
import { favicon } from "../src/layout/head/icons.ts";
import { headMeta, pageMeta } from "../src/layout/head/pageMeta.ts";
import { expect, site, test, words } from "./fixtures.ts";

const types: Record<string, string> = { svg: "image/svg+xml", ico: "image/x-icon", png: "image/png" };
const typeOf = (path: string): string => types[path.split(".").at(-1) ?? ""] ?? "";

test("every icon is answered with its type and kept for an hour", async ({ request }) => {
  for (const path of iconPaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      "content-type": typeOf(path),
      "cache-control": "public, max-age=3600",
    });
  }
});

test("the head names the icons, and the manifest the ones it needs, in the sizes they have", async ({
  page,
  request,
}) => {
  await page.goto("/");
  for (const [relation, paths] of [
    ["icon", ["/favicon.ico", "/favicon.svg"]],
    ["apple-touch-icon", ["/apple-touch-icon.png"]],
  ] as const)
    expect(
      await page
        .locator(`link[rel=${relation}]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(paths);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: site.brand, short_name: site.brand });
  for (const { src, sizes, type } of manifest.icons) {
    expect(iconPaths).toContain(src);
    expect(type).toBe(typeOf(src));
    if (sizes === "any") continue;
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the bar of the browser follows the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const colours = await page.evaluate(() => {
      const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!paint) throw new Error("no canvas");
      const read = (x: number, y: number) => [...paint.getImageData(x, y, 1, 1).data.subarray(0, 3)];
      const tags = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      paint.fillStyle = tags.find(({ media }) => matchMedia(media || "all").matches)?.content ?? "";
      paint.fillRect(0, 0, 1, 1);
      const bar = read(0, 0);
      paint.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      paint.fillRect(0, 0, 1, 1);
      const paper = read(0, 0);
      return { bar, paper };
    });
    expect(colours.bar).toEqual(colours.paper);
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`a logo without a colour of its own shows in a tab in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const icon = favicon({ viewBox: "0 0 1 1", content: '<path d="M0 0h1v1H0z"/>', ids: "logo-" });
    const red = await page.evaluate(
      async (address) => {
        const paint = document.createElement("canvas").getContext("2d");
        const image = new Image(32, 32);
        image.src = address;
        await image.decode();
        paint?.drawImage(image, 0, 0, 32, 32);
        return paint?.getImageData(16, 16, 1, 1).data[0] ?? Number.NaN;
      },
      `data:image/svg+xml,${encodeURIComponent(icon)}`,
    );
    expect(red).toBeGreaterThanOrEqual(colorScheme === "dark" ? 200 : 0);
    expect(red).toBeLessThan(colorScheme === "dark" ? 256 : 50);
  });

for (const language of site.languages)
  test(`LN-03 an address copied in ${language} shows others its words, and a share image in it`, async ({
    baseURL,
  }) => {
    // Networks and messengers send no cookies, and English or nothing as their language.
    const ask = (path: string) => fetch(new URL(path, baseURL), { headers: { "Accept-Language": "en" } });
    const locale = languages.find(({ code }) => code === language)?.openGraph;
    for (const id of routeIds) {
      const address = pathIn(language, routes[id].path);
      const html = await (await ask(address)).text();
      const contents = (property: string) =>
        Array.from(
          html.matchAll(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`, "g")),
          ([, content = ""]) => content,
        );
      const content = (property: string) => contents(property)[0] ?? "";
      const { t } = await translatorFor(language);
      const { title, description } = headMeta(pageMeta(id, t));
      expect([content("og:title"), content("og:description")], address).toEqual([title, description]);
      expect(content("description")).toBe(description);
      expect(content("og:url")).toBe(site.url + pathIn(language, routes[canonicalRoute(id)].path));
      expect(content("og:locale")).toBe(locale);
      const others = languages.map(({ openGraph }) => openGraph).filter((other) => other !== locale);
      expect(contents("og:locale:alternate")).toEqual("hidden" in routes[id] ? [] : others);

      const image = content("og:image");
      expect(image, address).toMatch(
        new RegExp(`^${site.url}/share/${language}/[a-z-]+\\.[0-9a-f]{8}\\.jpg$`),
      );
      expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
      expect(content("og:image:alt")).toBe(title);
      expect(content("twitter:card")).toBe("summary_large_image");
      const answer = await ask(new URL(image).pathname);
      expect(answer.status, image).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, max-age=31536000, immutable",
      });
      // An address that a network knows from an earlier build gets no other image in its place (ADR 035).
      const earlier = new URL(image).pathname.replace(/\.[0-9a-f]{8}\./, ".00000000.");
      expect((await ask(earlier)).status).toBe(404);
    }
  });

test("share images show what their pages show", async () => {
  const behind = imagesBehind(process.env.SITE_DIST ?? "dist");
  expect(behind, "behind their pages: run npm run share-images, and commit the images").toEqual([]);
});

const { brokers } = words("en");

test("BR-02 a partner's symbol is grey like its name, and takes its own colour when pointed at or focused", async ({
  page,
}) => {
  await page.goto(routes.brokers.path);
  const logo = page
    .getByRole("region", { name: brokers.partners.label, exact: true })
    .getByRole("link")
    .first();
  const symbol = logo.locator("[translate=no] svg");
  /** How much of the symbol's own colour is mixed into the grey. */
  const own = () =>
    symbol.evaluate((drawing) => Number(getComputedStyle(drawing).getPropertyValue("--own") || 0));
  const grey = await logo.locator("[translate=no]").evaluate((mark) => getComputedStyle(mark).color);
  await expect(symbol).toHaveCSS("color", grey);
  expect(await own()).toBe(0);
  for (const point of [() => logo.hover(), () => logo.focus()]) {
    await point();
    await expect.poll(own).toBe(1);
    await page.mouse.move(0, 0);
    await logo.blur();
    await expect.poll(own).toBe(0);
  }
});
