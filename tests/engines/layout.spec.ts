import { routes } from "../../src/facts/routes.ts";
import { site, words } from "../fixtures.ts";
import { test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const { common } = words("en");
const dialog = "dialog#book-demo[open]";
const bookDemo = { css: "header a", text: common.navigation.bookDemo };
const solutions = { css: "header summary", text: common.navigation.solutions };
const burger = "header [popovertarget=menu]";
const inMenu = (text: string) => ({ css: "#menu a", text });

/** Waits until the page's script has started. */
const untilStarted = (visitor: Visitor) =>
  visitor.expect("the page's script has started", true, () =>
    [...document.querySelectorAll("dialog")].every((each) => each.dataset.started !== undefined),
  );

test("the skip link is the first stop and leads to the content", async ({ visitor }) => {
  await visitor.open(routes.partners.path);
  await visitor.press("Tab");
  await visitor.expectFocus({ css: "a", text: common.skipToContent });
  await visitor.press("Enter");
  await visitor.expectAddress(`${routes.partners.path}#content`);
  await visitor.press("Tab");
  await visitor.expect("focus is in the content", true, () =>
    Boolean(document.activeElement?.closest("main")),
  );
});

test("LY-01 the event banner is seen, with one call to action that is true today", async ({ visitor }) => {
  await visitor.open(routes.partners.path);
  await visitor.expectSeen({ css: "aside a", text: site.event.name });
  await visitor.expect(
    "calls to action that are seen",
    1,
    (all: string[]) => {
      const seen = [...document.querySelectorAll("aside span")].filter((span) => span.checkVisibility());
      return seen.filter((span) => all.includes(span.textContent)).length;
    },
    Object.values(common.event.cta),
  );
});

test("LY-02 RT-13 the bar stays in view, a new page starts at its top, and Back returns to the old position", async ({
  visitor,
}) => {
  await visitor.open(routes.brokers.path);
  await visitor.placeOf({ css: "footer a", text: common.footer.privacy });
  const before = await visitor.call(() => scrollY);
  await visitor.expect("top of the bar", 0, () =>
    Math.round(document.querySelector("header")?.getBoundingClientRect().top ?? -1),
  );
  await visitor.click({ css: "footer a", text: common.footer.privacy });
  await visitor.expectAddress(routes.privacyPolicy.path);
  await visitor.expect("position", 0, () => scrollY);
  await visitor.back();
  await visitor.expectAddress(routes.brokers.path);
  await visitor.expect("position", true, (y: number) => Math.abs(scrollY - y) < 10, before);
});

test("LY-03 Solutions opens under a mouse and closes behind it", async ({ visitor }) => {
  await visitor.open(routes.partners.path);
  await untilStarted(visitor);
  await visitor.expectSeen(inMenu(common.navigation.brokers), false);
  await visitor.hover(solutions);
  for (const name of ["brokers", "propFirms", "communities"] as const)
    await visitor.expectSeen(inMenu(common.navigation[name]));
  await visitor.pointAt({ x: 640, y: 700 });
  await visitor.expectSeen(inMenu(common.navigation.brokers), false);
  await visitor.hover(solutions);
  await visitor.click(inMenu(common.navigation.communities));
  await visitor.expectAddress(routes.communities.path);
  await visitor.expect(
    "current page",
    1,
    () => document.querySelectorAll("#menu [aria-current=page]").length,
  );
});

test("LY-03 Solutions opens by keyboard, closes on Escape, gives focus back, and closes behind what leaves", async ({
  visitor,
}) => {
  await visitor.open(routes.partners.path);
  await untilStarted(visitor);
  await visitor.focus(solutions);
  await visitor.press("Enter");
  await visitor.expectSeen(inMenu(common.navigation.brokers));
  await visitor.press("Tab");
  await visitor.expectFocus(inMenu(common.navigation.brokers));
  await visitor.press("Escape");
  await visitor.expectSeen(inMenu(common.navigation.brokers), false);
  await visitor.expectFocus(solutions);
  await visitor.press("Enter", "Tab", "Tab", "Tab", "Tab");
  await visitor.expectFocus(inMenu(common.navigation.caseStudies));
  await visitor.expectSeen(inMenu(common.navigation.brokers), false);
});

test("LY-05 the current page is marked and underlined", async ({ visitor }) => {
  await visitor.open(routes.caseStudies.path);
  await visitor.expectAttribute(inMenu(common.navigation.caseStudies), "aria-current", "page");
  await visitor.expect("length of its line", "matrix(1, 0, 0, 1, 0, 0)", () => {
    const current = document.querySelector("#menu [aria-current=page]");
    return current && getComputedStyle(current, "::after").transform;
  });
});

test("LY-06 the burger menu opens, closes on Escape, gives focus back, and closes when a link is chosen", async ({
  visitor,
}) => {
  await visitor.open(routes.confirmation.path, 390, 844);
  await untilStarted(visitor);
  await visitor.expectSeen("#menu", false);
  await visitor.click(burger);
  await visitor.expectSeen(inMenu(common.navigation.partners));
  await visitor.click(solutions);
  await visitor.expectSeen(inMenu(common.navigation.communities));
  await visitor.press("Escape");
  await visitor.press("Escape");
  await visitor.expectSeen("#menu", false);
  await visitor.expectFocus(burger);
  await visitor.press("Enter");
  await visitor.expectSeen("#menu");
  await visitor.click(inMenu(common.navigation.partners));
  await visitor.expectAddress(routes.partners.path);
  await visitor.expectSeen("#menu", false);
});

test("LY-07 LY-10 Book demo opens the dialog, keeps focus inside, closes on Escape and gives focus back", async ({
  visitor,
}) => {
  await visitor.open(routes.caseStudies.path);
  await untilStarted(visitor);
  await visitor.focus(bookDemo);
  await visitor.press("Enter");
  await visitor.expectSeen(dialog);
  for (let stop = 0; stop < 6; stop += 1) {
    await visitor.press("Tab");
    await visitor.expect("focus is in the dialog or in the browser's own bar", true, () => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
    });
  }
  await visitor.press("Escape");
  await visitor.expectSeen(dialog, false);
  await visitor.expectFocus(bookDemo);
});

test("LY-10 the cross and the backdrop close the dialog, and a choice closes it and opens a tab", async ({
  visitor,
}) => {
  await visitor.open(routes.caseStudies.path);
  await untilStarted(visitor);
  await visitor.click(bookDemo);
  await visitor.click({ css: `${dialog} a`, text: common.demo.close, exact: true });
  await visitor.expectSeen(dialog, false);
  await visitor.click(bookDemo);
  await visitor.expectSeen(dialog);
  await visitor.clickAt({ x: 8, y: 400 });
  await visitor.expectSeen(dialog, false);
  await visitor.click(bookDemo);
  await visitor.expectTabs(0);
  await visitor.click({ css: `${dialog} a`, text: common.demo.propFirms });
  await visitor.expectTabs(1);
  await visitor.expectSeen(dialog, false);
});

test("LY-08 LY-11 LY-15 links that leave open in a new tab, and those to schedulers say where from", async ({
  visitor,
}) => {
  for (const { path } of Object.values(routes)) {
    await visitor.open(path);
    await visitor.expect(
      `links of ${path} that say too little`,
      [],
      (hosts: string[]) =>
        [...document.links]
          .filter(({ protocol, origin }) => protocol.startsWith("http") && origin !== location.origin)
          .filter(({ href, target, relList }) => {
            const { searchParams } = new URL(href);
            const isTracked = ["source", "medium", "campaign", "content", "term"].every((name) =>
              searchParams.get(`utm_${name}`),
            );
            const isScheduler = hosts.some((host) => href.startsWith(host));
            return target !== "_blank" || !relList.contains("noopener") || (isScheduler && !isTracked);
          })
          .map(({ href }) => href),
      Object.values(site.links.schedulers),
    );
  }
});

test("LY-11 where a visitor came from goes along to another page and into a link to a scheduler", async ({
  visitor,
}) => {
  const source = "newsletter-7";
  await visitor.open(`${routes.partners.path}?utm_source=${source}`);
  await visitor.click({ css: "footer a", text: common.footer.privacy });
  await visitor.expectAddress(routes.privacyPolicy.path);
  await untilStarted(visitor);
  await visitor.click(bookDemo);
  await visitor.click({ css: `${dialog} a`, text: common.demo.communities });
  await visitor.expectTabs(1);
  await visitor.expect(
    "touches that name the source",
    2,
    (source: string) =>
      [...document.links]
        .find(({ href }) => href.includes("-dialog-communities&"))
        ?.href.split(source)
        .slice(1).length,
    source,
  );
});

test("LY-14 the popup opens 5 s after load, takes no focus, closes with its button, and stays closed", async ({
  visitor,
}) => {
  // A timer of the same length that starts later also ends later.
  const untilDue = () => new Promise((resolve) => setTimeout(resolve, 5000));
  await visitor.open(routes.home.path);
  await visitor.expect("opened too early", false, () => {
    const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const isOpen = document.querySelector("#popup")?.matches(":popover-open") ?? true;
    return isOpen && performance.now() - loadEventStart < 5000;
  });
  await visitor.call(untilDue);
  await visitor.expectSeen("#popup");
  await visitor.expectSeen("#popup iframe");
  await visitor.expect("focus stays", true, () => document.activeElement === document.body);
  await visitor.press("Tab", "Tab");
  await visitor.expectFocus("#popup button");
  await visitor.click("#popup button");
  await visitor.expectSeen("#popup", false);
  await visitor.reload();
  await visitor.call(untilDue);
  await visitor.expectSeen("#popup", false);
});

test("LY-14 the popup closes on Escape", async ({ visitor }) => {
  await visitor.open(routes.home.path);
  await visitor.expectSeen("#popup");
  await visitor.press("Escape");
  await visitor.expectSeen("#popup", false);
});

test("WG-04 a tooltip names a control that is an icon alone, beside it and inside the window", async ({
  visitor,
}) => {
  await visitor.open(routes.partners.path);
  const linkedin = { css: "footer a", text: common.footer.linkedin };
  await visitor.hover(linkedin);
  await visitor.expectSeen({ css: "[role=tooltip]", text: common.footer.linkedin });
  await visitor.expect(
    "distance of the tooltip",
    true,
    (name: string) => {
      const box = (css: string) =>
        [...document.querySelectorAll(css)]
          .find((each) => (each.ariaLabel ?? each.textContent)?.includes(name) && each.checkVisibility())
          ?.getBoundingClientRect();
      const [tip, link] = [box("[role=tooltip]"), box("footer a")];
      if (!tip || !link) return false;
      const inside = tip.left >= 0 && tip.right <= innerWidth && tip.top >= 0 && tip.bottom <= innerHeight;
      return inside && Math.min(Math.abs(tip.bottom - link.top), Math.abs(tip.top - link.bottom)) < 24;
    },
    common.footer.linkedin,
  );
});
