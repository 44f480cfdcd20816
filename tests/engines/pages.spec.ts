import { routes } from "../../src/facts/routes.ts";
import { words } from "../fixtures.ts";
import { test } from "./fixtures.ts";

const { brokers, "case-studies": caseStudies, common, confirmation, home, legal } = words("en");

test("RT-10 an unknown path leads to Home and leaves no entry in the history", async ({ visitor }) => {
  await visitor.open(routes.confirmation.path);
  await visitor.open("/no/such/page");
  await visitor.expectAddress(routes.home.path);
  await visitor.back();
  await visitor.expectAddress(routes.confirmation.path);
});

test("RT-11 a missing file shows the not-found page with a way home", async ({ visitor }) => {
  await visitor.open("/brochure.pdf");
  await visitor.expectSeen({ css: "h1", text: common.notFound.title });
  await visitor.click({ css: "main a", text: common.notFound.home });
  await visitor.expectAddress(routes.home.path);
});

test("RT-12 a request that cannot be answered shows the error screen", async ({ visitor }) => {
  await visitor.open("/%E0%A4%A");
  await visitor.expectSeen({ css: "h1", text: common.error.title });
  await visitor.expectSeen({ css: "main p", text: common.error.status[400] });
});

test("CF-01 the confirmation leads home", async ({ visitor }) => {
  await visitor.open(routes.confirmation.path);
  await visitor.click({ css: "main a", text: confirmation.home });
  await visitor.expectAddress(routes.home.path);
});

test("HM-03 HM-06 Schedule consultation opens the dialog, and a door leads to its page", async ({
  visitor,
}) => {
  await visitor.open(routes.home.path);
  await visitor.click({ css: "main a", text: home.audiences.consultation });
  await visitor.expectSeen("dialog#book-demo[open]");
  await visitor.press("Escape");
  await visitor.click({ css: "main a", text: home.final.brokers });
  await visitor.expectAddress(routes.brokers.path);
});

test("BR-10 a question opens to its answer and closes again", async ({ visitor }) => {
  const [first] = Object.values(brokers.faq.items);
  if (!first) throw new Error("no question");
  const [question, answer] = [
    { css: "main summary", text: first.question },
    { css: "main details p", text: first.answer },
  ];
  await visitor.open(routes.brokers.path);
  await visitor.expectSeen(answer, false);
  await visitor.click(question);
  await visitor.expectSeen(answer);
  await visitor.focus(question);
  await visitor.press("Enter");
  await visitor.expectSeen(answer, false);
});

test("WG-01 CS-06 figures count up once they are seen and end on themselves", async ({ visitor }) => {
  await visitor.open(routes.caseStudies.path);
  await visitor.call(() => {
    document.querySelector("main [data-state]")?.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const values = Object.values(caseStudies.stats).flatMap((stat) =>
    typeof stat === "string" ? [] : stat.value,
  );
  await visitor.expect("figures that have counted", values, () =>
    [...document.querySelectorAll("main [data-state=final]")].map((counter) => counter.textContent),
  );
});

test("CS-05 the address of a case opens it on the whole screen; Escape leads to its card and clears the address", async ({
  visitor,
}) => {
  await visitor.open(`${routes.caseStudies.path}#prop-4`);
  await visitor.expectSeen({ css: "dialog[open] h3", text: caseStudies.cases["prop-4"].headline });
  await visitor.expectFocus({ css: "dialog button", text: caseStudies.stories.back });
  await visitor.press("Escape");
  await visitor.expectSeen("dialog[open]", false);
  await visitor.expectAddress(routes.caseStudies.path);
  await visitor.expectFocus("article#prop-4");
  await visitor.expectAttribute(
    { css: "[role=tab]", text: caseStudies.stories.propFirms },
    "aria-selected",
    "true",
  );
});

test("CS-05 a case entered from the chart closes to where it was entered", async ({ visitor }) => {
  const row = "main figure a[href='#broker-6']";
  await visitor.open(routes.caseStudies.path);
  await visitor.focus(row);
  await visitor.press("Enter");
  await visitor.expectSeen({ css: "dialog[open] h3", text: caseStudies.cases["broker-6"].headline });
  await visitor.press("Escape");
  await visitor.expectAddress(routes.caseStudies.path);
  await visitor.expectFocus(row);
});

test("CS-07 the final call opens its own dialog", async ({ visitor }) => {
  await visitor.open(routes.caseStudies.path);
  await visitor.click("main a[data-opens=final-demo]");
  await visitor.expectSeen("dialog#final-demo[open]");
});

const topOf = (id: string): number =>
  Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);
const currentSection = (): string | null | undefined =>
  document.querySelector("[data-contents] [aria-current=location]")?.textContent;

test("LG-01 LG-02 LG-03 LG-04 the contents lead to a section, mark it, stay in view, and a way leads to the top", async ({
  visitor,
}) => {
  const { community, subscriptions } = legal.sections;
  await visitor.open(routes.privacyPolicy.path);
  await visitor.expectSeen("[data-back-to-top]", false);
  await visitor.click({ css: "[data-contents] a", text: community.title, exact: true });
  await visitor.expect("top of the section", 80, topOf, "community");
  await visitor.expectAddress(`${routes.privacyPolicy.path}#community`);
  await visitor.expect("current section", community.title, currentSection);
  await visitor.wheel("#community h2", { x: 0, y: 300 });
  await visitor.expect(
    "the page has moved",
    true,
    () => (document.getElementById("community")?.getBoundingClientRect().top ?? 80) < 80,
  );
  await visitor.call(() => {
    const section = document.getElementById("subscriptions");
    scrollBy({ top: (section?.getBoundingClientRect().top ?? 0) - 100, behavior: "instant" });
  });
  await visitor.expect("current section", subscriptions.title, currentSection);
  await visitor.click("[data-back-to-top]");
  await visitor.expect("position", 0, () => scrollY);
});

test("LG-01 on a phone the contents open, and close behind the entry that was chosen", async ({
  visitor,
}) => {
  await visitor.open(routes.privacyPolicy.path, 390, 844);
  const entry = { css: "[data-contents] a", text: legal.sections.security.title, exact: true };
  await visitor.expectSeen(entry, false);
  await visitor.click("[data-contents] button");
  await visitor.click(entry);
  await visitor.expectSeen(entry, false);
  await visitor.expectAddress(`${routes.privacyPolicy.path}#security`);
  await visitor.expect("the heading is in view", true, () => {
    const { top, bottom } = document.querySelector("#security h2")?.getBoundingClientRect() ?? new DOMRect();
    return top > 64 && bottom < innerHeight;
  });
});

test("CS-01 PF-06 Explore cases and the use cases scroll to 80 px above where they lead", async ({
  visitor,
}) => {
  await visitor.open(routes.caseStudies.path);
  await visitor.click({ css: "main a", text: caseStudies.hero.explore });
  await visitor.expect("top of the stories", 80, topOf, "stories");
  await visitor.open(routes.propFirms.path);
  const target = await visitor.call(
    () => document.querySelector("main article a[href^='#']")?.getAttribute("href")?.slice(1) ?? "",
  );
  await visitor.click("main article a[href^='#']");
  await visitor.expect("top of the final call", 80, topOf, target);
});
