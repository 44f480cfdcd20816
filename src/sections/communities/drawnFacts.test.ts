import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { parseJson, readJson } from "../../facts/readJson.ts";
import { translatorFor } from "../../languages/words/translator.ts";

// Pictures of this page when the owner changes the facts.

type Academy = typeof import("../../facts/sample/academy.json");

const file = "src/facts/sample/academy.json";

vi.mock("../../facts/readJson.ts", { spy: true });
const translator = await translatorFor("en");
const { t } = translator;

/** Four tiers of the tree, each with one branch. */
const network = [
  {
    channel: "webinar",
    members: 10,
    lots: 100,
    below: [
      {
        members: 20,
        lots: 50,
        below: [{ members: 30, lots: 40, below: [{ members: 40, lots: 20 }] }],
      },
    ],
  },
];
const rates = [6, 2, 0.5, 0.25];

const week = [[{ hour: 9.5, result: -1 }], [{ hour: 11, result: 2 }]];

/** The pictures of an academy with other facts. */
async function pictures(facts: object) {
  const { readJson: read } =
    await vi.importActual<typeof import("../../facts/readJson.ts")>("../../facts/readJson.ts");
  const academy = read(file).value as Academy;
  const journal = { ...academy.journal, early: 10, week };
  const json = parseJson(JSON.stringify({ ...academy, network, journal, ...facts }), file);
  vi.mocked(readJson).mockImplementation((path) => (path === file ? json : read(path)));
  vi.resetModules();
  const { Hero } = await import("./Hero.tsx");
  const { Journal } = await import("./Journal.tsx");
  const { Final } = await import("./Final.tsx");
  const { Excerpt } = await import("./Excerpt.tsx");
  const { drawings } = await import("./drawings.tsx");
  return {
    hero: renderToStaticMarkup(Hero(translator)),
    journal: renderToStaticMarkup(Journal(translator)),
    final: renderToStaticMarkup(Final(translator)),
    income: renderToStaticMarkup(Excerpt({ ...translator, id: "income" })),
    /** The box and the path data of a drawing. */
    drawn: (id: string) => {
      const [, box = "", drawing = ""] =
        new RegExp(`<symbol id="${id}" viewBox="([^"]*)"[^>]*>(.*?)</symbol>`).exec(drawings.content) ?? [];
      return { box, path: [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join("") };
    },
  };
}

const tier = (number: number): string => t("communities:network.tier", { number });

/** What the labels say in each column of the river. */
const columnsOf = (html: string): string[][] =>
  [...html.matchAll(/<svg x="[\d.]+%">(.*?)<\/svg>/g)].map(([, column = ""]) =>
    [...column.matchAll(/<text.*?<\/text>/g)].map(([label]) => label.replaceAll(/<[^>]*>/g, "")),
  );

/** x of the branches' ends in the empty tree, without repetition. */
const endsOf = (path: string): number[] => [
  ...new Set(
    [...path.matchAll(/M(\d+) [\d.]+s\S+ \S+ (\d+) \S+?h(\d+)/g)].map(
      ([, start, span, slot]) => Number(start) + Number(span) + Number(slot),
    ),
  ),
];

test.each([
  [2, [520, 1000], "$700"],
  [3, [360, 680, 1000], "$720"],
  [4, [280, 520, 760, 1000], "$725"],
])("IB-01 IB-09 %d rates draw as many tiers, and pay nothing below", async (tiers, ends, total) => {
  const { hero, final, drawn } = await pictures({ tierRates: rates.slice(0, tiers) });
  const labels = [
    `Webinar ${t("communities:network.members", { count: 10 })}$600 100 × $6.00`,
    "20 members$100 50 × $2.00",
    "30 members$20 40 × $0.50",
    "40 members$5 20 × $0.25",
  ];
  expect(columnsOf(hero)).toEqual(labels.slice(0, tiers).map((label) => [label]));
  const ribbons = [...hero.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, path]) => path).join("");
  expect(ribbons.match(/M/g)).toHaveLength(tiers);
  expect(hero).toContain(`>${total}</b>`);
  expect(endsOf(drawn("branches").path)).toEqual(ends);
  for (const html of [hero, final]) {
    expect(html).toContain(`>${tier(tiers)}</b>`);
    expect(html).not.toContain(`>${tier(tiers + 1)}</b>`);
  }
  for (const [place, members] of [10, 20, 30, 40].slice(0, tiers).entries())
    expect(hero, tier(place + 1)).toContain(
      `>${t("communities:network.members", { count: members })}</span>`,
    );
});

test("IB-01 the river is as high at ten times the rates", async () => {
  const heightOf = (html: string) => /height="([\d.]+)em"/.exec(html)?.[1];
  const { hero } = await pictures({ tierRates: rates });
  const { hero: other } = await pictures({ tierRates: rates.map((rate) => 10 * rate) });
  expect(other).toContain("$7,250");
  expect(heightOf(other)).toBe(heightOf(hero));
});

test("IB-01 the journal has a bar for each trade, inside its box, and the result of each day", async () => {
  const { entries } = (readJson(file).value as Academy).journal;
  const trades = [
    { hour: 7.5, result: 4.4 },
    { hour: 18.2, result: -3 },
  ];
  const { journal, drawn } = await pictures({ journal: { early: 10, week: [trades, ...week], entries } });
  const bars = [...(drawn("gains").path + drawn("losses").path).matchAll(/M(\d+) (\d+)v(-?\d+)/g)].map(
    ([, x, from, length]) => ({ x: Number(x), end: Number(from) + Number(length) }),
  );
  expect(bars).toHaveLength(4);
  const [, width, height] = /0 0 (\d+) (\d+)/.exec(drawn("gains").box) ?? [];
  for (const { x, end } of bars) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(Number(width));
    expect(end).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(Number(height));
  }
  const days = [0, 1 / 3, 2 / 3].map((share) => share * Number(width));
  expect([...drawn("early").path.matchAll(/M(\d+)/g)].map(([, x]) => Number(x))).toEqual(days);
  expect(journal).toContain("Mon <b>+1.4\u00a0R</b>");
  expect(journal).toContain("Wed <b>+2.0\u00a0R</b>");
  expect(journal).toContain(t("communities:journal.finding", { early: 1, losses: 2, time: "10:00" }));
});

test("IB-01 the journal lists each entry", async () => {
  const { journal: own } = readJson(file).value as Academy;
  const entries = [...own.entries, { ...own.entries[0], time: "23:45", market: "USDJPY" }];
  const { journal } = await pictures({ journal: { ...own, entries } });
  expect(journal.match(/<li>/g)).toHaveLength(entries.length);
  expect(journal).toContain("USDJPY");
});

test("IB-02 the income has a column for each month, and the name of the first", async () => {
  const { income, drawn } = await pictures({
    tierRates: rates.slice(0, 3),
    month: 10,
    earned: { before: [240, 480, 360], launches: [1] },
  });
  const box = "0 0 40 44";
  expect(drawn("months")).toEqual({ box, path: "M5 44v-14M25 44v-21M35 44v-42" });
  expect(drawn("launches")).toEqual({ box, path: "M15 44v-28" });
  expect(income).toContain("<span>Jul</span>");
});
