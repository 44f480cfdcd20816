import type { Page } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import { routes } from "../../src/content/routes.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import { expect, filled, test, words } from "../fixtures.ts";

const { confirmation } = words("en");
const duration = numberFormats("en").duration(company.demo.minutes, "minute");

test("CF-01 the confirmation shows success, title, subtitle, what happens next and a button home", async ({
  reader: page,
}) => {
  await page.goto(routes.confirmation.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmation.title);
  await expect(page.locator("[data-icon=success]")).toBeVisible();
  await expect(page.getByText(confirmation.subtitle)).toBeVisible();
  const steps = page.getByRole("main").getByRole("listitem");
  await expect(steps).toHaveCount(confirmation.next.length);
  for (const [index, { when, what }] of confirmation.next.entries()) {
    await expect(steps.nth(index)).toContainText(when);
    await expect(steps.nth(index)).toContainText(filled(what, { duration }));
  }
  await page.getByRole("main").getByRole("link", { name: confirmation.home }).click();
  await expect(page).toHaveURL("/");
});

/**
 * Waits for the stroke of the page's opening to end.
 * @returns a function that tells what has come since: tones, and how often the bell began to swing and to settle
 */
async function listen(page: Page) {
  await page.locator("[data-icon=success]").evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const heard = { tones: 0, swings: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...time) {
      heard.tones += 1;
      start.apply(this, time);
    };
    element.addEventListener("animationstart", ({ target }) => {
      if (target instanceof SVGGElement) heard.swings += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: object }).heard);
}

test("CF-02 the bell swings and sounds when it or its button is pressed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(routes.confirmation.path);
  const heard = await listen(page);
  await page.getByRole("button", { name: confirmation.ring }).press("Enter");
  await expect.poll(heard).toEqual({ tones: 7, swings: 2 });
  await page.locator("[data-icon=success] g").click();
  await expect.poll(heard).toEqual({ tones: 14, swings: 4 });
});

/** What a browser may do with Web Audio, as a script that runs before those of the page. */
const withoutAudio: Readonly<Record<string, () => void>> = {
  missing: () => Reflect.deleteProperty(window, "AudioContext"),
  forbidden: () => {
    const construct = (): never => {
      throw new DOMException("forbidden", "NotSupportedError");
    };
    window.AudioContext = new Proxy(AudioContext, { construct });
  },
};

for (const [what, breakAudio] of Object.entries(withoutAudio))
  test(`CF-02 the bell swings in silence where Web Audio is ${what}, and no error is reported`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(breakAudio);
    await page.goto(routes.confirmation.path);
    const heard = await listen(page);
    await page.getByRole("button", { name: confirmation.ring }).press("Enter");
    await expect.poll(heard).toEqual({ tones: 0, swings: 2 });
    expect(errors).toEqual([]);
  });

test("CF-02 without a script no bell is offered, and with reduced motion it stays still", async ({
  reader,
  page,
}) => {
  await reader.goto(routes.confirmation.path);
  await expect(reader.getByText(confirmation.ring)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(routes.confirmation.path);
  await page.getByRole("button", { name: confirmation.ring }).click();
  const moving = await page
    .locator("[data-icon=success]")
    .evaluate((bell) => bell.getAnimations({ subtree: true }));
  expect(moving).toEqual([]);
});
