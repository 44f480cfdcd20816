import type { ReactNode, SVGProps } from "react";
import { outcomes, steps } from "../../content/pages/communities.ts";
import { academy } from "../../content/sample/academy.ts";
import { weekBox, weekPaths } from "../../illustrations/TradingJournal/bars.ts";
import { tradingDays } from "../../simulation/calendar.ts";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";
import { launchesPath, monthsBox, monthsPath } from "./months.ts";

interface StretchedProps {
  id: string;
  box: string;
  children: ReactNode;
}

/** A drawing of lines that fills the `<svg>` in which it is used, in the colour of its text. */
const Stretched = ({ id, box, children }: StretchedProps) => (
  <symbol
    id={id}
    viewBox={box}
    preserveAspectRatio="none"
    overflow="visible"
    fill="none"
    stroke="currentColor"
  >
    {children}
  </symbol>
);

/** A line as wide as without stretching. */
const Line = (props: SVGProps<SVGPathElement>) => <path vectorEffect="non-scaling-stroke" {...props} />;

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
    <Stretched key={id} id={id} box="0 0 100 100">
      <Line d={lines.join("") + (isLast ? "M0 78H100" : "")} />
      <Line
        strokeWidth={Math.max(5, 13 - step * 2)}
        strokeLinecap="round"
        d={places.map(({ to }) => `M${to} 50h.01`).join("")}
      />
    </Stretched>
  );
});

/** Changes as bars, if what was before is a hundred. A bar is that long before its figure has counted (`--counted`). */
const changes = outcomes.flatMap(({ id, kind, percent }) =>
  kind === "share" ? [] : [{ id, after: kind === "less" ? 100 - percent : 100 + percent }],
);
const changesBox = `0 0 ${Math.max(100, ...changes.map(({ after }) => after))} 20`;
const changesAsBars = changes.map(({ id, after }) => (
  <Stretched key={id} id={`after-${id}`} box={changesBox}>
    <path
      strokeWidth="10"
      strokeDasharray={`calc(100px + ${after - 100}px * var(--counted, 1)) 200`}
      d={`M0 14h${Math.max(100, after)}`}
    />
  </Stretched>
));

/** How many days are drawn: two weeks. */
const shownDays = 14;

/** The days on which members traded, by how long ago the last one was. */
const tradedDays = [...new Set(academy.activity.lastTrades.map(({ daysAgo }) => daysAgo))].map((daysAgo) => (
  <Stretched key={daysAgo} id={`traded-${daysAgo}`} box={`0 0 ${shownDays} 1`}>
    <path
      fill="currentColor"
      stroke="none"
      d={tradingDays(shownDays, daysAgo)
        .map((day) => `M${day} 0h.8v1h-.8z`)
        .join("")}
    />
  </Stretched>
));

/** The colours of the academy. */
const colours = ["currentColor", "oklch(62% 0.09 195)", "oklch(82% 0.06 195)", "oklch(70% 0.12 40)"];

/** A hundred pages of journals in a box of 394 by 125, in columns of five; on them, with lines, those that members keep. */
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
  blank: pages.map(([x, y]) => `M${x + 0.5} ${y + 0.5}h13v19h-13z`).join(""),
};

const { early, week } = academy.journal;
const bars = weekPaths(week, early);

/** Drawings below the first screen of the communities page. */
export const drawings = symbolFile(
  "communities",
  <>
    <Stretched id="early" box={weekBox(week)}>
      <path fill="currentColor" stroke="none" d={bars.early} />
    </Stretched>
    <Stretched id="gains" box={weekBox(week)}>
      <path strokeWidth="9" d={bars.gains} />
    </Stretched>
    <Stretched id="losses" box={weekBox(week)}>
      <path strokeWidth="9" d={bars.losses} />
    </Stretched>
    <Stretched id="months" box={monthsBox}>
      <path strokeWidth="9" d={monthsPath} />
    </Stretched>
    <Stretched id="launches" box={monthsBox}>
      <path strokeWidth="9" d={launchesPath} />
    </Stretched>
    <Stretched id="price" box="0 0 154 96">
      <Line strokeWidth="1.5" d="M0 84l14-9 14 6 14-20 14 9 14 3 14-22 14-8 14 10 14-24 14-12 14 5" />
    </Stretched>
    <Stretched id="held" box="0 0 154 96">
      <Line strokeWidth="1.5" d="M42 61v35M140 17v79M0 96h154" />
    </Stretched>
    <Stretched id="before" box={changesBox}>
      <path strokeWidth="5" d="M0 4h100" />
    </Stretched>
    {changesAsBars}
    <Stretched id="colours" box="0 0 88 16">
      {colours.map((colour, place) => (
        <path key={colour} fill={colour} stroke="none" d={`M${place * 24} 0h16v16h-16z`} />
      ))}
    </Stretched>
    <path id="kept" d={journals.kept} />
    <path id="blank" d={journals.blank} />
    {stepsOfTree}
    {tradedDays}
  </>,
);

/** The address of a drawing, for `<use>`. @throws if there is none with this id */
export const drawing = (id: string): string => drawings.addressOf(id);
