import { expect, test, vi } from "vitest";
import { brandIn, colourOf, keepBrand, keptBrand } from "./brand.ts";
import { fragmentOf } from "./fragmentOf.ts";

test.each(["Acme", "a&colour=red#x", "50% & more+", "شركة", "北の鐘", "<script>"])(
  "%s survives an address",
  (name) => {
    const brand = { name, colour: colourOf("purple") };
    expect(brandIn(fragmentOf(brand))).toEqual(brand);
  },
);

test("an address is believed in nothing but a visible name and one of our colours", () => {
  const plain = { name: "Acme", colour: colourOf(undefined) };
  for (const rest of [
    "",
    "&colour=red",
    "&colour=__proto__",
    "&colour=",
    "&src=//evil.example&style=x",
    "&shown-as=Evil",
  ])
    expect(brandIn(`shown-as=Acme${rest}`)).toEqual(plain);
  for (const none of [
    undefined,
    "",
    "shown-as",
    "shown-as=",
    "shown-as=%E2%80%AE%00",
    "broker-1",
    "colour=teal",
  ])
    expect(brandIn(none)).toBeUndefined();
  expect(brandIn("shown-as=%")?.name).toBe("%");
});

test("a name is kept until there is none, and a storage that throws keeps nothing", () => {
  const brand = { name: "Acme", colour: colourOf("teal") };
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(keptBrand()).toBeUndefined();
  keepBrand(brand);
  expect(keptBrand()).toEqual(brand);
  keepBrand({ ...brand, name: "" });
  expect(keptBrand()).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  keepBrand(brand);
  expect(keptBrand()).toBeUndefined();
  expect(keptBrand(brand)).toBe(brand);
});
