import { expect, test } from "vitest";
import { routes } from "../../src/facts/routes.ts";
import type { Language } from "../../src/languages/languages.ts";
import { addressesOf, readArguments } from "./arguments.ts";

const published: Language[] = ["en", "ru", "ja"];
const read = (command: string) => readArguments(command.split(" ").filter(Boolean), published);

test("without arguments, Home and the legal page in English", () => {
  expect(read("")).toMatchObject({
    mode: "usual",
    paths: ["/", "/privacy-policy"],
    languages: ["en"],
    runs: 3,
    saves: false,
  });
});

test("--all and --applied are every page in every language, or those that are named", () => {
  const paths = Object.values(routes).map(({ path }) => path);
  for (const mode of ["all", "applied"])
    expect(read(`--${mode}`)).toMatchObject({ mode, paths, languages: published });
  expect(read("--all / --languages ja,en,ja")).toMatchObject({ paths: ["/"], languages: ["ja", "en"] });
});

test("an address names its language, but for English", () => {
  expect(addressesOf(read("/partners / --languages en,ru")).map(({ path }) => path)).toEqual([
    "/partners",
    "/partners?lng=ru",
    "/",
    "/?lng=ru",
  ]);
});

test.each([
  ["/nowhere", /No route is \/nowhere\. Routes: \/, /],
  ["--runs 0", /--runs is "0"/],
  ["--runs 100", /--runs is "100"/],
  ["--languages en,xx", /--languages has "xx".*Languages: en,ru,ja/],
  ["--languages es", /--languages has "es"/],
  ["--languages=", /--languages has ""/],
  ["--all --applied", /one of these: --all, --applied/],
  ["--save", /--save needs --all/],
  ["--all --save --languages en", /--save needs --all with every page and every language/],
  ["--all --save /", /--save needs/],
  ["--platform android", /--platform goes with --applied/],
  ["--applied --platform beos", /one of apple, windows, android/],
  ["--applied --peer folder", /--peer is not measured with --applied/],
  ["--trace --peer folder", /--peer is not measured with --trace/],
  ["--next /", /--next takes no pages/],
  ["--fast", /--fast/],
])("%s is an error that says what is wrong", (command, message) => {
  expect(() => read(command)).toThrow(message);
});
