import { expect, test } from "vitest";
import { readJson } from "../readJson.ts";
import { schema } from "./competition.ts";

const file = "src/content/sample/competition.json";

test("HM-01 the competition has as many days as there are from its opening to its closing", () => {
  const json = Object(readJson(file).value);
  const read = (closes: string) => {
    const competition = { ...json.competition, day: 11, opens: "2000-10-03", closes };
    return schema.safeParse({ ...json, competition });
  };
  expect(read("2000-10-18").data).toMatchObject({ competition: { days: 16 } });
  expect(read("2000-10-10").error?.issues[0]).toMatchObject({ path: ["competition", "day"] });
});
