import { describe, expect, test } from "vitest";
import { changeSetsOf, isAbout, lackingWords } from "./changeSets.ts";
import type { Change } from "./changes.ts";

const word = (language: string, path: string, before: string | undefined, after: string): Change => ({
  file: `catalogues/${language}/home.json`,
  path: path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  ...(before !== undefined && { before }),
  after,
});

const keys = (changes: readonly Change[]) => changeSetsOf(changes).map(({ key }) => key);

describe("a change set", () => {
  test("is a message in all its languages, with its plural forms or items", () => {
    expect(
      keys([
        word("en", "hero.title", "Old", "New"),
        word("ru", "hero.title", "Старый", "Новый"),
        word("en", "people_one", "one", "a person"),
        word("ru", "people_few", "мало", "немного"),
        word("en", "points.0", "a", "b"),
      ]),
    ).toEqual(["home:hero.title", "home:people", "home:points"]);
  });

  test("is a new entry with its words", () => {
    const row: Change = {
      file: "src/facts/testimonials.json",
      path: ["home", 3],
      after: { id: "onboarding", company: "Volt Trading" },
    };
    const words: Change = {
      file: "catalogues/en/home.json",
      path: ["proof", "testimonials", "onboarding"],
      after: { content: "Said", name: "Tomas" },
    };
    const changeSets = changeSetsOf([row, words]);
    expect(changeSets).toEqual([{ key: "home:proof.testimonials.onboarding", changes: [row, words] }]);
    const english = { proof: { testimonials: { first: { content: "a", name: "b", role: "c" } } } };
    expect(changeSets.flatMap((changeSet) => lackingWords(changeSet, { [words.file]: english }))).toEqual([
      { file: "catalogues/en/home.json", key: "proof.testimonials.onboarding.role" },
    ]);
  });

  test("is a new entry with the one message that names it", () => {
    const link: Change = {
      file: "src/facts/navigation.json",
      path: ["footer", "company", 4],
      after: { id: "careers", url: "https://careers.example.com/" },
    };
    const label: Change = {
      file: "catalogues/en/common.json",
      path: ["navigation", "careers"],
      after: "Careers",
    };
    const changeSets = changeSetsOf([label, link]);
    expect(changeSets).toEqual([{ key: "common:navigation.careers", changes: [label, link] }]);
    expect(
      changeSets.flatMap((changeSet) =>
        lackingWords(changeSet, { [label.file]: { navigation: { others: { a: "b" } } } }),
      ),
    ).toEqual([]);
  });
});

test("a fault is about the change set whose message or value it names, in any language", () => {
  const [changeSet] = changeSetsOf([word("en", "hero.title", "Old", "New")]);
  const about = (file: string, key: string) => changeSet && isAbout(changeSet, { file, key });
  expect(about("catalogues/ru/home.json", "hero.title")).toBe(true);
  expect(about("catalogues/ru/home.json", "hero.titles")).toBe(false);
  expect(about("catalogues/ru/common.json", "hero.title")).toBe(false);
  expect(about("catalogues/en/home.json", "")).toBe(true);
});
