import { expect, test } from "vitest";
import { type Growth, growthPlot } from "./growthPlot.ts";

const growth = (documents: number, figure: number): Growth => ({
  languages: 7,
  documents,
  build: { seconds: figure, processor: figure, memory: figure },
  manifestKilobytes: figure,
  homeBytes: { identity: figure, br: figure },
  server: { throughput: 1, p50: 1, p99: 1, processor: figure, startSeconds: 1, memory: figure },
});

test("figures that grow in proportion lie on a line through the origin of each panel", () => {
  const lines = growthPlot([growth(100, 25), growth(200, 50)]).match(/(?<=<polyline points=")[^"]+/g) ?? [];
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = line
      .split(" ")
      .map((point) => point.split(",").map(Number));
    const [left, foot] = [52, 162];
    expect(x2 - left).toBe(2 * (x1 - left));
    expect(foot - y2).toBe(2 * (foot - y1));
  }
});

test("axes end at a round number above the highest figure", () => {
  const plot = growthPlot([growth(98, 21), growth(1900, 390)]);
  expect(plot).toContain(">500<");
  expect(plot).toContain(">2000<");
});
