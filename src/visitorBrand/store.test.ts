import { expect, test, vi } from "vitest";
import { colourOf } from "./brand.ts";
import { getBrand, setBrand, subscribe } from "./store.ts";

test("a listener hears of each change until it ends that, and finds the new brand", () => {
  const acme = { name: "Acme", colour: colourOf("teal") };
  const seen = vi.fn(() => getBrand());
  const end = subscribe(seen);
  setBrand(acme);
  setBrand(undefined);
  end();
  setBrand(acme);
  expect(seen.mock.results.map(({ value }) => value)).toEqual([acme, undefined]);
});
