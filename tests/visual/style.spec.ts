import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { openStylePage } from "./stylePage.ts";

/** All tests of a worker share one page, because none changes it. */
const test = base.extend<object, { stylePage: Page }>({
  stylePage: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, contextOptions } = project.use;
      const page = await browser.newPage({ viewport, ...contextOptions });
      await openStylePage(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Everything on the style page. A wide component takes the width of the page, so that it differs on a phone. */
const components = globSync("src/{ui,illustrations}/*/*.examples.tsx", { cwd: root })
  .sort()
  .map((file) => {
    const isPicture = file.startsWith("src/illustrations");
    const isWide = isPicture || readFileSync(root + file, "utf8").includes("isWide = true");
    return { component: basename(file, ".examples.tsx"), isPicture, isWide };
  });

/** Scrolls an element to the top, so that its position does not depend on earlier tests. */
const bringToTop = (element: Locator): Promise<void> =>
  element.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));

const isUpdate = (): boolean => ["all", "changed"].includes(test.info().config.updateSnapshots);

/** A screenshot. A new baseline, which is committed, has 256 colours, which makes it much smaller. */
async function picture(element: Locator): Promise<Buffer> {
  await bringToTop(element);
  const screenshot = await element.screenshot();
  return isUpdate() ? sharp(screenshot).png({ palette: true, dither: 0 }).toBuffer() : screenshot;
}

test("every colour of the token layer", async ({ stylePage }) => {
  const colours = await stylePage.locator("td [data-token]").evaluateAll((swatches) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    return swatches.map((swatch) => {
      const { backgroundColor, colorScheme } = getComputedStyle(swatch);
      if (context) context.fillStyle = backgroundColor;
      context?.fillRect(0, 0, 1, 1);
      const [...bytes] = context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [];
      return `${swatch.getAttribute("data-token")} ${colorScheme}: ${bytes.join(" ")}`;
    });
  });
  expect(colours.join("\n")).toMatchSnapshot("colours.txt");
});

test("type in every language", async ({ stylePage }) => {
  expect(await picture(stylePage.locator("#type"))).toMatchSnapshot("type.png");
});

/** All examples of a component, in both schemes. */
const examplesOf = (page: Page, component: string): Locator => page.locator(`article[id=${component}]`);

for (const { component, isWide } of components)
  test(`${component} in every state`, { tag: isWide ? "@phone" : [] }, async ({ stylePage }) => {
    expect(await picture(examplesOf(stylePage, component))).toMatchSnapshot(`${component}.png`);
  });

/** Finishes all animations of a page, and cancels endless ones. */
const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
  });

test(
  "pictures come to look in motion as they do at rest",
  { tag: "@motion" },
  async ({ browser }, { project }) => {
    test.skip(isUpdate(), "Baselines show pictures at rest.");
    const { viewport = null } = project.use;
    const page = await browser.newPage({ viewport, reducedMotion: "no-preference" });
    await page.clock.install();
    await openStylePage(page);
    for (const { component } of components.filter(({ isPicture }) => isPicture)) {
      const examples = examplesOf(page, component);
      for (const example of await examples.locator("[data-example$='.light']").all()) {
        await bringToTop(example);
        // Observers of the page have heard of it before this one.
        await example.evaluate(
          (element) => new Promise((seen) => new IntersectionObserver(seen).observe(element)),
        );
        await page.clock.fastForward(5000);
      }
      await expect(async () => {
        await endMotion(page);
        expect(await picture(examples)).toMatchSnapshot(`${component}.png`);
      }).toPass();
    }
    await page.close();
  },
);
