import { company } from "../src/content/company.ts";
import { type AnswersPage, answersOf } from "../src/content/pages/answers.ts";
import { routes } from "../src/content/routes.ts";
import { longDay } from "../src/i18n/messages/dates.ts";
import { conjunction, countries } from "../src/i18n/messages/lists.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { expect, filled, patternOf, site, test, untagged, words } from "./fixtures.ts";

const paths = {
  home: routes.home.path,
  "prop-firms": routes.propFirms.path,
  brokers: routes.brokers.path,
  communities: routes.communities.path,
  partners: routes.partners.path,
  "case-studies": routes.caseStudies.path,
} as const satisfies Record<AnswersPage, string>;

for (const language of ["en", "ja"] as const) {
  const { common } = words(language);
  const { dollars, duration, exactPercent } = numberFormats(language);

  test(`D26 LY-12 in ${language}: what buyers ask before a demo, and who the company is`, async ({
    page,
  }) => {
    const { contact, demo, hosting, incidents, leaving, people, price, security } = company;
    const { registration, address, directors } = company;
    const regions = countries(hosting.regions, language);
    const monthly = price
      ? [dollars(price.monthly.from), dollars(price.monthly.to), dollars(price.setUp)]
      : [];
    /** What an answer says of the company. */
    const facts: Readonly<Partial<Record<string, readonly string[]>>> = {
      demo: [duration(demo.minutes, "minute")],
      price: monthly,
      leaving: [duration(leaving.keptDays, "day")],
      incidents: [duration(incidents.minutes, "minute")],
      data: [regions, exactPercent(hosting.uptime), longDay(hosting.until, language)],
      security: [longDay(security.tested, language)],
      people: [`${people.count}`, `${people.founded}`, conjunction(directors.names, language)],
      contact: [contact.email, contact.phone],
    };
    for (const name of Object.keys(paths) as AnswersPage[]) {
      const { ids, hasSamples } = answersOf(name, company);
      await page.goto(pathIn(language, paths[name]));
      // Open, in the last section of the page.
      const answers = page.locator("section[id=final-call]");
      await expect(answers.getByRole("heading", { name: common.company.title, level: 3 })).toBeVisible();
      await expect(answers.getByRole("term")).toHaveText(ids.map((id) => common.company[id].title));
      const definitions = answers.getByRole("definition");
      await expect(definitions).toHaveText(ids.map((id) => patternOf(untagged(common.company[id].text))));
      for (const [index, id] of ids.entries()) {
        const answer = definitions.nth(index);
        await expect(answer).toBeVisible();
        for (const fact of facts[id] ?? []) await expect(answer).toContainText(fact);
      }
      const own = answers.locator("div", { has: page.locator("> dl") });
      await expect(own.getByText(common.sampleTag, { exact: true })).toHaveCount(hasSamples ? 1 : 0);
      const addresses = await definitions
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual([
        ...(ids.includes("data") ? [site.links.status] : []),
        `mailto:${contact.email}`,
        `tel:${contact.phone.replaceAll(" ", "")}`,
      ]);
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
