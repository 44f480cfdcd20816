import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accounts, challenge } from "../../facts/sample/firm.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { traderProps } from "../../sections/prop-firms/panelProps.ts";
import { TraderPanel } from "./TraderPanel.tsx";

const translator = await translatorFor("en");
const props = traderProps(accounts.onTrack, translator);
const draw = (changes: Partial<ComponentProps<typeof TraderPanel>> = {}): string =>
  renderToStaticMarkup(<TraderPanel {...props} {...changes} />);
/** The panel on the first day, with a gain. */
const drawGain = (now: number, brokenRule?: number): string =>
  draw({ account: { ...accounts.broken, before: [0], today: [0, now], brokenRule } });

/** Whether an element is marked as broken. @param mark its text, or its name in `data-live` */
const isMarked = (mark: string, html: string): boolean =>
  new RegExp(`<[^>]*data-broken[^>]*>${mark}|<[^>]*data-live="${mark}"[^>]*data-broken`).test(html);

test("PF-03 a broken rule shows in the state, in the rule and at the end of the curve", () => {
  for (const mark of ["state", "dailyLimit", "now"]) {
    expect(isMarked(mark, drawGain(0.01, 0)), mark).toBe(true);
    expect(isMarked(mark, drawGain(0.01)), mark).toBe(false);
  }
});

test("PF-03 a loss beyond the daily limit shows in its meter", () => {
  expect(isMarked("lostShare", drawGain(-challenge.dailyDrawdown - 0.01))).toBe(true);
  expect(isMarked("lostShare", drawGain(-challenge.dailyDrawdown))).toBe(false);
});

test("PF-03 equity below the opening is shown as a loss, whether or not a rule is broken", () => {
  expect(isMarked("change", drawGain(-0.01))).toBe(true);
  expect(isMarked("change", drawGain(0.01, 0))).toBe(false);
});

test("PF-03 the name of the account's platform stands beside its number and server", () => {
  const { id } = accounts.onTrack;
  expect(draw({ platform: "Another platform" })).toContain(`${id} · Another platform · ${props.firm.server}`);
});

/** The steps of the daily limit in the chart: height and width. */
const stairs = (html: string) => {
  const [, steps = ""] = /d="M0 [\d.]+((?:V[\d.]+h[\d.]+)+)V[\d.]+z"/.exec(html) ?? [];
  return Array.from(steps.matchAll(/V([\d.]+)h([\d.]+)/g), ([, y, width]) => ({
    y: Number(y),
    width: Number(width),
  }));
};

test("PF-03 the daily limit has a step for each day, under its opening, as wide as its trades", () => {
  const drawDays = (before: number[], today: [number, ...number[]]) =>
    stairs(draw({ account: { ...accounts.onTrack, before, today } }));
  const { before, today } = accounts.onTrack;
  expect(drawDays(before, today)).toHaveLength(before.length);
  const steps = drawDays([0, 0.02, -0.01], [-0.01, 0, 0.01]);
  expect(steps).toHaveLength(3);
  const [first, second, third] = steps.map(({ y }) => y);
  expect(second).toBeLessThan(first ?? 0);
  expect(third).toBeGreaterThan(first ?? 0);
  expect(steps.map(({ width }) => width)).toEqual([150, 150, 300]);
});

test("PF-03 a wider daily limit is lower in the chart, by the share of the challenge's range that it is", () => {
  const limitAt = (dailyDrawdown: number) =>
    stairs(draw({ challenge: { ...challenge, target: 0.1, maximumLoss: 0.1, dailyDrawdown } }))[0]?.y ?? 0;
  // The range of 20 % is 180 high.
  expect(limitAt(0.08) - limitAt(0.05)).toBe(27);
});
