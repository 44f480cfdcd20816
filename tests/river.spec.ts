import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { expect, filled, region, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// The river of commission at the visitor's own rates and members, worked out by hand and apart from src/simulation.

const { path } = routes.communities;

/** Members and dollars a lot of each tier, and what follows from them. */
interface Case {
  put: [members: number, rate: number][];
  /** 726 / 62, 826 / 129 and 436 / 82 lots a member, in whole lots. */
  lots: number[];
  earned: number[];
  total: number;
}

const sample: Case = {
  put: [
    [62, 6],
    [129, 2],
    [82, 0.5],
  ],
  lots: [726, 826, 436],
  earned: [4356, 1652, 218],
  total: 6226,
};

const more: Case = {
  put: [
    [100, 6.5],
    [250, 1.25],
    [41, 0.75],
  ],
  lots: [1171, 1601, 218],
  earned: [7611.5, 2001.25, 163.5],
  total: 9776.25,
};

const little: Case = {
  put: [
    [7, 0.05],
    [0, 100],
    [1, 99.99],
  ],
  lots: [82, 0, 5],
  earned: [4.1, 0, 499.95],
  total: 504.05,
};

const fragment = ({ put }: Case): string =>
  put.map(([members, rate], index) => `tier${index + 1}=${rate}&members${index + 1}=${members}`).join("&");

/** The river on a page in a language, and the call at the end of the page. */
function riverOn(page: Page, code: Language = "en") {
  const { communities, common } = words(code);
  const { network } = communities;
  const hero = page.getByRole("region", { name: communities.hero.title });
  const field = (tier: number, kind: "members" | "rate") =>
    hero.getByRole("spinbutton", {
      name: `${filled(network.tier, { number: `${tier}` })} ${network.fields[kind]}`,
      exact: true,
    });
  return {
    hero,
    members: (tier: number) => field(tier, "members"),
    rate: (tier: number) => field(tier, "rate"),
    tier: (number: number) => hero.getByRole("listitem").nth(number - 1),
    copy: hero.getByRole("button", { name: common.shownAs.copy }),
    final: region(page, communities.finalCall.title),
  };
}

async function start(page: Page, code: Language = "en"): Promise<void> {
  const { hero, members } = riverOn(page, code);
  await members(1).focus();
  await expect(hero.locator("astro-island[ssr]")).toHaveCount(0);
}

async function put(page: Page, each: Case, code: Language = "en"): Promise<void> {
  const { members, rate } = riverOn(page, code);
  const { whole } = numberFormats(code);
  for (const [index, [count, amount]] of each.put.entries()) {
    await members(index + 1).fill(`${count}`);
    await rate(index + 1).fill(whole(amount));
  }
}

async function expectRiver(page: Page, { put, lots, earned, total }: Case, code: Language = "en") {
  const { hero, tier } = riverOn(page, code);
  const { network } = words(code).communities;
  const { whole, dollarsAndCents, exactDollars } = numberFormats(code);
  for (const [index, [, rate]] of put.entries()) {
    await expect(tier(index + 1)).toContainText(
      `${whole(lots[index] ?? 0)} × ${dollarsAndCents(rate)} = ${exactDollars(earned[index] ?? 0)}`,
    );
  }
  await expect(hero.getByRole("figure")).toHaveAccessibleName(
    filled(network.label, {
      name: network.name,
      total: exactDollars(total),
      first: exactDollars(earned[0] ?? 0),
    }),
  );
}

/** What is written beside a branch of the river. */
interface Branch {
  tier: number;
  members: number;
  earned: number;
  lots: number;
  rate: number;
}

/** The branches as they are written, read by the marks of the language and apart from how the site writes them. */
async function branchesOf(page: Page, code: Language): Promise<Branch[]> {
  const decimal = ["es", "en", "hi", "zh", "ja"].includes(code) ? "." : ",";
  const number = (text = ""): number =>
    Number(
      [...text]
        .filter((mark) => /\d/.test(mark) || mark === decimal)
        .join("")
        .replace(decimal, "."),
    );
  const columns = await riverOn(page, code)
    .hero.locator("svg > svg[x]")
    .evaluateAll((all) =>
      all.map((column) =>
        [...column.querySelectorAll(":scope > text")].map((text) => {
          const [earned, sum] = [
            ...text.querySelectorAll(":scope > tspan[x], :scope > tspan[x] + tspan"),
          ].map((part) => part.textContent);
          const label = [...text.childNodes].map((part) => part.textContent).join("|");
          return { label, earned: earned ?? "", sum: sum ?? "" };
        }),
      ),
    );
  return columns.flatMap((column, index) =>
    column.map(({ label, earned, sum }) => {
      const named = label.split(`|${earned}`)[0] ?? "";
      const [lots, rate] = sum.split("×");
      return {
        tier: index + 1,
        members: number(named) + (/\+/.test(named) || !/\d/.test(named) ? 1 : 0),
        earned: number(earned),
        lots: number(lots),
        rate: number(rate),
      };
    }),
  );
}

for (const { code } of languages)
  test(`IB-01 IB-09 the river and the final call follow what is put in, to the cent (${code})`, async ({
    page,
  }) => {
    await page.goto(`${path}?lng=${code}`);
    await start(page, code);
    const { hero, members, rate, final } = riverOn(page, code);
    const { whole, exactDollars } = numberFormats(code);
    for (const each of [more, little, sample]) {
      await put(page, each, code);
      await expectRiver(page, each, code);
      await rate(3).blur();
      for (const [index, [count, amount]] of each.put.entries()) {
        await expect(members(index + 1)).toHaveValue(whole(count));
        await expect(rate(index + 1)).toHaveValue(whole(amount));
      }
      await expect(hero.getByRole("status").filter({ hasText: /\d/ })).toHaveText(
        `${words(code).communities.network.total} ${exactDollars(each.total)}`,
      );
      const branches = await branchesOf(page, code);
      for (const [index, [count, amount]] of each.put.entries()) {
        const ofTier = branches.filter(({ tier }) => tier === index + 1);
        for (const { lots, rate: of, earned } of ofTier) {
          expect(of).toBe(amount);
          expect(Math.round(100 * lots * of)).toBe(Math.round(100 * earned));
        }
        const sum = (of: (branch: Branch) => number) => ofTier.reduce((all, branch) => all + of(branch), 0);
        expect(sum(({ members }) => members)).toBe(each.earned[index] === 0 ? 0 : count);
        expect(sum(({ lots }) => lots)).toBe(each.lots[index]);
        expect(Math.round(100 * sum(({ earned }) => earned))).toBe(
          Math.round(100 * (each.earned[index] ?? 0)),
        );
      }
      await final.scrollIntoViewIfNeeded();
      await expect(final.getByText(exactDollars(each.total), { exact: true })).toBeVisible();
    }
  });

test("IB-01 fields answer arrow keys, take a comma or a point, and keep to their bounds at once", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  await start(page);
  const { members, rate, tier } = riverOn(page);
  await members(1).press("ArrowUp");
  await expect(members(1)).toHaveValue("63");
  await expect(members(1)).toHaveAttribute("aria-valuenow", "63");
  // 63 × 726 / 62
  await expect(tier(1)).toContainText("738 × $6.00 = $4,428");
  await members(1).press("ArrowDown");
  await members(1).press("Tab");
  await expect(rate(1)).toBeFocused();
  await rate(1).press("ArrowUp");
  await expect(tier(1)).toContainText("726 × $6.50 = $4,719");
  for (const written of ["1,5", "1.5"]) {
    await rate(1).fill("");
    await rate(1).pressSequentially(written);
    await expect(tier(1)).toContainText("726 × $1.50 = $1,089");
  }
  await rate(1).fill("");
  await rate(1).pressSequentially("99999");
  await expect(rate(1)).toHaveValue("100");
  await expect(tier(1)).toContainText("726 × $100.00 = $72,600");
  await members(2).fill("");
  await members(2).pressSequentially("99999");
  await expect(members(2)).toHaveValue("9,999");
  await expect(tier(2)).toContainText("64,025 × $2.00 = $128,050");
  for (const refused of ["x", "-", "e"]) await members(2).press(refused);
  await expect(members(2)).toHaveValue("9,999");
  await rate(3).fill("half");
  await expect(rate(3)).toHaveValue("0.5");
  await rate(3).fill("");
  await rate(3).press("ArrowDown");
  await expect(rate(3)).toHaveValue("0");
  await expect(tier(3)).toContainText("436 × $0.00 = $0");
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

    test(`IB-01 a rate has a comma or a point, typed or pasted, and what is no rate is refused (${code})`, async ({
      page,
    }) => {
      await page.goto(`${path}?lng=${code}`);
      await start(page, code);
      const { rate, tier } = riverOn(page, code);
      const { whole, dollarsAndCents, exactDollars } = numberFormats(code);
      const expectRate = async (amount: number, written: string) => {
        await expect(rate(1)).toHaveValue(written);
        await expect(tier(1)).toContainText(
          `${whole(726)} × ${dollarsAndCents(amount)} = ${exactDollars(726 * amount)}`,
        );
      };
      const paste = async (text: string) => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await rate(1).selectText();
        await rate(1).press("ControlOrMeta+V");
      };
      await expect(rate(1)).toHaveValue(whole(6));
      for (const mark of [",", "."]) {
        await rate(1).selectText();
        await rate(1).pressSequentially(`1${mark}5`);
        await expectRate(1.5, `1${mark}5`);
        await paste(` 12${mark}50`);
        await expectRate(12.5, ` 12${mark}50`);
        // Which of two numbers these are cannot be known.
        for (const unclear of ["1 000", `1${mark}000`, "-1", "1e1", "$ 5"]) {
          await paste(unclear);
          await expectRate(12.5, ` 12${mark}50`);
        }
        await rate(1).press("x");
        await expectRate(12.5, ` 12${mark}50`);
        await rate(1).press("Tab");
        await expectRate(12.5, whole(12.5));
      }
      await rate(1).fill("");
      await rate(1).pressSequentially("3");
      await rate(1).press("ArrowUp");
      await expectRate(3.5, whole(3.5));
    });
  });

/** How wide each tier falls into the mouth on a phone, of 100: numbers of the drawing. */
const ribbons = (page: Page): Promise<number[]> =>
  page
    .locator("#own-rates svg[viewBox='0 0 100 100']")
    .evaluate((svg) =>
      [...svg.querySelectorAll("path")].map((path) =>
        Number(path.getAttribute("d")?.match(/h([\d.]+)/)?.[1] ?? 0),
      ),
    );

/** How high the river of a wide window is at its mouth, in units of the drawing. */
const mouth = (page: Page): Promise<number> =>
  page
    .locator("#own-rates svg svg")
    .first()
    .evaluate((svg) => {
      const outlines = [...svg.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
      const first = outlines.join("").match(/M-1000 [^M]*?v[\d]+/g) ?? [];
      return first.reduce((sum, path) => sum + Number(path.match(/v(\d+)$/)?.[1]), 0);
    });

test("IB-01 ribbons are as thick as what they carry, on one scale for all sums", async ({ page }) => {
  await page.goto(path);
  await start(page);
  const mouths: number[] = [];
  for (const each of [sample, more, little]) {
    await put(page, each);
    await expectRiver(page, each);
    const all = await ribbons(page);
    // The first tier falls in two parts, of which one is the marked member's.
    const tiers = [(all[0] ?? 0) + (all[1] ?? 0), all[2], all[3]];
    for (const [index, earned] of each.earned.entries())
      expect(tiers[index]).toBeCloseTo((38 * earned) / sample.total, 1);
    mouths.push(await mouth(page));
  }
  // The least of ribbons is as thick as a line.
  const [of = 0, ofMore = 0, ofLittle = 0] = mouths;
  expect(ofMore / of).toBeCloseTo(more.total / sample.total, 1);
  expect(ofLittle / of).toBeLessThan(0.1);
});

test("IB-01 a river that would leave the screen has a smaller scale, and says so", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await start(page);
  const { hero, members, rate } = riverOn(page);
  await expect(hero.getByText("$1,000", { exact: true })).toBeVisible();
  await members(1).fill("9999");
  await rate(1).fill("100");
  await expect(hero.getByText("$1,000,000", { exact: true })).toBeVisible();
  const all = await ribbons(page);
  expect(all.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1.6 * 38, 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("IB-01 the river takes all that was put in before the scripts came", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await put(page, more);
  release();
  await expectRiver(page, more);
});

test("IB-01 IB-09 a copied link shows its numbers to somebody else, under the brand that is shown", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}?utm_source=x#shown-as=Acme&colour=purple`);
  await expect(page.locator("#shown-as")).toBeVisible();
  await start(page);
  await put(page, more);
  await riverOn(page).copy.click();
  const { communities, common } = words("en");
  await expect(riverOn(page).hero.getByRole("button", { name: common.shownAs.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.replace(/^.*#/, "#")).toBe(`#shown-as=Acme&colour=purple&${fragment(more)}`);
  const other = await browser.newPage();
  await other.goto(link);
  const there = riverOn(other);
  await expect(there.members(2)).toHaveValue("250");
  await expect(there.tier(1)).toContainText("1,171 × $6.50 = $7,611.50");
  await expect(there.hero.getByRole("figure")).toHaveAccessibleName(
    filled(communities.network.label, { name: "Acme", total: "$9,776.25", first: "$7,611.50" }),
  );
  await expect(there.members(1)).toBeInViewport();
  await there.final.scrollIntoViewIfNeeded();
  await expect(there.final.getByText("$9,776.25")).toBeVisible();
  await other.close();
});

test("IB-01 a link on the same page counts again, and nothing is believed but numbers within bounds", async ({
  page,
}) => {
  await page.goto(path);
  const { members, rate } = riverOn(page);
  for (const again of ["1", "2"]) {
    await page.evaluate((hash) => (location.hash = hash), fragment(more));
    await expectRiver(page, more);
    await expect(members(2)).toHaveValue("250");
    await members(2).fill(again);
  }
  for (const [hash, expected] of [
    ["tier1=<img src=x>&members1=1e9&tier2=-5&members2=NaN", sample.put],
    ["tier1=400&members1=99999&tier2=0,5", [[9999, 100], [129, 0.5], ...sample.put.slice(2)]],
    ["members1=5", sample.put],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${path}#${hash}`);
    await start(page);
    for (const [index, [count, amount]] of expected.entries()) {
      await expect(members(index + 1)).toHaveValue(numberFormats("en").whole(count));
      await expect(rate(index + 1)).toHaveValue(`${amount}`);
    }
  }
});

test("IB-09 the final call leads back to the first field, below the head of its tier", async ({ page }) => {
  await page.goto(path);
  const { final, members, tier } = riverOn(page);
  await final.getByRole("link", { name: words("en").communities.finalCall.change }).click();
  await expect(members(1)).toBeFocused();
  await expect(members(1)).toBeInViewport();
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => ((await tier(1).boundingBox())?.y ?? 0) - (bar?.height ?? 0))
    .toBeGreaterThanOrEqual(0);
});

test("IB-01 the head of a tier is as high at its largest sum as at the sample's, and rows of nothing are left out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const code of ["en", "es", "pt"] as const) {
    await page.goto(`${path}?lng=${code}`);
    await start(page, code);
    const { hero, tier } = riverOn(page, code);
    const height = async () => (await tier(1).boundingBox())?.height ?? 0;
    const river = async () => (await hero.locator("svg:has(> svg > text)").boundingBox())?.height ?? 0;
    const before = [await height(), await river()];
    const largest = { put: sample.put.map(() => [9999, 100]), lots: [], earned: [], total: 0 } as Case;
    await put(page, largest, code);
    expect(await height()).toBe(before[0]);
    expect(await river()).toBeLessThan(1.6 * (before[1] ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await put(
      page,
      {
        ...sample,
        put: [
          [62, 6],
          [0, 2],
          [0, 0.5],
        ],
      },
      code,
    );
    await expect(hero.locator("svg text")).toHaveCount(5);
  }
});

test("IB-01 on a phone the sentence comes before the button, the button before the river", async ({
  reader,
}) => {
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto(path);
  const { communities } = words("en");
  const { hero } = riverOn(reader);
  const parts = [
    hero.getByRole("paragraph").first(),
    hero.getByRole("link", { name: communities.hero.cta }),
    hero.getByRole("figure"),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(reader.locator("#own-rates svg[viewBox='0 0 100 100']")).toBeVisible();
});

test("IB-01 on a phone the page is at most 7,900 px high, and what must be read is 14 px or larger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7900);
  const { hero } = riverOn(page);
  const sizes = await hero
    .locator("label, li p > b, figcaption p, figure b")
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});
