import type { Page } from "@playwright/test";
import { untilIdle } from "../../scripts/untilIdle.ts";
import { awards } from "../../src/facts/awards.ts";
import { routes } from "../../src/facts/routes.ts";
import { brands } from "../../src/facts/sample/brands.ts";
import { floor } from "../../src/facts/sample/competition.ts";
import { traders } from "../../src/facts/sample/traders.ts";
import { testimonials } from "../../src/facts/testimonials.ts";
import { domainOf } from "../../src/pictures/domainOf.ts";
import { longestName } from "../../src/sections/home/brand.ts";
import { expect, filled, monogram, site, stopClock, test, words } from "../fixtures.ts";
import { untilOwnFonts } from "../layoutFaults.ts";

const { common, home } = words("en");
const audiences = ["brokers", "propFirms", "communities"] as const;

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("HM-01 the hero says what it is and its Book demo opens the dialog with three choices", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(home.hero.title);
  await expect(heading.locator("em")).toHaveText(home.hero.highlight);
  const hero = page.getByRole("region", { name: home.hero.title });
  await expect(hero).toContainText(home.hero.subtitle);
  await hero.getByRole("button", { name: home.hero.cta }).click();
  const dialog = page.getByRole("dialog", { name: common.demo.title });
  await expect(dialog).toBeVisible();
  for (const audience of audiences)
    await expect(dialog.getByRole("link", { name: common.demo[audience] })).toBeVisible();
});

/** The sample competition: one image, named by a sentence with leader and prize pool. */
const board = (page: Page) =>
  page.getByRole("img", {
    name: filled(home.board.label, {
      day: "12",
      days: "14",
      leader: traders[0].name,
      return: "+21.4%",
      pool: "$50,000",
    }),
    exact: true,
  });

test("HM-01 the competition is in the first screen", async ({ page }) => {
  await expect(board(page)).toBeInViewport({ ratio: 0.6 });
  const names = [...traders, ...floor.followers, floor.disqualified].map(({ name }) => name);
  const rows = board(page).locator("th[scope=row]");
  await expect(rows).toHaveText(names);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});

test("HM-01 a screen reader hears one sentence of each sample picture, and the page's argument first", async ({
  page,
}) => {
  const { nodes } = await (await page.context().newCDPSession(page)).send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** The accessibility tree in reading order. */
  const read = (id = nodes[0]?.nodeId ?? ""): { role: string; name: string }[] => {
    const node = byId.get(id);
    if (!node) return [];
    const own = { role: `${node.role?.value}`, name: `${node.name?.value ?? ""}` };
    return [...(node.ignored ? [] : [own]), ...(node.childIds ?? []).flatMap((child) => read(child))];
  };
  const heard = read();
  expect(heard.filter(({ role }) => role === "table" || role === "cell")).toEqual([]);
  const texts = heard.filter(({ role }) => role === "StaticText").map(({ name }) => name);
  for (const { name } of [...floor.followers, floor.disqualified]) expect(texts).not.toContain(name);
  const argument = texts.slice(texts.indexOf(home.hero.title), texts.indexOf(home.audiences.title));
  expect(argument.join(" ").split(" ").length).toBeLessThan(100);
  for (const sentence of [home.board.label, ...Object.values(home.audiences.picture).slice(0, 2)])
    expect(heard).toContainEqual({
      role: expect.stringMatching(/^(?:img|image)$/),
      name: expect.stringContaining(sentence.slice(0, sentence.indexOf("{{"))),
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const font of ["the site's font", "a fallback font, as on a slow line"])
    test(`HM-01 the first three of the competition and the action are in the first screen in ${font}`, async ({
      page,
    }) => {
      if (font !== "the site's font") {
        await page.route("**/*.woff2", (route) => route.abort());
        await page.goto("/");
      }
      for (const { name } of traders.slice(0, 3))
        await expect(board(page).locator("th[scope=row]", { hasText: name })).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByRole("region", { name: home.hero.title }).getByRole("button", { name: home.hero.cta }),
      ).toBeInViewport({ ratio: 1 });
    });
});

for (const audience of audiences)
  test(`HM-02 the card of ${audience} has icon, badge, description, features and a way to its page`, async ({
    page,
  }) => {
    const copy = home.audiences[audience];
    const card = page.getByRole("article", { name: copy.title });
    await expect(card.locator("h3 svg")).toBeVisible();
    await expect(card).toContainText(copy.stat);
    await expect(card).toContainText(copy.statLabel);
    await expect(card).toContainText(copy.description);
    for (const feature of copy.features)
      await expect(card.getByRole("listitem").filter({ hasText: feature })).toBeVisible();
    await card.getByRole("link", { name: home.audiences.learnMore }).click();
    await expect(page).toHaveURL(routes[audience].path);
  });

test("HM-02 traders have a line that leads to the app", async ({ page }) => {
  await expect(page.getByText(home.audiences.traders.text)).toBeVisible();
  await expect(page.getByRole("link", { name: home.audiences.traders.link })).toHaveAttribute(
    "href",
    site.links.app,
  );
});

test("HM-03 Schedule consultation opens the same dialog", async ({ page }) => {
  await page.getByRole("button", { name: home.audiences.consultation }).click();
  await expect(page.getByRole("dialog", { name: common.demo.title })).toBeVisible();
});

test("HM-04 testimonials show name, role, company, content and initials", async ({ page }) => {
  const proof = page.getByRole("region", { name: home.proof.title });
  await expect(proof.getByRole("figure")).toHaveCount(testimonials.home.length);
  for (const { id, company } of testimonials.home) {
    const { content, name, role } = home.proof.testimonials[id];
    const voice = proof.getByRole("figure").filter({ hasText: name });
    await expect(voice.getByRole("blockquote")).toHaveText(content);
    await expect(voice).toContainText(role);
    await expect(voice).toContainText(company);
    await expect(voice.getByText(monogram(name), { exact: true })).toBeVisible();
  }
});

test("HM-05 two awards, the world record, two awards", async ({ page }) => {
  const copy = home.proof.awards;
  const row = page.getByRole("region", { name: copy.title }).getByRole("listitem");
  const titles = awards.map(({ id }) => copy[id].title);
  const expected = [...titles.slice(0, 2), copy.record.title, ...titles.slice(2)];
  await expect(row).toHaveCount(expected.length);
  for (const [index, title] of expected.entries()) {
    await expect(row.nth(index)).toContainText(title);
    await expect(row.nth(index).locator("svg").first()).toBeVisible();
  }
});

for (const audience of audiences)
  test(`HM-06 the door of ${audience} leads to its page`, async ({ page }) => {
    await page.getByRole("link", { name: home.final[audience] }).click();
    await expect(page).toHaveURL(routes[audience].path);
  });

test("WG-01 a counter on Home shows its figure before, counts once in view, and ends on it", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  const { title, stat } = home.audiences.brokers;
  const card = page.getByRole("article", { name: title });
  await expect(card).toContainText(stat);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("[data-counter=counting]")).toBeVisible();
  await page.clock.runFor(1200);
  await expect(card.locator("[data-counter=final]")).toHaveText(stat);
});

test.describe("Wear it", () => {
  const brand = brands[1] ?? brands[0];
  const names = (page: Page) => page.locator("[data-brand=name]");
  const domains = (page: Page) => page.locator("[data-brand=domain]");
  const all = (count: number, text: string) => Array.from({ length: count }, () => text);

  test("HM-01 one press puts another name, address and colours on every picture, and takes them off", async ({
    page,
  }) => {
    const before = await names(page).allTextContents();
    expect(before.length).toBeGreaterThan(3);
    const button = page.getByRole("button", { name: brand?.name ?? "", exact: true });
    await button.press("Enter");
    await expect(names(page)).toHaveText(all(before.length, brand?.name ?? ""));
    await expect(domains(page)).toHaveText(all(before.length, domainOf(brand?.name ?? "")));
    await expect(button).toHaveAttribute("aria-pressed", "true");
    for (const picture of await page.locator("figure:has([data-brand])").all())
      await expect(picture).toHaveCSS("--brand-on-night", /oklch/);
    await expect(page.getByRole("status")).toContainText(filled(home.wear.worn, { name: brand?.name ?? "" }));
    await button.press("Enter");
    await expect(names(page)).toHaveText(before);
    await expect(page.getByRole("status")).toContainText(home.wear.off);
  });

  test("HM-01 a name that a visitor types is bounded, stays in the page and goes nowhere", async ({
    page,
  }) => {
    const field = page.getByRole("textbox", { name: home.wear.own });
    await field.focus();
    await expect(page.locator("astro-island[client=touched][ssr]")).toHaveCount(0);
    await untilIdle(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await field.pressSequentially("Öko <b>Börse</b> with a long name");
    const typed = "Öko <b>Börse</b> with a ".trim();
    await expect(names(page).first()).toHaveText(typed);
    await expect(domains(page).first()).toHaveText("öko-b-börse-b-with-a.example");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Börse");
    expect(asked.filter((url) => url.includes("rse"))).toEqual([]);
    // What cannot be seen is no name.
    await field.fill("\u200b\u2060\u00a0\u200d");
    await expect(names(page).first()).toHaveText(home.board.host);
  });

  test("HM-01 once the visitor pauses, a typed name is announced as typed, and brings colours to the pictures only", async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto("/");
    const field = page.getByRole("textbox", { name: home.wear.own });
    const status = page.getByRole("status");
    const typed = "$& $1";
    await field.pressSequentially(typed);
    await expect(names(page).first()).toHaveText(typed);
    const picture = page.locator("[data-drawing=first]");
    await page.clock.runFor(250);
    await expect(status).toBeEmpty();
    await expect(picture).toHaveCSS("--brand-on-night", "");
    await page.clock.runFor(250);
    await expect(status).toHaveText(filled(home.wear.worn, { name: typed }));
    await expect(picture).toHaveCSS("--brand-on-night", /oklch/);
    await expect(page.locator("html")).not.toHaveAttribute("style");
  });

  test("HM-01 the longest name moves nothing in the picture of the first screen", async ({ page }) => {
    const picture = page.locator("[data-drawing=first]");
    const field = page.getByRole("textbox", { name: home.wear.own });
    const longest = "W".repeat(longestName);
    const places = () =>
      picture.evaluate((figure) =>
        [...figure.querySelectorAll("dl, table, p.gain")].map((part) => {
          const [own, its] = [figure.getBoundingClientRect(), part.getBoundingClientRect()];
          return [its.x - own.x, its.y - own.y];
        }),
      );
    await untilOwnFonts(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await field.fill("");
      await expect(names(page).first()).toHaveText(home.board.host);
      const before = await places();
      expect(before.length).toBeGreaterThan(3);
      await field.fill(longest);
      await expect(names(page).first()).toHaveText(longest);
      expect(await places()).toEqual(before);
    }
  });
});
