import { company } from "../src/facts/company.ts";
import { routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { conjunction, countries } from "../src/languages/words/lists.ts";
import { numbers } from "../src/languages/words/numbers.ts";
import { expect, filled, test, words } from "./fixtures.ts";

const demoPages = [routes.brokers.path, routes.communities.path];

for (const language of ["en", "ja"] as const) {
  const { common } = words(language);
  const { duration, exactPercent } = numbers(language);
  const minutes = duration(company.demo.minutes, "minute");

  test(`BR-11 IB-09 LY-12 in ${language}: what a demo is, costs and keeps, and who the company is`, async ({
    page,
  }) => {
    const { demo, price, refunds, data } = common.company;
    const regions = countries(company.hosting.regions, language);
    const uptime = exactPercent(company.hosting.uptime);
    for (const path of demoPages) {
      await page.goto(pathIn(language, path));
      const answers = page.getByRole("region", { name: common.company.title });
      await answers.getByRole("heading", { name: common.company.title }).click();
      await expect(answers.getByRole("term")).toHaveText(
        [demo, price, refunds, data].map(({ title }) => title),
      );
      await expect(answers.getByRole("definition")).toHaveText([
        filled(demo.text, { duration: minutes }),
        price.text,
        refunds.text,
        filled(data.text, { regions, uptime }),
      ]);
    }
    await expect(page.getByRole("contentinfo")).toContainText(
      filled(common.footer.registration, {
        number: company.registration.number,
        address: company.address.text,
        directors: conjunction(company.directors.names, language),
        regions,
      }),
    );
  });
}
