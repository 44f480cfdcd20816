import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Company } from "../../content/company.ts";
import { answersOnPage } from "../../content/pages/answers.ts";
import { parseJson, readJson } from "../../content/readJson.ts";
import type { Language } from "../../i18n/languages.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";

vi.mock("../../content/readJson.ts", { spy: true });

/** The facts of the tests: none of them is invented. */
function real(company: Company): void {
  for (const fact of Object.values(company)) delete fact?.sample;
  const monthly = { from: 900, to: 2400 };
  company.price = { currency: "USD", monthly, setUp: 3000 };
  company.quote.workingDays = 1;
  company.contact = { email: "hello@example.com", phone: "+44 20 7946 0999" };
}

/** The answers of a page with other facts. */
async function answers(
  page: keyof typeof answersOnPage,
  change: (company: Company) => void = () => {},
  language: Language = "en",
): Promise<string> {
  vi.resetModules();
  const { readJson: read } =
    await vi.importActual<typeof import("../../content/readJson.ts")>("../../content/readJson.ts");
  vi.mocked(readJson).mockImplementation((path) => {
    const json = read(path);
    if (!path.endsWith("/company.json")) return json;
    const facts = json.value as Company;
    real(facts);
    change(facts);
    return parseJson(JSON.stringify(facts), path);
  });
  const { BeforeYouBook } = await import("./BeforeYouBook.tsx");
  return renderToStaticMarkup(<BeforeYouBook {...(await i18nFor(language))} page={page} />);
}

const { t } = await i18nFor("en");
const tag = `>${t("common:sampleTag")}<`;

test("D26 who publishes no price says when a quote comes and what is in it", async () => {
  const [priced, unpriced] = [
    await answers("brokers"),
    await answers("brokers", (company) => {
      company.price = null;
      company.quote.workingDays = 3;
    }),
  ];
  for (const sum of ["$900", "$2,400", "$3,000"]) {
    expect(priced).toContain(sum);
    expect(unpriced).not.toContain(sum);
  }
  const quote = t("common:company.workingDays", { count: 3 });
  expect(unpriced).toContain(t("common:company.quote.text", { quote }));
  expect(unpriced.split("<dt").length).toBe(priced.split("<dt").length);
});

test("D26 a mail program and a phone open from the answer that names them", async () => {
  const html = await answers("home");
  expect(html).toMatch(/<a href="mailto:hello@example\.com"[^>]*>hello@example\.com<\/a>/);
  expect(html).toMatch(/<a href="tel:\+442079460999"[^>]*>\+44 20 7946 0999<\/a>/);
});

test("D26 the head has the tag as long as an answer of the page says something invented", async () => {
  expect(await answers("home")).not.toContain(tag);
  const invented = (company: Company) => {
    company.hosting.sample = true;
  };
  expect(await answers("home", invented)).not.toContain(tag);
  const html = await answers("partners", invented);
  expect(html.split(tag).length).toBe(2);
  expect(html.indexOf(tag)).toBeLessThan(html.indexOf("<dl"));
});

test.each([
  [1, "в течение 1 рабочего дня"],
  [2, "в течение 2 рабочих дней"],
  [21, "в течение 21 рабочего дня"],
])("D26 LN-05 the days of a quote are inflected: %i", async (workingDays, words) => {
  const html = await answers(
    "home",
    (company) => {
      company.quote.workingDays = workingDays;
    },
    "ru",
  );
  expect(html.replaceAll("\u00a0", " ")).toContain(words);
});

test("D26 each page ends its answers with a way to write or call", () => {
  for (const [page, ids] of Object.entries(answersOnPage)) expect(ids.at(-1), page).toBe("contact");
});
