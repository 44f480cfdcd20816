import { company } from "../src/content/company.ts";
import { answersOnPage } from "../src/content/pages/answers.ts";
import { routes } from "../src/content/routes.ts";
import { longDay } from "../src/i18n/messages/dates.ts";
import { conjunction, countries } from "../src/i18n/messages/lists.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { expect, filled, site, test, untagged, words } from "./fixtures.ts";

const paths = {
  home: routes.home.path,
  "prop-firms": routes.propFirms.path,
  brokers: routes.brokers.path,
  communities: routes.communities.path,
  partners: routes.partners.path,
  "case-studies": routes.caseStudies.path,
} as const satisfies Record<keyof typeof answersOnPage, string>;

for (const language of ["en", "ja"] as const) {
  const { common } = words(language);
  const { duration, exactPercent } = numberFormats(language);

  test(`D26 LY-12 in ${language}: what buyers ask before a demo, and who the company is`, async ({
    page,
  }) => {
    const { demo, hosting, incidents, registration, address, directors } = company;
    const regions = countries(hosting.regions, language);
    const content = {
      duration: duration(demo.minutes, "minute"),
      answer: duration(incidents.minutes, "minute"),
      regions,
      uptime: exactPercent(hosting.uptime),
      day: longDay(hosting.until, language),
    };
    for (const [name, ids] of Object.entries(answersOnPage)) {
      await page.goto(pathIn(language, paths[name as keyof typeof paths]));
      // Open, in the last section of the page.
      const answers = page.locator("section[id=final-call]");
      await expect(answers.getByRole("heading", { name: common.company.title, level: 3 })).toBeVisible();
      await expect(answers.getByRole("term")).toHaveText(ids.map((id) => common.company[id].title));
      await expect(answers.getByRole("definition")).toHaveText(
        ids.map((id) => untagged(filled(common.company[id].text, content))),
      );
      for (const answer of await answers.getByRole("definition").all()) await expect(answer).toBeVisible();
      const status = answers.getByRole("definition").getByRole("link");
      await expect(status).toHaveCount((ids as readonly string[]).includes("data") ? 1 : 0);
      for (const link of await status.all()) await expect(link).toHaveAttribute("href", site.links.status);
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
