import { expect, test } from "vitest";
import config from "../../site.config.ts";
import { hubLink, newsletterForm, placeholders, schedulerLink, showsEvent } from "./links.ts";
import { readSite } from "./readSite.ts";

const site = readSite(config);

test("LY-11 a scheduler link carries source, medium, campaign, content and term", () => {
  const url = new URL(schedulerLink(site, "propFirms", "hero", "pt"));
  expect(url.origin + url.pathname).toBe(config.links.schedulers.propFirms);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: "website",
    utm_medium: "cta",
    utm_campaign: "book-demo",
    utm_content: "hero",
    utm_term: "pt",
  });
});

test("LY-11 a scheduler's own query stays", () => {
  const own = readSite(config, { SITE_LINKS_SCHEDULERS_BROKERS: "https://x.example.org/a?team=7" });
  expect(schedulerLink(own, "brokers", "hero", "en")).toMatch(
    /^https:\/\/x\.example\.org\/a\?team=7&utm_source=/,
  );
});

test("articles live on the content hub", () => {
  expect(hubLink(site, "/blog/use-cases/a")).toBe(`${config.links.contentHub}/blog/use-cases/a`);
});

test("LY-14 a placeholder or missing form address leaves the popup with its link alone", () => {
  const withForm = (address: string) => newsletterForm(readSite(config, { SITE_LINKS_NEWSLETTER: address }));
  expect(newsletterForm(site)).toBeNull();
  expect(withForm("")).toBeNull();
  expect(withForm("https://mail.vendor.io/f")).toBe("https://mail.vendor.io/f");
});

test("LY-01 the event is shown until the configured day, for ever without one", () => {
  const until = (day: string) => readSite(config, { SITE_EVENT_SHOW_UNTIL: day });
  expect(showsEvent(site, "2030-01-01")).toBe(true);
  expect(showsEvent(until("2026-11-20"), "2026-11-20")).toBe(true);
  expect(showsEvent(until("2026-11-20"), "2026-11-21")).toBe(false);
});

test("the doctor finds every address that is still a placeholder, and no other", () => {
  expect(
    placeholders({
      a: { b: "https://x.example.com/p" },
      c: "me@mail.example.org",
      d: "https://real.io",
      e: null,
      f: "text",
    }),
  ).toEqual(["a.b: https://x.example.com/p", "c: me@mail.example.org"]);
});
