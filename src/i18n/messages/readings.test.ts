import { expect, test } from "vitest";
import { site } from "../../site/site.ts";
import { defaultLanguage, type Language } from "../languages.ts";
import { readCatalogues, sourceFrom } from "./catalogues.ts";
import { allMessages } from "./format.ts";

/** A figure that languages say in different ways. */
interface Figure {
  what: string;
  inEnglish: RegExp;
  inOthers: RegExp;
  /** Messages in which a language has a different reading. */
  except?: Partial<Record<Language, string>>;
}

/** Two figures with a dash or words between them, such as `2–4` or `2 से 4`. */
const range = (from: number, to: number, end = ""): RegExp =>
  new RegExp(`(?<!\\d)${from}[^\\d]{1,6}${to}(?!\\d)${end}`);

/** Both readings of the specification (D15), in words. `claimFigure` writes the figures that stand by themselves. */
const figures: readonly Figure[] = [
  {
    what: "a prop firm is launched in 7 days, in other languages in 14",
    inEnglish: /^(?!.*(?<!\d)14(?!\d)).*(?:(?<!\d)7 days|Day 7(?!\d))/s,
    inOthers: /^(?!.*(?<!\d)7(?!\d)).*(?<!\d)14(?!\d)/s,
    except: { es: "prop-firms:faq.items.launch.answer" },
  },
  {
    what: "a prop firm is launched in 7 days in English and 14 in another language",
    inEnglish: /(?<!\d)7 days.*(?<!\d)14(?!\d)/s,
    inOthers: /^(?=.*(?<!\d)7(?!\d)).*(?<!\d)14(?!\d)/s,
  },
  {
    what: "a basic integration takes partners 2–4 weeks",
    inEnglish: range(2, 4, " weeks"),
    inOthers: range(2, 4),
  },
  {
    what: "white-label takes partners 4–8 weeks",
    inEnglish: range(4, 8, " weeks"),
    inOthers: range(4, 8),
  },
  {
    what: "integration takes brokers 1–2 weeks",
    inEnglish: range(1, 2, " weeks"),
    inOthers: range(1, 2),
    except: { ja: "brokers:workflow.steps.0.description" },
  },
  {
    what: "the label of the range of retention, which stands without the percent sign, has it",
    inEnglish: /^% rise in/,
    inOthers: /[%％]/,
  },
];

const { catalogues } = await readCatalogues({ languages: site.languages, variables: {} }, sourceFrom({}));
const messagesIn = (language: Language): Map<string, string> => allMessages(catalogues.get(language) ?? {});

const english = [...messagesIn(defaultLanguage)];
const others = site.languages.filter((code) => code !== defaultLanguage);

test.each(figures)("LN-06 $what, in each message that says so", ({ inEnglish, inOthers, except }) => {
  const keys = english.filter(([, message]) => inEnglish.test(message)).map(([key]) => key);
  expect(keys).not.toEqual([]);
  for (const language of others) {
    const messages = messagesIn(language);
    for (const key of keys.filter((each) => each !== except?.[language]))
      expect.soft(messages.get(key), `${language} ${key}`).toMatch(inOthers);
  }
});

test("LN-06 only one answer, in Spanish, says that a launch takes less than a week", () => {
  const hurried = others.flatMap((language) =>
    [...messagesIn(language)]
      .filter(([, message]) => /menos de (una|1) semana/i.test(message))
      .map(([key]) => `${language} ${key}`),
  );
  expect(hurried).toEqual(["es prop-firms:faq.items.launch.answer"]);
});

test("LN-06 Spanish and Japanese say 404 where other languages give a missing page a title", () => {
  const titled = others.filter((language) => messagesIn(language).get("common:notFound.title") !== "404");
  expect(titled).toEqual(others.filter((language) => !["es", "ja"].includes(language)));
});
