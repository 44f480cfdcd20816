import { company } from "../src/facts/company.ts";
import { routes } from "../src/facts/routes.ts";
import { conjunction, countries } from "../src/languages/words/lists.ts";
import { numbers } from "../src/languages/words/numbers.ts";
import { expect, filled, test, words } from "./fixtures.ts";

const demoPages = [routes.brokers.path, routes.communities.path];

for (const language of ["en", "ja"] as const) {
  const { common } = words(language);
  const { duration, exactPercent } = numbers(language);
  const minutes = duration(company.demo.minutes, "minute");

  for (const path of demoPages)
    test(`BR-11 IB-09 ${path} in ${language} says before a demo what it is, costs and keeps`, async ({
      page,
    }) => {
      await page.goto(`${path}?lng=${language}`);
      const answers = page.getByRole("region", { name: common.company.title });
      const { demo, price, refunds, data } = common.company;
      const expected = [
        [demo.title, filled(demo.text, { duration: minutes })],
        [price.title, price.text],
        [refunds.title, refunds.text],
        [
          data.title,
          filled(data.text, {
            regions: countries(company.hosting.regions, language),
            uptime: exactPercent(company.hosting.uptime),
          }),
        ],
      ] as const;
      await expect(answers.getByRole("term")).toHaveText(expected.map(([title]) => title));
      await expect(answers.getByRole("definition")).toHaveText(expected.map(([, text]) => text));
    });

  test(`LY-12 the footer in ${language} says who the company is`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    await expect(page.getByRole("contentinfo")).toContainText(
      filled(common.footer.registration, {
        number: company.registration.number,
        address: company.address.text,
        directors: conjunction(company.directors.names, language),
        regions: countries(company.hosting.regions, language),
      }),
    );
  });
}
