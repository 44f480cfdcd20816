import { company } from "../src/facts/company.ts";
import { answersOnPage } from "../src/facts/pages/answers.ts";
import { routes } from "../src/facts/routes.ts";
import { pathIn } from "../src/languages/choosing/pathIn.ts";
import { longDay } from "../src/languages/words/dates.ts";
import { conjunction, countries } from "../src/languages/words/lists.ts";
import { numbers } from "../src/languages/words/numbers.ts";
import { expect, filled, site, test, words } from "./fixtures.ts";

const paths = {
  home: routes.home.path,
  "prop-firms": routes.propFirms.path,
  brokers: routes.brokers.path,
  communities: routes.communities.path,
  partners: routes.partners.path,
} as const satisfies Record<keyof typeof answersOnPage, string>;

const withoutTags = (message: string): string => message.replace(/<[^>]+>/g, "");

for (const language of ["en", "ja"] as const) {
  const { common } = words(language);
  const { duration, exactPercent } = numbers(language);

  test(`D26 LY-12 in ${language}: what buyers ask before a demo, and who the company is`, async ({
    page,
  }) => {
    const { demo, hosting, incidents, registration, address, directors } = company;
    const regions = countries(hosting.regions, language);
    const facts = {
      duration: duration(demo.minutes, "minute"),
      answer: duration(incidents.minutes, "minute"),
      regions,
      uptime: exactPercent(hosting.uptime),
      day: longDay(hosting.until, language),
    };
    for (const [name, ids] of Object.entries(answersOnPage)) {
      await page.goto(pathIn(language, paths[name as keyof typeof paths]));
      const answers = page.getByRole("region", { name: common.company.title });
      await answers.getByRole("heading", { name: common.company.title }).click();
      await expect(answers.getByRole("term")).toHaveText(ids.map((id) => common.company[id].title));
      await expect(answers.getByRole("definition")).toHaveText(
        ids.map((id) => withoutTags(filled(common.company[id].text, facts))),
      );
      await expect(answers.getByRole("link")).toHaveAttribute("href", site.links.status);
    }
    await expect(page.getByRole("contentinfo")).toContainText(
      filled(common.footer.registration, {
        number: registration.number,
        address: address.text,
        directors: conjunction(directors.names, language),
        regions,
      }),
    );
  });
}
