import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "../../i18n/languages.ts";
import { launchDays } from "./launchDays.ts";

test.each(languageCodes)("PF-11 the opening is as many days away as the headline says in %s", (language) => {
  const { hero } = JSON.parse(readFileSync(`catalogues/${language}/prop-firms.json`, "utf8"));
  expect(hero.title.match(/\d+/g)).toEqual([`${launchDays(language)}`]);
});
