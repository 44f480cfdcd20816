import { describe, expect, test } from "vitest";
import { readJson } from "../content/readJson.ts";
import { config } from "./fixture.ts";
import { readSite, settingNames } from "./readSite.ts";

const change = (path: string, value: unknown): unknown => {
  const copy: Record<string, unknown> = structuredClone(config);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((object, key) => object[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};

test("the owner's file is valid as it stands", () => {
  const { value } = readJson("site.config.json");
  expect(readSite(value)).toEqual(value);
});

test("a slash at the end of the site's address is taken off", () => {
  const [url, assets] = ["https://www.bell.io", "https://bucket.bell.io"];
  expect(readSite({ ...config, url: `${url}/`, assets: `${assets}/` })).toMatchObject({ url, assets });
});

describe("a wrong value stops the build with field, value and what is expected", () => {
  const cases: [string, unknown, string | RegExp][] = [
    ["brand", "", 'brand: is ""; expected a text that is not empty'],
    ["url", "example/path", /^site\.config\.json: url: is "example\/path"; expected an absolute/],
    ["supportEmail", "support", 'supportEmail: is "support"; expected an e-mail address'],
    [
      "assets",
      "https://bucket.example/site",
      'assets: is "https://bucket.example/site"; expected an address without a path, such as https://www.example.com (or set SITE_ASSETS)',
    ],
    ["assets", undefined, "assets: is missing; expected a text in quotes"],
    [
      "assets",
      "http://bucket.example",
      'assets: is "http://bucket.example"; expected an address that begins with https://, as that of url does: browsers load no others (or set SITE_ASSETS)',
    ],
    ["languages", ["ja", "en"], 'languages: is ["ja","en"]; expected "en" first'],
    ["security.contact", "https://a.example\nExpires: never", "security.contact: is"],
    ["security.expires", "next year", 'security.expires: is "next year"; expected a day such as 2026-11-20'],
    ["security", undefined, /security: is missing; expected an object in curly brackets$/],
    ["tracking.source", "Our Site", "expected lower-case letters, digits and hyphens"],
    [
      "tracking.vendors.brokers",
      "acuity",
      'tracking.vendors.brokers: is "acuity"; expected one of tracking.fields: calendly, hubspot, calcom (or set SITE_TRACKING_VENDORS_BROKERS)',
    ],
    ...["utm_first", "{key}_{key}"].map((field): [string, string, string] => [
      "tracking.fields.hubspot.first",
      field,
      `tracking.fields.hubspot.first: is "${field}"; expected a field of its own`,
    ]),
    [
      "tracking.fields.calendly.last",
      "a1",
      'tracking.fields.calendly.last: is "a1"; expected another field than that of the first touch',
    ],
    ["event.endsOn", "2025-11-01", 'event.endsOn: is "2025-11-01"; expected a day on or after 2025-11-25'],
    // Only what the file has can be set from the environment.
    ["event.location", {}, /event\.location\.en: is missing; expected the place's name in en, [^()]*$/m],
    ["redirects", [{ from: "/old", to: "/", status: 308 }], "redirects[0].status: is 308; expected 301"],
    [
      "redirects",
      [
        { from: "/a", to: "/b", status: 301 },
        { from: "/b", to: "/a", status: 302 },
      ],
      "redirects[0].to: leads in a circle, by redirects[1] (/b to /a)",
    ],
    ["noindex", "1", 'noindex: is "1"; expected true or false'],
    ["hsts.preload", true, "hsts.preload: is true; expected false, or includeSubDomains true as well"],
    [
      "popup.paths",
      [...Array(10).fill("/"), "/nowhere"],
      /popup\.paths\[10\]: is "\/nowhere"; expected one of .* \(or set SITE_POPUP_PATHS\)$/,
    ],
    ["analytics", { adapter: "plausible", host: null, id: null }, "expected the site's name at Plausible"],
    [
      "analytics",
      { adapter: "matomo", host: null, id: "one" },
      /analytics\.id: is "one"; expected the number .*\n.*analytics\.host: is null; expected the origin of your Matomo/,
    ],
    ["analytics", { adapter: "ga4", host: null, id: "UA-1" }, "expected a measurement id"],
    [
      "links.ap",
      "https://a.example",
      /^site\.config\.json: links\.ap: is not a known field; correct its name, or remove it$/,
    ],
  ];
  test.each(cases)("%s = %j", (path, value, message) => {
    expect(() => readSite(change(path, value))).toThrow(message);
  });
});

test.each([[null], [[]], ["text"]])("a file with only %j is refused in one line", (value) => {
  expect(() => readSite(value)).toThrow(/^site\.config\.json: is .*; expected an object in curly brackets$/);
});

test("a site by plain http may load its files by plain http too", () => {
  const local = { url: "http://127.0.0.1:4321", assets: "http://127.0.0.1:4322" };
  expect(readSite({ ...config, ...local })).toMatchObject(local);
});

test("plain http, an event of one day and spaces around a text are valid", () => {
  const site = readSite({
    ...config,
    brand: " Bell ",
    links: { ...config.links, app: "http://app.bell.io" },
    event: { ...config.event, endsOn: config.event.startsOn },
  });
  expect(site).toMatchObject({ brand: "Bell", links: { app: "http://app.bell.io" } });
});

describe("the environment overrides the file", () => {
  test("the names of all fields are known, and those that are read elsewhere", () => {
    const names = settingNames(readSite({ ...config, $schema: "./src/schemas/site.schema.json" }));
    const expected = [
      ...["SITE_BRAND", "SITE_POPUP_PATHS", "SITE_REDIRECTS", "SITE_LINKS_NEWSLETTER", "SITE_HSTS_PRELOAD"],
      ...["SITE_TRACKING_FIELDS_CALENDLY_LAST", "SITE_EVENT_LOCATION_JA", "SITE_EVENT_SHOW_UNTIL"],
      ...["SITE_DIST", "SITE_DRAFTS", "SITE_PREVIEW"],
    ];
    expect(names).toEqual(expect.arrayContaining(expected));
    for (const name of ["SITE_LINKS", "SITE__SCHEMA", "SITE_REDIRECTS_0_FROM"])
      expect(names).not.toContain(name);
  });
  test("a text, a list and an empty value", () => {
    const site = readSite(config, {
      SITE_BRAND: "Southgong",
      SITE_LANGUAGES: "en, ja",
      SITE_LINKS_NEWSLETTER: "",
    });
    expect(site.brand).toBe("Southgong");
    expect(site.languages).toEqual(["en", "ja"]);
    expect(site.links.newsletter).toBeNull();
  });
  test("a table is JSON, and an empty list is none", () => {
    const row = { from: "/old", to: "/", status: 301 };
    expect(readSite(config, { SITE_REDIRECTS: JSON.stringify([row]) }).redirects).toEqual([row]);
    expect(readSite(config, { SITE_REDIRECTS: "", SITE_POPUP_PATHS: "" })).toMatchObject({
      redirects: [],
      popup: { paths: [] },
    });
    expect(() => readSite(config, { SITE_REDIRECTS: "[{" })).toThrow(
      'SITE_REDIRECTS: is "[{"; expected a list',
    );
  });
});
