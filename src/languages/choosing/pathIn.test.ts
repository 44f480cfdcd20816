import { expect, test } from "vitest";
import { languageCodes } from "../languages.ts";
import { pathIn } from "./pathIn.ts";

test.each([
  ["/", "/?lng=ru"],
  ["/for-brokers", "/for-brokers?lng=ru"],
  ["/case-studies#broker-1", "/case-studies?lng=ru#broker-1"],
  ["/case-studies#why?", "/case-studies?lng=ru#why?"],
  ["/partners?utm_source=mail#why", "/partners?utm_source=mail&lng=ru#why"],
])("LN-03 a Russian document links %s as %s, an English one as it is", (path, russian) => {
  expect(pathIn("ru", path)).toBe(russian);
  expect(pathIn("en", path)).toBe(path);
});

test("LN-03 each other language is named", () => {
  expect(
    languageCodes.map((language) => pathIn(language, "/partners")).filter((path) => path.includes("?")),
  ).toEqual(languageCodes.slice(1).map((language) => `/partners?lng=${language}`));
});
