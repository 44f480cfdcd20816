import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { parseJson, readJson } from "../../content/readJson.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";

// What pictures of this page say when the owner changes the content.

type Academy = typeof import("../../content/sample/academy.json");

const file = "src/content/sample/academy.json";

vi.mock("../../content/readJson.ts", { spy: true });
const i18n = await i18nFor("en");
const { t } = i18n;

const hero = async () => {
  const { OwnNetwork } = await import("./OwnNetwork.tsx");
  return createElement(OwnNetwork, (await import("./monthProps.ts")).networkProps(i18n));
};
const sum = async () => {
  const { MonthSum } = await import("./MonthSum.tsx");
  const { tiers } = await import("../../content/sample/academy.ts");
  return createElement(MonthSum, { language: "en", tiers, month: "" });
};
const journal = async () => (await import("./Journal.tsx")).Journal(i18n);

/** The text of a section in an academy with other content, with a bar between elements. */
async function textOf(draw: () => Promise<ReactNode>, content: (academy: Academy) => object) {
  const { readJson: read } =
    await vi.importActual<typeof import("../../content/readJson.ts")>("../../content/readJson.ts");
  const academy = read(file).value as Academy;
  const json = parseJson(JSON.stringify({ ...academy, ...content(academy) }), file);
  vi.mocked(readJson).mockImplementation((path) => (path === file ? json : read(path)));
  vi.resetModules();
  return renderToStaticMarkup(await draw()).replaceAll(/(<[^>]*>)+/g, "|");
}

/** Four tiers of the tree, each with one branch. */
const network = [
  {
    channel: "webinar",
    members: 10,
    lots: 100,
    below: [
      { members: 20, lots: 50, below: [{ members: 30, lots: 40, below: [{ members: 40, lots: 20 }] }] },
    ],
  },
];

test.each([
  [2, "$700"],
  [3, "$720"],
  [4, "$725"],
])("IB-01 IB-09 %d rates draw as many tiers, and pay nothing below", async (tiers, total) => {
  const tierRates = [6, 2, 0.5, 0.25].slice(0, tiers);
  const tier = (number: number): string => `|${t("communities:network.tier", { number })}|`;
  const river = await textOf(hero, () => ({ network, tierRates }));
  expect(river).toContain(`|${total}|`);
  // Of each tier, and of its branch.
  expect(river.match(/ × \$/g)).toHaveLength(2 * tiers);
  expect(river).toContain(tier(tiers));
  expect(river).not.toContain(tier(tiers + 1));
  expect(await textOf(sum, () => ({ network, tierRates }))).toContain(`|${total}|`);
});

test("IB-01 the journal has the result of each day, its finding, and each entry", async () => {
  const week = [
    [
      { hour: 7.5, result: 4.4 },
      { hour: 18.2, result: -3 },
    ],
    [{ hour: 9.5, result: -1 }],
    [{ hour: 11, result: 2 }],
  ];
  const text = await textOf(journal, ({ journal: { entries } }) => ({
    journal: {
      early: 10,
      week,
      entries: [...entries, { ...entries[0], time: "23:45", market: "USDJPY" }],
    },
  }));
  expect(text).toContain("|Mon |+1.4\u00a0R|");
  expect(text).toContain("|Wed |+2.0\u00a0R|");
  expect(text).toContain(t("communities:journal.finding", { early: 1, losses: 2, time: "10:00" }));
  expect(text).toContain("USDJPY");
});
