import {
  benefits,
  capabilities,
  outcomes,
  questions,
  steps,
  useCases,
} from "../../src/content/pages/communities.ts";
import { routes } from "../../src/content/routes.ts";
import { academy, commission, tiers } from "../../src/content/sample/academy.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import {
  expect,
  expectNewTab,
  expectQuestions,
  filled,
  patternOf,
  region,
  test,
  trackedScheduler,
  words,
} from "../fixtures.ts";

const { communities: copy } = words("en");
const { path } = routes.communities;
const scheduler = (button: string): RegExp => trackedScheduler("communities", `communities-${button}`);

interface Item {
  title: string;
  description: string;
}

/** The three sections with tabs: the items of each tab, and how many these are. */
const tabbed: readonly { title: string; tabs: Readonly<Record<string, readonly Item[]>>; each: number }[] = [
  {
    title: copy.why.title,
    tabs: {
      [copy.why.ibs]: benefits.ibs.map((id) => copy.why.benefits[id]),
      [copy.why.communities]: benefits.communities.map((id) => copy.why.benefits[id]),
    },
    each: 4,
  },
  {
    title: copy.capabilities.title,
    tabs: {
      [copy.capabilities.engagement]: capabilities.engagement.map((id) => copy.capabilities.items[id]),
      [copy.capabilities.monetization]: capabilities.monetization.map((id) => copy.capabilities.items[id]),
    },
    each: 3,
  },
  {
    title: copy.useCases.title,
    tabs: {
      [copy.useCases.acquisition]: useCases.acquisition.map(({ id }) => copy.useCases.items[id]),
      [copy.useCases.activity]: useCases.activity.map(({ id }) => copy.useCases.items[id]),
      [copy.useCases.growth]: useCases.growth.map(({ id }) => copy.useCases.items[id]),
    },
    each: 3,
  },
];

test.describe("without a script", () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ reader }) => reader.goto(path));

  test("IB-01 the hero books a demo, and the referral tree and a trading journal are in the first screen", async ({
    reader,
  }) => {
    await reader.setViewportSize({ width: 1280, height: 900 });
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(
      `${copy.hero.title} ${copy.hero.highlight}`,
    );
    const hero = reader.getByRole("region", { name: copy.hero.title });
    await expect(hero).toContainText(copy.hero.subtitle);
    await expectNewTab(hero.getByRole("link", { name: copy.hero.cta }), scheduler("hero"));
    const tree = reader.getByRole("figure", {
      name: filled(copy.network.label, {
        name: copy.network.name,
        total: numberFormats("en").dollars(commission),
        first: numberFormats("en").dollars(tiers[0]?.commission ?? 0),
      }),
      exact: true,
    });
    await expect(tree).toBeInViewport({ ratio: 0.9 });
    await expect(hero).toContainText(copy.network.caption);
    for (const tier of ["Tier 1", "Tier 2", "Tier 3"])
      await expect(tree.getByText(tier, { exact: true })).toBeVisible();
    const label = patternOf(filled(copy.journal.label, { name: academy.member.name }));
    await expect(reader.getByRole("img", { name: label })).toBeInViewport();
    await hero.getByRole("link", { name: copy.hero.secondary }).click();
    await expect(region(reader, copy.workflow.title)).toBeInViewport();
  });

  test("IB-04 the workflow is drawn in five numbered steps", async ({ reader }) => {
    const items = reader.getByRole("figure", { name: copy.workflow.label }).getByRole("listitem");
    await expect(items).toHaveCount(5);
    for (const [index, id] of steps.entries()) {
      const step = items.nth(index);
      await expect(step.getByRole("heading")).toHaveText(copy.workflow.steps[id].title);
      await expect(step.getByText(`${index + 1}`, { exact: true })).toBeVisible();
      await expect(step).toContainText(copy.workflow.steps[id].description);
    }
  });

  test("IB-05 the outcomes are 45, 60, 75 and 35 percent", async ({ reader }) => {
    const figures = region(reader, copy.outcomes.title).getByRole("listitem");
    await expect(figures).toHaveText(["45", "60", "75", "35"].map((figure) => new RegExp(`${figure}%`)));
    for (const [index, { id }] of outcomes.entries())
      await expect(figures.nth(index)).toContainText(copy.outcomes[id].label);
  });

  test("IB-08 questions open to their answers", async ({ reader }) => {
    await expectQuestions(region(reader, copy.faq.title), questions, copy.faq.items);
  });

  test("IB-01 IB-09 the sample month stands in the hero and at the end, without fields", async ({
    reader,
  }) => {
    const hero = reader.getByRole("region", { name: copy.hero.title });
    const { dollars, dollarsAndCents, whole } = numberFormats("en");
    for (const [index, { lots, rate, members, commission }] of tiers.entries()) {
      const tier = hero.getByRole("listitem").nth(index);
      await expect(tier).toContainText(filled(copy.network.tier, { number: `${index + 1}` }));
      await expect(tier).toContainText(`${whole(lots)} × ${dollarsAndCents(rate)}`);
      await expect(tier.getByText(dollars(commission))).toBeVisible();
      await expect(tier.getByText(whole(members), { exact: true })).toBeVisible();
      await expect(tier.getByText(dollarsAndCents(rate), { exact: true })).toBeVisible();
    }
    await expect(hero.getByRole("spinbutton")).toHaveCount(0);
    await expect(hero.getByRole("button")).toHaveCount(0);
    await expect(region(reader, copy.finalCall.title)).toContainText(dollars(commission));
  });
});

test("IB-02 IB-03 IB-06 every tab shows its own items, the first one at first, and arrow keys change tabs", async ({
  page,
}) => {
  await page.goto(path);
  for (const { title, tabs, each } of tabbed) {
    const section = region(page, title);
    const names = Object.keys(tabs);
    await section.getByRole("tablist").scrollIntoViewIfNeeded();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    await expect(section.getByRole("tab")).toHaveText(names);
    await expect(section.getByRole("tab", { selected: true })).toHaveText(names[0] ?? "");
    for (const [name, items] of Object.entries(tabs).toReversed()) {
      expect(items).toHaveLength(each);
      await section.getByRole("tab", { name }).click();
      const panel = section.getByRole("tabpanel").filter({ visible: true });
      await expect(panel).toHaveAccessibleName(name);
      await expect(panel.getByRole("heading")).toHaveText(items.map((item) => item.title));
    }
    await page.keyboard.press("ArrowLeft");
    await expect(section.getByRole("tab", { selected: true })).toHaveText(names.at(-1) ?? "");
    await expect(section.getByRole("tab", { selected: true })).toBeFocused();
  }
});
