import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { startEditor } from "./editorCopy.ts";
import { expect, test } from "./fixtures.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

test.describe.configure({ mode: "default" });

let copy: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
  copy = await copySite("logos");
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>';
  await copy.write("src/facts/brand.json", JSON.stringify({ logo }));
  editor = await startEditor(copy);
});

test.afterAll(async () => {
  await editor?.[Symbol.asyncDispose]();
  await copy?.remove();
});

const choose = (field: Locator, name: string, text: string): Promise<void> =>
  field
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(text) });

const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth > 0;
  });

const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

test("the logo is an SVG file: it is seen at once, can be undone, and a file that is none changes nothing", async ({
  page,
}) => {
  await page.goto(`${editor.address}#file/src/facts/brand.json`);
  const form = page.locator(".fields");
  const picture = form.getByAltText("On light");
  const [before, after] = [encodeURIComponent("M0 0h32v32z"), encodeURIComponent("M0 0h48v24z")];
  await expect(picture).toHaveAttribute("src", new RegExp(before));

  await choose(form, "words.svg", '<svg viewBox="0 0 9 9"><text>Brand</text></svg>');
  await expect(form.getByRole("alert")).toHaveText(
    "Not used: words.svg has <text>: turn text into paths, leave pictures and effects out, and export it again.",
  );
  await expect(picture).toHaveAttribute("src", new RegExp(before));

  const own =
    '<svg width="48" height="24"><style>.a{fill:#BE4A1B}</style><path class="a" d="M0 0h48v24z"/></svg>';
  await choose(form, "own.svg", own);
  await expect(picture).toHaveAttribute("src", new RegExp(after));
  await expect(form.getByRole("alert")).toHaveCount(0);
  for (const scheme of ["light", "dark"]) expect(await isDrawn(form.getByAltText(`On ${scheme}`))).toBe(true);
  await expectNoViolations(page, { without: "iframe" });
  await button(page, "Undo").click();
  await expect(picture).toHaveAttribute("src", new RegExp(before));

  await choose(form, "own.svg", own);
  await button(page, "Save").click();
  await expect(page.getByRole("status")).toHaveText("Saved");
  expect(JSON.parse(await readFile(copy.path("src/facts/brand.json"), "utf8")).logo).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path fill="#be4a1b" d="M0 0h48v24z"/></svg>',
  );
});

test("a partner's colour is chosen by eye, and the editor says if it can hardly be seen", async ({
  page,
}) => {
  await page.goto(`${editor.address}#file/src/facts/partners.json`);
  await page.locator("summary").first().click();
  const colour = page.getByLabel("Colour", { exact: true }).first();
  await expect(colour).toHaveAttribute("type", "color");
  await colour.fill("#ffffff");
  await expect(page.getByText(/^#ffffff can hardly be seen in light mode/)).toBeVisible();
  await colour.fill("#9c6e00");
  await expect(page.getByRole("status")).toContainText("checks passed");
});
