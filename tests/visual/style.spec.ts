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
      if (contextOptions?.reducedMotion !== "reduce") await page.clock.install();
      await openStylePage(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = globSync("src/{ui,pictures}/*/*.examples.tsx", { cwd: root }).sort();

/** Whether a component takes the width of the page, so that it differs on a phone. */
const isWide = (file: string): boolean =>
  file.startsWith("src/pictures") || readFileSync(root + file, "utf8").includes("isWide = true");

/** Scrolls an element to the top, so that its position does not depend on earlier tests. */
const bringToTop = (element: Locator): Promise<void> =>
  element.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));

/** A screenshot. A new baseline, which is committed, has 256 colours, which makes it much smaller. */
async function picture(element: Locator): Promise<Buffer> {
  await bringToTop(element);
  const screenshot = await element.screenshot();
  const isBaseline = ["all", "changed"].includes(test.info().config.updateSnapshots);
  return isBaseline ? sharp(screenshot).png({ palette: true, dither: 0 }).toBuffer() : screenshot;
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
  for (const specimen of await stylePage.locator("[data-specimen]").all()) {
    const language = await specimen.getAttribute("data-specimen");
    expect.soft(await picture(specimen)).toMatchSnapshot(`type.${language}.png`);
  }
});

/** The examples of a component, by name. */
async function examplesOf(
  page: Page,
  component: string,
  { onlyLight }: { onlyLight: boolean },
): Promise<{ name: string; example: Locator }[]> {
  const all = await page.locator(`[data-example^="${component}."]`).all();
  const named = await Promise.all(
    all.map(async (example) => ({ name: (await example.getAttribute("data-example")) ?? "", example })),
  );
  const examples = named.filter(({ name }) => !onlyLight || name.endsWith(".light"));
  expect(examples.length).toBeGreaterThan(0);
  return examples;
}

/** Finishes all animations that an element has started since it came into view, and cancels endless ones. */
async function endMotion(element: Locator): Promise<void> {
  await bringToTop(element);
  await element.page().clock.runFor(5000);
  await element.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true }))
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
  });
}

for (const file of files) {
  const component = basename(file, ".examples.tsx");
  test(
    `${component} in every state`,
    { tag: isWide(file) ? "@phone" : [] },
    async ({ stylePage }, { project }) => {
      const onlyLight = project.name === "phone";
      for (const { name, example } of await examplesOf(stylePage, component, { onlyLight }))
        expect.soft(await picture(example)).toMatchSnapshot(`${name}.png`);
    },
  );

  if (file.startsWith("src/pictures"))
    test(`${component} comes to look in motion as it does at rest`, { tag: "@motion" }, async ({
      stylePage,
    }) => {
      for (const { name, example } of await examplesOf(stylePage, component, { onlyLight: true }))
        await expect(async () => {
          await endMotion(example);
          expect(await picture(example)).toMatchSnapshot(`${name}.png`);
        }).toPass();
    });
}
