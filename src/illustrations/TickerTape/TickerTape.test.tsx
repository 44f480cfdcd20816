import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { TickerTape } from "./TickerTape.tsx";

const traders = [
  { name: "Ada", gain: 0.21 },
  { name: "Bo", gain: 0.1 },
  { name: "Cy", gain: 0 },
  { name: "Di", gain: -0.05 },
  { name: "Ed", gain: -0.06 },
  { name: "Flo", gain: -0.07 },
];
const paragraphs = (end: "torn" | "stopped", among = traders): string[] =>
  renderToStaticMarkup(
    <TickerTape state={{ standings: among }} numberFormats={numberFormats("en")} code="404" end={end} />,
  )
    .split("<p")
    .slice(1)
    .map((html) => `<p${html}`.replaceAll(/(<[^>]*>|\s)+/g, " ").trim());

test("RT-11 a torn tape has the three best and the status, and the next two on the rest", () => {
  expect(paragraphs("torn")).toEqual(["Ada +21.0% Bo +10.0% Cy 0.0% 404", "Di −5.0% Ed −6.0%"]);
  expect(paragraphs("torn", traders.slice(1))).toEqual([
    "Bo +10.0% Cy 0.0% Di −5.0% 404",
    "Ed −6.0% Flo −7.0%",
  ]);
});

test("RT-12 a stopped tape has the three best and the status, and nothing after", () => {
  expect(paragraphs("stopped")).toEqual(["Ada +21.0% Bo +10.0% Cy 0.0% 404"]);
});
