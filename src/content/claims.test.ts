import { expect, test } from "vitest";
import { formatFinding } from "../diagnostics.ts";
import { schema } from "./claims.ts";
import { readJson } from "./readJson.ts";
import { validate } from "./validate.ts";

const { file, value } = readJson("src/content/claims.json");
const { claims, ...others } = Object(value);
const [first = ""] = Object.keys(claims);

test.each<[object, string[]]>([
  [{ kind: "growth", growth: -0.35, measure: "volume", mean: true }, []],
  [{ kind: "range", from: 0.4, to: 0.6 }, []],
  [{ kind: "survey", share: 0.98, answers: 412, response: 0.34, until: "2026-06-30" }, []],
  [
    { kind: "growth", growth: 45 },
    ["4500% is more than 1000%; in the file, growth is a fraction, 0.45 for 45%"],
  ],
  [{ kind: "range", from: 0.6, to: 0.4 }, ["is 0.6; expected from to be less than to"]],
  [{ kind: "share", count: 5, share: 0.5 }, ["is not a known field; correct its name, or remove it"]],
  [{ kind: "count", count: 100 }, [expect.stringMatching(/^is missing; expected one of "companies"/)]],
  [{ kind: "sum", count: 1 }, [expect.stringMatching(/^is "sum"; expected one of "growth", "range"/)]],
])("BR-03 CS-06 a claim says one figure of its kind: %j", (claim, expected) => {
  const { diagnostics } = validate(schema, {
    file,
    value: { ...others, claims: { ...claims, [first]: claim } },
  });
  expect(diagnostics.map(formatFinding)).toEqual(expected);
});
