import type { StepId } from "../../facts/pages/communities.ts";
import { academy } from "../../facts/sample/academy.ts";
import { branches } from "../../pictures/ReferralNetwork/emptyTree.ts";
import { weekPaths } from "../../pictures/TradingJournal/bars.ts";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";
import { launchesPath, monthsPath } from "./months.ts";

/** A tree of tiers, a page with a name on it, one link to many, candles, and the sheet that adds them up. */
const steps: Record<StepId, string> = {
  tiers:
    "M60 4h40v16H60zM80 20v14M20 50V34h120v16M80 34v16M0 50h40v16H0zM60 50h40v16H60zM120 50h40v16h-40zM20 66v30M80 66v30M140 66v30",
  space: "M0 96V12h130v84M0 34h130M14 50h40v46M70 52h46M70 66h46M70 80h30",
  links:
    "M0 80h30C80 80 80 16 130 16M30 80C80 80 80 48 130 48M30 80h100M130 8h16v16h-16zM130 40h16v16h-16zM130 72h16v16h-16zM138 88v8",
  trade:
    "M12 40v56M4 52h16v30H4zM52 24v56M44 36h16v32H44zM92 34v50M84 46h16v24H84zM132 4v60M124 14h16v36h-16z",
  statement: "M10 96V4h100v92M24 20h40M24 38h72M24 54h72M24 70h72M80 84h16",
};

/** Stretched to their boxes, with lines of constant width. */
const stretched = {
  branches,
  price: "M0 84l14-9 14 6 14-20 14 9 14 3 14-22 14-8 14 10 14-24 14-12 14 5",
  held: "M42 61v35M140 17v79M0 96h154",
};

const { early, week } = academy.journal;

/** Stretched to their boxes, with columns and bars that get wider. */
const columns = { ...weekPaths(week, early), months: monthsPath, launches: launchesPath };

type Drawing = StepId | keyof typeof stretched | keyof typeof columns;

const path = (id: string, data: string, isStretched = false) => (
  <path key={id} id={id} d={data} vectorEffect={isStretched ? "non-scaling-stroke" : undefined} />
);

/** Drawings below the first screen of the communities page, as paths without stroke, which they inherit. */
export const drawings = symbolFile("communities", [
  ...Object.entries({ ...steps, ...columns }).map(([id, data]) => path(id, data)),
  ...Object.entries(stretched).map(([id, data]) => path(id, data, true)),
]);

/** The address of a drawing. */
export const drawing = (id: Drawing): string => drawings.addressOf(id);

/** The address of a step's drawing, or undefined. */
export const stepDrawing = (step: StepId): string | undefined => (step in steps ? drawing(step) : undefined);
