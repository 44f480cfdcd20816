import sharp from "sharp";
import { appIcons } from "../src/content/icons.ts";
import { routes } from "../src/content/routes.ts";
import { favicon } from "../src/layout/head/icons.ts";
import { expect, site, test, words } from "./fixtures.ts";

const iconPaths = ["/favicon.svg", "/favicon.ico", ...Object.keys(appIcons).map((name) => `/${name}.png`)];
const types: Record<string, string> = { svg: "image/svg+xml", ico: "image/x-icon", png: "image/png" };
const typeOf = (path: string): string => types[path.split(".").at(-1) ?? ""] ?? "";

test("the head names icons that are there, and the manifest the ones it needs, in the sizes they have", async ({
  page,
  request,
}) => {
  for (const path of iconPaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      "content-type": typeOf(path),
      "cache-control": "public, max-age=3600",
    });
  }
  await page.goto("/");
  const links = await page
    .locator("link[rel=icon], link[rel=apple-touch-icon]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(2);
  expect(iconPaths).toEqual(expect.arrayContaining(links));
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

test("a logo without a colour of its own can be seen in a tab in both schemes", async ({ page }) => {
  const logo = favicon({ viewBox: "0 0 1 1", content: '<path d="M0 0h1v1H0z"/>', ids: "logo-" });
  const address = `data:image/svg+xml,${encodeURIComponent(logo)}`;
  for (const [colorScheme, isInScheme] of [
    ["light", (red: number) => red < 50],
    ["dark", (red: number) => red > 200],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const red = await page.evaluate(async (src) => {
      const paint = document.createElement("canvas").getContext("2d");
      const image = Object.assign(new Image(32, 32), { src });
      await image.decode();
      paint?.drawImage(image, 0, 0, 32, 32);
      return paint?.getImageData(16, 16, 1, 1).data[0] ?? Number.NaN;
    }, address);
    expect(isInScheme(red), `${red} in ${colorScheme}`).toBe(true);
  }
});

test("the bar of the browser has the colour of the page in both schemes", async ({ page }) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [bar, paper] = await page.evaluate(() => {
      const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const tags = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      const bar = tags.find(({ media }) => matchMedia(media || "all").matches)?.content ?? "";
      return [bar, getComputedStyle(document.documentElement).backgroundColor].map((colour) => {
        if (!paint) throw new Error("no canvas");
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
      });
    });
    expect(bar, colorScheme).toEqual(paper);
  }
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
