import type { SVGProps } from "react";
import { platformsOnPage } from "../../facts/platforms.ts";
import { floor } from "../../facts/sample/competition.ts";
import { ibSpace } from "../../facts/sample/ibSpace.ts";
import { traders } from "../../facts/sample/traders.ts";
import { columns, line } from "../../pictures/path.ts";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** A line that is as wide at any size. */
const Line = (props: SVGProps<SVGPathElement>) => <path vectorEffect="non-scaling-stroke" {...props} />;

const Area = (props: SVGProps<SVGPathElement>) => <path fill="currentColor" stroke="none" {...props} />;

/** The head of the competition's page, under the broker's name. */
const Head = () => (
  <>
    <Area d="M0 4h144v16H0z" />
    <Area fill="var(--brass)" d="M6 8h8v8H6z" />
  </>
);

/** The middle of the server of each platform. */
const serverHeight = 76 / platformsOnPage.brokers.length;
const servers = platformsOnPage.brokers.map((_, index) => Math.round(4 + serverHeight * (index + 0.5)));
const half = Math.round(serverHeight / 2) - 4;

/** A switch for each platform. */
const switchWidth = Math.round(120 / platformsOnPage.brokers.length);
const switches = platformsOnPage.brokers.map(
  (_, index) => `M${12 + switchWidth * index} 46h${switchWidth - 4}v10h${4 - switchWidth}z`,
);

/** The heights of the podium, in proportion to the prizes, with the first in the middle. */
const [first, second = 0, third = 0] = floor.prizes;
const podium = [second, first, third].map((share) => Math.round(share * 140));

/** The returns of each trader in a box of 128 by 50. */
const all = traders.flatMap(({ returns }) => returns);
const [lowest, highest] = [Math.min(...all), Math.max(...all)];
const curves = traders.map(({ returns }) =>
  line(
    returns.map((value) => Math.round(((highest - value) / (highest - lowest)) * 50)),
    128 / (returns.length - 1),
  ),
);

/** The volume of each day before, during and after the competition, and how many days come before a period. */
const days = ibSpace.volume.map((period) => period.days);
const dayWidth = 128 / days.flat().length;
const daysBefore = (period: number): number => days.slice(0, period).flat().length;

/**
 * The page of a competition at each step, in a box of 208 by 80, and beside it: the servers, the space of an IB, the
 * podium, the ranks, the next competition.
 */
const steps = {
  connect: (
    <>
      <Line strokeDasharray="3 3" d="M.5 20.5h143" />
      <Line d={servers.map((y) => `M164.5 ${y - half}.5h43v${2 * half}h-43zm30 ${half}h6`).join("")} />
      <Line stroke="var(--brass-deep)" d={servers.map((y) => `M164 ${y}C124 ${y} 128 50 76 50`).join("")} />
      <Area fill="var(--brass-deep)" d="M71 45h10v10H71z" />
    </>
  ),
  brand: (
    <>
      <Head />
      <Area d="M12 34h84v8H12z" />
      <Line d="M12 52.5h112M12 62.5h76M164.5 80V40.5h43V80M172 62.5h28M172 70.5h18" />
      <Area d="M164 40h44v12h-44z" />
      <Area fill="var(--tint, var(--paper))" d="M169 43h6v6h-6z" />
    </>
  ),
  setUp: (
    <>
      <Head />
      {/* Live accounts rather than demo, the platforms, and a limit. */}
      <Area d={`M12 30h36v10H12z${switches.join("")}`} />
      <Line d="M52.5 30.5h35v9h-35zM12 68.5h112M64.5 64v9" />
      <Line d={podium.map((height, place) => `M${160.5 + place * 16} 80v-${height}h15v${height}`).join("")} />
    </>
  ),
  launch: (
    <>
      <Head />
      <g transform="translate(8 25)">
        {curves.map((curve, rank) => (
          <Line
            key={curve}
            stroke={rank === 0 ? "var(--brass-deep)" : "currentColor"}
            strokeWidth={rank === 0 ? 2.5 : undefined}
            d={curve}
          />
        ))}
      </g>
      {traders.map(({ name, gain }, rank) => (
        <Area
          key={name}
          fill={rank === 0 ? "var(--brass-deep)" : "currentColor"}
          d={`M160 ${26 + Math.round((rank * 55) / traders.length)}h${Math.round((48 * gain) / highest)}v5H160z`}
        />
      ))}
    </>
  ),
  growth: (
    <>
      <Head />
      {days.map((heights, period) => (
        <Area
          key={daysBefore(period)}
          fill={period === 1 ? "currentColor" : "var(--line-strong)"}
          transform={`translate(${8 + daysBefore(period) * dayWidth} 30) scale(${dayWidth} 5)`}
          d={columns(heights, 10)}
        />
      ))}
      <Line stroke="var(--brass-deep)" strokeDasharray="3 3" d="M160.5 80V4.5h47V80M160 20.5h47" />
    </>
  ),
};

/** The drawings of the workflow of the brokers page. */
export const drawings = symbolFile(
  "brokers",
  Object.entries(steps).map(([id, content]) => (
    <g key={id} id={id}>
      <Line d="M.5 80V4.5h143V80" />
      {content}
    </g>
  )),
);

/**
 * The addresses of as many drawings as a language has steps: the last ones, because a language with fewer steps has
 * joined the first.
 */
export const stepDrawings = (count: number): string[] =>
  Object.keys(steps)
    .slice(-count)
    .map((id) => drawings.addressOf(id));
