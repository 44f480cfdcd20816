import { outcomes, type StepId, steps } from "../../facts/pages/communities.ts";
import { academy, tiers } from "../../facts/sample/academy.ts";
import { branches } from "../../pictures/ReferralNetwork/emptyTree.ts";
import { weekPaths } from "../../pictures/TradingJournal/bars.ts";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";
import { launchesPath, monthsPath } from "./months.ts";

/** How many links each step has; the last one counts them all up on a line. */
const links = [1, 1, 3, 9, 18];
const linksOf = (step: number): number => links[step] ?? 18;

/** A part of the tree in a box of 100 by 100: branches from the step before, a node for each link, and the way on. */
const stepsOfTree = steps.map((id, step) => {
  const isLast = step === steps.length - 1;
  const count = linksOf(step);
  const before = linksOf(Math.max(0, step - 1));
  const round = (x: number) => Math.round(x * 10) / 10;
  const places = Array.from({ length: count }, (_, place) => ({
    from: round(((Math.floor((place * before) / count) + 0.5) * 100) / before),
    to: round(((place + 0.5) * 100) / count),
  }));
  const lines = places.map(({ from, to }) => {
    const branch = step === 0 ? `M${to} 50` : `M${from} 0C${from} 30 ${to} 16 ${to} 50`;
    return `${branch}V${isLast ? 78 : 100}`;
  });
  return (
    <g key={id} id={id}>
      <path vectorEffect="non-scaling-stroke" d={lines.join("") + (isLast ? "M0 78H100" : "")} />
      <path
        vectorEffect="non-scaling-stroke"
        strokeWidth={Math.max(5, 13 - step * 2)}
        d={places.map(({ to }) => `M${to} 50h.01`).join("")}
      />
    </g>
  );
});

/** Stretched to their boxes, with lines of constant width. */
const stretched = {
  branches: branches(tiers.length),
  price: "M0 84l14-9 14 6 14-20 14 9 14 3 14-22 14-8 14 10 14-24 14-12 14 5",
  held: "M42 61v35M140 17v79M0 96h154",
};

const { early, week } = academy.journal;

/** Stretched to their boxes, with columns and bars that get wider. */
const columns = { ...weekPaths(week, early), months: monthsPath, launches: launchesPath };

/** A hundred pages of journals in a box of 394 by 125, in columns of five: those that members keep have lines on them. */
const pages = Array.from(
  { length: 100 },
  (_, place) => [Math.floor(place / 5) * 20, (place % 5) * 26] as const,
);
const kept = outcomes.find(({ kind }) => kind === "share")?.percent ?? 0;
const journals = {
  kept: pages
    .slice(0, kept)
    .map(([x, y]) => `M${x} ${y}v20h14v-20zm3 6h8v1.5h-8zm0 4h8v1.5h-8zm0 4h5v1.5h-5z`)
    .join(""),
  blank: pages
    .slice(kept)
    .map(([x, y]) => `M${x + 0.5} ${y + 0.5}h13v19h-13z`)
    .join(""),
};

type Drawing = StepId | keyof typeof stretched | keyof typeof columns | keyof typeof journals;

const path = (id: string, data: string, isStretched = false) => (
  <path key={id} id={id} d={data} vectorEffect={isStretched ? "non-scaling-stroke" : undefined} />
);

/** Drawings below the first screen of the communities page, as paths without stroke, which they inherit. */
export const drawings = symbolFile("communities", [
  ...Object.entries({ ...columns, ...journals }).map(([id, data]) => path(id, data)),
  ...Object.entries(stretched).map(([id, data]) => path(id, data, true)),
  ...stepsOfTree,
]);

/** The address of a drawing. */
export const drawing = (id: Drawing): string => drawings.addressOf(id);
