import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { StatId } from "../../facts/pages/brokers.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { EngineStat } from "./Engine.tsx";

vi.mock(import("../../facts/claims.ts"), async (actual) => {
  const module = await actual();
  const { claims } = module;
  return {
    ...module,
    claims: {
      ...claims,
      retention: { to: 0.5 },
      volume: { to: 4 },
      engagement: { to: 3 },
      participants: { count: 510_000 },
    },
  };
});

const translator = await translatorFor("en");
const boxes = (id: StatId): string[] =>
  Array.from(
    renderToStaticMarkup(<EngineStat {...translator} id={id} />).matchAll(
      /viewBox="([^"]*)" width="([^"]*)"/g,
    ),
    ([, box = "", width = ""]) => `${box}, ${width}`,
  );

test("BR-03 a bar has a line for each 5 percent of the claim, upwards and across, on one scale", () => {
  expect(boxes("retention")).toEqual(["0 0 1 10, 100%", "0 0 10 1, 12.5%"]);
  expect(boxes("volume")).toEqual(["0 0 1 80, 100%", "0 0 80 1, 100%"]);
  expect(boxes("engagement")).toEqual(["0 0 1 60, 100%", "0 0 60 1, 75%"]);
});

test("BR-03 the crowd has a dot for each thousand, in whole rows", () => {
  expect(boxes("participants")).toEqual(["0 0 25 21, 250", "0 0 50 11, 100%"]);
});
