import { company } from "../../src/facts/company.ts";
import { routes } from "../../src/facts/routes.ts";
import { numbers } from "../../src/languages/words/numbers.ts";
import { expect, filled, test, words } from "../fixtures.ts";

const { confirmation } = words("en");
const duration = numbers("en").duration(company.demo.minutes, "minute");

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
