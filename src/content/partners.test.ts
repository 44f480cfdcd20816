import { expect, test } from "vitest";
import { formatFinding } from "../diagnostics.ts";
import { lane, partnerColour } from "./partners.ts";
import { validate } from "./validate.ts";

test.each([
  ["#2181af", "#2181af"],
  ["#1b5e20", "light-dark(#1b5e20, #36713b)"],
  ["#ffffff", "light-dark(#868686, #ffffff)"],
])("the colour %s of a partner can be seen in both schemes", (own, shown) => {
  expect(partnerColour.parse(own)).toBe(shown);
});

test.each(["brass", "#2B7D9E"])("%s is no colour of a partner, and the error says what to do", (own) => {
  const { diagnostics } = validate(partnerColour, { file: "", value: own });
  expect(diagnostics.map(formatFinding)).toEqual([`is "${own}"; expected a colour such as #2b7d9e`]);
});

test.each([
  [{ to: 2 }, []],
  [
    { to: 3 },
    ["is after week 2, when this kind is live; set it earlier, or say that it is only done if needed"],
  ],
  [{ to: 4, ifNeeded: true }, []],
  [{ to: 5, ifNeeded: true }, ["is after week 4, when this kind is live; set it earlier"]],
])(
  "PA-01 a task with %o fits the weeks in which its kind goes live, or the error says what to do",
  (own, messages) => {
    const task = { id: "data", owner: "partner", from: 0, ...own };
    const { diagnostics } = validate(lane, {
      file: "",
      value: { id: "basic", from: 2, to: 4, tasks: [task] },
    });
    expect(diagnostics.map(formatFinding)).toEqual(messages);
  },
);
