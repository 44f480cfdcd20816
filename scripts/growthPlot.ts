import type { Figures } from "./load.ts";

/** What was measured at one size. */
export interface Growth {
  languages: number;
  documents: number;
  /** `processor` in seconds of one core, `memory` in megabytes at its highest. */
  build: { seconds: number; processor: number; memory: number };
  manifestKilobytes: number;
  /** The English home page, plain and as brotli. */
  homeBytes: { identity: number; br: number };
  /** `memory` in megabytes once it has answered. */
  server: Figures & { startSeconds: number; memory: number };
}

const [width, height] = [260, 200];
const [left, right, top, bottom] = [52, 14, 40, 38];

interface Panel {
  title: string;
  unit: string;
  value(growth: Growth): number;
}

const panels: readonly Panel[] = [
  { title: "Build", unit: "s of processor", value: ({ build }) => build.processor },
  { title: "Memory of the build", unit: "MB", value: ({ build }) => build.memory },
  { title: "Memory of the server", unit: "MB", value: ({ server }) => server.memory },
  { title: "Server, for each request", unit: "µs of processor", value: ({ server }) => server.processor },
];

/** The round number (1, 2 or 5 times a power of ten) above a value. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

function drawPanel({ title, unit, value }: Panel, measured: readonly Growth[], x: number): string {
  const most = roundAbove(Math.max(...measured.map(value)));
  const mostDocuments = roundAbove(Math.max(...measured.map(({ documents }) => documents)));
  const across = (documents: number) =>
    Math.round(left + (documents / mostDocuments) * (width - left - right));
  const up = (figure: number) => Math.round(height - bottom - (figure / most) * (height - top - bottom));
  const points = measured.map((growth) => [across(growth.documents), up(value(growth))] as const);
  const lines = [0, most / 2, most].map(
    (figure) =>
      `<path class="grid" d="M${left} ${up(figure)}H${width - right}"/>` +
      `<text x="${left - 6}" y="${up(figure) + 4}" text-anchor="end">${figure}</text>`,
  );
  const documents = [0, mostDocuments / 2, mostDocuments].map(
    (count) => `<text x="${across(count)}" y="${height - bottom + 16}" text-anchor="middle">${count}</text>`,
  );
  return [
    `<g transform="translate(${x} 0)">`,
    `<text class="title" x="${left}" y="14">${title}</text><text x="${left}" y="29">${unit}</text>`,
    ...lines,
    ...documents,
    `<text x="${(left + width - right) / 2}" y="${height - 6}" text-anchor="middle">documents</text>`,
    `<polyline points="${points.join(" ")}"/>`,
    ...points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5"/>`),
    "</g>",
  ].join("\n");
}

/** Plots figures over the number of documents, as SVG that reads well on a light and a dark page. */
export const growthPlot = (
  measured: readonly Growth[],
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * panels.length} ${height}" role="img">
<title>${panels.map(({ title, unit }) => `${title} (${unit})`).join(", ")} by number of documents</title>
<style>
text { font: 11px system-ui, sans-serif; fill: #444 }
.title { font-size: 13px; font-weight: 600; fill: #111 }
.grid { stroke: #ccc }
polyline { fill: none; stroke: #0b6e4f; stroke-width: 2 }
circle { fill: #0b6e4f }
@media (prefers-color-scheme: dark) {
  text { fill: #bbb }
  .title { fill: #eee }
  .grid { stroke: #444 }
  polyline { stroke: #5fd3a6 }
  circle { fill: #5fd3a6 }
}
</style>
${panels.map((panel, index) => drawPanel(panel, measured, index * width)).join("\n")}
</svg>
`;
