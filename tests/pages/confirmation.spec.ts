import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { company } from "../../src/content/company.ts";
import { routes } from "../../src/content/routes.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { numberFormats } from "../../src/i18n/messages/numberFormats.ts";
import { expect, filled, site, test, untagged, words } from "../fixtures.ts";

const { confirmation } = words("en");
const duration = numberFormats("en").duration(company.demo.minutes, "minute");

test("CF-01 the confirmation shows success, title, subtitle, what happens next and a button home", async ({
  reader: page,
}) => {
  await page.goto(routes.confirmation.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmation.title);
  await expect(page.locator("[data-icon=success]")).toBeVisible();
  await expect(page.getByText(confirmation.subtitle)).toBeVisible();
  const steps = page.getByRole("main").locator("ol > li");
  const { invitation, bring, call, after } = confirmation.next;
  const expected = [
    [invitation.when, untagged(invitation.what), invitation.change],
    [bring.when, ...Object.values(bring.what)],
    [call.when, filled(call.what, { duration })],
    [after.when, after.what],
  ];
  await expect(steps).toHaveCount(expected.length);
  for (const [index, texts] of expected.entries())
    for (const text of texts) await expect(steps.nth(index)).toContainText(text);
  await page.getByRole("main").getByRole("link", { name: confirmation.home }).click();
  await expect(page).toHaveURL("/");
});

test("CF-02 the bell swings once as the page opens, and stays still under reduced motion", async ({
  page,
}) => {
  const swinging = page.locator("[data-icon=success] g");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(routes.confirmation.path);
  await expect(swinging).not.toHaveCSS("animation-name", "none");
  await expect(swinging).toHaveCSS("animation-iteration-count", /^1(, 1)*$/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(swinging).toHaveCSS("animation-name", "none");
});

const now = new Date("2026-11-28T12:00:00Z");

/** The same call, as schedulers say it: half past nine in the evening of 1 December 2026 in UTC. */
const bookings = {
  "Cal.com": "startTime=2026-12-01T21:30:00.000Z&endTime=2026-12-01T22:00:00.000Z",
  Calendly: "event_start_time=2026-12-01T22:30:00%2B01:00&event_end_time=2026-12-01T23:00:00%2B01:00",
  "a plus that became a space": "startTime=2026-12-02T03:00:00+05:30&endTime=2026-12-02T03:30:00+05:30",
} as const;

/** What each language calls the day of the call, and its hour, three hours behind UTC and thirteen ahead. */
const zones: Readonly<
  Record<string, { zone: string; moments: Record<Language, [day: string, hour: string]> }>
> = {
  "America/Sao_Paulo": {
    zone: "GMT−3",
    moments: {
      en: ["Tuesday 1 December", "18:30"],
      es: ["martes, 1 de diciembre", "6:30 p.m."],
      pt: ["terça-feira, 1 de dezembro", "18:30"],
      ru: ["вторник, 1 декабря", "18:30"],
      hi: ["मंगलवार, 1 दिसंबर", "6:30 pm"],
      zh: ["12月1日 星期二", "18:30"],
      ja: ["12月1日 火曜日", "18:30"],
    },
  },
  "Pacific/Auckland": {
    zone: "GMT+13",
    moments: {
      en: ["Wednesday 2 December", "10:30"],
      es: ["miércoles, 2 de diciembre", "10:30 a.m."],
      pt: ["quarta-feira, 2 de dezembro", "10:30"],
      ru: ["среда, 2 декабря", "10:30"],
      hi: ["बुधवार, 2 दिसंबर", "10:30 am"],
      zh: ["12月2日 星期三", "10:30"],
      ja: ["12月2日 水曜日", "10:30"],
    },
  },
};

const moment = (page: Page) => page.getByRole("main").getByRole("time");
const entry = (page: Page) => page.getByRole("button", { name: confirmation.booking.calendar });

for (const [timezoneId, { zone, moments }] of Object.entries(zones))
  test.describe(() => {
    test.use({ timezoneId });
    test(`CF-03 D31 in ${timezoneId} the hour of the call is that of the visitor, in every language`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(now);
      for (const language of languageCodes)
        for (const [scheduler, booking] of Object.entries(bookings))
          await test.step(`${language}, ${scheduler}`, async () => {
            await page.goto(`${routes.confirmation.path}?lng=${language}&${booking}`);
            await expect(moment(page)).toHaveText(moments[language].join(" "));
            await expect(moment(page)).toHaveAttribute("datetime", "2026-12-01T21:30:00.000Z");
            const own = words(language).confirmation;
            await expect(page.getByRole("main")).toContainText(filled(own.booking.zone, { zone }));
            await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.title);
          });
    });
  });

test("CF-03 the call goes into a calendar, for as long as the scheduler says, or else as the company does", async ({
  page,
}) => {
  await page.clock.setFixedTime(now);
  const usual = new Date(Date.parse("2026-12-01T14:30:00Z") + company.demo.minutes * 60_000).toISOString();
  for (const [said, end] of [
    ["endTime=2026-12-01T15:15:00Z", "2026-12-01T15:15:00.000Z"],
    ["", usual],
  ] as const) {
    await page.goto(`${routes.confirmation.path}?startTime=2026-12-01T14:30:00Z&${said}`);
    await expect(moment(page)).toBeVisible();
    const download = page.waitForEvent("download");
    await entry(page).press("Enter");
    const file = await download;
    expect(file.suggestedFilename()).toBe("demo.ics");
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), "utf8")));
    const [event] = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
    expect(event?.summary).toBe(filled(confirmation.booking.event, { brand: site.brand }));
    expect(event?.description).toBe(filled(confirmation.next.call.what, { duration }));
    expect(event?.startDate.toJSDate().toISOString()).toBe("2026-12-01T14:30:00.000Z");
    expect(event?.endDate.toJSDate().toISOString()).toBe(end);
  }
});

test("D31 nothing else of the query is shown, stored or sent, and all but the language leaves the address at once", async ({
  page,
}) => {
  await page.clock.setFixedTime(now);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("startTime")) return;
    sent.push(request.url(), request.postData() ?? "", request.headers().referer ?? "");
  });
  const person = "name=Ada%20Lovelace&email=ada@example.com&utm_source=Ada&gclid=Ada&shown-as=Ada";
  await page.goto(`${routes.confirmation.path}?${person}&lng=es&${bookings["Cal.com"]}#content`);
  await expect(page).toHaveURL(`${routes.confirmation.path}?lng=es#content`);
  const spanish = words("es").confirmation;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish.title);
  await expect(moment(page)).toBeVisible();

  // The hour survives a reload and another language.
  await page.reload();
  await expect(moment(page)).toBeVisible();
  await page.locator("[data-language-switcher] summary").click();
  await page.locator("[data-language-switcher] [lang=en]").click();
  await expect(page).toHaveURL(`${routes.confirmation.path}?lng=en#content`);
  await expect(moment(page)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  expect(kept).not.toMatch(/Ada|Lovelace|ada@/);
  await page.getByRole("main").getByRole("link", { name: confirmation.home }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => document.referrer)).not.toContain("?");
  // Scripts and fonts were asked for from this site, and by no page of it.
  expect(sent).toContain(`${new URL(page.url()).origin}/`);
  expect(sent.filter((each) => /Ada|Lovelace|ada@|ada%40|startTime/.test(each))).toEqual([]);
});

test("CF-03 a booking neither shifts what follows nor shows a headline first that shrinks", async ({
  page,
}) => {
  await page.clock.setFixedTime(now);
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: 0, sizes: [] as string[] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        seen.shifts += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const look = (): void => {
      const title = document.querySelector("h1");
      if (title) seen.sizes.push(getComputedStyle(title).fontSize);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languageCodes) {
      await page.goto(`${routes.confirmation.path}?lng=${language}&${bookings.Calendly}`);
      await expect(moment(page)).toBeVisible();
      const { shifts, sizes } = await page.evaluate(() => {
        const { shifts, sizes } = window as unknown as { shifts: number; sizes: string[] };
        return { shifts, sizes: [...new Set(sizes)] };
      });
      expect(shifts, `${language} at ${width} px`).toBeLessThan(0.02);
      expect(sizes).toHaveLength(1);
      const room = await page.getByRole("main").evaluate((main) => {
        const booked = main.querySelector("time")?.parentElement ?? main;
        const { minBlockSize } = getComputedStyle(booked);
        return booked.clientHeight - Number.parseFloat(minBlockSize);
      });
      expect(room, `${language} at ${width} px`).toBeLessThan(1);
    }
  }
});

test("CF-03 without a booking that can be believed the page is as it was, and loads no React", async ({
  page,
}) => {
  await page.clock.setFixedTime(now);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  for (const query of [
    "",
    "?startTime=2026-11-20T10:00:00Z",
    "?startTime=<b>soon</b>&endTime=2026-12-01T15:00:00Z",
  ]) {
    await page.goto(`${routes.confirmation.path}${query}`, { waitUntil: "networkidle" });
    await expect(page).toHaveURL(routes.confirmation.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmation.title);
    await expect(moment(page)).toHaveCount(0);
    await expect(entry(page)).toBeHidden();
  }
  expect(scripts.filter((address) => /react|client\./.test(address))).toEqual([]);
});
