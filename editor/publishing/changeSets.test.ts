import { describe, expect, test } from "vitest";
import { changeSetsOf, isAbout, lackingWords } from "./changeSets.ts";
import type { Change, Value } from "./changes.ts";

const word = (language: string, path: string, before: string | undefined, after: string): Change => ({
  file: `catalogues/${language}/home.json`,
  path: path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  ...(before !== undefined && { before }),
  after,
});

const added = (file: string, path: Change["path"], after: Value): Change => ({ file, path, after });

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
    const row = added("src/content/testimonials.json", ["home", 3], { id: "onboarding", company: "Volt" });
    const path = ["testimonials", "people", "onboarding"];
    const words = added("catalogues/en/home.json", path, { quote: "Said", name: "Tomas" });
    const changeSets = changeSetsOf([row, words]);
    expect(changeSets).toEqual([{ key: "home:testimonials.people.onboarding", changes: [row, words] }]);
    const english = { testimonials: { people: { first: { quote: "a", name: "b", role: "c" } } } };
    expect(changeSets.flatMap((changeSet) => lackingWords(changeSet, { [words.file]: english }))).toEqual([
      { file: "catalogues/en/home.json", path: [...path, "role"] },
    ]);
  });

  test("is a new entry with the one message that names it", () => {
    const link = added("src/content/navigation.json", ["footer", "company", 4], { id: "careers" });
    const label = added("catalogues/en/common.json", ["navigation", "careers"], "Careers");
    const changeSets = changeSetsOf([label, link]);
    expect(changeSets).toEqual([{ key: "common:navigation.careers", changes: [label, link] }]);
    const values = { [label.file]: { navigation: { others: { a: "b" } } } };
    expect(changeSets.flatMap((changeSet) => lackingWords(changeSet, values))).toEqual([]);
  });
});

test("a diagnostic is about the change set whose message or value it names, in any language", () => {
  const [changeSet] = changeSetsOf([word("en", "hero.title", "Old", "New")]);
  const about = (file: string, key: string) =>
    changeSet && isAbout(changeSet, { file, path: key.split(".").filter(Boolean) });
  expect(about("catalogues/ru/home.json", "hero.title")).toBe(true);
  expect(about("catalogues/ru/home.json", "hero.titles")).toBe(false);
  expect(about("catalogues/ru/common.json", "hero.title")).toBe(false);
  expect(about("catalogues/en/home.json", "")).toBe(true);
});
