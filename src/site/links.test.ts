import { expect, test } from "vitest";
import { siteWith } from "./fixture.ts";
import { newsletterForm, sampleSettings, schedulerFields, schedulerLink } from "./links.ts";
import { placeholders } from "./placeholders.ts";
import type { Site } from "./schema.ts";

const site = siteWith();

test("LY-11 a scheduler's own query and fragment stay, but for labels, which are ours", () => {
  const own = siteWith({
    SITE_LINKS_SCHEDULERS_BROKERS: "https://x.example.org/a?utm_term=mine&team=7%208#day",
  });
  const link = schedulerLink(own, { scheduler: "brokers", page: "home", button: "final", language: "en" });
  expect(link).toBe(
    "https://x.example.org/a?team=7%208&utm_source=website&utm_medium=cta&utm_campaign=book-demo&utm_content=home-final&utm_term=en#day",
  );
});

test("LY-11 the page's script knows links to a scheduler, and the fields of its vendor, by how they begin", () => {
  const own = siteWith({
    SITE_LINKS_SCHEDULERS_PROP_FIRMS: "https://x.example.org/a",
    SITE_LINKS_SCHEDULERS_BROKERS: "https://x.example.org/a?team=7&utm_source=mine",
    SITE_LINKS_SCHEDULERS_COMMUNITIES: "https://x.example.org/a/b",
    SITE_TRACKING_VENDORS_BROKERS: "calcom",
    SITE_TRACKING_FIELDS_CALENDLY_LAST: "a10",
  });
  const { calendly, calcom } = own.tracking.fields;
  expect(calendly?.last).toBe("a10");
  expect(schedulerFields(own)).toEqual({
    "https://x.example.org/a?": calendly,
    "https://x.example.org/a?team=7&": calcom,
    "https://x.example.org/a/b?": calcom,
  });
});

const withNewsletter = (address: string) => siteWith({ SITE_LINKS_NEWSLETTER: address });

test("LY-14 without an address, or with a placeholder, the sample is used, and the launch check lists it once", () => {
  const listed = (own: Site) =>
    [...placeholders(own), ...sampleSettings(own)].filter((line) => line.startsWith("links.newsletter: "));
  for (const own of [site, withNewsletter("")]) {
    expect(newsletterForm(own, "ru").address).toBe("/samples/newsletter?lng=ru");
    expect(listed(own)).toHaveLength(1);
  }
  expect(listed(withNewsletter("https://mail.vendor.io/f"))).toEqual([]);
});

test("LY-14 a form gets the language in its place, or as lng", () => {
  const addressOf = (address: string) => newsletterForm(withNewsletter(address), "pt").address;
  expect(addressOf("https://mail.vendor.io/f?list=7")).toBe("https://mail.vendor.io/f?list=7&lng=pt");
  expect(addressOf("https://mail.vendor.io/{language}/f?l={language}")).toBe(
    "https://mail.vendor.io/pt/f?l=pt",
  );
});

test("LY-14 no frame has both scripts and our own origin", () => {
  const sandboxOf = (address: string) => newsletterForm(withNewsletter(address), "en").sandbox;
  const vendors = "allow-forms allow-scripts allow-popups";
  expect(sandboxOf("https://mail.vendor.io/f")).toBe(`${vendors} allow-same-origin`);
  const ours = { SITE_URL: "https://www.bell.io", SITE_LINKS_NEWSLETTER: "https://www.bell.io/form" };
  expect(newsletterForm(siteWith(ours), "en").sandbox).toBe(vendors);
  expect(sandboxOf("")).toBe("allow-forms allow-same-origin");
});
