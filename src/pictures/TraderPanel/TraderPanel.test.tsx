import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import css from "./TraderPanel.module.css";
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
const classOf = (text: string, html: string) => new RegExp(`class="([^"]*)">${text}`).exec(html)?.[1];

test("PF-03 a broken rule shows in the state, the rule, its meter and at the end of the curve", () => {
  const broken = draw(true, 0.01);
  expect(classOf("State", broken)).toBe(css.broken);
  expect(classOf("Rule", broken)).toBe(css.broken);
  for (const name of [css.over, css.crossed]) expect(broken).toContain(`class="${name}"`);
  const kept = draw(false, 0.01);
  expect(classOf("State", kept)).toBe(css.kept);
  expect(classOf("Rule", kept)).toBeUndefined();
  for (const name of [css.value, css.now]) expect(kept).toContain(`class="${name}"`);
});

test("PF-03 equity below the opening is shown as a loss, whether or not a rule is broken", () => {
  expect(classOf("Change", draw(false, -0.01))).toBe(css.broken);
  expect(classOf("Change", draw(true, 0.01))).toBe(css.kept);
});
