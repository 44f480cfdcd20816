import type { Page } from "@playwright/test";
import { routes } from "../src/content/routes.ts";
import { returnsFields } from "../src/content/sample/returns.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { numberFormats } from "../src/i18n/messages/numberFormats.ts";
import { shownText } from "../src/i18n/messages/pattern.ts";
import { sentenceSpace } from "../src/i18n/messages/sentences.ts";
import { terms } from "../src/sections/brokers/returnsProps.ts";
import { expect, filled, region, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// What a competition returns, worked out apart from src/simulation, whose unit tests have figures worked out by hand.

const { path } = routes.brokers;

interface Numbers {
  clients: number;
  share: number;
  lots: number;
  revenue: number;
  prizes: number;
}

interface Case {
  put: Numbers;
  entrants: number;
  lots: number;
  revenue: number;
  left: number;
  /** From which share the prizes are covered, if they ever are. */
  from?: number;
}

/** What comes of the numbers on the terms of the page. */
function workedOut(put: Numbers): Case {
  const each = ((put.lots * terms.days) / terms.monthDays) * terms.increase;
  const entrants = (put.clients * put.share) / 100;
  const revenue = Math.round(100 * entrants * each * put.revenue + 1e-6) / 100;
  const from = Math.ceil((1000 * put.prizes) / (put.clients * each * put.revenue)) / 1000;
  const left = Math.round(100 * (revenue - put.prizes)) / 100;
  return { put, entrants, lots: entrants * each, revenue, left, ...(from <= 1 && { from }) };
}

const { clients, share, lots, revenue, prizes } = returnsFields;
const sample = workedOut({
  clients: clients.start,
  share: share.start,
  lots: lots.start,
  revenue: revenue.start,
  prizes: prizes.start,
});
const loss = workedOut({ clients: 125_000, share: 7.5, lots: 3.5, revenue: 6.25, prizes: 120_000 });
const never = workedOut({ clients: 250, share: 50, lots: 1.5, revenue: 12.99, prizes: 1_000_000 });

const fragment = (put: Numbers): string =>
  Object.entries(put)
    .map(([key, value]) => `${key}=${value}`)
    .join("&");

/** The statement on a page in a language. */
function statementOn(page: Page, code: Language = "en") {
  const { brokers, common } = words(code);
  const section = region(page, brokers.returns.title);
  return {
    section,
    field: (key: keyof Numbers) =>
      section.getByRole("spinbutton", { name: brokers.returns.statement.fields[key], exact: true }),
    copy: section.getByRole("button", { name: common.shownAs.copy }),
    copied: section.getByRole("button", { name: common.shownAs.copied }),
  };
}

/** Each line that a statement has to say. */
function linesOf(code: Language, { put, entrants, lots, revenue, left, from }: Case): string[] {
  const { brokers, home } = words(code);
  const { statement } = brokers.returns;
  const { whole, exactDollars, exactPercent } = numberFormats(code);
  const share = exactPercent(put.share / 100);
  const enough = from === undefined ? statement.never : filled(statement.pays, { share: exactPercent(from) });
  return [
    `${statement.entrants} ${whole(put.clients)} × ${share} ${whole(entrants)}`,
    `${statement.additional} ${whole(entrants)} × ${whole(put.lots)} × ${terms.days} / ${terms.monthDays} × ${exactPercent(terms.increase)} ${whole(lots)}`,
    `${statement.revenue} ${whole(lots)} × ${exactDollars(put.revenue)} ${exactDollars(revenue)}`,
    `${home.board.prizePool} ${exactDollars(-put.prizes)}`,
    `${statement.left} ${exactDollars(revenue)} − ${exactDollars(put.prizes)} ${exactDollars(left)}`,
    left < 0 ? statement.fails + sentenceSpace(code) + enough : enough,
  ];
}

async function expectStatement(page: Page, each: Case, code: Language = "en"): Promise<void> {
  const { section } = statementOn(page, code);
  const text = async () => shownText(await section.evaluate((element) => element.textContent));
  for (const line of linesOf(code, each)) await expect.poll(text).toContain(shownText(line));
}

test("BR-03 without a script the sample is a statement, without fields", async ({ reader }) => {
  const { whole, exactPercent } = numberFormats("en");
  await reader.goto(path);
  await expectStatement(reader, sample);
  const { section } = statementOn(reader);
  await expect(section.getByRole("spinbutton")).toHaveCount(0);
  await expect(section.getByRole("button")).toHaveCount(0);
  await expect(section.getByText(whole(sample.put.clients), { exact: true })).toBeVisible();
  const { returns } = words("en").brokers;
  const increase = exactPercent(terms.increase);
  await expect(section).toContainText(
    filled(returns.assumption, { days: `${terms.days}`, increase, month: `${terms.monthDays}` }),
  );
  await expect(section).toContainText(returns.note);
});

for (const { code } of languages)
  test(`BR-03 a statement follows what a broker puts in, to the cent (${code})`, async ({ page }) => {
    await page.goto(`${path}?lng=${code}`);
    const { section, field } = statementOn(page, code);
    await field("clients").focus();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    const { whole, exactDollars } = numberFormats(code);
    for (const each of [sample, loss, never]) {
      for (const key of Object.keys(each.put) as (keyof Numbers)[]) {
        await field(key).fill(whole(each.put[key]));
        await field(key).blur();
        await expect(field(key)).toHaveValue(whole(each.put[key]));
      }
      await expectStatement(page, each, code);
      const amount = section.getByText(exactDollars(each.left), { exact: true });
      await expect(amount).toHaveClass(each.left < 0 ? /u-negative/ : /u-positive/);
    }
  });

test("BR-03 fields take a comma or a point, keep to their bounds and answer arrow keys", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(path);
  const { section, field } = statementOn(page);
  await field("lots").focus();
  await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
  for (const written of ["1,5", "1.5"]) {
    await field("lots").fill("");
    await field("lots").pressSequentially(written);
    await expect(field("lots")).toHaveAttribute("aria-valuenow", "1.5");
    await field("lots").blur();
    await expect(field("lots")).toHaveValue("1.5");
  }
  await field("lots").press("ArrowUp");
  await expect(field("lots")).toHaveValue("2");
  await field("lots").press("ArrowDown");
  await expect(section).toContainText(
    `${numberFormats("en").whole(sample.entrants)} × 1.5 × ${terms.days} / ${terms.monthDays}`,
  );
  // Above its bound a field holds the bound at once, below it when it is left.
  await field("share").fill("");
  await field("share").pressSequentially("101");
  await expect(field("share")).toHaveValue("100");
  await field("clients").fill("");
  await field("clients").pressSequentially("50");
  await expect(field("clients")).toHaveValue("50");
  await expect(section).toContainText("100 × 100%");
  await field("clients").blur();
  await expect(field("clients")).toHaveValue("100");
  await field("clients").fill("");
  await field("clients").pressSequentially("12,000");
  await expect(section).toContainText("12,000 × 100%");
  await field("clients").press("x");
  await expect(field("clients")).toHaveValue("12,000");
  await field("prizes").fill("0");
  await expect(section).not.toContainText(words("en").brokers.returns.statement.fails);
  await expect(section.getByRole("status").filter({ hasText: "." })).toHaveText(/^What is left \$/);
});

test("BR-03 a statement takes all that was put in before the scripts came", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const { field } = statementOn(page);
  for (const [key, value] of Object.entries(loss.put)) await field(key as keyof Numbers).fill(`${value}`);
  release();
  await expectStatement(page, loss);
});

test("BR-03 a copied link shows its numbers to somebody else, under the brand that is shown", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(`${path}?utm_source=x#shown-as=Acme&colour=teal`);
  const { field, copy, copied } = statementOn(page);
  await expect(page.locator("#shown-as")).toBeVisible();
  await field("lots").fill("4");
  await copy.click();
  await expect(copied).toBeVisible();
  await page.clock.runFor(2000);
  await expect(copy).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const changed = workedOut({ ...sample.put, lots: 4 });
  expect(link.replace(/^.*#/, "#")).toBe(`#shown-as=Acme&colour=teal&${fragment(changed.put)}`);
  expect(link).not.toContain("utm_");
  const other = await browser.newPage();
  await other.goto(link);
  const there = statementOn(other);
  await expect(there.field("lots")).toHaveValue("4");
  await expect(there.section).toContainText(numberFormats("en").exactDollars(changed.left));
  await expect(there.section.getByRole("heading")).toBeInViewport();
  await expect(other.locator("#shown-as")).toContainText("Acme");
  await expect(other).toHaveURL(new URL(path, link).href);
  await other.close();
});

test("BR-03 a link on the same page counts again, whatever has been put in since", async ({ page }) => {
  await page.goto(path);
  const { field } = statementOn(page);
  for (const again of ["1", "2"]) {
    await page.evaluate((hash) => (location.hash = hash), fragment(loss.put));
    await expectStatement(page, loss);
    await expect(field("clients")).toHaveValue("125,000");
    await field("clients").fill(again);
  }
});

test("BR-03 of a link nothing is believed but numbers within their bounds", async ({ page }) => {
  const { field, section } = statementOn(page);
  for (const [hash, expected] of [
    ["clients=1e9&share=-5&lots=<img src=x onerror=alert(1)>&revenue=NaN&prizes=0x10", sample.put],
    ["clients=5&share=400", { ...sample.put, clients: 100, share: 100 }],
    ["lots=99999999999999999999&clients=99999999", { ...sample.put, lots: 100, clients: 1_000_000 }],
    ["clients=&revenue=7.25&constructor=1&__proto__=2&href=//evil.example", { ...sample.put, revenue: 7.25 }],
    ["lots=4&share=50", sample.put],
    ["clients=50000&share=1,5", { ...sample.put, clients: 50_000, share: 1.5 }],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${path}#${hash}`);
    // At the latest when it is used.
    await field("clients").focus();
    await expect(section.locator("astro-island[ssr]")).toHaveCount(0);
    for (const [key, value] of Object.entries(expected))
      await expect(field(key as keyof Numbers), hash).toHaveValue(numberFormats("en").whole(value));
    await expect(section.locator("img, [href*=evil]")).toHaveCount(0);
  }
});

test("BR-03 where nothing can be copied, the link is there to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`${path}?lng=ja`);
  const { section, copy } = statementOn(page, "ja");
  await copy.click();
  const link = section.getByRole("textbox", { name: words("ja").brokers.returns.statement.link });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(new RegExp(`${path}\\?lng=ja#${fragment(sample.put)}$`));
});
