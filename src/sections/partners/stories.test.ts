import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { StorySlides } from "./StorySlides.tsx";

vi.mock("../../facts/partners.ts", async (importOriginal) => {
  const facts = await importOriginal<typeof import("../../facts/partners.ts")>();
  const [first, second] = facts.partnerStories;
  return {
    ...facts,
    integrationPlan: [{ ...facts.integrationPlan[0], to: 7, tasks: [] }],
    partnerStories: [
      { ...first, weeks: [1, 4, 9] },
      { ...second, weeks: [3, 5] },
    ],
  };
});

test("PA-04 milestones stand at their weeks on a timeline that is long enough for all stories", async () => {
  const html = renderToStaticMarkup(createElement(Fragment, null, StorySlides(await translatorFor("en"))));
  const rows = Array.from(html.matchAll(/<tr.*?<\/tr>/g), ([row]) =>
    Array.from(row.matchAll(/<td colSpan="(\d+)" (aria-hidden|role)/g), ([, weeks, kind]) => [kind, weeks]),
  );
  expect(rows).toEqual([
    [
      ["role", "3"],
      ["role", "5"],
      ["role", "1"],
    ],
    [
      ["aria-hidden", "2"],
      ["role", "2"],
      ["role", "5"],
    ],
  ]);
  const [, ticks] = html.split("<svg", 2);
  expect(ticks?.match(/<rect/g)).toHaveLength(9);
});
