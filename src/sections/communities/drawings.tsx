import { academy } from "../../facts/sample/academy.ts";
import { branches } from "../../pictures/ReferralNetwork/emptyTree.ts";
import { weekPaths } from "../../pictures/TradingJournal/bars.ts";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";
import { launchesPath, monthsPath } from "./months.ts";

/** Stretched to their boxes, with lines of constant width. */
const stretched = {
  branches,
  price: "M0 84l14-9 14 6 14-20 14 9 14 3 14-22 14-8 14 10 14-24 14-12 14 5",
  held: "M42 61v35M140 17v79M0 96h154",
};

const { early, week } = academy.journal;

/** Stretched to their boxes, with columns and bars that get wider. */
const columns = { ...weekPaths(week, early), months: monthsPath, launches: launchesPath };

type Drawing = keyof typeof stretched | keyof typeof columns;

const path = (id: string, data: string, isStretched = false) => (
  <path key={id} id={id} d={data} vectorEffect={isStretched ? "non-scaling-stroke" : undefined} />
);

/** Drawings below the first screen of the communities page, as paths without stroke, which they inherit. */
export const drawings = symbolFile("communities", [
  ...Object.entries(columns).map(([id, data]) => path(id, data)),
  ...Object.entries(stretched).map(([id, data]) => path(id, data, true)),
]);

/** The address of a drawing. */
export const drawing = (id: Drawing): string => drawings.addressOf(id);
