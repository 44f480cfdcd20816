import { expect, test } from "vitest";
import { allMessages, markupErrors, messages, neededEntries, pluralForm, wording } from "./format.ts";

test.each([
  ["<b>Book</b> {{- count, number }} <h-2 >demos<br/>", "Book  demos"],
  ["{{}} {one} {{a{b}}} <1> < b> <b c> 2 < 3", "{{}} {one} {{a{b}}} <1> < b> <b c> 2 < 3"],
])("everything but placeholders and plain tags belongs to the text: %j", (message, expected) => {
  expect(wording(message)).toBe(expected);
});

test.each([
  ["a <b>b</b> {{c}}<br/>", []],
  ["<b><h-2>a</h-2>", ["<b> is not closed"]],
  ["<b><i>a</b>", ["</b> closes no <b>", "<b> is not closed"]],
  ["a } b", ["a brace belongs to no {{placeholder}}"]],
  ["a <B class=x>b", ["a tag is not of the plain form <name>"]],
  ["2 < 3 <3", []],
])("the faults of %j are %j", (message, faults) => {
  expect(markupErrors(message)).toEqual(faults);
});

test.each([
  ["traders_one", { base: "traders", type: "cardinal", category: "one" }],
  ["place_ordinal_two", { base: "place", type: "ordinal", category: "two" }],
  ["a_few_other", { base: "a_few", type: "cardinal", category: "other" }],
  ["_one", undefined],
  ["traders_ones", undefined],
])("the plural form of %s is %j", (key, form) => {
  expect(pluralForm(key)).toEqual(form);
});

test("a language needs each plural in its own forms, from the other form of English", () => {
  const english = { cta: "Book", traders_other: "Many", traders_one: "One", place_ordinal_two: "2nd" };
  const traders = { traders_one: "Many", traders_few: "Many", traders_many: "Many", traders_other: "Many" };
  // Versions of Node list the plural forms in different orders.
  expect(Object.fromEntries(neededEntries(english, "ru"))).toEqual({
    cta: "Book",
    ...traders,
    place_ordinal_other: "2nd",
  });
});

test("a group or list whose name ends like a plural form is none", () => {
  const english = { step_one: { title: "One" }, step_two: ["Two"] };
  expect([...neededEntries(english, "ja")]).toEqual(Object.entries(english));
});

test("messages are listed by their keys, without other values", () => {
  const home = { hero: { title: "Home", steps: ["One", { text: "Two" }] }, count: 7, none: null };
  expect(Object.fromEntries(messages(home))).toEqual({
    "hero.title": "Home",
    "hero.steps.0": "One",
    "hero.steps.1.text": "Two",
  });
  expect([...allMessages({ home: { cta: "Book" } })]).toEqual([["home:cta", "Book"]]);
});
