import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "./calendar.ts";
import { endOf, openingDays, planOf, type Step, weeksFrom } from "./plan.ts";

/** 7 October 2022 was a Friday. */
const friday = "2022-10-07";

const steps: Step[] = [
  { id: "contract", owner: "both", days: 1 },
  { id: "set-up", owner: "platform", days: 2.5 },
  { id: "brand", owner: "firm", days: 1, after: ["contract"] },
  { id: "test", owner: "both", days: 0.5, after: ["set-up", "brand"] },
];

test.each([
  // Begins, ends, with days since the start.
  [
    "with weekends",
    false,
    [
      "contract 2022-10-07 2022-10-07 0 1",
      "set-up 2022-10-08 2022-10-10 1 3.5",
      "brand 2022-10-08 2022-10-08 1 2",
      "test 2022-10-10 2022-10-10 3.5 4",
    ],
  ],
  [
    "without weekends",
    true,
    [
      "contract 2022-10-07 2022-10-07 0 1",
      "set-up 2022-10-10 2022-10-12 3 5.5",
      "brand 2022-10-10 2022-10-10 3 4",
      "test 2022-10-12 2022-10-12 5.5 6",
    ],
  ],
] as const)("PF-11 a plan from a Friday %s, worked out by hand", (_, skipsWeekends, rows) => {
  const plan = planOf(steps, friday, skipsWeekends);
  expect(plan.steps.map(({ id, begins, ends, from, to }) => [id, begins, ends, from, to].join(" "))).toEqual(
    rows,
  );
  expect(plan.days).toBe(plan.steps.at(-1)?.to);
});

test("PF-11 a plan that starts at a weekend waits until Monday if nothing is done then", () => {
  const {
    steps: [first],
    days,
  } = planOf([{ id: "all", days: 6 }], addDays(friday, 1), true);
  expect(first).toMatchObject({ from: 2, to: 10, begins: "2022-10-10", ends: "2022-10-17" });
  expect(days).toBe(10);
});

test("PF-11 a step that follows one below it is refused", () => {
  const list = [
    { id: "a", days: 1, after: ["b"] },
    { id: "b", days: 1 },
  ];
  expect(() => planOf(list, friday)).toThrow('a follows "b": write that step above it');
});

const plans = fc
  .array(
    fc.record({ quarters: fc.integer({ min: 0, max: 60 }), before: fc.array(fc.nat(9), { maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((list) =>
    list.map(({ quarters, before }, index): Step & { after: string[] } => ({
      id: `${index}`,
      days: quarters / 4,
      after: before.filter((each) => each < index).map(String),
    })),
  );

test("PF-11 no step begins before those that it follows have ended, none at a weekend that is skipped, and the last ends the plan", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 4000 }), fc.boolean(), (list, day, skipsWeekends) => {
      const start = addDays("2020-01-01", day);
      const plan = planOf(list, start, skipsWeekends);
      for (const { from, to, begins, ends, after, days } of plan.steps) {
        for (const { id, to: end } of plan.steps)
          if (after.includes(id)) expect(from).toBeGreaterThanOrEqual(end);
        expect(ends >= begins).toBe(true);
        if (!skipsWeekends) expect(to - from).toBe(days);
        else for (const each of [begins, ends]) expect(weekdayOf(each)).toBeLessThan(5);
      }
      expect(plan.days).toBe(Math.max(...plan.steps.map(({ to }) => to)));
    }),
  );
});

test.each([
  ["a Friday", friday, ["2022-10-07 2022-10-13", "2022-10-14 2022-10-20"]],
  ["a Saturday", addDays(friday, 1), ["2022-10-10 2022-10-14", "2022-10-17 2022-10-21"]],
  ["the last Monday of a year", "2026-12-28", ["2026-12-28 2027-01-01", "2027-01-04 2027-01-08"]],
])("PA-01 weeks from %s have five days and no weekend", (_, start, weeks) => {
  expect(weeksFrom(2, start).map(({ begins, ends }) => `${begins} ${ends}`)).toEqual(weeks);
});

test("PA-01 BR-09 spans end with the last of them", () => {
  expect(endOf([{ to: 4 }, { to: 9 }, { to: 5 }])).toBe(9);
  expect(endOf([])).toBe(0);
});

const works = ["call", "rules", "limits", "brand", "platforms", "test"] as const;

test.each([5, 7, 14, 30])(
  "PF-11 of %i days, the last is the opening, as many days after the call",
  (count) => {
    const days = openingDays(count, works, friday);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(days.map(({ work }) => work === "open")).toEqual(days.map((_, index) => index === count - 1));
    expect(days.map(({ date }) => date)).toEqual(days.map(({ day }) => addDays(friday, day)));
    expect(openingDays(count, works)).toEqual(days.map((each) => ({ ...each, date: undefined })));
  },
);

test("PF-11 work before the opening comes in its order, in equal shares", () => {
  expect(openingDays(7, works).map(({ work }) => work)).toEqual([...works, "open"]);
  const twice = openingDays(2 * works.length + 1, works).map(({ work }) => work);
  expect(twice).toEqual([...works.flatMap((work) => [work, work]), "open"]);
});
