import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { challenge, firm } from "../../facts/sample/firm.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { panelProps } from "../../sections/prop-firms/panelProps.ts";
import { AdminPanel } from "./AdminPanel.tsx";
import { entries } from "./entries.ts";

const props = panelProps(await translatorFor("en"));
const draw = (changes: Partial<ComponentProps<typeof AdminPanel>> = {}): string =>
  renderToStaticMarkup(<AdminPanel {...props} trader="Ada" finding="A finding" {...changes} />);
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test.each([
  [1, 0],
  [0.91, 1],
  [0.75, 4],
])("PF-03 where %f of entries match, copies lack %i of the marks", (matching, missing) => {
  const marks = (index: number) => entries(index, matching).split("M").slice(1);
  for (const index of [1, 2, 3]) {
    expect(marks(0)).toEqual(expect.arrayContaining(marks(index)));
    expect(marks(index)).toHaveLength(marks(0).length - missing);
  }
});

test("PF-03 the bars of the funnel are as long as the shares of what was bought", () => {
  const html = draw({ firm: { ...firm, funnel: [2000, 1500, 1000, 500, 100] } });
  expect(Array.from(html.matchAll(/d="M0 3h(\d+)"/g), ([, share]) => Number(share))).toEqual([
    100, 75, 50, 25, 5,
  ]);
  const { bought, stages, paid } = props.words;
  expect(textOf(html)).toMatch(
    new RegExp(`${bought} 2,000 ${stages[0]} 1,500 ${stages[1]} 1,000 ${stages[2]} 500 ${paid} 100`),
  );
});

test("PF-03 accounts by daily limit have a row per size and a column per band; those of the challenge change", () => {
  const heat = [
    { size: 10_000, counts: [80, 40] },
    { size: 20_000, counts: [10, 0] },
  ];
  const html = draw({
    firm: { ...firm, bands: [0.5, 1], heat },
    challenge: { ...challenge, size: 20_000 },
  });
  expect(textOf(html)).toContain("50% 100% $10K 80 40 $20K 10 0");
  expect(
    Array.from(html.matchAll(/data-live="heat(\d)" data-order="\d">(\d+)/g), ([, ...all]) => all),
  ).toEqual([
    ["0", "10"],
    ["1", "0"],
  ]);
  // The band that is closest to the limit looks different.
  const bands = Array.from(html.matchAll(/<td class="([^"]*)"/g), ([, band]) =>
    band?.replace(/^_|_.*$/g, ""),
  );
  expect(bands).toEqual(["band", "closest", "band", "closest"]);
  expect(Array.from(html.matchAll(/<td[^>]* data-order="(\d)"/g), ([, shade]) => shade)).toEqual([
    "4",
    "2",
    "1",
    "0",
  ]);
});

test("PF-03 each payout stands in the queue with its owner, amount and state", () => {
  const payouts = [
    { id: "SF-7", trader: "Bo", amount: 1200, state: "held" },
    { id: "SF-8", trader: "Cy", amount: 900, state: "paid" },
  ] as const;
  const { held, paid } = props.words.status;
  const html = draw({ firm: { ...firm, payouts: [...payouts] } });
  expect(textOf(html)).toContain(`Bo SF-7 $1,200 ${held} Cy SF-8 $900 ${paid}`);
  expect(html).toContain(`<span class="u-loss">${held}</span>`);
  expect(html).toContain(`<span class="u-gain">${paid}</span>`);
});

test("PF-03 the event names who broke the rule, and the flag another account", () => {
  const text = textOf(draw({ trader: "Ada" }));
  expect(text).toContain(`${props.moment} ${props.words.event.replace("{trader}", "Ada")}`);
  expect(text).toContain(props.words.account.replace("{trader}", firm.flagged.trader));
  expect(text).not.toMatch(/[{}]/);
});
