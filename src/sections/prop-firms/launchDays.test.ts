import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languageCodes } from "../../languages/languages.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { Final } from "./Final.tsx";
import { launchDays } from "./launchDays.ts";

test.each(languageCodes)("PF-11 the opening is as many days away as the headline says in %s", (language) => {
  const { hero } = JSON.parse(readFileSync(`catalogues/${language}/prop-firms.json`, "utf8"));
  expect(hero.title.match(/\d+/g)).toEqual([`${launchDays(language)}`]);
});

test.each(["en", "ru"] as const)(
  "PF-11 the final call draws the days up to the opening in %s",
  async (language) => {
    const html = renderToStaticMarkup(Final(await translatorFor(language)));
    expect(html.match(/<li/g)).toHaveLength(launchDays(language));
  },
);
