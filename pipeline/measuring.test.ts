import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { config } from "../src/site/fixture.ts";
import { readSite } from "../src/site/readSite.ts";
import { measuringModule, measuringScript } from "./measuring.ts";

const site = readSite(config);
const vendors = [
  { adapter: "plausible", host: null, id: "www.northbell.com" },
  { adapter: "matomo", host: "https://matomo.northbell.com", id: "1" },
  { adapter: "ga4", host: null, id: "G-A1" },
] as const;

const load = (script: Parameters<typeof measuringModule>[0]) => {
  const { resolveId, load } = measuringModule(script);
  const resolve = resolveId as (source: string) => string | undefined;
  expect(resolve("./measuring.ts")).toBeUndefined();
  const read = load as (id: string | undefined) => string | undefined;
  expect(read("./measuring.ts")).toBeUndefined();
  return read(resolve("virtual:measuring"));
};

test("without a vendor there is no script, and the page's script has nothing of it", async () => {
  expect(await measuringScript(site)).toBeUndefined();
  expect(load(undefined)).toBe("");
});

test.each(vendors)("the script of $adapter is one small file with its settings", async (measuring) => {
  const script = (await measuringScript({ ...site, measuring })) ?? expect.fail("no script");
  expect(script.name).toMatch(/^measuring\.[0-9a-f]{10}\.js$/);
  expect(script.code).toContain(measuring.id);
  expect(script.code).not.toMatch(/\bimport\b|\bexport\b/);
  expect(brotliCompressSync(script.code).length).toBeLessThan(9_000);
  expect(JSON.parse(script.packages).map(({ name }: { name: string }) => name)).toEqual(["web-vitals"]);
  expect(load(script)).toContain(`"/_astro/${script.name}"`);
});

test("only what needs consent asks for it, in every published language", async () => {
  const asks = await Promise.all(
    vendors.map(async (measuring) => {
      const { code = "" } = (await measuringScript({ ...site, measuring })) ?? {};
      return site.languages.filter((language) => code.includes(`${language}:{label:`));
    }),
  );
  expect(asks).toEqual([[], [], site.languages]);
});
