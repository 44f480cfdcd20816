import { expect, test } from "vitest";
import { formatFinding } from "../diagnostics.ts";
import { lane, partnerColour } from "./partners.ts";
import { validate } from "./validate.ts";

test.each([
  [
    "#ffffff",
    "#ffffff can hardly be seen in light mode, with a contrast of 1.1 where 3 is needed; choose a darker one",
  ],
  [
    "#10182b",
    "#10182b can hardly be seen in dark mode, with a contrast of 1 where 3 is needed; choose a lighter one",
  ],
  ["brass", 'is "brass"; expected a colour such as #2b7d9e'],
  ["#2B7D9E", 'is "#2B7D9E"; expected a colour such as #2b7d9e'],
])("%s is no colour of a partner, and the error says what to do", (own, message) => {
  const { diagnostics } = validate(partnerColour, { file: "", value: own });
  expect(diagnostics.map(formatFinding)).toEqual([message]);
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
