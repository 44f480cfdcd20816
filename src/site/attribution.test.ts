import { describe, expect, test } from "vitest";
import { type Arrival, type TouchFields, touchesAfter, withTouches } from "./attribution.ts";

const marks = {
  utm_source: "google",
  utm_campaign: "spring & autumn",
  ...{ gclid: "1", gbraid: "2", wbraid: "3", fbclid: "4", msclkid: "5", li_fat_id: "6", ttclid: "7" },
};

const host = "https://www.bell.io";
const schedulerHosts = ["schedule.example.org"];

const arrive = (path: string, { referrer = "", again = false }: Partial<Arrival> = {}, stored = {}) =>
  touchesAfter(
    { address: host + path, referrer, again },
    "first" in stored ? (stored as { first: string; last: string }) : undefined,
    schedulerHosts,
  );

const valuesOf = (touch: string | undefined) => Object.fromEntries(new URLSearchParams(touch));

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe("LY-11 where a visitor came from", () => {
  test("each mark of a campaign, the referrer's host and the landing path make the first and the last touch", () => {
    const touches = arrive(`/for-brokers${query({ lng: "ja", ...marks, page: "2" })}#faq`, {
      referrer: "https://www.google.com/search?q=bell",
    });
    const expected = { ...marks, referrer_host: "www.google.com", landing_path: "/for-brokers" };
    expect(valuesOf(touches?.first)).toEqual(expected);
    expect(valuesOf(touches?.last)).toEqual(expected);
  });

  test("a visitor who comes from nowhere has a landing path", () => {
    expect(arrive("/partners")).toEqual({
      first: "landing_path=%2Fpartners",
      last: "landing_path=%2Fpartners",
    });
  });

  const stored = { first: "utm_source=a&landing_path=%2F", last: "utm_source=b&landing_path=%2F" };

  test.each([
    ["a campaign", "/?gclid=2", "", "gclid=2&landing_path=%2F"],
    ["a campaign whose link is on a page of ours", "/?gclid=2", `${host}/`, "gclid=2&landing_path=%2F"],
    [
      "another host",
      "/partners",
      "https://news.example.org/",
      "referrer_host=news.example.org&landing_path=%2Fpartners",
    ],
  ])("%s changes the last touch, and never the first", (_, path, referrer, last) => {
    expect(arrive(path, { referrer }, stored)).toEqual({ first: stored.first, last });
  });

  test.each([
    ["a page of ours", "/partners", { referrer: `${host}/` }],
    ["a bookmark", "/partners", {}],
    ["empty marks", "/?utm_source=&gclid=%20%00", {}],
    ["Back or reloading", "/?utm_source=c", { referrer: "https://news.example.org/", again: true }],
    ["a scheduler", "/confirmation-page?utm_source=website", { referrer: "https://schedule.example.org/" }],
  ])("%s changes nothing", (_, path, arrival) => {
    expect(arrive(path, arrival, stored)).toEqual(stored);
  });

  test("a new tab knows the marks of the page that it was opened from", () => {
    expect(arrive("/partners", { referrer: `${host}/for-brokers?gclid=1` })?.last).toBe(
      "gclid=1&landing_path=%2Ffor-brokers",
    );
    expect(arrive("/partners", { referrer: `${host}/for-brokers` })).toBeUndefined();
    expect(arrive("/confirmation-page", { referrer: "https://schedule.example.org/" })).toBeUndefined();
  });

  test("other parameters are not touched, and the first of a name counts", () => {
    const path =
      "/?utm_source=a&utm_source=b&UTM_SOURCE=c&utm_=d&utm_a-b=e&xgclid=f&gclids=g&referrer_host=h&landing_path=i&__proto__=j";
    expect(arrive(path)?.first).toBe("utm_source=a&landing_path=%2F");
  });
});

describe("LY-11 values are bounded and clean", () => {
  const first = (values: Record<string, string>) => valuesOf(arrive(`/${query(values)}`)?.first);

  test("control characters and line breaks go, letters of any language stay", () => {
    expect(first({ utm_source: " \0a\r\nb\u0085\u2028c ", utm_term: "प्रॉप‍ 🏦" })).toMatchObject({
      utm_source: "abc",
      utm_term: "प्रॉप‍ 🏦",
    });
  });

  test("a value has at most 500 characters", () => {
    expect(first({ gclid: "x".repeat(600) }).gclid).toBe("x".repeat(500));
  });

  test("a touch has at most sixteen marks, and 1,500 characters as a query; the landing path stays", () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`utm_${index}`, "x"]));
    expect(Object.keys(first(many))).toHaveLength(17);
    const long = { utm_source: "x".repeat(500), utm_medium: "語".repeat(400), gclid: "y" };
    expect(Object.keys(first(long))).toEqual(["utm_source", "gclid", "landing_path"]);
  });

  test("the longest link is one that servers read", () => {
    const longest = Array.from({ length: 16 }, (_, index) => [`utm_${index}`, "語".repeat(9)]);
    const touches = arrive(`/${query(Object.fromEntries(longest))}`) ?? { first: "", last: "" };
    const fields = { first: "metadata[first_{key}]", last: "metadata[last_{key}]" };
    expect(withTouches("https://s.example/?a=1", touches, fields).length).toBeLessThan(7000);
  });
});

describe("LY-11 a link to a scheduler", () => {
  const link = "https://s.example/a?team=7&utm_source=us&utm_term=ja#day";
  const touches = {
    first: "utm_source=google&gclid=1%262&landing_path=%2F",
    last: "utm_source=mail&landing_path=%2Fpartners",
  };

  test.each<[string, TouchFields, Record<string, string>]>([
    [
      "Calendly gets each touch in the answer to a question",
      { first: "a1", last: "a2" },
      { a1: touches.first, a2: touches.last },
    ],
    [
      "HubSpot gets each value under the name of a property",
      { first: "first_{key}", last: "last_{key}" },
      {
        first_utm_source: "google",
        first_gclid: "1&2",
        first_landing_path: "/",
        last_utm_source: "mail",
        last_landing_path: "/partners",
      },
    ],
  ])("%s, after our labels", (_, fields, expected) => {
    const full = withTouches(link, touches, fields);
    expect(full).toMatch(/^https:\/\/s\.example\/a\?team=7&utm_source=us&utm_term=ja&.*#day$/);
    const { team, utm_source, utm_term, ...added } = Object.fromEntries(new URL(full).searchParams);
    expect({ team, utm_source, utm_term }).toEqual({ team: "7", utm_source: "us", utm_term: "ja" });
    expect(added).toEqual(expected);
  });

  test("keeps what it has as it is written", () => {
    const full = withTouches("https://s.example/a?name=A%20B+C", touches, { first: "f", last: "l" });
    expect(full).toMatch(/\?name=A%20B\+C&f=[^&]+&l=[^&]+$/);
  });

  test("never overwrites what it has", () => {
    const full = new URL(
      withTouches(`${link.replace("#day", "")}&team_gclid=own`, touches, {
        first: "team_{key}",
        last: "team",
      }),
    );
    expect(full.searchParams.getAll("team_gclid")).toEqual(["own"]);
    expect(full.searchParams.getAll("team")).toEqual(["7"]);
  });
});
