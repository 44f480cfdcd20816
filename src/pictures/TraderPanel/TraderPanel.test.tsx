import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TraderPanel } from "./TraderPanel.tsx";

const fact = { term: "Equity", figure: "$99,000" };
const limit = { ...fact, share: 0.05 };
const draw = (isBroken: boolean, now: number): string => {
  const panel: ComponentProps<typeof TraderPanel> = {
    label: "An account",
    firm: "A firm",
    account: [],
    clock: "14:32",
    state: "State",
    stages: [],
    equity: { ...fact, change: "Change" },
    sessions: [[0, now]],
    limits: { target: limit, daily: limit, maximum: limit },
    axis: [],
    meters: [{ ...fact, limit: "$5,000", share: 100, isBroken }],
    rulesMet: fact,
    rules: [{ name: "Rule", isBroken }],
    payout: fact,
  };
  return renderToStaticMarkup(<TraderPanel {...panel} />);
};
/** Whether an element is marked as broken. @param mark its text, or its name in `data-live` */
const isMarked = (mark: string, html: string): boolean =>
  new RegExp(`<[^>]*data-broken[^>]*>${mark}|<[^>]*data-live="${mark}"[^>]*data-broken`).test(html);

test("PF-03 a broken rule shows in the state, the rule, its meter and at the end of the curve", () => {
  for (const mark of ["State", "Rule", "gainedShare", "now"]) {
    expect(isMarked(mark, draw(true, 0.01)), mark).toBe(true);
    expect(isMarked(mark, draw(false, 0.01)), mark).toBe(false);
  }
});

test("PF-03 equity below the opening is shown as a loss, whether or not a rule is broken", () => {
  expect(isMarked("Change", draw(false, -0.01))).toBe(true);
  expect(isMarked("Change", draw(true, 0.01))).toBe(false);
});
