import { expect, test } from "vitest";
import { pathIn } from "./pathIn.ts";

test.each([
  ["/for-brokers", "/for-brokers?lng=ru"],
  ["/case-studies#broker-1", "/case-studies?lng=ru#broker-1"],
  ["/case-studies#why?", "/case-studies?lng=ru#why?"],
  ["/partners?utm_source=mail#why", "/partners?utm_source=mail&lng=ru#why"],
])("LN-03 a Russian document links %s as %s, an English one as it is", (path, russian) => {
  expect(pathIn("ru", path)).toBe(russian);
  expect(pathIn("en", path)).toBe(path);
});
