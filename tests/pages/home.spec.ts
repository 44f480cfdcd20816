import type { Page } from "@playwright/test";
import { awards, record } from "../../src/content/awards.ts";
import { routes } from "../../src/content/routes.ts";
import { competition } from "../../src/content/sample/competition.ts";
import { entrants, traders } from "../../src/content/sample/traders.ts";
import { testimonials } from "../../src/content/testimonials.ts";
import { claimFigure } from "../../src/i18n/messages/claimFigure.ts";
import { longDay } from "../../src/i18n/messages/dates.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import { businesses, members } from "../../src/sections/home/sampleTrade.ts";
import { expect, expectNewTab, filled, monogram, patternOf, region, site, test, words } from "../fixtures.ts";

const { common, home } = words("en");
const audiences = ["brokers", "propFirms", "communities"] as const;
const figures = { brokers: "volume", propFirms: "firms", communities: "engagement" } as const;

const hero = (page: Page) => page.getByRole("region", { name: home.hero.title });
/** The sample competition: one image, named by a sentence with its moment and its leader. */
const board = (page: Page) => page.getByRole("img", { name: patternOf(home.board.label) });
const trader = (page: Page, name: string) => board(page).locator("th", { hasText: name });

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto("/"));

  test("HM-01 the hero says what it is, and the whole competition is in the first screen", async ({
    reader,
  }) => {
    const heading = reader.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(home.hero.title);
    await expect(heading.locator("em")).toHaveText(home.hero.highlight);
    await expect(hero(reader)).toContainText(home.hero.subtitle);
    const now = filled(home.board.leads, {
      day: `${competition.day}`,
      time: competition.recorded.slice(11, 16),
      leader: traders[0].name,
      return: numberFormats("en").changeTo(1)(traders[0].gain),
    });
    await expect(board(reader)).toHaveAccessibleName(filled(home.board.label, { now }));
    for (const { name } of entrants) await expect(trader(reader, name)).toBeInViewport({ ratio: 1 });
  });

  test("HM-02 three cards have icon, badge, description, features and a way to their pages; traders have a line", async ({
    reader,
  }) => {
    for (const audience of audiences) {
      const { title, statLabel, description, features } = home.audiences[audience];
      const card = reader.getByRole("article", { name: title });
      await expect(card.getByRole("heading", { level: 3 }).locator("svg")).toBeVisible();
      for (const text of [claimFigure("en", figures[audience]), statLabel, description])
        await expect(card).toContainText(text);
      for (const feature of features)
        await expect(card.getByRole("listitem").filter({ hasText: feature })).toBeVisible();
      await expect(card.getByRole("link", { name: home.audiences.learnMore })).toHaveAttribute(
        "href",
        routes[audience].path,
      );
    }
    await expect(reader.getByText(home.audiences.traders.text)).toBeVisible();
    await expectNewTab(reader.getByRole("link", { name: home.audiences.traders.link }), site.links.app);
  });

  test("HM-04 testimonials show name, role, company, quote and initials", async ({ reader }) => {
    const voices = region(reader, home.testimonials.title).getByRole("figure");
    await expect(voices).toHaveCount(testimonials.home.length);
    // One tag for all, as long as all are invented.
    const invented = testimonials.home.filter(({ sample }) => sample).length;
    await expect(
      region(reader, home.testimonials.title).getByText(common.sampleTag, { exact: true }),
    ).toHaveCount(invented === testimonials.home.length ? 1 : invented);
    for (const { id, company } of testimonials.home) {
      const { quote, name, role } = home.testimonials.people[id];
      const voice = voices.filter({ hasText: name });
      await expect(voice.getByRole("blockquote")).toHaveText(quote);
      for (const text of [role, company]) await expect(voice).toContainText(text);
      await expect(voice.getByText(monogram(name), { exact: true })).toBeVisible();
    }
  });

  test("HM-05 two awards, the world record, two awards, each with who gave it", async ({ reader }) => {
    const copy = home.awards;
    const row = region(reader, copy.title).getByRole("listitem");
    const given = awards.map(({ id, by }) => ({ title: copy[id].title, by }));
    const expected = [...given.slice(0, 2), { title: copy.record.title, by: record.by }, ...given.slice(2)];
    await expect(row).toHaveCount(5);
    for (const [index, { title, by }] of expected.entries()) {
      for (const text of [title, by]) await expect(row.nth(index)).toContainText(text);
      await expect(row.nth(index).locator("svg").first()).toBeVisible();
    }
    const { whole } = numberFormats("en");
    await expect(row.nth(2)).toContainText(
      filled(copy.record.proof, { entrants: whole(record.entrants), day: longDay(record.on, "en") }),
    );
    await expect(row.nth(2).getByRole("link")).toHaveCount(record.link ? 1 : 0);
  });

  test("HM-06 behind each door stands a picture of its page, and it opens wider under a pointer or the focus", async ({
    page,
  }) => {
    await page.goto("/");
    const hall = region(page, home.finalCall.title).getByRole("list");
    const { prizes } = businesses.competition;
    await expect(hall.locator("svg[viewBox='0 0 60 80']")).toHaveCount(3);
    await expect(hall.getByRole("listitem").nth(0).locator("text")).toHaveText(["2", "1", "3"]);
    await expect(hall.getByRole("listitem").nth(0).locator("text")).toHaveCount(prizes.length);
    await expect(hall.getByRole("listitem").nth(2).locator("circle")).toHaveCount(members.length + 1);
    for (const audience of audiences) {
      const link = hall.getByRole("link", { name: home.finalCall[audience] });
      const open = () => link.evaluate((element) => getComputedStyle(element).getPropertyValue("--open"));
      expect(await open()).toBe("");
      await link.focus();
      await link.press("Shift");
      expect(await open()).toBe("90deg");
      await link.blur();
      await link.hover();
      expect(await open()).toBe("90deg");
      // The picture is part of the target.
      await page.mouse.move(0, 0);
      await link.locator("svg").first().hover();
      expect(await open()).toBe("90deg");
      await page.mouse.move(0, 0);
    }
  });

  test("HM-06 three doors lead to the pages of the audiences", async ({ reader }) => {
    for (const audience of audiences) {
      await reader.goto("/");
      await reader.getByRole("link", { name: home.finalCall[audience] }).click();
      await expect(reader).toHaveURL(routes[audience].path);
    }
  });
});

test("HM-01 HM-03 Book demo and Schedule consultation open the dialog with three choices", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: common.demo.title });
  for (const opener of [home.hero.cta, home.audiences.consultation]) {
    await page.getByRole("main").getByRole("button", { name: opener }).click();
    for (const audience of audiences)
      await expect(dialog.getByRole("link", { name: common.demo[audience] })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("HM-01 on a phone the action is in the first screen, and the competition begins right below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const action = hero(page).getByRole("button", { name: home.hero.cta });
  await expect(action).toBeInViewport({ ratio: 1 });
  // How far down both are depends on the words above them.
  const [above, below] = [await action.boundingBox(), await trader(page, traders[0].name).boundingBox()];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(120);
});
