import { expect, test } from "vitest";
import { placeholders } from "./placeholders.ts";

test("the launch check finds every address that is still a placeholder, and no other", () => {
  const settings = {
    a: { b: "https://x.example.com/p" },
    c: "me@mail.example.org",
    d: "https://myexample.com",
    f: "https://bell.io/example.com",
    e: null,
  };
  expect(placeholders(settings)).toEqual(["a.b: https://x.example.com/p", "c: me@mail.example.org"]);
});
