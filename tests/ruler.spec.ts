import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { integrationPlan, partners, samplePartner } from "../src/content/partners.ts";
import { routes } from "../src/content/routes.ts";
import { type Language, languages } from "../src/i18n/languages.ts";
import { expect, filled, region, site, test, words } from "./fixtures.ts";
import { holdBack } from "./holdBack.ts";

// The dates of a plan, worked out by hand from a calendar and apart from src/simulation.

const { path } = routes.partners;

type Id = (typeof integrationPlan)[number]["id"] | (typeof integrationPlan)[number]["tasks"][number]["id"];

interface Case {
  now: string;
  setUpCall: string;
  /** Of each step, its first and its last day: ISO 8601 dates. */
  days: Readonly<Record<Id, readonly [string, string]>>;
}

/** A Friday: weeks run from Friday to Thursday, over the end of the year. */
const friday: Case = {
  now: "2026-11-28T12:00:00",
  setUpCall: "2026-12-04",
  days: {
    sandbox: ["2026-12-04", "2026-12-10"],
    data: ["2026-12-04", "2026-12-17"],
    signOn: ["2026-12-18", "2026-12-24"],
    pilot: ["2026-12-18", "2026-12-31"],
    basic: ["2026-12-18", "2026-12-31"],
    design: ["2026-12-18", "2026-12-31"],
    providers: ["2027-01-01", "2027-01-21"],
    training: ["2027-01-15", "2027-01-28"],
    whiteLabel: ["2027-01-01", "2027-01-28"],
  },
};

/** A leap day. */
const leapDay: Case = {
  now: "2028-02-01T23:30:00",
  setUpCall: "2028-02-29",
  days: {
    sandbox: ["2028-02-29", "2028-03-06"],
    data: ["2028-02-29", "2028-03-13"],
    signOn: ["2028-03-14", "2028-03-20"],
    pilot: ["2028-03-14", "2028-03-27"],
    basic: ["2028-03-14", "2028-03-27"],
    design: ["2028-03-14", "2028-03-27"],
    providers: ["2028-03-28", "2028-04-17"],
    training: ["2028-04-11", "2028-04-24"],
    whiteLabel: ["2028-03-28", "2028-04-24"],
  },
};

/** A Saturday before the week in which clocks change in Europe: work begins on Monday. */
const saturday: Case = {
  now: "2027-03-01T00:10:00",
  setUpCall: "2027-03-20",
  days: {
    sandbox: ["2027-03-22", "2027-03-26"],
    data: ["2027-03-22", "2027-04-02"],
    signOn: ["2027-04-05", "2027-04-09"],
    pilot: ["2027-04-05", "2027-04-16"],
    basic: ["2027-04-05", "2027-04-16"],
    design: ["2027-04-05", "2027-04-16"],
    providers: ["2027-04-19", "2027-05-07"],
    training: ["2027-05-03", "2027-05-14"],
    whiteLabel: ["2027-04-19", "2027-05-14"],
  },
};

const months: Readonly<Record<Language, readonly string[]>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "", "", "", "", "", "", "Dec"],
  es: ["ene", "feb", "mar", "abr", "may", "", "", "", "", "", "", "dic"],
  pt: ["jan.", "fev.", "mar.", "abr.", "mai.", "", "", "", "", "", "", "dez."],
  ru: ["янв.", "февр.", "мар.", "апр.", "мая", "", "", "", "", "", "", "дек."],
  hi: ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "", "", "", "", "", "", "दिसंबर"],
  zh: [],
  ja: [],
};

/** Two days as they are written by hand. */
function written(code: Language, [from, to]: readonly [string, string]): string {
  const [, month = 0, day = 0] = from.split("-").map(Number);
  const [, endMonth = 0, end = 0] = to.split("-").map(Number);
  if (code === "zh" || code === "ja")
    return `${month}月${day}日${code === "zh" ? "至" : "〜"}${month === endMonth ? "" : `${endMonth}月`}${end}日`;
  const space = code === "pt" ? " de " : " ";
  const last = `${end}${space}${months[code][endMonth - 1]}`;
  return month === endMonth ? `${day}–${last}` : `${day}${space}${months[code][month - 1]} – ${last}`;
}

/** The ruler of a page in a language. */
function rulerOn(page: Page, code: Language = "en") {
  const { timeline } = words(code).partners;
  const figure = page.getByRole("figure", { name: timeline.label });
  return {
    figure,
    field: page.getByLabel(timeline.setUpCall, { exact: true }),
    hint: page.getByText(timeline.hint),
    calendar: page.getByRole("button", { name: timeline.calendar }),
    lane: (id: "basic" | "whiteLabel"): Locator =>
      figure.locator("ol").nth(integrationPlan.findIndex((lane) => lane.id === id)),
  };
}

async function expectDates(page: Page, { days }: Case, code: Language = "en"): Promise<void> {
  const { timeline } = words(code).partners;
  const { figure, lane } = rulerOn(page, code);
  for (const { id, tasks } of integrationPlan) {
    for (const task of tasks) {
      const step = figure.getByRole("listitem").filter({ hasText: timeline.tasks[task.id] });
      const owner = filled(timeline.owners[task.owner], { brand: site.brand });
      const parts = [timeline.tasks[task.id], owner, written(code, days[task.id])];
      await expect(step).toHaveText([...parts, ...(task.ifNeeded ? [timeline.ifNeeded] : [])].join(" "));
    }
    const live = lane(id).getByRole("listitem").last();
    await expect(live).toContainText(timeline.live);
    await expect(live).toContainText(written(code, days[id]));
  }
}

/** The events of a file, by another parser. */
async function eventsOf(page: Page, calendar: Locator) {
  const saved = page.waitForEvent("download");
  await calendar.click();
  const download = await saved;
  const text = await readFile(await download.path(), "utf8");
  return {
    name: download.suggestedFilename(),
    events: new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component)),
  };
}

test("PA-01 without a script the ruler has weeks, and asks for no day", async ({ reader }) => {
  await reader.goto(path);
  const { figure, field, hint, calendar } = rulerOn(reader);
  await expect(field).toBeHidden();
  await expect(hint).toBeHidden();
  await expect(calendar).toHaveCount(0);
  for (const { id } of integrationPlan)
    await expect(figure).toContainText(words("en").partners.timeline[id].duration);
});

for (const { code } of languages)
  test(`PA-01 the day of the set-up call turns weeks into dates (${code})`, async ({ page }) => {
    for (const each of [friday, leapDay, saturday]) {
      await page.clock.setFixedTime(each.now);
      await page.goto(`${path}?lng=${code}`);
      const { field, hint } = rulerOn(page, code);
      await expect(hint).toBeVisible();
      await field.fill(each.setUpCall);
      await expectDates(page, each, code);
      await expect(hint).toHaveCount(0);
    }
  });

test("PA-01 a day from tomorrow to a year ahead is taken, and no other", async ({ page }) => {
  await page.clock.setFixedTime(friday.now);
  await page.goto(path);
  const { field, hint, figure } = rulerOn(page);
  await field.hover();
  await expect(field).toHaveAttribute("min", "2026-11-29");
  await expect(field).toHaveAttribute("max", "2027-11-28");
  const refusal = page.getByRole("status").filter({ hasText: "29 Nov 2026 – 28 Nov 2027" });
  for (const day of ["2026-11-28", "2020-01-01", "2027-11-29", "9999-12-31"]) {
    await field.fill(day);
    // A year is typed one digit after the other.
    await expect(refusal, day).toHaveCount(0);
    await field.blur();
    await expect(field).toHaveValue("");
    await expect(refusal).toBeVisible();
    await field.fill(friday.setUpCall);
    await expect(refusal).toHaveCount(0);
    await expectDates(page, friday);
    await field.clear();
    await expect(hint).toBeVisible();
  }
  await field.fill(friday.setUpCall);
  await field.fill("2026-11-01");
  await field.blur();
  await expect(field).toHaveValue(friday.setUpCall);
  await expect(refusal).toBeVisible();
  await expectDates(page, friday);
  await field.fill("2027-11-28");
  await expect(figure).not.toContainText(written("en", friday.days.basic));
});

test("PA-01 by keyboard: a day is typed, and the dates are read out", async ({ page }) => {
  await page.clock.install({ time: friday.now });
  await page.goto(path);
  const { field, calendar } = rulerOn(page);
  const hero = region(page, `${words("en").partners.hero.title} ${words("en").partners.hero.highlight}`);
  await hero.getByRole("link", { name: words("en").partners.bookMeeting }).focus();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await page.keyboard.type("12042026");
  await expectDates(page, friday);
  await page.clock.runFor(1000);
  const { timeline } = words("en").partners;
  await expect(page.getByRole("status").filter({ hasText: timeline.live })).toHaveText(
    integrationPlan
      .map(({ id }) => `${timeline[id].name} · ${timeline.live}: ${written("en", friday.days[id])}`)
      .join(". "),
  );
  for (let presses = 0; presses < 3; presses++) {
    if (await calendar.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(calendar).toBeFocused();
});

test("PA-01 by keyboard: an emptied field has weeks again, a half-emptied one keeps its day", async ({
  page,
}) => {
  await page.clock.setFixedTime(friday.now);
  await page.goto(path);
  const { field, hint, figure } = rulerOn(page);
  await field.fill(friday.setUpCall);
  await expectDates(page, friday);
  await page.keyboard.press("Backspace");
  await field.blur();
  await expect(field).toHaveValue(friday.setUpCall);
  await expectDates(page, friday);
  await field.focus();
  for (const key of ["Backspace", "ArrowRight", "Backspace", "ArrowRight", "Backspace"])
    await page.keyboard.press(key);
  await field.blur();
  await expect(field).toHaveValue("");
  await expect(hint).toBeVisible();
  for (const { id } of integrationPlan)
    await expect(figure).toContainText(words("en").partners.timeline[id].duration);
});

for (const [code, monday] of [
  ["en", "22 Mar"],
  ["pt", "22 de mar."],
  ["ja", "3月22日"],
] as const)
  test(`PA-01 beside a Saturday stands the Monday on which work starts (${code})`, async ({ page }) => {
    const { starts } = words(code).partners.timeline;
    await page.clock.setFixedTime(saturday.now);
    await page.goto(`${path}?lng=${code}`);
    const { field } = rulerOn(page, code);
    const note = page.getByRole("status").filter({ hasText: filled(starts, { day: monday }) });
    await field.fill(saturday.setUpCall);
    await expect(note).toBeVisible();
    await field.fill("2027-03-22");
    await expect(note).toHaveCount(0);
  });

for (const [width, weeks] of [
  [390, ["2", "4", "6", "8 weeks"]],
  [768, ["2", "4", "6", "8 weeks"]],
  [1440, ["1", "2", "3", "4", "5", "6", "7", "8 weeks"]],
] as const)
  test(`PA-01 each mark has its day, and nothing moves when a day is chosen, at ${width} px`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(friday.now);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const { field, figure, lane } = rulerOn(page);
    const top = async () => (await lane("basic").boundingBox())?.y;
    const before = await top();
    expect(before).toBeDefined();
    await field.fill("2026-12-12");
    await expect(figure).toContainText("14 Dec");
    expect(await top()).toBe(before);
    await field.fill("2026-11-01");
    await field.blur();
    expect(await top()).toBe(before);
    const shown = await figure.locator("svg g").evaluateAll((all) =>
      all.map((mark) =>
        [...mark.querySelectorAll("text")]
          .filter((text) => getComputedStyle(text).display !== "none")
          .map(({ textContent }) => textContent)
          .join(" "),
      ),
    );
    const days = ["14 Dec", "21 Dec", "28 Dec", "4 Jan", "11 Jan", "18 Jan", "25 Jan", "1 Feb", "8 Feb"];
    const marks = [words("en").partners.timeline.start, ...weeks];
    const step = 8 / weeks.length;
    expect(shown.filter(Boolean)).toEqual(marks.map((mark, index) => `${mark} ${days[index * step]}`));
    // Nothing is cut off, or written over something else.
    const boxes = await figure
      .locator("svg text")
      .evaluateAll((all) =>
        all
          .filter((text) => getComputedStyle(text).display !== "none")
          .map((text) => text.getBoundingClientRect().toJSON()),
      );
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(width);
      for (const other of boxes.filter((each) => each !== one && Math.abs(each.y - one.y) < 2))
        expect(one.right <= other.x || other.right <= one.x).toBe(true);
    }
  });

test("PA-01 what the shortest plan has ends where its flag begins; the rest is done only if needed", async ({
  reader,
}) => {
  const { timeline } = words("en").partners;
  await reader.goto(path);
  for (const { from, tasks } of integrationPlan)
    for (const { id, to, ifNeeded } of tasks) {
      const task = rulerOn(reader).figure.getByRole("listitem").filter({ hasText: timeline.tasks[id] });
      await expect(task).toContainText(ifNeeded ? timeline.ifNeeded : timeline.tasks[id]);
      if (!ifNeeded) {
        await expect(task).not.toContainText(timeline.ifNeeded);
        expect(to).toBeLessThanOrEqual(from);
      }
    }
});

test("PA-01 a day that is half typed when the scripts come is kept", async ({ page }) => {
  await page.clock.setFixedTime(friday.now);
  const release = await holdBack(page, "**/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const { field } = rulerOn(page);
  await field.focus();
  await page.keyboard.type("12");
  release();
  await expect(page.locator("astro-island[ssr]", { has: field })).toHaveCount(0);
  await page.keyboard.type("042026");
  await expectDates(page, friday);
});

test("PA-01 a day that was chosen before the scripts came counts, unless it is past", async ({ page }) => {
  await page.clock.setFixedTime(friday.now);
  for (const day of ["2020-02-02", friday.setUpCall]) {
    const release = await holdBack(page, "**/*.js");
    await page.goto(path, { waitUntil: "commit" });
    const { field } = rulerOn(page);
    await field.fill(day);
    release();
    if (day === friday.setUpCall) await expectDates(page, friday);
    else {
      await expect(page.locator("astro-island[ssr]", { has: field })).toHaveCount(0);
      await field.blur();
      await expect(field).toHaveValue("");
      await expect(page.getByRole("status").filter({ hasText: "29 Nov 2026 – 28 Nov 2027" })).toBeVisible();
    }
  }
});

for (const code of ["en", "ja"] as const)
  test(`PA-01 another parser reads the steps and their days of the file (${code})`, async ({ page }) => {
    const { timeline } = words(code).partners;
    await page.clock.setFixedTime(leapDay.now);
    await page.goto(`${path}?lng=${code}#shown-as=Acme%20Pay&colour=teal`);
    const { field, calendar } = rulerOn(page, code);
    await field.fill(leapDay.setUpCall);
    const { name, events } = await eventsOf(page, calendar);
    expect(name).toBe(`${site.brand}-${leapDay.setUpCall}.ics`);
    const expected = integrationPlan.flatMap((lane) => [
      ...lane.tasks.map(({ id, owner, ifNeeded }) => ({
        title: `${timeline.tasks[id]}${ifNeeded ? ` · ${timeline.ifNeeded}` : ""}`,
        by: owner === "partner" ? "Acme Pay" : filled(timeline.owners[owner], { brand: site.brand }),
        days: leapDay.days[id],
        lane,
      })),
      { title: `${timeline[lane.id].name} · ${timeline.live}`, by: null, days: leapDay.days[lane.id], lane },
    ]);
    expect(events).toHaveLength(expected.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(expected.length);
    for (const { uid } of events) expect(uid).toContain(leapDay.setUpCall);
    for (const [index, { title, by, days, lane }] of expected.entries()) {
      const event = events[index];
      expect(event?.summary).toBe(`${site.brand}: ${title}`);
      expect(event?.description ?? null).toBe(by && `${timeline[lane.id].name} · ${by}`);
      expect(event?.component.getFirstPropertyValue("url")).toBe(`${new URL(path, page.url())}?lng=${code}`);
      expect(`${event?.startDate}`).toBe(days[0]);
      // In a calendar, whole days end with the day after.
      const [year = 0, month = 0, day = 0] = days[1].split("-").map(Number);
      expect(`${event?.endDate}`).toBe(
        new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10),
      );
    }
  });

test("PA-01 D28 the visitor’s brand stands in the competition at the end of the ruler", async ({ page }) => {
  const { board } = words("en").partners;
  await page.goto(path);
  await expect(
    page.getByRole("img", { name: filled(board.label, { partner: partners[samplePartner].name }) }),
  ).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${path}#shown-as=Acme%20Pay&colour=teal`);
  const picture = page.getByRole("img", { name: filled(board.label, { partner: "Acme Pay" }) });
  await expect(picture).toContainText("Acme Pay");
  await expect(picture).not.toContainText(partners[samplePartner].name);
});

test("PA-06 the last section has the dates of the chosen day, and weeks without one", async ({ page }) => {
  const { finalCall, timeline, week } = words("en").partners;
  await page.clock.setFixedTime(friday.now);
  await page.goto(path);
  const stops = region(page, finalCall.title).getByRole("listitem");
  const [start, basic, whiteLabel] = [stops.nth(0), stops.nth(1), stops.nth(2)];
  await expect(start).toContainText(filled(week, { number: "1" }));
  await expect(basic).toContainText(timeline.basic.duration);
  await rulerOn(page).field.fill(friday.setUpCall);
  await stops.first().scrollIntoViewIfNeeded();
  await expect(start).toHaveText(`${timeline.start}4 Dec`);
  await expect(basic).toHaveText(
    `${timeline.basic.name} · ${timeline.live}${written("en", friday.days.basic)}`,
  );
  await expect(whiteLabel).toHaveText(
    `${timeline.whiteLabel.name} · ${timeline.live}${written("en", friday.days.whiteLabel)}`,
  );
});
