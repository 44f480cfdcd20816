import { describe, expect, test } from "vitest";
import { siteWith } from "./fixture.ts";
import { dueDates, hstsCommitments, securityText } from "./security.ts";

const bell = (environment: Record<string, string> = {}) =>
  siteWith({
    SITE_URL: "https://www.bell.io",
    SITE_LANGUAGES: "en,ja",
    SITE_SECURITY_CONTACT: "mailto:security@bell.io",
    SITE_SECURITY_EXPIRES: "2027-11-20",
    ...environment,
  });

describe("security.txt", () => {
  test("has contact, end, languages and its own address, in lines of RFC 9116", () => {
    expect(securityText(bell())).toBe(
      "Contact: mailto:security@bell.io\n" +
        "Expires: 2027-11-20T00:00:00.000Z\n" +
        "Preferred-Languages: en, ja\n" +
        "Canonical: https://www.bell.io/.well-known/security.txt\n",
    );
  });

  test("of a site without TLS has no canonical address", () => {
    expect(securityText(bell({ SITE_URL: "http://127.0.0.1:4321" }))).toMatch(/: en, ja\n$/);
  });
});

test.each([
  ["2027-10-21T00:00:00Z", "2027-11-20 ends in 30 days"],
  ["2027-11-19T00:00:00Z", "2027-11-20 ends in 1 day;"],
  ["2027-11-20T00:00:00Z", "2027-11-20 has passed"],
])("at %s the launch check says %j", (now, expected) => {
  const due = dueDates(bell(), new Date(now));
  expect(due).toEqual(expected ? [expect.stringContaining(`security.expires: ${expected}`)] : []);
});

test("the launch check says which hosts a promise of HTTPS binds", () => {
  expect(hstsCommitments(bell())).toEqual([]);
  const both = { SITE_HSTS_INCLUDE_SUB_DOMAINS: "true", SITE_HSTS_PRELOAD: "true" };
  expect(hstsCommitments(bell(both))).toEqual([
    expect.stringMatching(/^hsts\.includeSubDomains: every host below www\.bell\.io /),
    expect.stringMatching(/^hsts\.preload: once www\.bell\.io is /),
  ]);
});
