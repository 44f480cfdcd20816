import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { Limit, Ranks } from "./FeatureScreens.tsx";

const frame = { title: "Round", sample: "Sample", numberFormats: numberFormats("en") };

test("BR-05 a row says its rank and return, and how many places a trader has moved up", () => {
  const html = renderToStaticMarkup(
    <Ranks
      {...frame}
      standings={[
        { id: "ana", name: "Ana", rank: 1, moved: 2, gain: 0.2 },
        { id: "ben", name: "Ben", rank: 2, moved: -1, gain: -0.01 },
      ]}
    />,
  );
  expect(html.replaceAll(/(<[^>]*>)+/g, "|")).toContain("|1|▲2|Ana|+20.0%|2|Ben|−1.0%|");
});

test("BR-05 a bar is as long as its share of the limit, and red from the mark that is near it", () => {
  const bars = (drawdown: number) =>
    renderToStaticMarkup(
      <Limit {...frame} limit={0.2} nearLimit={0.15} standings={[{ id: "ana", name: "Ana", drawdown }]} />,
    );
  expect(bars(0.05)).toContain('width="25%" height="100%" fill="var(--brand');
  expect(bars(0.16)).toContain('width="80%" height="100%" fill="var(--loss)"');
});
