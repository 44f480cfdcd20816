import type { Locator, Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { accounts, moment } from "../src/content/sample/firm.ts";
import { ruleSets } from "../src/content/sample/rules.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { shownText } from "../src/i18n/messages/pattern.ts";
import { expect, filled, region, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// What a trade does to an account under a firm's own rules, worked out by hand and apart from src/simulation.

const { path } = routes.propFirms;
const { trader } = accounts.broken;

interface Rules {
  size: number;
  target: number;
  daily: number;
  maximum: number;
  consistency: number;
}

interface Case {
  /** Of the challenge; two unless others are chosen. */
  phases?: number;
  put: Rules;
  /** The sizes of the slider, in lots. */
  lots: number;
  ends: readonly [number, number];
  breaks: number;
  /** What may be lost today, and the sum that says so. */
  limit: number;
  of?: readonly [number, number];
  /** Of the limit that is counted from the size of the account. */
  counted?: number;
  countedLimit?: number;
  /** Lost before the trade, with the trade of so many lots, and the equity after it. */
  before: number;
  loss: number;
  equity: number;
  profit: number;
  bestDay: number;
  least: number;
  closed?: { by: "daily" | "maximum"; at: number; whole: number };
}

const sample: Case = {
  put: { size: 100_000, target: 8, daily: 5, maximum: 10, consistency: 40 },
  lots: 2.4,
  ends: [0.2, 5],
  breaks: 2.3,
  limit: 5000,
  before: 1750,
  loss: 3480,
  equity: 99_000,
  profit: 0,
  bestDay: 2400,
  least: 6000,
  closed: { by: "daily", at: -5000, whole: -5230 },
};

/** Half of the target of 5,000 in the morning. 1.16 lots at 200 and 0.48 at 975 dollars are gone. */
const open: Case = {
  put: { size: 50_000, target: 10, daily: 4, maximum: 6, consistency: 20 },
  lots: 0.6,
  ends: [0.1, 2.5],
  breaks: 0.9,
  limit: 2000,
  before: 700,
  loss: 870,
  equity: 50_930,
  profit: 930,
  bestDay: 1500,
  least: 7500,
};

/** The maximum loss is nearer than the daily one. 6.96 lots at 200 and 2.88 at 975 dollars are gone. */
const maximum: Case = {
  put: { size: 200_000, target: 8, daily: 8, maximum: 2, consistency: 20 },
  lots: 9,
  ends: [0.4, 10],
  breaks: 5.4,
  limit: 12_000,
  of: [8000, 4000],
  counted: 4000,
  countedLimit: 4000,
  before: 4200,
  loss: 13_050,
  equity: 196_000,
  profit: 0,
  bestDay: 4800,
  least: 24_000,
  closed: { by: "maximum", at: -4000, whole: -9250 },
};

const fragment = ({ phases = 2, put, lots }: Pick<Case, "phases" | "put" | "lots">): string =>
  [["phases", phases], ...Object.entries(put), ["lots", lots]]
    .map(([key, value]) => `${key}=${value}`)
    .join("&");

/** The rules and both panels on a page in a language. */
function rulesOn(page: Page, code: Language = "en") {
  const { "prop-firms": copy, common } = words(code);
  const section = region(page, copy.panels.title);
  return {
    section,
    field: (key: keyof Rules) =>
      section.getByRole("spinbutton", { name: copy.yourRules.fields[key], exact: true }),
    set: (key: keyof typeof ruleSets) =>
      section.getByRole("radio", { name: copy.yourRules.sets[key], exact: true }),
    slider: section.getByRole("slider"),
    copy: section.getByRole("button", { name: common.shownAs.copy }),
    copied: section.getByRole("button", { name: common.shownAs.copied }),
  };
}

async function put(page: Page, { put: rules, lots }: Case, code: Language = "en"): Promise<void> {
  const { field, slider } = rulesOn(page, code);
  const { whole } = numberFormats(code);
  // As sums of dollars are written.
  const amount = code === "hi" ? numberFormats("en").whole : whole;
  for (const key of Object.keys(rules) as (keyof Rules)[]) {
    const written = (key === "size" ? amount : whole)(rules[key]);
    await field(key).fill(written);
    await field(key).blur();
    await expect(field(key)).toHaveValue(written);
  }
  await slider.fill(`${lots}`);
}

/** Each text that the section has to say. */
function textsOf(code: Language, each: Case): string[] {
  const { "prop-firms": copy } = words(code);
  const { tradeSize, picture, yourRules } = copy;
  const { whole, exactDollars, exactPercent, dollarsAndCents } = numberFormats(code);
  const { size, target, daily, maximum, consistency } = each.put;
  const { limit, loss, before, closed } = each;
  const share = (percent: number) =>
    `${exactPercent(percent / 100)} × ${exactDollars(size)} = ${exactDollars((size * percent) / 100)}`;
  const lost = Math.min(limit, before + loss);
  const limitName = each.of ? picture.maximumLoss : picture.dailyLimit;
  const left = exactDollars(limit - lost);
  const verdict = closed
    ? [
        filled(tradeSize[closed.by === "daily" ? "broken" : "brokenMaximum"], {
          closed: exactDollars(closed.at),
        }),
        filled(tradeSize.whole, { whole: exactDollars(closed.whole) }),
      ]
    : [filled(tradeSize.kept, { total: exactDollars(lost), left })];
  const event = closed
    ? filled(picture[closed.by === "daily" ? "event" : "eventMaximum"], { trader })
    : filled(tradeSize.event, { trader, left });
  const sum = each.of
    ? `${each.of.map(exactDollars).join(" + ")} = ${exactDollars(limit)}`
    : exactDollars(limit);
  return [
    ...verdict,
    share(target),
    share(daily),
    ...(maximum < daily && each.of
      ? [`= ${exactDollars((size * maximum) / 100)} · ${yourRules.counts}`]
      : [share(maximum)]),
    filled(yourRules.lots, { lots: whole(each.ends[1]) }),
    filled(yourRules.bestDay, {
      sum: `${exactDollars(each.bestDay)} / ${exactPercent(consistency / 100)} = ${exactDollars(each.least)}`,
    }),
    filled(tradeSize.mark, { lots: whole(each.breaks) }),
    filled(tradeSize.sum, {
      lots: whole(each.lots),
      ounces: "100",
      move: dollarsAndCents(14.5),
      loss: exactDollars(loss),
      before: exactDollars(before),
    }),
    filled(tradeSize.limit, { sum }),
    `${picture.equity} ${exactDollars(each.equity)}`,
    `${limitName}${exactDollars(each.counted ?? lost)} / ${exactDollars(each.countedLimit ?? limit)}`,
    `${picture.profitTarget}${exactDollars(each.profit)} / ${exactDollars((size * target) / 100)}`,
    `${moment} ${event}`,
  ];
}

async function expectRules(page: Page, each: Case, code: Language = "en"): Promise<void> {
  const { section } = rulesOn(page, code);
  const text = async () => shownText(await section.evaluate((element) => element.textContent));
  for (const expected of textsOf(code, each)) await expect.poll(text).toContain(shownText(expected));
}

test("PF-03 without a script the rules are those of the sample, without fields", async ({ reader }) => {
  await reader.goto(path);
  await expectRules(reader, sample);
  const { section } = rulesOn(reader);
  for (const role of ["spinbutton", "radio", "button", "slider"] as const)
    await expect(section.getByRole(role)).toHaveCount(0);
  for (const text of ["$100,000", "8%", "5%", "10%", "40%"])
    await expect(section.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(section).toContainText(
    filled(words("en")["prop-firms"].yourRules.assumption, { gained: "50%", best: "60%", lost: "35%" }),
  );
});

for (const { code } of languages)
  test(`PF-03 both panels follow a firm's own rules, to the cent (${code})`, async ({ page }) => {
    await page.goto(`${path}?lng=${code}`);
    const { section, field, slider } = rulesOn(page, code);
    await field("size").focus();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    for (const each of [open, maximum, sample]) {
      await put(page, each, code);
      await expectRules(page, each, code);
      await expect(slider).toHaveAttribute("min", `${each.ends[0]}`);
      await expect(slider).toHaveAttribute("max", `${each.ends[1]}`);
    }
  });

test("PF-03 a number of phases is a rule of its own, by keyboard too: it fills the fields, and both panels show it", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  const { section, field, set } = rulesOn(page);
  await expect(set("two")).toBeChecked();
  await set("two").focus();
  await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
  await set("two").press("ArrowRight");
  await expect(set("three")).toBeChecked();
  await expect(set("three")).toBeFocused();
  for (const [key, value] of Object.entries(ruleSets.three))
    await expect(field(key as keyof Rules)).toHaveValue(`${value}`);
  await expect(field("size")).toHaveValue("100,000");
  await field("daily").press("ArrowUp");
  await expect(field("daily")).toHaveValue("4.5");
  await expect(set("three")).toBeChecked();
  const { picture } = words("en")["prop-firms"];
  const { phase1, phase2, funded } = picture.stages;
  const phases = [phase1, phase2, picture.phase3];
  for (const [key, count] of [
    ["three", 3],
    ["two", 2],
    ["one", 1],
  ] as const) {
    await set(key).check();
    const stages = [...phases.slice(0, count), funded];
    const list = (panel: Locator) =>
      panel.locator("ol").filter({ hasText: funded }).locator("li").filter({ visible: true });
    await expect(list(section.getByRole("img").first())).toHaveText(stages);
    await expect(list(section.getByRole("img").last()).locator("span")).toHaveText([
      picture.bought,
      ...stages,
      picture.paid,
    ]);
  }
  await expect(field("daily")).toHaveValue("4");
});

test("PF-03 a trade keeps its share of an account of another size, and fields keep to their bounds", async ({
  page,
}) => {
  await page.goto(path);
  const { section, field, slider } = rulesOn(page);
  await field("size").focus();
  await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
  await field("size").fill("10,000");
  await expect(slider).toHaveValue("0.24");
  await field("size").fill("25,000");
  await expect(slider).toHaveAttribute("max", "1.25");
  await field("size").fill("99999999");
  await expect(field("size")).toHaveValue("500,000");
  await expect(slider).toHaveValue("12");
  const range = (text: string) => section.getByRole("status").getByText(text, { exact: true });
  await field("daily").fill("99");
  await expect(field("daily")).toHaveValue("10");
  await expect(range("1–10")).toBeVisible();
  await field("daily").fill("6");
  await expect(range("1–10")).toHaveCount(0);
  await field("target").fill("0");
  await expect(range("2–20")).toBeVisible();
  await field("target").blur();
  await expect(range("2–20")).toHaveCount(0);
  await expect(field("target")).toHaveValue("2");
  await field("consistency").press("x");
  await expect(range("10–100")).toBeVisible();
  await expect(field("consistency")).toHaveValue("40");
  // What is emptied has its last number again, and until then it counts.
  await field("consistency").fill("");
  await expect(range("10–100")).toHaveCount(0);
  await expect(section).toContainText("/ 40% =");
  await field("consistency").blur();
  await expect(field("consistency")).toHaveValue("40");
});

test("PF-03 rules that were put in before the scripts came count", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const { field, set, section } = rulesOn(page);
  await field("size").fill("50000");
  await set("one").check();
  release();
  await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
  await expectRules(page, {
    ...open,
    lots: 1.2,
    loss: 1740,
    equity: 50_500,
    profit: 500,
    closed: { by: "daily", at: -2000, whole: -2440 },
  });
});

test("PF-03 a copied link shows its rules and its trade to somebody else, under the brand that is shown", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}?utm_source=x#shown-as=Acme&colour=teal`);
  const { copy, copied, field, section, set } = rulesOn(page);
  await expect(page.locator("#shown-as")).toBeVisible();
  await field("size").focus();
  await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
  await set("three").check();
  await put(page, maximum);
  await copy.click();
  await expect(copied).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.replace(/^.*#/, "")).toBe(`shown-as=Acme&colour=teal&${fragment({ ...maximum, phases: 3 })}`);
  expect(link).not.toContain("utm_");
  const other = await browser.newPage();
  await other.goto(link);
  const there = rulesOn(other);
  await expect(there.slider).toHaveValue("9");
  await expectRules(other, maximum);
  await expect(there.set("three")).toBeChecked();
  await expect(there.field("size")).toBeInViewport({ ratio: 1 });
  const bar = await other.getByRole("banner").boundingBox();
  expect((await there.set("three").boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(there.section.locator("[data-brand=name]").getByText("Acme")).toHaveCount(2);
  await expect(other).toHaveURL(new URL(path, link).href);
  await other.close();
});

test("PF-03 of a link nothing is believed but rules within their bounds", async ({ page }) => {
  const { field, section, slider } = rulesOn(page);
  for (const [hash, expected, lots] of [
    ["size=1e9&target=-5&daily=<img src=x onerror=alert(1)>&maximum=NaN&lots=0x10", sample.put, "2.4"],
    [
      "size=5&target=400&daily=50&consistency=1",
      { size: 10_000, target: 20, daily: 10, consistency: 10 },
      "0.5",
    ],
    ["size=200000&lots=99999999999999999999&constructor=1&__proto__=2", { size: 200_000 }, "10"],
    ["target=10&daily=3", sample.put, "2.4"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${path}#${hash}`);
    // At the latest when it is used.
    await field("size").focus();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    for (const [key, value] of Object.entries(expected))
      await expect(field(key as keyof Rules), hash).toHaveValue(numberFormats("en").whole(value));
    await expect(slider).toHaveValue(lots);
    await expect(section.locator("img, [href*=evil]")).toHaveCount(0);
  }
});
