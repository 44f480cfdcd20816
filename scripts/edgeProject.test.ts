import { describe, expect, test } from "vitest";
import { workerConfiguration, workerName } from "./edgeProject.ts";

describe("the name of the worker", () => {
  test.each([
    ["Northbell", "northbell-website"],
    ["Bell & Söhne GmbH", "bell-sohne-gmbh-website"],
    ["  24/7 -- Trading! ", "24-7-trading-website"],
    ["北铃", "website"],
    ["x".repeat(80), `${"x".repeat(55)}-website`],
    [`a ${"x".repeat(55)}`, `${"x".repeat(55)}-website`],
  ])("%j is called %s", (brand, name) => {
    expect(workerName(brand)).toBe(name);
    expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
  });
});

describe("the configuration", () => {
  const site = { brand: "Harbour", url: "https://www.example.com", noindex: false };
  const configuration = workerConfiguration(site, "../../dist");

  test("the worker has the brand's name and only the site's own domain", () => {
    expect(configuration).toMatchObject({
      name: "harbour-website",
      routes: [{ pattern: "www.example.com", custom_domain: true }],
      workers_dev: false,
      preview_urls: false,
    });
  });

  test("a site that is not for search engines is another worker, whose previews have addresses", () => {
    expect(configuration).not.toHaveProperty("previews");
    expect(workerConfiguration({ ...site, noindex: true }, "../../dist")).toMatchObject({
      name: "harbour-staging-website",
      workers_dev: false,
      preview_urls: true,
      previews: {},
    });
  });

  test("every request meets the worker, and files are stored as they are", () => {
    expect(configuration.assets).toEqual({
      directory: "../../dist",
      binding: "ASSETS",
      run_worker_first: true,
      html_handling: "none",
      not_found_handling: "none",
    });
  });

  test("visits are not recorded, errors are", () => {
    expect(configuration.observability).toEqual({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    });
  });
});
