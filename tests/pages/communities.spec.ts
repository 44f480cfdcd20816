import type { Page } from "@playwright/test";
import {
  benefits,
  capabilities,
  outcomes,
  questions,
  rateField,
  steps,
  useCases,
} from "../../src/content/pages/communities.ts";
import { routes } from "../../src/content/routes.ts";
import { commission, tiers } from "../../src/content/sample/academy.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import {
  expect,
  expectNewTab,
  expectQuestions,
  filled,
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
    const tree = reader.getByRole("img", {
      name: filled(copy.network.label, { name: copy.network.name, total: "$6,226", first: "$4,356" }),
      exact: true,
    });
    await expect(tree).toBeInViewport({ ratio: 0.75 });
    await expect(hero).toContainText(copy.network.caption);
    for (const tier of ["Tier 1", "Tier 2", "Tier 3"])
      await expect(tree.getByText(tier, { exact: true })).toBeVisible();
    const finding = filled(copy.journal.finding, { early: "5", losses: "6", time: "10:00" });
    await expect(
      reader.getByRole("img", { name: filled(copy.journal.label, { name: "Mira Novak", finding }) }),
    ).toBeInViewport({ ratio: 0.75 });
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

  test("IB-09 the sample month stands as a table, without fields", async ({ reader }) => {
    const final = region(reader, copy.finalCall.title);
    const { dollars, dollarsAndCents, whole } = numberFormats("en");
    for (const [index, { lots, rate, commission }] of tiers.entries())
      await expect(final.getByRole("row").nth(index + 1)).toHaveText(
        [filled(copy.network.tier, { number: `${index + 1}` }), whole(lots), dollarsAndCents(rate)].join("") +
          dollars(commission),
      );
    await expect(final.getByRole("status")).toContainText(dollars(commission));
    await expect(final.getByRole("spinbutton")).toHaveCount(0);
  });
});

/** The sample month on a page in a language: a field by its tier, the row of it, and the total. */
function sampleMonth(page: Page, language: Language) {
  const { communities } = words(language);
  const final = region(page, communities.finalCall.title);
  return {
    final,
    field: (tier: number) =>
      final.getByRole("spinbutton", {
        name: `${filled(communities.network.tier, { number: `${tier}` })} ${communities.finalCall.rate}`,
      }),
    row: (tier: number) => final.getByRole("row").nth(tier),
    total: final.getByRole("status"),
  };
}

const lotsOf = (tier: number) => tiers[tier - 1]?.lots ?? 0;

test("IB-09 the sample month follows the rates that are put in, by keyboard and within bounds", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  const { final, field, row, total } = sampleMonth(page, "en");
  const rate = tiers[0]?.rate ?? 0;
  const { dollars } = numberFormats("en");
  await field(1).focus();
  await expect(final.locator("astro-island[ssr]")).toHaveCount(0);
  await field(1).press("ArrowUp");
  await expect(field(1)).toHaveValue(`${rate + rateField.step}`);
  await expect(field(1)).toHaveAttribute("aria-valuenow", `${rate + rateField.step}`);
  await expect(total).toContainText(dollars(commission + lotsOf(1) * rateField.step));
  await field(1).press("ArrowDown");
  await field(1).press("ArrowDown");
  await expect(field(1)).toHaveValue(`${rate - rateField.step}`);
  // Beyond the bound, the field holds the bound at once.
  await field(2).fill("");
  await field(2).pressSequentially(`${rateField.max + 50}`);
  await expect(field(2)).toHaveValue(`${rateField.max}`);
  await expect(row(2)).toContainText(dollars(lotsOf(2) * rateField.max));
  await field(2).press("ArrowUp");
  await expect(field(2)).toHaveValue(`${rateField.max}`);
  for (const tier of [1, 2, 3]) await field(tier).fill("");
  await expect(total).toContainText(dollars(0));
  await field(3).press("ArrowDown");
  await expect(field(3)).toHaveValue("0");
  await field(3).fill(".25");
  await field(3).blur();
  for (const [index, left] of ["0", "0", "0.25"].entries()) await expect(field(index + 1)).toHaveValue(left);
  await expect(total).toContainText(dollars(lotsOf(3) * 0.25));
});

for (const [code, locale] of [
  ["en", "en-US"],
  ["es", "es-419"],
  ["pt", "pt-BR"],
  ["ru", "ru-RU"],
  ["hi", "en-US"],
  ["zh", "zh-CN"],
  ["ja", "ja-JP"],
] as const)
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale, permissions: ["clipboard-read", "clipboard-write"] });

    test(`IB-09 a rate has a comma or a point, typed or pasted, and what is no rate is refused (${code})`, async ({
      page,
    }) => {
      await page.goto(`${path}?lng=${code}`);
      const { final, field, row, total } = sampleMonth(page, code);
      const { whole, dollars, dollarsAndCents } = numberFormats(code);
      const money = (amount: number) => (Number.isInteger(amount) ? dollars : dollarsAndCents)(amount);
      const expectRate = async (rate: number, written: string) => {
        await expect(field(1)).toHaveValue(written);
        await expect(row(1).getByRole("cell").last()).toHaveText(money(lotsOf(1) * rate));
        const others = commission - (tiers[0]?.commission ?? 0);
        await expect(total).toContainText(money(others + lotsOf(1) * rate));
      };
      const paste = async (text: string) => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await field(1).selectText();
        await field(1).press("ControlOrMeta+V");
      };
      await field(1).focus();
      await expect(final.locator("astro-island[ssr]")).toHaveCount(0);
      await expect(field(1)).toHaveValue(whole(tiers[0]?.rate ?? 0));
      for (const mark of [",", "."]) {
        await field(1).selectText();
        await field(1).pressSequentially(`1${mark}5`);
        await expectRate(1.5, `1${mark}5`);
        await paste(` 12${mark}50`);
        await expectRate(12.5, ` 12${mark}50`);
        // Which of two numbers these are cannot be known.
        for (const unclear of ["1 000", `1${mark}000`, "-1", "1e1", "$ 5"]) {
          await paste(unclear);
          await expectRate(12.5, ` 12${mark}50`);
        }
        await field(1).press("x");
        await expectRate(12.5, ` 12${mark}50`);
        await field(1).press("Tab");
        await expectRate(12.5, whole(12.5));
      }
      await field(1).fill("");
      await field(1).pressSequentially("3");
      await field(1).press("ArrowUp");
      await expectRate(3.5, whole(3.5));
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
