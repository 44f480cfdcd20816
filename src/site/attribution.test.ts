import { describe, expect, test } from "vitest";
import { type Arrival, touchesAfter, withTouches } from "./attribution.ts";

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
    ["empty parameters", "/?utm_source=&gclid=%20%00", {}],
    ["Back or reloading", "/?utm_source=c", { referrer: "https://news.example.org/", again: true }],
    ["a scheduler", "/confirmation-page?utm_source=website", { referrer: "https://schedule.example.org/" }],
  ])("%s changes nothing", (_, path, arrival) => {
    expect(arrive(path, arrival, stored)).toEqual(stored);
  });

  test("a new tab knows the campaign of the page that it was opened from", () => {
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

  test("control characters and line breaks go, letters of any language stay, and 500 characters are enough", () => {
    expect(first({ utm_source: " \0a\r\nb\u0085\u2028c ", utm_term: "प्रॉप‍ 🏦" })).toMatchObject({
      utm_source: "abc",
      utm_term: "प्रॉप‍ 🏦",
    });
    expect(first({ gclid: "x".repeat(600) }).gclid).toBe("x".repeat(500));
  });

  test("a touch has at most sixteen parameters, and 1,500 characters as a query; the landing path stays", () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`utm_${index}`, "x"]));
    expect(Object.keys(first(many))).toHaveLength(17);
    const long = { utm_source: "x".repeat(500), utm_medium: "語".repeat(400), gclid: "y" };
    expect(Object.keys(first(long))).toEqual(["utm_source", "gclid", "landing_path"]);
  });
});

describe("LY-11 a link to a scheduler", () => {
  const link = "https://s.example/a?team=7&utm_source=us&utm_term=ja#day";
  const touches = {
    first: "utm_source=google&gclid=1%262&landing_path=%2F",
    last: "utm_source=mail&landing_path=%2Fpartners",
  };

  test("gets each touch in a field, or each value of it in one, after our labels", () => {
    const whole = withTouches(link, touches, { first: "a1", last: "a2" });
    expect(whole).toMatch(/^https:\/\/s\.example\/a\?team=7&utm_source=us&utm_term=ja&a1=.*#day$/);
    const labels = { team: "7", utm_source: "us", utm_term: "ja" };
    expect(valuesOf(new URL(whole).search)).toEqual({ ...labels, a1: touches.first, a2: touches.last });
    const single = withTouches(link, touches, { first: "first_{key}", last: "metadata[last_{key}]" });
    expect(valuesOf(new URL(single).search)).toEqual({
      ...labels,
      first_utm_source: "google",
      first_gclid: "1&2",
      first_landing_path: "/",
      "metadata[last_utm_source]": "mail",
      "metadata[last_landing_path]": "/partners",
    });
  });

  test("never overwrites what it has", () => {
    const fields = { first: "team_{key}", last: "team" };
    const full = new URL(withTouches("https://s.example/a?team=7&team_gclid=own", touches, fields));
    expect(full.searchParams.getAll("team_gclid")).toEqual(["own"]);
    expect(full.searchParams.getAll("team")).toEqual(["7"]);
  });
});
