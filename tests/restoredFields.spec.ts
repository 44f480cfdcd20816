import type { Locator, Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { commission, tiers } from "../src/content/sample/academy.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { expect, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// A field answers also to what stands in it before its island starts.

const { home } = words("en");

const scripts = "**/*.js";

test.describe("The field for a name", () => {
  const field = (page: Page) => page.getByRole("textbox", { name: home.nameField.label });
  const names = (page: Page) => page.locator("[data-brand=name]");

  test("HM-01 pictures take a name that was typed before the scripts came", async ({ page }) => {
    const release = await holdBack(page, scripts);
    await page.goto("/", { waitUntil: "commit" });
    await field(page).pressSequentially("Acme");
    await expect(names(page).first()).toHaveText(home.board.host);
    release();
    await expect(names(page).first()).toHaveText("Acme");
    await expect(field(page)).toHaveValue("Acme");
    await field(page).pressSequentially(" 2");
    await expect(names(page).first()).toHaveText("Acme 2");
  });
});

test.describe("The slider for the size of a trade", () => {
  const { path } = routes.propFirms;
  const slider = (page: Page) => page.getByRole("slider");

  /** Expects that slider and figures have a value. */
  async function expectAgreement(page: Page, value: string): Promise<void> {
    await expect(slider(page)).toHaveJSProperty("value", value);
    await expect(page.getByText(`${value} × `)).toBeVisible();
  }

  test("PF-03 figures agree with the slider that Back restores, although scripts come late", async ({
    page,
  }) => {
    await page.goto(path);
    await slider(page).press("Home");
    await expectAgreement(page, "0.2");
    await page.goto(routes.partners.path);
    const release = await holdBack(page, scripts);
    await page.goBack({ waitUntil: "commit" });
    release();
    await expectAgreement(page, "0.2");
  });
});

test("IB-01 the river follows what was typed before the scripts came, if it is a rate", async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto(routes.communities.path, { waitUntil: "commit" });
  const field = page.getByRole("spinbutton");
  await field.nth(1).fill("1,5");
  await field.nth(3).fill("much");
  release();
  const [first, second] = tiers;
  const sum = commission - (first?.commission ?? 0) + (first?.lots ?? 0) * 1.5;
  await expect(page.getByRole("figure").first()).toContainText(numberFormats("en").dollars(sum));
  await expect(field.nth(3)).toHaveValue(`${second?.rate}`);
  await expect(field.nth(1)).toHaveValue("1,5");
});

/** Tools that start at their first use: a control, what is there without it, and texts that only a value of it has. */
const tools: Readonly<
  Record<string, { path: string; control: (page: Page) => Locator; value: string; shows: string }>
> = {
  "the gold trade": {
    path: routes.home.path,
    control: (page) => page.locator("#gold-size"),
    value: "3.1",
    shows: "3.1 × 100",
  },
  "the size of a trade": {
    path: routes.propFirms.path,
    control: (page) => page.getByRole("slider"),
    value: "3.1",
    shows: "3.1 × 100",
  },
  "a rate": {
    path: routes.communities.path,
    control: (page) => page.getByRole("spinbutton").nth(1),
    value: "100",
    shows: numberFormats("en").dollars(100 * (tiers[0]?.lots ?? 0)),
  },
};

for (const [name, { path, control, value, shows }] of Object.entries(tools)) {
  const answer = (page: Page) => page.locator("main").getByText(shows).filter({ visible: true }).first();

  test(`D7 ${name} that is first used offline goes after a moment, and answers once online`, async ({
    page,
    context,
  }) => {
    await page.goto(path, { waitUntil: "load" });
    await control(page).scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await control(page).fill(value);
    await expect(control(page)).toBeHidden();
    await expect(answer(page)).toBeHidden();
    // Presses that change nothing do no harm.
    await page.getByRole("main").click({ position: { x: 1, y: 1 } });
    await context.setOffline(false);
    await expect(control(page)).toBeVisible();
    await expect(control(page)).toHaveValue(value);
    await expect(answer(page)).toBeVisible();
  });

  test(`D7 ${name} whose script was lost on the way answers after the next press on the page`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "load" });
    await page.route("**/*.js*", (route) => route.abort());
    await control(page).fill(value);
    await expect(control(page)).toBeHidden();
    await page.unroute("**/*.js*");
    await page.keyboard.press("Tab");
    await expect(control(page)).toHaveValue(value);
    await expect(answer(page)).toBeVisible();
  });
}
